/** Starts the content service and the site in production mode, with any ports and data folder. */
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { selectEnvironment } from "./environment.ts";
import { openLog } from "./log-file.ts";
import type { Settings } from "./settings.ts";
import { ROOT, Sentence, stop } from "./steps.ts";

/** A running service. */
export interface Service {
  readonly name: string;
  readonly child: ChildProcess;
  /** Resolves when the process has ended, with the signal, the exit code or the error. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}
interface Launch {
  readonly name: string;
  /** Arguments of Node: the program and its arguments. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Address that answers with success when the process is ready. */
  readonly url: string;
  readonly log: string;
}
export interface StartOptions {
  /** Aborts the start and stops the process. */
  readonly signal?: AbortSignal;
  /** Receives the log messages of the process that are marked for the operator. */
  readonly tell?: (line: string) => void;
}

/** Arguments of Node that make a process with an IPC channel end when its parent ends. */
export const END_WITH_STARTER = [
  "--import",
  pathToFileURL(join(ROOT, "scripts/lib/end-with-starter.ts")).href,
] as const;
const START_WITHIN_MS = 90_000;

/** Returns the message of a log line that is marked for the operator, or null. */
function readNotice(line: string): string | null {
  if (!line.includes('"operator":true')) return null;
  try {
    const { message, msg } = JSON.parse(line) as {
      readonly message?: unknown;
      readonly msg?: unknown;
    };
    return String(message ?? msg);
  } catch {
    return null;
  }
}

/**
 * Writes the output of a process to its log file, and passes messages for the operator to `tell`.
 * @returns the last 20 lines without stack traces; the array is updated as the process writes
 */
function followOutput(
  child: ChildProcess,
  path: string,
  tell: (line: string) => void,
): readonly string[] {
  const log = openLog(path);
  const last: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input, crlfDelay: Infinity }).on("line", (line) => {
      log.write(line);
      const notice = readNotice(line);
      if (notice !== null) tell(notice);
      if (line.trim() === "" || /^\s+at /.test(line)) return;
      last.push(line.trim());
      if (last.length > 20) last.shift();
    });
  }
  child.once("close", () => {
    log.close();
  });
  return last;
}

/** Whether the address answers with a success status. */
async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Starts a process and waits until it answers.
 * @throws Sentence when it ends first or does not answer within 90 seconds
 */
export async function startService(
  launch: Launch,
  { signal, tell = () => undefined }: StartOptions = {},
): Promise<Service> {
  const { name, url, log } = launch;
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [...END_WITH_STARTER, ...launch.args], {
    cwd: launch.folder,
    env: launch.env,
    // The IPC channel makes the process stop when this process ends.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A separate process group: Ctrl-C reaches this process only, which stops the services.
    detached: process.platform !== "win32",
  });
  const last = followOutput(child, log, tell);
  const state = { ended: false };
  const ended = new Promise<string>((resolveEnd) => {
    child.once("error", (error) => {
      resolveEnd(error.message);
    });
    child.once("exit", (code, by) => {
      resolveEnd(by ?? `code ${code ?? "none"}`);
    });
  }).finally(() => {
    state.ended = true;
  });
  const closed = new Promise((resolveClose) => {
    child.once("close", resolveClose);
  });
  const started = performance.now();
  for (let up = false; !up || state.ended;) {
    if (state.ended) {
      // The last output may not have been read yet.
      await Promise.race([closed, wait(500)]);
      throw new Sentence(
        `The ${name} did not start: ${last.at(-1) ?? "it ended without any output"} (log: ${log}).`,
      );
    }
    if (signal?.aborted || performance.now() - started > START_WITHIN_MS) {
      await stop(child, signal?.aborted ? undefined : 1000);
      signal?.throwIfAborted();
      throw new Sentence(
        `The ${name} did not answer at ${url} within ${START_WITHIN_MS / 1000} s (log: ${log}).`,
      );
    }
    up = await answers(url);
    if (!up) await Promise.race([ended, wait(150)]);
  }
  return { name, child, ended, stop: () => stop(child) };
}

/** Returns the address at which this machine reaches a server that listens on `host`. */
function originOf(host: string | undefined, port: number): string {
  const every = host === undefined || ["", "0.0.0.0", "::", "::0", "[::]"].includes(host);
  const name = every
    ? "127.0.0.1"
    : host.includes(":") && !host.startsWith("[")
      ? `[${host}]`
      : host;
  return `http://${name}:${port}`;
}
/** Returns the address of the content service for the processes of this machine. */
export const getCmsOrigin = (settings: Settings): string =>
  originOf(settings.env["CMS_HOST"], settings.cmsPort);

/**
 * Keep-alive timeout of idle connections, the same as that of the site (server.ts). Next's default
 * of five seconds is shorter than clients and proxies expect.
 */
const KEEP_ALIVE_MS = "75000";

/** Starts the content service. */
export function startCms(settings: Settings, options?: StartOptions): Promise<Service> {
  const host = settings.env["CMS_HOST"] || "127.0.0.1";
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  return startService(
    {
      name: "content service",
      args: [
        next,
        "start",
        "-p",
        String(settings.cmsPort),
        "-H",
        host,
        "--keepAliveTimeout",
        KEEP_ALIVE_MS,
      ],
      folder: join(ROOT, "apps/cms"),
      env: selectEnvironment("cms", settings.env),
      url: `${getCmsOrigin(settings)}/api/health`,
      log: join(settings.dataDir, "cms.log"),
    },
    options,
  );
}

/** Starts the public site. It counts as ready when it listens, also without the content service. */
export function startSite(settings: Settings, options?: StartOptions): Promise<Service> {
  return startService(
    {
      name: "site",
      args: [join(ROOT, "apps/site/src/http/main.ts")],
      folder: join(ROOT, "apps/site"),
      env: selectEnvironment("site", {
        ...settings.env,
        CMS_PUBLIC_URL: settings.env["CMS_URL"],
        CMS_URL: getCmsOrigin(settings),
      }),
      url: `${originOf(settings.env["HOST"], settings.port)}/healthz`,
      log: join(settings.dataDir, "site.log"),
    },
    options,
  );
}
