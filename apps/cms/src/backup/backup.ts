/**
 * Makes a backup of the database, the media and the messages, while the service runs.
 *
 * The order makes it consistent. Messages that the site has not handed over come before the database:
 * one that is handed over meanwhile is then in both, and the service accepts it once. Media come before
 * and after it: files never change, so each row of the database has its files, also when rows are
 * added or deleted meanwhile. Mails of the outbox come after it.
 */
import { statSync } from "node:fs";
import { rename, rm, stat, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copyMissing, describeFiles, listFiles, syncFile, type Tell } from "./files.ts";
import { nameBackup, removeOld, withFolder } from "./folder.ts";
import type { Inspection } from "./inspect.ts";
import { FORMAT, writeManifest, type Manifest } from "./manifest.ts";
import { getDatabaseFile, isInside, isPostgres, MESSAGE_FOLDERS, type Place } from "./place.ts";
import { dumpPostgres } from "./postgres.ts";
import { BackupError, explainWrite } from "./problem.ts";
import { collectSecrets, computeFingerprints, writeSecrets } from "./secrets.ts";
import { checkSqlite, copySqlite, describeDamage, inspectSqlite } from "./sqlite.ts";

/** Runs a step and shows its progress. */
export type Step = <T>(name: string, work: (tell: Tell) => Promise<T>) => Promise<T>;

export interface BackupOptions {
  /** Folder that gets the folder of the backup. */
  readonly to: string;
  /** Number of complete backups that stay in the folder; null for all. */
  readonly keep: number | null;
  /** File for secrets and keys; null for none. */
  readonly secrets: string | null;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Whether the seed has run. */
  readonly seeded: boolean;
  readonly step: Step;
  readonly now?: Date;
}
/** A finished backup. */
export interface Made {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Names of the older backups that were removed. */
  readonly removed: readonly string[];
}

/** Times that the database is copied when files of its rows were deleted meanwhile. */
const TRIES = 3;
/** Space in bytes that stays free, for the database that grows meanwhile. */
const RESERVE = 16 * 1024 ** 2;

function refuseUnsafe(place: Place, { to, keep, secrets }: BackupOptions): void {
  if (isInside(to, place.dataDir))
    throw new BackupError(
      `The folder ${to} is in the data folder and would be lost together with it: choose a folder on another disk.`,
    );
  if (secrets !== null && isInside(resolve(secrets), to))
    throw new BackupError(
      `The file ${secrets} is in the folder of the backups: choose a place that other people read, so that a backup does not contain its own keys.`,
    );
  if (keep !== null && (!Number.isInteger(keep) || keep < 1))
    throw new BackupError("Give --keep a whole number from 1: that many backups stay.");
}

const countMegabytes = (bytes: number): number => Math.ceil(bytes / 1024 ** 2);

/** @throws BackupError when the disk has less free space than the backup needs */
async function requireSpace(place: Place, folder: string): Promise<void> {
  let needed = RESERVE;
  for (const name of ["media", ...Object.values(MESSAGE_FOLDERS)])
    for (const file of await listFiles(join(place.dataDir, name)))
      needed += statSync(join(place.dataDir, name, file), { throwIfNoEntry: false })?.size ?? 0;
  if (!isPostgres(place))
    needed += await stat(getDatabaseFile(place)).then(
      ({ size }) => size,
      () => 0,
    );
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `The disk of ${folder} has ${countMegabytes(bavail * bsize)} MB free, and the backup needs ${countMegabytes(needed)} MB: free some space, choose another folder, or keep fewer backups with --keep.`,
  );
}

/** What the copy of the database contains, and with which programs it was made. */
interface Copied extends Inspection {
  readonly version: string;
  readonly tool: string;
}

async function copyDatabase(place: Place, folder: string): Promise<Copied> {
  if (isPostgres(place)) return dumpPostgres(place.databaseUrl, join(folder, "database.dump"));
  const file = join(folder, "database.db");
  await copySqlite(getDatabaseFile(place), file);
  const problem = checkSqlite(file);
  if (problem !== null) throw describeDamage(getDatabaseFile(place), problem);
  return { ...(await inspectSqlite(file)), tool: "" };
}

