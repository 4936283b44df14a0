/**
 * Entry point of `npm run finder -- <command>`: the command line for the eligibility data.
 *
 * Exit code 0: success. 1: the data must not be published, or cannot be read or compiled. 2: the
 * command is unknown, or cannot be executed as it was given.
 */
import { TooIntricate } from "../src/eligibility/index.ts";
import { runDiff } from "./commands/diff.ts";
import { runExplain } from "./commands/explain.ts";
import { runFindings } from "./commands/findings.ts";
import { runGolden } from "./commands/golden.ts";
import { runRelease } from "./commands/release.ts";
import { runStats } from "./commands/stats.ts";
import { runVerify } from "./commands/verify.ts";
import { USAGE, readCommandLine } from "./flags.ts";
import type { CommandLine, Flags } from "./flags.ts";
import { Refusal, save } from "./load.ts";
import { writeError, print } from "./output.ts";
import { readSource } from "./source.ts";
import type { Source } from "./source.ts";

type Run = (from: Source, flags: Flags) => number | Promise<number>;

interface Command {
  /** Smallest and largest number of arguments. */
  readonly takes: readonly [number, number];
  /** Index of the argument that is the source. Undefined when no argument can be the source. */
  readonly source?: number;
  readonly run: (rest: readonly string[], line: CommandLine) => Run;
}

const COMMANDS: Readonly<Partial<Record<string, Command>>> = {
  verify: {
    takes: [0, 1],
    source: 0,
    run: () => (from, flags) => runVerify(from, flags, false),
  },
  brute: { takes: [0, 1], source: 0, run: () => (from, flags) => runVerify(from, flags, true) },
  findings: { takes: [0, 1], source: 0, run: () => runFindings },
  stats: { takes: [0, 1], source: 0, run: () => runStats },
  golden: { takes: [0, 1], source: 0, run: () => runGolden },
  explain: { takes: [3, 4], run: (rest) => (from, flags) => runExplain(from, rest, flags) },
  diff: {
    takes: [2, 2],
    source: 0,
    run:
      ([, other = ""], line) =>
      (a, flags) =>
        runOn(other, line, (b) => runDiff(a, b, flags)),
  },
  release: {
    takes: [1, 2],
    source: 1,
    run:
      ([file = ""]) =>
      (from, flags) =>
        runRelease(file, from, flags),
  },
  export: {
    takes: [1, 2],
    source: 1,
    run:
      ([folder = ""]) =>
      ({ data }, { format }) => {
        save(data, folder, format);
        print(`Tables written to ${folder} as ${format}`);
        return 0;
      },
  },
};

/**
 * Runs a command on a source. The `strictNationality` of a release takes precedence over the flag.
 * @returns the exit code
 */
async function runOn(path: string | undefined, line: CommandLine, run: Run): Promise<number> {
  const from = await readSource(path ?? line.data);
  if (from === null) return 1;
  const strictNationality = from.release?.strictNationality ?? line.flags.strictNationality;
  try {
    return await run(from, { ...line.flags, strictNationality });
  } catch (error) {
    if (error instanceof Refusal) {
      writeError(error.message);
      return 2;
    }
    if (!(error instanceof TooIntricate)) throw error;
    writeError(`These data cannot be compiled: ${error.message}.`);
    return 1;
  }
}

async function main(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line === "help") {
    print(USAGE);
    return 0;
  }
  if ("problem" in line) {
    if (line.problem) writeError(line.problem);
    writeError(USAGE);
    return 2;
  }
  const { rest } = line;
  const command = COMMANDS[line.command];
  const [least, most] = command?.takes ?? [0, 0];
  if (command && rest.length > most) {
    const allowed = most === 1 ? "one argument" : `${most} arguments`;
    writeError(`${line.command} takes ${allowed} at most; too many: ${rest.slice(most).join(" ")}`);
    return 2;
  }
  if (!command || rest.length < least) {
    writeError(USAGE);
    return 2;
  }
  const path = command.source === undefined ? undefined : rest[command.source];
  return runOn(path, line, command.run(rest, line));
}

// A reader that closes the pipe early (head, less) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
