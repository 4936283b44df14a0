/** Starts the content service and the site as they run for visitors, on any ports and any data folder. */
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { openDataFolder } from "./data-folder.ts";
import { environmentOf, type Variables } from "./environment.ts";
import { openLog } from "./log-file.ts";
import { describeTakenPort, findPortOwner } from "./port-owner.ts";
import { ROOT, Sentence, stop } from "./steps.ts";

export interface Settings {
  readonly dataDir: string;
  readonly port: number;
  readonly cmsPort: number;
  readonly siteUrl: string;
  /** Everything that is set; `environmentOf` chooses what a process gets. */
  readonly env: NodeJS.ProcessEnv;
}

const SECRETS = [
  "PAYLOAD_SECRET",
  "REVALIDATE_SECRET",
  "PREVIEW_SECRET",
  "JOBS_SECRET",
  "SITE_API_KEY",
] as const;

function portOf(name: string, value: string | undefined, fallback: number): number {
  const port = value === undefined || value === "" ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Sentence(`${name} must be a port number from 1 to 65535, not "${value ?? ""}".`);
  return port;
}

/** @throws Sentence when somebody listens there already */
async function requireFree(
  port: number,
  name: string,
  host: string | undefined,
  dataDir: string,
): Promise<void> {
  const problem = await new Promise<NodeJS.ErrnoException | null>((resolvePort) => {
    const probe = createServer();
    probe.once("error", resolvePort);
    probe.listen(port, host || "127.0.0.1", () => {
      probe.close(() => {
        resolvePort(null);
      });
    });
  });
  if (problem?.code === "EADDRINUSE")
    throw new Sentence(describeTakenPort(port, name, await findPortOwner(port, dataDir)));
  if (problem)
    throw new Sentence(
      `Port ${port} cannot be used (${problem.code ?? problem.message}). Choose another one with ${name}=….`,
    );
}

/** A free port of this machine, for tests. */
export function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === "object" && address) resolvePort(address.port);
        else reject(new Error("no port"));
      });
    });
  });
}

/** Reads the settings, makes the data folder and the secrets that are missing. @throws Sentence */
export async function prepare(
  source: Variables,
  ports: { readonly check: boolean } = { check: true },
): Promise<Settings> {
  const port = portOf("PORT", source["PORT"], 3000);
  const cmsPort = portOf("CMS_PORT", source["CMS_PORT"], 3001);
  if (port === cmsPort)
    throw new Sentence(
      `PORT and CMS_PORT are both ${port}: give the content service another port with CMS_PORT=….`,
    );
  const dataDir = resolve(ROOT, source["DATA_DIR"] ?? ".data");
  try {
    await openDataFolder(dataDir);
  } catch (error) {
    throw new Sentence(
      `The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"}). Change its rights or choose another one with DATA_DIR=….`,
    );
  }
  if (ports.check) {
    await requireFree(port, "PORT", source["HOST"], dataDir);
    await requireFree(cmsPort, "CMS_PORT", source["CMS_HOST"], dataDir);
  }
  const file = join(dataDir, "secrets.json");
  let secrets: Record<string, string> = {};
  if (existsSync(file)) {
    try {
      secrets = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
    } catch {
      throw new Sentence(
        `The file ${file} is damaged. Put it back from a backup, or delete it to make new secrets (editors then log in again).`,
      );
    }
  }
  const missing = SECRETS.filter((name) => !secrets[name]);
  if (missing.length) {
    for (const name of missing) secrets[name] = randomBytes(32).toString("base64url");
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  const siteUrl = source["SITE_URL"] ?? `http://localhost:${port}`;
  return {
    dataDir,
    port,
    cmsPort,
    siteUrl,
    env: {
      ...secrets,
      ...source,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      ASTRO_TELEMETRY_DISABLED: "1",
      DATA_DIR: dataDir,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      SITE_URL: siteUrl,
      CMS_URL: source["CMS_URL"] ?? `http://localhost:${cmsPort}`,
    },
  };
}

export interface Service {
  readonly name: string;
  readonly child: ChildProcess;
  /** Resolves when the process has ended, with how it ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}
interface Launch {
  readonly name: string;
  /** Arguments of Node: a program and its own arguments. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Address that answers when the process is ready. */
  readonly url: string;
  readonly log: string;
}
export interface StartOptions {
  /** Ends the start, and the process with it. */
  readonly signal?: AbortSignal;
  /** Takes what the process says to its operator. */
  readonly tell?: (line: string) => void;
}

/** Arguments of Node for a process that is given a channel, and ends when the one that started it does. */
export const END_WITH_STARTER = [
  "--import",
  pathToFileURL(join(ROOT, "scripts/lib/end-with-starter.ts")).href,
] as const;
const START_WITHIN_MS = 90_000;

/** What a line of a log says to the operator; null for any other line. */
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

/** Writes the output of a process to its log, and tells what is for the operator. @returns its last lines, without stacks */
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

/** Whether the address answers with success. */
async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Starts a process and waits until it answers. @throws Sentence when it ends first or does not answer in time */
export async function startService(
  launch: Launch,
  { signal, tell = () => undefined }: StartOptions = {},
): Promise<Service> {
  const { name, url, log } = launch;
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [...END_WITH_STARTER, ...launch.args], {
    cwd: launch.folder,
    env: launch.env,
    // The channel tells the process when this one ends.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A group of its own: Ctrl-C in the terminal reaches this process, which ends the services in order.
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
      // What it wrote last may still be on its way.
      await Promise.race([closed, wait(500)]);
      throw new Sentence(
        `The ${name} did not start: ${last.at(-1) ?? "it ended without a word"} (log: ${log}).`,
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

/** Address at which this machine reaches a server that listens on `host`. */
function originOf(host: string | undefined, port: number): string {
  const every = host === undefined || ["", "0.0.0.0", "::", "::0", "[::]"].includes(host);
  const name = every
    ? "127.0.0.1"
    : host.includes(":") && !host.startsWith("[")
      ? `[${host}]`
      : host;
  return `http://${name}:${port}`;
}
/** Address of the content service for the processes of this machine. */
export const cmsOriginOf = (settings: Settings): string =>
  originOf(settings.env["CMS_HOST"], settings.cmsPort);

/** As long as the site keeps an idle connection (server.ts): Next's five seconds are less than any client or proxy expects. */
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
      env: environmentOf("cms", settings.env),
      url: `${cmsOriginOf(settings)}/api/health`,
      log: join(settings.dataDir, "cms.log"),
    },
    options,
  );
}

/** Starts the public site; it is up as soon as it listens, whether the content service answers or not. */
export function startSite(settings: Settings, options?: StartOptions): Promise<Service> {
  return startService(
    {
      name: "site",
      args: [join(ROOT, "apps/site/src/server/main.ts")],
      folder: join(ROOT, "apps/site"),
      env: environmentOf("site", {
        ...settings.env,
        CMS_PUBLIC_URL: settings.env["CMS_URL"],
        CMS_URL: cmsOriginOf(settings),
      }),
      url: `${originOf(settings.env["HOST"], settings.port)}/healthz`,
      log: join(settings.dataDir, "site.log"),
    },
    options,
  );
}
