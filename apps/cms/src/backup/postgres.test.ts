/**
 * Backup and restore of PostgreSQL with pg_dump and pg_restore of the machine. Selected only where they
 * fit a server (testing/dump-server.ts).
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkEntry, START, type Content } from "../audit/chain.ts";
import { createPostgresGuards } from "../audit/guards.ts";
import type { Stored } from "../fields/record.ts";
import { findDumpServer } from "../testing/dump-server.ts";
import { startPostgres, type PostgresServer } from "../testing/postgres.ts";
import { makeBackup, type Made } from "./backup.ts";
import type { Place } from "./place.ts";
import { requireTool } from "./postgres-tools.ts";
import { restoreBackup, type RestoreOptions } from "./restore.ts";
import { backupTo, flipByte, silently } from "./testing.ts";
import { verifyBackup } from "./verify.ts";

let server: PostgresServer;
let room: string;
let source: Client;
let made: Made;

/** The tables of the service that a backup reads, and one that people write. */
const TABLES = `
  CREATE TABLE payload_migrations (name text, batch numeric);
  INSERT INTO payload_migrations VALUES ('20260101_first', 1), ('dev', -1);
  CREATE TABLE media (filename text, social text, renditions jsonb);
  CREATE TABLE audit_log (id serial PRIMARY KEY, at timestamptz, "user" text, person text, role text,
    action text, collection text, document text, locale text, title text, changes jsonb,
    sequence numeric UNIQUE, previous text, hash text);
  CREATE TABLE pages (id int PRIMARY KEY, title text);
  INSERT INTO media VALUES ('a-1.pdf', NULL, '[]')`;

const addressOf = (name: string): string => server.url.replace(/\/postgres$/, `/${name}`);
async function connect(name: string): Promise<Client> {
  const client = new Client({ connectionString: addressOf(name) });
  await client.connect();
  return client;
}
async function createDatabase(name: string): Promise<Place> {
  const client = await connect("postgres");
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return { dataDir: join(room, name), databaseUrl: addressOf(name), bucket: "" };
}
async function read(name: string, text: string): Promise<readonly Stored[]> {
  const client = await connect(name);
  try {
    return (await client.query<Stored>(text)).rows;
  } finally {
    await client.end();
  }
}
function options(more: Partial<RestoreOptions> = {}): RestoreOptions {
  const migrations = ["20260101_first"];
  return { from: made.folder, secrets: null, replace: false, migrations, step: silently, ...more };
}

beforeAll(async () => {
  server = await startPostgres((await findDumpServer())?.installed);
  room = mkdtempSync(join(tmpdir(), "backup-postgres-"));
  const place = await createDatabase("source");
  source = await connect("source");
  await source.query(TABLES);
  await createPostgresGuards((text) => source.query(text));
  const content: Content = {
    ...{ at: "2026-01-02T03:04:05.678Z", user: "u", person: "p", role: "r", action: "create" },
    ...{ collection: "pages", document: "d", locale: "en", title: "t" },
    changes: [{ path: "title", before: null, after: "é" }],
  };
  let tail = START;
  for (let count = 0; count < 3; count += 1) {
    const entry = linkEntry(tail, content);
    await source.query(
      `INSERT INTO audit_log (at, "user", person, role, action, collection, document, locale, title,
        changes, sequence, previous, hash) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)`,
      [
        ...[entry.at, entry.user, entry.person, entry.role, entry.action, entry.collection],
        ...[entry.document, entry.locale, entry.title, JSON.stringify(entry.changes)],
        ...[entry.sequence, entry.previous, entry.hash],
      ],
    );
    tail = entry;
  }
  mkdirSync(join(place.dataDir, "media"), { recursive: true });
  writeFileSync(join(place.dataDir, "media", "a-1.pdf"), "%PDF");
  let [number, stopped] = [0, false];
  async function write(): Promise<void> {
    while (!stopped) {
      number += 1;
      await source.query(`BEGIN; INSERT INTO pages VALUES (${number}, 'a');
        UPDATE pages SET title = '${number}'; COMMIT`);
    }
  }
  const writing = write();
  made = await makeBackup(place, backupTo(join(room, "backups")));
  stopped = true;
  await writing;
});
afterAll(async () => {
  await source.end();
  await server.stop();
  rmSync(room, { recursive: true, force: true });
});

