/**
 * `npm run backup -- --to FOLDER [--keep N] [--secrets FILE]`: makes a backup of database, media and
 * messages while the service runs. `npm run backup -- verify FOLDER [--crawl]`: checks a backup;
 * `--crawl` also restores it into a scratch stack and compares its pages with those of the running site;
 * on PostgreSQL the scratch stack uses the empty database of `--database`. `--pages N` compares N pages.
 */
import { resolve } from "node:path";
import { makeBackup, type Made } from "../apps/cms/src/backup/backup.ts";
import { readPlace } from "../apps/cms/src/backup/place.ts";
import { verifyBackup } from "../apps/cms/src/backup/verify.ts";
import { readEnv } from "../apps/cms/src/read-env.ts";
import { compareWithRunning, type Comparison } from "./lib/backup-crawl.ts";
import { explainErrors, parseOptions, stepWithProgress } from "./lib/backup-steps.ts";
import { isSeeded } from "./lib/content.ts";
import { prepare } from "./lib/settings.ts";
import { runMain, Sentence } from "./lib/steps.ts";

const USAGE =
  "npm run backup -- --to FOLDER [--keep N] [--secrets FILE], or npm run backup -- verify FOLDER [--crawl [--pages N] [--database URL]]";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report({ folder, manifest, removed }: Made): void {
  const { files, rows, audit, missing, bucket } = manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const count = Object.values(rows).reduce((sum, number) => sum + number, 0);
  say(
    `Backup: ${folder}\n${count} rows, ${files.length} files, ${(bytes / 1024 ** 2).toFixed(1)} MB. Last entry of the audit log: ${audit.sequence}:${audit.hash}`,
  );
  if (bucket !== "")
    say(
      `Media are in the bucket ${bucket} and not in this backup: let the object storage keep versions of it or copy it.`,
    );
  for (const name of removed) say(`Removed: ${name}`);
  if (!audit.ok)
    say(`Warning: the audit log is broken at entry ${audit.sequence} (npm run audit -- verify).`);
  // The backup is kept, and its caller learns that it lacks something.
  if (!audit.ok || missing.length > 0) process.exitCode = 2;
  if (missing.length > 0)
    say(
      `Warning: ${missing.length} media files are missing in the data folder, such as ${missing[0] ?? ""}. Restore them from an older backup. Older backups are not removed meanwhile.`,
    );
}

async function make(
  to: string,
  keep: string | undefined,
  secrets: string | undefined,
): Promise<void> {
  const settings = await prepare(process.env, { check: false });
  report(
    await makeBackup(readPlace(readEnv(settings.env)), {
      to: resolve(to),
      keep: keep === undefined ? null : Number(keep),
      secrets: secrets ?? null,
      variables: settings.env,
      seeded: await isSeeded(settings),
      step: stepWithProgress,
    }),
  );
  if (secrets === undefined)
    say("Secrets are not in it: keep them once with --secrets FILE, in another place.");
  else say(`Secrets: ${resolve(secrets)}. Keep it apart from the backups.`);
}

async function verify(folder: string, crawl: Comparison | null): Promise<void> {
  const { manifest, problems } = await verifyBackup(resolve(folder), stepWithProgress);
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join("\n");
    throw new Sentence(`${shown}\n${problems.length} problems: use another backup.`);
  }
  const { audit, files, made_at: madeAt } = manifest;
  say(
    `Valid: ${files.length} files of ${madeAt}. Last entry of the audit log: ${audit.sequence}:${audit.hash}`,
  );
  if (crawl?.database === "" && manifest.database === "postgres")
    throw new Sentence(
      "Give an empty database for the scratch stack: --crawl --database postgres://user:password@host/empty.",
    );
  if (crawl) await compareWithRunning(resolve(folder), crawl);
}

/** @throws Sentence when the number of pages is none */
function readComparison({
  database,
  pages,
}: {
  readonly database: string;
  readonly pages?: string | undefined;
}): Comparison {
  const count = pages === undefined ? null : Number(pages);
  if (count !== null && (!Number.isInteger(count) || count < 1))
    throw new Sentence("Give --pages a whole number from 1.");
  return { database, pages: count };
}

runMain(() =>
  explainErrors(async () => {
    const {
      positionals: [action, folder],
      values: { to, keep, secrets, crawl, ...comparison },
    } = parseOptions(
      {
        allowPositionals: true,
        options: {
          to: { type: "string" },
          keep: { type: "string" },
          secrets: { type: "string" },
          crawl: { type: "boolean", default: false },
          database: { type: "string", default: "" },
          pages: { type: "string" },
        },
      },
      USAGE,
    );
    if (action === "verify" && folder !== undefined)
      await verify(folder, crawl ? readComparison(comparison) : null);
    else if (action === undefined && to !== undefined) await make(to, keep, secrets);
    else throw new Sentence(`Give a folder: ${USAGE}.`);
  }),
);
