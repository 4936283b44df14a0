/**
 * Restores a backup into an installation whose processes do not run. Everything is checked and copied
 * beside the data folder before anything in it changes. What was there before is moved aside.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Step } from "./backup.ts";
import {
  exchange,
  findOutsideDatabase,
  listData,
  nameUnfinished,
  prepareDatabaseFile,
  tryMove,
  undoChanges,
  type Change,
} from "./exchange.ts";
import { checkFiles, copyListed, copyPrivate } from "./files.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import {
  EVIDENCE_KEYS,
  getDatabaseFile,
  isPostgres,
  MESSAGE_FOLDERS,
  SECRETS,
  type Place,
} from "./place.ts";
import { readMajor, requireRestorable, requireTool, type Tool } from "./postgres-tools.ts";
import { inspectTarget, nameAside, restorePostgres, undoRestore } from "./postgres.ts";
import { BackupError } from "./problem.ts";
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
  /** Refuses when a process uses the data folder; called again before the first change. */
  readonly requireStopped?: () => Promise<void>;
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
  const outside = findOutsideDatabase(place);
  if (outside !== null && existsSync(outside) && !replace)
    throw new BackupError(
      `The database ${outside} exists: choose another one with DATABASE_URL, or restore with --replace, which moves it aside.`,
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
  { from, step }: RestoreOptions,
  { manifest, secrets }: Source,
): Promise<void> {
  await mkdir(staged, { mode: 0o700 });
  for (const name of ["media", ...Object.values(MESSAGE_FOLDERS)])
    await step(`Copying ${name}`, (tell) =>
      copyListed({ from, to: staged }, manifest.files, name, tell),
    );
  await mkdir(join(staged, "media"), { recursive: true, mode: 0o700 });
  if (!isPostgres(place))
    await step("Copying the database", async () =>
      copyPrivate(join(from, "database.db"), await prepareDatabaseFile(place, staged)),
    );
  // Keys of this installation are kept, also beside those of the file.
  for (const name of secrets ? [EVIDENCE_KEYS] : [SECRETS, EVIDENCE_KEYS])
    if (existsSync(join(place.dataDir, name)))
      await cp(join(place.dataDir, name), join(staged, name), { recursive: true });
  if (secrets) await placeSecrets(staged, secrets);
}

/** What is restored, and with which program. */
interface Source {
  readonly manifest: Manifest;
  /** pg_restore; null for SQLite. */
  readonly tool: Tool | null;
  readonly secrets: Secrets | null;
}
/** State of a restore that is going on. */
interface Run {
  /** New data folder beside the present one. */
  readonly staged: string;
  readonly changes: Change[];
  /** Is given when the process is told to end. */
  readonly signal: AbortSignal;
}

/** Chooses the program that reads the dump and writes what the server knows. */
async function chooseTool({ databaseUrl }: Place, { versions }: Manifest): Promise<Tool> {
  const server = readMajor((await inspectTarget(databaseUrl)).version);
  const tool = await requireTool("pg_restore", Math.max(readMajor(versions.tool), server));
  requireRestorable("pg_restore", tool, server);
  return tool;
}

async function readSource(place: Place, options: RestoreOptions): Promise<Source> {
  const { from, step } = options;
  const manifest = await readManifest(from);
  requireFit(place, manifest, options);
  const tool = isPostgres(place) ? await chooseTool(place, manifest) : null;
  await requireFree(place, options.replace);
  const problems = await step("Checking the checksums", (tell) =>
    checkFiles(from, manifest.files, tell),
  );
  if (problems.length > 0)
    throw new BackupError(
      `The backup ${from} is damaged: ${problems.slice(0, 3).join(" ")} Nothing was changed. Use another backup.`,
    );
  const secrets = options.secrets === null ? null : await readSecrets(resolve(options.secrets));
  return { manifest, tool, secrets };
}

/** Restores the database of PostgreSQL. @returns the schema with the former tables, or null */
async function restoreDump(
  place: Place,
  options: RestoreOptions,
  tool: Tool,
  run: Run,
): Promise<string | null> {
  const { now = new Date(), replace, step } = options;
  // A data folder that cannot be moved is found before the database changes.
  await tryMove(place.dataDir);
  const name = nameAside(now);
  const title = replace
    ? `Restoring the database (tables that are there are moved to the schema ${name})`
    : "Restoring the database";
  const dump = join(options.from, "database.dump");
  const schema = await step(title, () =>
    restorePostgres(place.databaseUrl, dump, { tool, name, signal: run.signal }),
  );
  run.changes.push({
    place: "the database at DATABASE_URL has the tables of the backup",
    undo: () => undoRestore(place.databaseUrl, schema),
  });
  return schema;
}

/** Restores into the places, and adds each change to `changes`. */
async function restoreInto(
  place: Place,
  options: RestoreOptions,
  source: Source,
  run: Run,
): Promise<Restored> {
  const { manifest, tool, secrets } = source;
  const { now = new Date() } = options;
  const { dataDir } = place;
  await mkdir(dirname(dataDir), { recursive: true });
  await fill(run.staged, place, options, source);
  // The copies can take long: a service may have been started meanwhile.
  await requireFree(place, options.replace);
  await options.requireStopped?.();
  run.signal.throwIfAborted();
  const schema = tool ? await restoreDump(place, options, tool, run) : null;
  run.signal.throwIfAborted();
  const end = `-before-restore-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  const aside = await exchange(place, run.staged, end, run.changes);
  return {
    manifest,
    aside: [...aside, ...(schema === null ? [] : [`the schema ${schema} of the database`])],
    secrets: existsSync(join(dataDir, SECRETS)),
    evidenceKey: Boolean(secrets?.secrets["EVIDENCE_KEY"]),
  };
}

/** Returns a step whose work ends at the next file when the signal is given. */
function stopAtSignal(step: Step, signal: AbortSignal): Step {
  return (name, work) => {
    signal.throwIfAborted();
    return step(name, (tell) =>
      work((done, all) => {
        signal.throwIfAborted();
        tell(done, all);
      }),
    );
  };
}

/**
 * Restores a backup. Migrations run afterwards. When the process is told to end, the restore stops and
 * is undone, unless it is complete.
 * @throws BackupError with one sentence. Nothing has changed then, unless the sentence names a place
 */
export async function restoreBackup(place: Place, given: RestoreOptions): Promise<Restored> {
  const interrupt = new AbortController();
  const { signal } = interrupt;
  const step = stopAtSignal(given.step, signal);
  const options = { ...given, from: resolve(given.from), now: given.now ?? new Date(), step };
  const parent = dirname(place.dataDir);
  const staged = join(parent, `.${basename(place.dataDir)}.restoring-${process.pid}`);
  const changes: Change[] = [];
  const before = process.umask(0o077);
  function end(): void {
    interrupt.abort(new BackupError("The restore was interrupted: nothing was changed."));
  }
  process.on("SIGINT", end).on("SIGTERM", end);
  try {
    const source = await readSource(place, options);
    return await restoreInto(place, options, source, { staged, changes, signal });
  } catch (error) {
    throw await undoChanges(error, changes, parent);
  } finally {
    await rm(staged, { recursive: true, force: true });
    const outside = findOutsideDatabase(place);
    if (outside !== null) await rm(nameUnfinished(outside), { force: true });
    process.off("SIGINT", end).off("SIGTERM", end);
    process.umask(before);
  }
}
