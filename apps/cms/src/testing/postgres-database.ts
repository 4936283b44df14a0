/** Databases of the test run on its PostgreSQL server: a migrated one, and a copy per test file. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";

const MIGRATED = "migrated";
const MIGRATE = fileURLToPath(new URL("../cli/migrate.ts", import.meta.url));

/** Returns the address of another database of the same server. */
function changeDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(server: string, name: string, template = "template1"): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  } finally {
    await client.end();
  }
}

/**
 * Creates the migrated database, with the command of the operator. It runs in a process of its own,
 * because a database with connections cannot be copied.
 * @param server address of a database whose user may create others
 */
export async function createMigratedDatabase(server: string): Promise<void> {
  await createDatabase(server, MIGRATED);
  const folder = mkdtempSync(join(tmpdir(), "cms-migrate-"));
  try {
    await promisify(execFile)(process.execPath, [MIGRATE], {
      env: { ...process.env, DATABASE_URL: changeDatabase(server, MIGRATED), DATA_DIR: folder },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates a copy of the migrated database. @returns its address */
export async function copyMigratedDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID()}`;
  await createDatabase(server, name, MIGRATED);
  return changeDatabase(server, name);
}
