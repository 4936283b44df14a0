/**
 * `npm run migrate:create -- name`: writes the migration of every database whose schema changed,
 * and fails when none got a file: a new option of a select changes PostgreSQL only. Payload's tool
 * may ask questions; it gets no input and then writes nothing (content-service §1).
 */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BasePayload } from "payload";
import config from "../payload.config.ts";
import { runMain } from "./open.ts";
import { tidyMigration } from "./tidy-migration.ts";

const DATABASES = { sqlite: "", postgres: "postgres://localhost/only-its-schema-is-read" } as const;
const [name = "change", inner] = process.argv.slice(2);

const migrations = (folder: string): string[] =>
  readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file));

/** Runs in the child process: creates the migration for the database of its environment. */
async function create(): Promise<void> {
  const payload = new BasePayload();
  await payload.init({ config, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true });
}

/** Tidies a new migration, and removes the index, which nothing imports. */
function tidy(folder: string, file: string): void {
  const path = `${folder}/${file}`;
  writeFileSync(path, tidyMigration(readFileSync(path, "utf8")));
  rmSync(`${folder}/index.ts`, { force: true });
}

runMain(async () => {
  if (inner === "--inner") return create();
  let written = 0;
  for (const [database, url] of Object.entries(DATABASES)) {
    const folder = fileURLToPath(new URL(`../migrations/${database}`, import.meta.url));
    const before = migrations(folder);
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name, "--inner"], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, DATABASE_URL: url },
    });
    const added = migrations(folder).filter((file) => !before.includes(file));
    for (const file of added) tidy(folder, file);
    if (child.status !== 0)
      throw new Error(`No migration for ${database}: the migration tool of Payload failed.`);
    written += added.length;
    process.stdout.write(`${database}: ${added.join(", ") || "no migration"}\n`);
  }
  if (written === 0)
    throw new Error(
      "No migration: the schema did not change, or the migration tool of Payload asked a question (a renamed field?).",
    );
});