describe("a backup of PostgreSQL", () => {
  it("is one state of the database while people write, and is restored into an empty one", async () => {
    const target = await createDatabase("target");
    expect(await restoreBackup(target, options())).toMatchObject({ aside: [] });
    const [state] = await read(
      "target",
      "SELECT COUNT(*)::int AS count, COUNT(DISTINCT title)::int AS titles, MAX(title::int) AS last FROM pages",
    );
    expect(state).toEqual({
      count: made.manifest.rows["pages"],
      titles: 1,
      last: state?.["count"],
    });
    expect(Number(state?.["count"])).toBeGreaterThan(0);
    expect(made.manifest).toMatchObject({ audit: { ok: true, sequence: 3 }, missing: [] });
    const again = await makeBackup(target, backupTo(join(room, "again")));
    expect(again.manifest).toMatchObject({
      ...{ rows: made.manifest.rows, audit: made.manifest.audit },
      migrations: ["20260101_first"],
    });
    await expect(read("target", "DELETE FROM audit_log")).rejects.toThrow("append-only");
  });

  it("is refused while somebody is connected, and over tables without --replace", async () => {
    const target = await createDatabase("busy");
    const other = await connect("busy");
    await other.query("CREATE TABLE old (x int)");
    const replace = options({ replace: true });
    await expect(restoreBackup(target, replace)).rejects.toThrow("1 other connections");
    await other.end();
    await expect(restoreBackup(target, options())).rejects.toThrow("is not empty");
    const { aside } = await restoreBackup(target, replace);
    const schema = /before_restore_\d+/.exec(aside.join())?.[0] ?? "";
    expect(await read("busy", `SELECT * FROM "${schema}".old`)).toEqual([]);
    // The next backup leaves out what was moved aside.
    const { manifest } = await makeBackup(target, backupTo(join(room, "after")));
    expect(manifest.rows).toEqual(made.manifest.rows);
    await restoreBackup(await createDatabase("clean"), options());
    expect(await read("clean", `SELECT 1 FROM pg_namespace WHERE nspname = '${schema}'`)).toEqual(
      [],
    );
  });

  it("leaves the database as it was when the dump cannot be restored", async () => {
    const target = await createDatabase("kept");
    await read("kept", "CREATE TABLE old (x int)");
    // Without the language of the triggers the restore fails after its first tables.
    await read("kept", "DROP EXTENSION plpgsql");
    await expect(restoreBackup(target, options({ replace: true }))).rejects.toThrow("failed");
    expect(await read("kept", "SELECT * FROM public.old")).toEqual([]);
  });

  it("leaves the database as it was when the data folder cannot be exchanged afterwards", async () => {
    const now = new Date(Date.UTC(2026, 0, 1));
    for (const name of ["undone", "emptied"]) {
      const target = await createDatabase(name);
      const full = name === "undone";
      if (full) await read(name, "CREATE TABLE old (x int)");
      mkdirSync(target.dataDir);
      const blocked = `${target.dataDir}-before-restore-2026-01-01T00-00-00-000Z`;
      mkdirSync(join(blocked, "full"), { recursive: true });
      const replace = options({ replace: true, now });
      await expect(restoreBackup(target, replace), name).rejects.toThrow();
      const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
      expect(await read(name, tables), name).toEqual(full ? [{ tablename: "old" }] : []);
      expect(readdirSync(target.dataDir)).toEqual([]);
    }
  });

  it("is checked without a server, and names the package of a program that is too old", async () => {
    expect((await verifyBackup(made.folder, silently)).problems).toEqual([]);
    const undo = flipByte(join(made.folder, "database.dump"));
    expect((await verifyBackup(made.folder, silently)).problems).toEqual([
      expect.stringContaining("database.dump"),
    ]);
    undo();
    await expect(requireTool("pg_dump", 99)).rejects.toThrow("postgresql-client-99");
  });
});
