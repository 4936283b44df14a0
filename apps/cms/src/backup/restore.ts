/**
 * Restores a backup into an installation whose processes do not run. Everything is checked and copied
 * beside the data folder before anything in it changes. What was there before is moved aside.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Step } from "./backup.ts";
import { checkFiles, copyMissing, copyPrivate } from "./files.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import {
  EVIDENCE_KEYS,
  getDatabaseFile,
  isPostgres,
  MESSAGE_FOLDERS,
  SECRETS,
  type Place,
} from "./place.ts";
import { readMajor, requireTool, type Tool } from "./postgres-tools.ts";
import { inspectTarget, restorePostgres } from "./postgres.ts";
import { BackupError, explainWrite } from "./problem.ts";
import { placeSecrets, readSecrets, type Secrets } from "./secrets.ts";
import { isSqliteOpen } from "./sqlite.ts";

export interface RestoreOptions {
  /** Folder of the backup. */
  readonly from: string;
  /** File of secrets; null to keep those of the installation. */
  readonly secrets: string | null;
  /** Whether data that are there already may be moved aside. */
  readonly replace: boolean;
  /** Names of the migrations of the code, for the kind of database of the installation. */
  readonly migrations: readonly string[];
  readonly step: Step;
  readonly now?: Date;
}
/** A finished restore. */
export interface Restored {
  readonly manifest: Manifest;
  /** Where the former data are: a folder, and a schema of PostgreSQL. */
  readonly aside: readonly string[];
  /** Whether the installation has the secrets of the backup, or its own from before. */
  readonly secrets: boolean;
  /** Whether the file of secrets has a value of EVIDENCE_KEY, which the operator sets. */
  readonly evidenceKey: boolean;
}

/** Files that may be in a data folder without any data: secrets, keys, logs and stamps of scripts. */
const WITHOUT_DATA = /^(?:secrets\.json|evidence-keys|prepared-[\w-]+\.json|.*\.log(?:\.\d+)?)$/;

/** Lists what a data folder contains apart from empty folders, secrets and logs. */
async function listData(dataDir: string): Promise<readonly string[]> {
  if (!existsSync(dataDir)) return [];
  const found: string[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (WITHOUT_DATA.test(entry.name)) continue;
    const isEmpty = entry.isDirectory() && (await readdir(join(dataDir, entry.name))).length === 0;
    if (!isEmpty) found.push(entry.name);
  }
  return found;
}

