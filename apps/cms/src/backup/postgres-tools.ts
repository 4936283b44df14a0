/** Finds and runs the programs of PostgreSQL: pg_dump and pg_restore of the machine. */
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { describeError } from "@orlaya/contract";
import { readString, record } from "../fields/record.ts";
import { BackupError } from "./problem.ts";

type Program = "pg_dump" | "pg_restore";
/** A program and its version. */
export interface Tool {
  readonly path: string;
  /** Such as 17.2. */
  readonly version: string;
}

const run = promisify(execFile);
/** Folder in which Debian installs the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";

export const readMajor = (version: string): number => Number.parseInt(version, 10);

function listFolders(path: string): readonly string[] {
  let installed: readonly string[] = [];
  try {
    installed = readdirSync(DEBIAN).map((version) => join(DEBIAN, version, "bin"));
  } catch {
    // Other systems have the programs in PATH only.
  }
  return [...path.split(delimiter).filter(Boolean), ...installed];
}

/** Lists the programs of this name on the machine, the oldest first. @param path as in PATH */
export async function listTools(
  program: Program,
  path = process.env["PATH"] ?? "",
): Promise<readonly Tool[]> {
  const found: Tool[] = [];
  for (const folder of new Set(listFolders(path))) {
    const file = join(folder, program);
    const answer = await run(file, ["--version"]).catch(() => null);
    const version = /(\d+(?:\.\d+)?)/.exec(answer?.stdout ?? "")?.[1];
    if (version !== undefined) found.push({ path: file, version });
  }
  return found.toSorted((a, b) => readMajor(a.version) - readMajor(b.version));
}

/**
 * Returns the oldest program that is new enough. Newer ones write settings that older servers do not
 * know.
 * @param major oldest version that can do the work
 * @throws BackupError that names the package to install
 */
export async function requireTool(
  program: Program,
  major: number,
  path = process.env["PATH"] ?? "",
): Promise<Tool> {
  const tools = await listTools(program, path);
  const fitting = tools.find(({ version }) => readMajor(version) >= major);
  if (fitting) return fitting;
  const tool = tools.at(-1);
  const has = tool ? `is version ${tool.version}` : "is not installed";
  throw new BackupError(
    `${program} ${has}, and version ${major} or later is needed: install the package postgresql-client-${major} (Debian and Ubuntu, from apt.postgresql.org where the system has an older one), and start again.`,
  );
}

/** Version whose programs set transaction_timeout, which older servers refuse. */
const TIMEOUT_MAJOR = 17;

/**
 * Refuses a program whose dumps a server cannot restore.
 * @param server major version of the server
 * @throws BackupError that names the package to install
 */
export function requireRestorable(program: Program, { version }: Tool, server: number): void {
  if (readMajor(version) < TIMEOUT_MAJOR || server >= TIMEOUT_MAJOR) return;
  throw new BackupError(
    `${program} is version ${version}, whose dumps cannot be restored into PostgreSQL ${server}: install the package postgresql-client-${server}, make a backup with it, and start again. A dump of a later version needs PostgreSQL ${TIMEOUT_MAJOR} or later.`,
  );
}

/** Splits an address so that the password is not among the arguments, which other accounts see. */
function splitPassword(databaseUrl: string): readonly [string, NodeJS.ProcessEnv] {
  if (!URL.canParse(databaseUrl))
    throw new BackupError(
      "The programs of PostgreSQL need a host in DATABASE_URL: for a socket write postgres://user@localhost/name?host=/var/run/postgresql.",
    );
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return [url.href, { ...process.env, ...(password === "" ? {} : { PGPASSWORD: password }) }];
}

/**
 * Runs a program against a database. It ends with this process.
 * @throws BackupError with its first message, or the reason of the signal
 */
export async function runTool(
  tool: Tool,
  databaseUrl: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const [address, env] = splitPassword(databaseUrl);
  const options = { env, maxBuffer: 64 * 1024 ** 2, ...(signal ? { signal } : {}) };
  const running = run(tool.path, [`--dbname=${address}`, ...args], options);
  function stop(): void {
    running.child.kill();
  }
  process.once("exit", stop);
  try {
    await running;
  } catch (error) {
    signal?.throwIfAborted();
    const said = readString(record(error)["stderr"]).trim().split("\n");
    const first = said.find((line) => /error|fatal/i.test(line)) ?? said[0];
    throw new BackupError(`${tool.path} failed: ${first || describeError(error)}`);
  } finally {
    process.off("exit", stop);
  }
}

/** Checks that a file is a readable dump. @returns what is wrong, or null */
export async function checkDump(tool: Tool, file: string): Promise<string | null> {
  try {
    await run(tool.path, ["--list", file], { maxBuffer: 64 * 1024 ** 2 });
    return null;
  } catch (error) {
    return readString(record(error)["stderr"]).trim() || describeError(error);
  }
}
