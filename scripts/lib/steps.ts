/**
 * Steps and commands of the tasks in scripts/, with elapsed times, error messages and exit codes.
 */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Path of the root of the repository. */
export const ROOT = join(import.meta.dirname, "..", "..");
const seconds = (started: number): string =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** An error whose message is shown to the user without a stack trace. */
export class Sentence extends Error {}

/** Returns the message of any thrown value. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs a step. Prints its start, its elapsed time every ten seconds, and its total time. */
export async function runStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`${name} …\n`);
  const timer = setInterval(() => {
    process.stdout.write(`  ${name}: ${seconds(started)} so far\n`);
  }, 10_000);
  try {
    const result = await work();
    process.stdout.write(`${name}: done in ${seconds(started)}\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a command until it ends. `log` is a file for its output, `show` passes the output to the
 * terminal, `lines` is the number of last lines of output that are printed after a failure (40), and
 * `quiet` suppresses them.
 * @throws Sentence when the command cannot be started or fails
 */
export function runCommand(
  name: string,
  program: string,
  args: readonly string[],
  options: SpawnOptions & {
    readonly log?: string;
    readonly show?: boolean;
    readonly lines?: number;
    readonly quiet?: boolean;
  } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { log, show, lines = 40, quiet, ...rest } = options;
    const child = spawn(program, [...args], {
      cwd: ROOT,
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      ...rest,
    });
    // The command is killed when the task exits before it.
    function kill(): void {
      child.kill();
    }
    process.once("exit", kill);
    child.once("close", () => {
      process.off("exit", kill);
    });
    const tail: string[] = [];
    if (log) mkdirSync(dirname(log), { recursive: true });
    const file = log ? createWriteStream(log, { mode: 0o600 }) : null;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        file?.write(chunk);
        tail.push(chunk.toString());
        if (tail.length > 200) tail.shift();
      });
    }
    child.once("error", (error) => {
      reject(new Sentence(`${name} could not be started: ${error.message}.`));
    });
    child.once("exit", (code) => {
      file?.end();
      if (code === 0) {
        resolve();
        return;
      }
      if (!quiet) process.stderr.write(tail.join("").split("\n").slice(-lines).join("\n"));
      reject(
        new Sentence(
          `${name} failed${code === null ? "" : ` with code ${code}`}${log ? `; see the full output in ${log}` : ""}.`,
        ),
      );
    });
  });
}

/** Stops a child process with SIGTERM, and with SIGKILL after `graceMs` milliseconds. */
export function stop(child: ChildProcess, graceMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
    }, graceMs);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/** Runs a task. On an error it prints the message (Sentence) or the stack and exits with code 1. */
export function runMain(body: () => Promise<void>): void {
  body().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof Sentence ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  });
}