function requireFit(place: Place, manifest: Manifest, { from, migrations }: RestoreOptions): void {
  const kind = isPostgres(place) ? "postgres" : "sqlite";
  const names = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
  if (manifest.database !== kind)
    throw new BackupError(
      `The backup ${from} is of ${names[manifest.database]}, and DATABASE_URL names ${names[kind]}: change DATABASE_URL, or move the content with npm run bundle.`,
    );
  const unknown = manifest.migrations.filter((name) => !migrations.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup ${from} was made by a newer version (migration ${unknown[0] ?? ""}): use that version of the project, then restore.`,
    );
  if (manifest.bucket !== "" && place.bucket === "")
    throw new BackupError(
      `The media of the backup ${from} are in the bucket ${manifest.bucket}: set S3_BUCKET to it or to its copy, and start again.`,
    );
}

/** Refuses a place that is in use, or that has data without `replace`. */
async function requireFree(place: Place, replace: boolean): Promise<void> {
  const running = "stop npm start first (Ctrl-C, or kill with its process id), then restore";
  if (isPostgres(place)) {
    const { tables, connections } = await inspectTarget(place.databaseUrl);
    if (connections > 0)
      throw new BackupError(
        `The database at DATABASE_URL has ${connections} other connections: ${running}.`,
      );
    if (tables > 0 && !replace)
      throw new BackupError(
        "The database at DATABASE_URL is not empty: choose an empty one, or restore with --replace, which moves its tables to another schema.",
      );
  } else if (isSqliteOpen(getDatabaseFile(place)))
    throw new BackupError(
      `A service is running on the database ${getDatabaseFile(place)}: ${running}.`,
    );
  const data = await listData(place.dataDir);
  if (data.length > 0 && !replace)
    throw new BackupError(
      `The folder ${place.dataDir} is not empty (${data.slice(0, 3).join(", ")}): choose another one with --into, or restore with --replace, which moves it aside.`,
    );
}

/** Copies the files of a backup, the secrets and what stays to a new folder. */
async function fill(
  staged: string,
  place: Place,
  options: RestoreOptions,
  secrets: Secrets | null,
): Promise<void> {
  const { from, step } = options;
  await mkdir(staged, { mode: 0o700 });
  for (const name of ["media", ...Object.values(MESSAGE_FOLDERS)])
    await step(`Copying ${name}`, (tell) =>
      copyMissing(join(from, name), join(staged, name), tell),
    );
  await mkdir(join(staged, "media"), { recursive: true, mode: 0o700 });
  if (!isPostgres(place))
    await step("Copying the database", () =>
      copyPrivate(join(from, "database.db"), join(staged, "cms.db")),
    );
  if (secrets) {
    await placeSecrets(staged, secrets);
    return;
  }
  for (const name of [SECRETS, EVIDENCE_KEYS])
    if (existsSync(join(place.dataDir, name)))
      await cp(join(place.dataDir, name), join(staged, name), { recursive: true });
}

/** Moves a database of SQLite with its log, when it is outside of the data folder. */
async function moveDatabase(file: string, to: string): Promise<void> {
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(`${file}${end}`)) await rename(`${file}${end}`, `${to}${end}`);
}

/**
 * Puts the new data folder in the place of the old one.
 * @returns where the old folder and database are
 */
async function exchange(place: Place, staged: string, stamp: string): Promise<readonly string[]> {
  const { dataDir } = place;
  const aside: string[] = [];
  const end = `-before-restore-${stamp}`;
  const file = isPostgres(place) ? null : getDatabaseFile(place);
  const outside = file !== null && resolve(file) !== resolve(dataDir, "cms.db");
  if (outside && existsSync(file)) {
    await moveDatabase(file, `${file}${end}`);
    aside.push(`${file}${end}`);
  }
  if (existsSync(dataDir)) {
    if ((await listData(dataDir)).length > 0) {
      await rename(dataDir, `${dataDir}${end}`);
      aside.push(`${dataDir}${end}`);
    } else await removeWithoutData(dataDir);
  }
  await rename(staged, dataDir);
  if (outside) await moveDatabase(join(dataDir, "cms.db"), file);
  return aside;
}

/** Removes a data folder that has no data: its secrets are copied already. */
async function removeWithoutData(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (WITHOUT_DATA.test(entry.name)) await rm(path, { recursive: true });
    else await rmdir(path);
  }
  await rmdir(dataDir);
}

async function readSource(
  place: Place,
  options: RestoreOptions,
): Promise<{ readonly manifest: Manifest; readonly tool: Tool | null }> {
  const { from, step } = options;
  const manifest = await readManifest(from);
  requireFit(place, manifest, options);
  const tool = isPostgres(place)
    ? await requireTool("pg_restore", readMajor(manifest.versions.tool))
    : null;
  await requireFree(place, options.replace);
  const problems = await step("Checking the checksums", (tell) =>
    checkFiles(from, manifest.files, tell),
  );
  if (problems.length > 0)
    throw new BackupError(
      `The backup ${from} is damaged: ${problems.slice(0, 3).join(" ")} Nothing was changed. Use another backup.`,
    );
  return { manifest, tool };
}

/**
 * Restores a backup. Migrations run afterwards.
 * @throws BackupError with one sentence. Nothing has changed then, unless the last step, which renames
 * folders, could not move them
 */
export async function restoreBackup(place: Place, given: RestoreOptions): Promise<Restored> {
  const { now = new Date() } = given;
  const options = { ...given, from: resolve(given.from) };
  const { manifest, tool } = await readSource(place, options);
  const secrets = options.secrets === null ? null : await readSecrets(resolve(options.secrets));
  const { dataDir } = place;
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  const staged = join(dirname(dataDir), `.${basename(dataDir)}.restoring-${process.pid}`);
  const before = process.umask(0o077);
  try {
    await mkdir(dirname(dataDir), { recursive: true });
    await fill(staged, place, options, secrets);
    const dump = join(options.from, "database.dump");
    const schema = tool
      ? await options.step("Restoring the database", () =>
          restorePostgres(place.databaseUrl, dump, tool, now),
        )
      : null;
    const aside = await exchange(place, staged, stamp);
    return {
      manifest,
      aside: [...aside, ...(schema === null ? [] : [`the schema ${schema} of the database`])],
      secrets: existsSync(join(dataDir, SECRETS)),
      evidenceKey: Boolean(secrets?.secrets["EVIDENCE_KEY"]),
    };
  } catch (error) {
    throw explainWrite(error, dirname(dataDir));
  } finally {
    await rm(staged, { recursive: true, force: true });
    process.umask(before);
  }
}
