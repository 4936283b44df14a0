/** Checks a backup without changing it: sums, structure of the database, media and audit log. */
import { join } from "node:path";
import { writeBroken } from "../audit/report.ts";
import type { Step } from "./backup.ts";
import { checkFiles, findUnlisted } from "./files.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import { readMajor, checkDump, requireTool } from "./postgres-tools.ts";
import { checkSqlite, inspectSqlite } from "./sqlite.ts";

/** Lists media files that rows have and the backup lacks. */
function listMissing(manifest: Manifest, media: readonly string[]): readonly string[] {
  if (manifest.bucket !== "") return [];
  const present = new Set(manifest.files.map(({ path }) => path));
  return media
    .filter((name) => !present.has(`media/${name}`))
    .map((name) => `media/${name} is missing: a row of the database has it.`);
}

/**
 * Checks the content of a copy of SQLite. A dump of PostgreSQL was inspected when it was made, in the
 * same snapshot; the checksum shows that it is still that dump.
 */
async function checkContent(folder: string, manifest: Manifest): Promise<readonly string[]> {
  const { database, audit, missing } = manifest;
  if (database === "postgres") {
    const tool = await requireTool("pg_restore", readMajor(manifest.versions.tool));
    const problem = await checkDump(tool, join(folder, "database.dump"));
    return [
      ...(problem === null ? [] : [`database.dump cannot be read: ${problem}`]),
      ...(audit.ok ? [] : [`The audit log was broken: entry ${audit.sequence}.`]),
      ...listMissing(manifest, missing),
    ];
  }
  const file = join(folder, "database.db");
  const problem = checkSqlite(file);
  if (problem !== null) return [`database.db is damaged: ${problem}`];
  const found = await inspectSqlite(file);
  return [
    ...(found.audit.ok
      ? []
      : [`Audit log: ${writeBroken(found.audit.problem, found.audit.sequence)}`]),
    ...listMissing(manifest, found.media),
  ];
}

/**
 * Checks a backup.
 * @returns its manifest, and a sentence for each problem
 * @throws BackupError when the folder is not a backup
 */
export async function verifyBackup(
  folder: string,
  step: Step,
): Promise<{ readonly manifest: Manifest; readonly problems: readonly string[] }> {
  const manifest = await readManifest(folder);
  const sums = await step("Checking the checksums", (tell) =>
    checkFiles(folder, manifest.files, tell),
  );
  // A file that changed is named once.
  if (sums.length > 0) return { manifest, problems: sums };
  const problems = await step("Checking the database", () => checkContent(folder, manifest));
  return { manifest, problems: [...problems, ...(await findUnlisted(folder, manifest.files))] };
}
