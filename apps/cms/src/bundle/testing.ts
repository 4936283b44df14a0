/** Helpers for tests of bundles: exports, empty services, and files that are wrong in one way. */
import { createHash } from "node:crypto";
import { createWriteStream, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Writable } from "node:stream";
import {
  BlobReader,
  BlobWriter,
  TextReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from "@zip.js/zip.js";
import type { Payload } from "payload";

/** Files of an archive by their name. */
export type Entries = Map<string, Buffer>;

const doNothing = (): void => undefined;

/**
 * Exports all content to a file.
 * @param tell is called after each document
 * @returns its bytes
 */
export async function exportTo(
  payload: Payload,
  file: string,
  tell: (done: number) => void = doNothing,
): Promise<Buffer> {
  const { exportBundle } = await import("./export.ts");
  await exportBundle(payload, Writable.toWeb(createWriteStream(file)), tell);
  return readFileSync(file);
}

/** Imports a file. */
export async function importFrom(payload: Payload, file: string, most = 1e9): Promise<void> {
  const { importBundle } = await import("./import.ts");
  await importBundle(payload, file, most, doNothing);
}

/** Deletes everything but accounts and the audit log, as on a service whose database was only migrated. */
export async function clearContent(payload: Payload): Promise<void> {
  const { runSql, sql } = await import("../sql.ts");
  const { env } = await import("../env.ts");
  const tables = await runSql(
    payload,
    env.postgres
      ? sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
      : sql`SELECT name FROM sqlite_master WHERE type = 'table'`,
  );
  const names = tables
    .map(({ name }) => `"${String(name)}"`)
    .filter((name) => !/^"(?:sqlite_|payload_|users|_users|audit_log)/.test(name));
  if (env.postgres) {
    await runSql(payload, sql.raw(`TRUNCATE ${names.join(", ")} CASCADE`));
    return;
  }
  await runSql(payload, sql`PRAGMA foreign_keys = OFF`);
  for (const name of names) await runSql(payload, sql.raw(`DELETE FROM ${name}`));
  await runSql(payload, sql`PRAGMA foreign_keys = ON`);
}

/** Reads all files of an archive. */
export async function readEntries(bytes: Buffer): Promise<Entries> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])));
  const entries: Entries = new Map();
  for (const entry of await reader.getEntries())
    if (!entry.directory)
      entries.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return entries;
}

/** Writes an archive with any names. */
export async function writeEntries(
  file: string,
  entries: Iterable<readonly [string, Buffer | string]>,
): Promise<void> {
  const writer = new ZipWriter(new BlobWriter());
  for (const [name, content] of entries)
    await writer.add(
      name,
      typeof content === "string"
        ? new TextReader(content)
        : new BlobReader(new Blob([new Uint8Array(content)])),
    );
  await writeFile(file, Buffer.from(await (await writer.close()).arrayBuffer()));
}

/** Changes the manifest so that it names the files as they are. */
export function signEntries(entries: Entries): Entries {
  const manifest = JSON.parse(String(entries.get("manifest.json"))) as { files: object };
  const files = [...entries]
    .filter(([name]) => name !== "manifest.json")
    .map(([name, content]) => [
      name,
      { sha256: createHash("sha256").update(content).digest("hex"), bytes: content.length },
    ]);
  const signed = { ...manifest, files: Object.fromEntries(files) as object };
  return new Map(entries).set("manifest.json", Buffer.from(JSON.stringify(signed)));
}