/** Copies media, the database and media again. @returns also the files that rows lack */
async function copyContent(
  place: Place,
  folder: string,
  step: Step,
): Promise<{ readonly copied: Copied; readonly missing: string[] }> {
  const [from, to] = [join(place.dataDir, "media"), join(folder, "media")];
  const copyMedia = (tell: Tell): Promise<number> => copyMissing(from, to, tell);
  if (place.bucket === "") await step("Copying media", copyMedia);
  for (let tried = 1; ; tried += 1) {
    const copied = await step("Copying the database", () => copyDatabase(place, folder));
    if (place.bucket !== "") return { copied, missing: [] };
    await step("Copying media that are new", copyMedia);
    const present = new Set(await listFiles(to));
    const missing = copied.media.filter((name) => !present.has(name));
    if (missing.length === 0 || tried === TRIES) return { copied, missing };
    await removeDatabase(folder);
  }
}

/** Removes a copy of the database whose files were deleted before they could be copied. */
async function removeDatabase(folder: string): Promise<void> {
  for (const name of ["database.db", "database.dump"])
    await rm(join(folder, name), { force: true });
}

async function fill(
  place: Place,
  folder: string,
  { step, seeded, variables, now = new Date() }: BackupOptions,
): Promise<Manifest> {
  const { leads, outbox } = MESSAGE_FOLDERS;
  function copyFolder(name: string): Promise<number> {
    return step(`Copying ${name}`, (tell) =>
      copyMissing(join(place.dataDir, name), join(folder, name), tell),
    );
  }
  await copyFolder(leads);
  const { copied, missing } = await copyContent(place, folder, step);
  await copyFolder(outbox);
  const database = isPostgres(place) ? "database.dump" : "database.db";
  await syncFile(join(folder, database));
  const paths = [database];
  for (const name of ["media", leads, outbox])
    paths.push(...(await listFiles(join(folder, name))).map((file) => `${name}/${file}`));
  const { audit } = copied;
  const manifest: Manifest = {
    format: FORMAT,
    made_at: now.toISOString(),
    database: isPostgres(place) ? "postgres" : "sqlite",
    versions: { node: process.version, database: copied.version, tool: copied.tool },
    migrations: copied.migrations,
    seeded,
    bucket: place.bucket,
    fingerprints: computeFingerprints(variables),
    rows: copied.rows,
    audit: audit.ok
      ? { ok: true, ...audit.tail }
      : { ok: false, sequence: audit.sequence, hash: "" },
    missing,
    files: await step("Computing checksums", (tell) => describeFiles(folder, paths, tell)),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/**
 * Makes a backup. The folder has its final name when it is complete.
 * @throws BackupError with one sentence; then nothing unfinished is left
 */
export async function makeBackup(place: Place, given: BackupOptions): Promise<Made> {
  const options = { ...given, to: resolve(given.to), now: given.now ?? new Date() };
  refuseUnsafe(place, options);
  const { to, keep, now } = options;
  const before = process.umask(0o077);
  try {
    const folder = join(to, nameBackup(now));
    const made = await withFolder(to, nameBackup(now), async (unfinished) => {
      await requireSpace(place, to);
      const manifest = await fill(place, unfinished, options);
      await rename(unfinished, folder);
      await syncFile(to);
      // Older backups may have what this one lacks.
      const isWhole = manifest.missing.length === 0 && manifest.audit.ok;
      const removed = keep === null || !isWhole ? [] : await removeOld(to, keep, nameBackup(now));
      return { folder, manifest, removed };
    });
    if (options.secrets !== null)
      await writeSecrets(
        resolve(options.secrets),
        await collectSecrets(place.dataDir, options.variables),
        now,
      );
    return made;
  } catch (error) {
    throw explainWrite(error, to);
  } finally {
    process.umask(before);
  }
}
