/**
 * The manifest of a backup: what it contains, with the SHA-256 of each file. It is written last, so a
 * folder without a manifest is not a backup.
 */
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isRecord } from "../fields/record.ts";
import { hashCanonical } from "../history/canonical.ts";
import { BackupError } from "./problem.ts";

export const MANIFEST = "manifest.json";
/** Number of the format. It is raised when an older restore could not read a backup. */
export const FORMAT = 1;

const count = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** A file of the database, or a file directly in one of the folders. */
const path = z
  .string()
  .regex(/^(?:database\.(?:db|dump)|(?:media|outbox|leads)\/(?!\.{1,2}$)[^/\\\0]+)$/);

const schema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  made_at: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  versions: z.object({
    node: z.string(),
    /** Version of SQLite, or of the PostgreSQL server. */
    database: z.string(),
    /** Version of pg_dump; empty for SQLite. */
    tool: z.string(),
  }),
  /** Names of the migrations that the database has, in their order. */
  migrations: z.array(z.string()),
  /** Whether the seed has run. */
  seeded: z.boolean(),
  /** Bucket that holds the media; empty when they are in the backup. */
  bucket: z.string(),
  /** Fingerprints of secrets (secrets.ts); empty when they were not known. */
  fingerprints: z.record(z.string(), hash).default({}),
  /** Number of rows of each table. */
  rows: z.record(z.string(), count),
  /** End of the audit log. `ok` is false when the chain was broken already. */
  audit: z.object({ ok: z.boolean(), sequence: count, hash: z.string() }),
  /** Files of media rows that were missing when the backup was made. */
  missing: z.array(z.string()),
  files: z.array(z.object({ path, bytes: count, sha256: hash })),
});
export type Manifest = z.infer<typeof schema>;
export type ManifestFile = Manifest["files"][number];

/** Writes the manifest with a hash of itself, and waits until it is on the disk. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const whole = { ...manifest, sha256: hashCanonical(manifest) };
  const file = await open(join(folder, MANIFEST), "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(whole, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads the manifest of a backup.
 * @throws BackupError when the folder is not a backup, or its manifest was changed or is newer
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null);
  if (text === null)
    throw new BackupError(
      `The folder ${folder} is not a complete backup: it has no ${MANIFEST}. Choose a folder backup-… that npm run backup finished.`,
    );
  const value = parse(text);
  if (isRecord(value) && typeof value["format"] === "number" && value["format"] > FORMAT)
    throw new BackupError(
      `The backup ${folder} has format ${value["format"]}, and this version reads format ${FORMAT}: use the version of the project that made it.`,
    );
  const { sha256, ...rest } = isRecord(value) ? value : {};
  const parsed = schema.safeParse(rest);
  if (!parsed.success || hashCanonical(rest) !== sha256)
    throw new BackupError(
      `The file ${join(folder, MANIFEST)} was changed or is damaged: use another backup.`,
    );
  return parsed.data;
}
