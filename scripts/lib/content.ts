/** Migrates the database and seeds it with content and the first admin. Skips finished steps. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { selectEnvironment } from "./environment.ts";
import { runCommand, ROOT, Sentence, runStep } from "./steps.ts";
import { END_WITH_STARTER } from "./services.ts";
import type { Settings } from "./settings.ts";

const CMS = join(ROOT, "apps/cms");
const MIGRATIONS = join(CMS, "src/migrations");

/** Returns a hash of the names of all migrations. */
async function schemaHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of ["sqlite", "postgres"])
    for (const file of (await readdir(join(MIGRATIONS, folder))).sort()) hash.update(file);
  return hash.digest("hex");
}
/**
 * Runs a command line of the content service. Its output is written to a log in the data folder.
 */
function cms(
  name: string,
  script: string,
  settings: Settings,
  options: { readonly show?: boolean; readonly quiet?: boolean } = {},
): Promise<void> {
  return runCommand(name, process.execPath, [...END_WITH_STARTER, join(CMS, "src/cli", script)], {
    cwd: CMS,
    env: selectEnvironment("cms-tool", settings.env),
    stdio: options.show
      ? ["inherit", "inherit", "inherit", "ipc"]
      : ["ignore", "pipe", "pipe", "ipc"],
    log: join(settings.dataDir, `${script}.log`),
    ...options,
  });
}

/**
 * Returns the path of the file that records the finished steps, one per database (DATABASE_URL).
 */
function stampOf(settings: Settings): string {
  return join(
    settings.dataDir,
    `prepared-${createHash("sha256")
      .update(settings.env["DATABASE_URL"] ?? "sqlite")
      .digest("hex")
      .slice(0, 8)}.json`,
  );
}

/**
 * Migrates the database when migrations were added since the last run, or always with `force`.
 * @throws Sentence when the database cannot be opened or migrated
 */
export async function migrate(settings: Settings, force = false): Promise<void> {
  const stamp = stampOf(settings);
  const wanted = await schemaHash();
  const done = existsSync(stamp)
    ? ((JSON.parse(await readFile(stamp, "utf8")) as { schema?: string }).schema ?? "")
    : "";
  const present = settings.env["DATABASE_URL"]
    ? true
    : existsSync(join(settings.dataDir, "cms.db"));
  if (!force && present && done === wanted) return;
  await runStep("Migrating the database", () =>
    cms("The migration", "migrate.ts", settings, { quiet: true }).catch((error: unknown) => {
      if (!(error instanceof Sentence)) throw error;
      const place = settings.env["DATABASE_URL"] ? "at DATABASE_URL" : `in ${settings.dataDir}`;
      throw new Sentence(
        `The database ${place} cannot be opened or migrated: restore it from a backup, or choose another one (details: ${join(settings.dataDir, "migrate.ts.log")}).`,
      );
    }),
  );
  await writeFile(stamp, JSON.stringify({ schema: wanted }));
}

/** Whether the seed has run on the database of these settings. */
export async function isSeeded(settings: Settings): Promise<boolean> {
  const stamp = stampOf(settings);
  if (!existsSync(stamp)) return false;
  return (JSON.parse(await readFile(stamp, "utf8")) as { seeded?: boolean }).seeded === true;
}

/** Records that the database has content, so that the next start does not seed it. */
export async function markSeeded(settings: Settings): Promise<void> {
  const stamp = stampOf(settings);
  const state = JSON.parse(await readFile(stamp, "utf8")) as { schema?: string };
  await writeFile(stamp, JSON.stringify({ ...state, seeded: true }));
}

/** Returns the names of the migrations of the code, for SQLite or PostgreSQL. */
export async function listMigrations(database: "sqlite" | "postgres"): Promise<readonly string[]> {
  const files = await readdir(join(MIGRATIONS, database));
  return files.filter((name) => name.endsWith(".ts")).map((name) => name.slice(0, -3));
}

/**
 * Seeds the database once, or again with `force`. The seed itself skips records that it has already
 * written; the recorded state only avoids starting it.
 */
export async function seed(settings: Settings, force = false): Promise<void> {
  const stamp = stampOf(settings);
  const state = JSON.parse(await readFile(stamp, "utf8")) as { schema?: string; seeded?: boolean };
  if (!force && state.seeded) return;
  await runStep("Seeding content", () => cms("The seed", "seed.ts", settings, { show: true }));
  await writeFile(stamp, JSON.stringify({ ...state, seeded: true }));
}
