/** Finds the process that listens on a port, for the error message about a port in use. */
import { execFile } from "node:child_process";
import { readdir, readFile, readlink } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";

/** The process that listens on a port. */
export interface PortOwner {
  readonly pid: number;
  readonly name: string;
  /**
   * Id of the process to stop when the owner was started with the given data folder; null for any
   * other program.
   */
  readonly starter: number | null;
}

/** State of a listening socket in /proc/net/tcp. */
const LISTENS = "0A";
/** Returns the inodes of the sockets that listen on a port, from a table such as /proc/net/tcp. */
export function listListeningInodes(table: string, port: number): readonly string[] {
  const end = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return table
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === LISTENS && local?.endsWith(end))
    .flatMap((cells) => cells[9] ?? []);
}

/**
 * Returns the name of a process from its arguments: the program, and the script when it is Node.
 */
export function processName(args: readonly string[]): string {
  const [program = "", ...rest] = args;
  // A process that has set its title has a single argument with spaces.
  const name = program.includes(" ") ? program : basename(program);
  const script =
    name === "node" ? rest.find((arg) => /^(?!file:).+\.[cm]?[jt]s$/.test(arg)) : undefined;
  return (script === undefined ? name : `${name} ${basename(script)}`)
    .replace(/[^\x20-\x7e]/g, "")
    .trim()
    .slice(0, 60);
}

const read = (path: string): Promise<string> => readFile(path, "utf8").catch(() => "");
/** Reads a file of a process in /proc, as its parts between zero bytes; empty when it cannot be read. */
export const readProcess = async (
  pid: number,
  name: "cmdline" | "environ",
): Promise<readonly string[]> => (await read(`/proc/${pid}/${name}`)).split("\0").filter(Boolean);

async function holdsSocket(pid: number, sockets: ReadonlySet<string>): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch((): readonly string[] => []);
  const links = await Promise.all(
    files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => "")),
  );
  return links.some((link) => sockets.has(link));
}

/**
 * Returns the process to stop when `pid` was started with this data folder: the `npm start` process
 * if it still runs, otherwise `pid` itself. Null for another data folder.
 */
export async function findStarter(pid: number, dataDir: string): Promise<number | null> {
  if (!(await readProcess(pid, "environ")).includes(`DATA_DIR=${dataDir}`)) return null;
  const parent = Number(/^PPid:\s*(\d+)$/m.exec(await read(`/proc/${pid}/status`))?.[1] ?? 0);
  const starts = (await readProcess(parent, "cmdline")).some((arg) =>
    /(?:^|[\\/])start\.ts$/.test(arg),
  );
  return starts ? parent : pid;
}

/** Finds the owner of a port in /proc (Linux). */
async function ownerInProc(port: number, dataDir: string): Promise<PortOwner | null> {
  const tables = await Promise.all(["tcp", "tcp6"].map((name) => read(`/proc/net/${name}`)));
  const sockets = new Set(
    tables.flatMap((table) => listListeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  );
  if (sockets.size === 0) return null;
  for (const entry of await readdir("/proc").catch((): readonly string[] => [])) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || !(await holdsSocket(pid, sockets))) continue;
    const name =
      processName(await readProcess(pid, "cmdline")) || (await read(`/proc/${pid}/comm`)).trim();
    return { pid, name, starter: await findStarter(pid, dataDir) };
  }
  return null;
}

/** Reads the output of `lsof -Fpc`: a line `p` with the process id and a line `c` with the name. */
export function readLsof(text: string): PortOwner | null {
  const pid = Number(/^p(\d+)$/m.exec(text)?.[1] ?? 0);
  return pid === 0 ? null : { pid, name: /^c(.+)$/m.exec(text)?.[1] ?? "a program", starter: null };
}

/**
 * Finds the process that listens on a port of this machine. Returns null when it cannot be
 * determined, for example when the process belongs to another account.
 */
export async function findPortOwner(port: number, dataDir: string): Promise<PortOwner | null> {
  if (process.platform === "linux") return ownerInProc(port, dataDir);
  if (process.platform === "win32") return null;
  return promisify(execFile)("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"]).then(
    ({ stdout }) => readLsof(stdout),
    () => null,
  );
}

/**
 * Returns a sentence that names the process that uses the port and says what to do.
 * @param variable the setting that chooses another port
 */
export function describeTakenPort(port: number, variable: string, owner: PortOwner | null): string {
  const choose = `choose another port with ${variable}=…`;
  if (owner === null) return `Port ${port} is taken by another program: stop it, or ${choose}.`;
  if (owner.starter === null)
    return `Port ${port} is taken by ${owner.name} (process ${owner.pid}): stop it, or ${choose}.`;
  return `Port ${port} is taken by an earlier start with the same data folder, ${owner.name} (process ${owner.pid}): stop it with \`kill ${owner.starter}\`.`;
}
