/**
 * `npm run restore -- --from FOLDER [--into DATA_DIR] [--secrets FILE] [--replace]`: restores a backup
 * into an empty installation whose processes do not run, and migrates its database. `--replace` moves
 * what is there aside.
 */
import { resolve } from "node:path";
import { isPostgres, readPlace } from "../apps/cms/src/backup/place.ts";
import { restoreBackup, type Restored } from "../apps/cms/src/backup/restore.ts";
import { fitsFingerprints, GENERATED_SECRETS } from "../apps/cms/src/backup/secrets.ts";
import { readEnv } from "../apps/cms/src/read-env.ts";
import { explainErrors, parseOptions, stepWithProgress } from "./lib/backup-steps.ts";
import { listMigrations, markSeeded, migrate } from "./lib/content.ts";
import { findUsers } from "./lib/data-users.ts";
import { prepare } from "./lib/settings.ts";
import { ROOT, runMain, Sentence } from "./lib/steps.ts";

const USAGE = "npm run restore -- --from FOLDER [--into DATA_DIR] [--secrets FILE] [--replace]";
/** Stands for secrets while the places are read: a restore signs nothing. */
const UNUSED = "not-used-by-the-restore-of-a-backup";

const AFTER =
  "Everybody logs in again, and people with an authenticator app set it up again. The next npm start runs the seed, which gives the site its new key. Restore with --secrets FILE to avoid this.";
const NEW_SECRETS = `No secrets were given: new ones were made in secrets.json. ${AFTER}`;
const OTHER_SECRETS = `The backup was made with other secrets than this installation has, or does not say with which. ${AFTER}`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function requireStopped(dataDir: string): Promise<void> {
  const [user] = await findUsers(dataDir);
  if (user)
    throw new Sentence(
      `A service is running on the folder ${dataDir}: ${user.name} (process ${user.pid}). Stop it with Ctrl-C or \`kill ${user.pid}\`, then restore.`,
    );
}

/** Says what was restored, and what the operator has to do. */
function report({ manifest, aside, evidenceKey }: Restored, dataDir: string): void {
  const { audit, made_at: madeAt } = manifest;
  say(`Restored: ${dataDir}, as of ${madeAt}. Audit log ends at ${audit.sequence}:${audit.hash}`);
  for (const path of aside)
    say(`The former data are kept in ${path}. Delete it when you no longer need it.`);
  if (evidenceKey)
    say("Set the variable EVIDENCE_KEY to its value in the file of secrets before the start.");
  say(`Delete again the persons who were deleted after ${madeAt} (docs/runbook.md).`);
}

runMain(() =>
  explainErrors(async () => {
    const {
      values: { from, into, secrets, replace },
    } = parseOptions(
      {
        options: {
          from: { type: "string" },
          into: { type: "string" },
          secrets: { type: "string" },
          replace: { type: "boolean", default: false },
        },
      },
      USAGE,
    );
    if (from === undefined) throw new Sentence(`Give a backup: ${USAGE}.`);
    const dataDir = into ? resolve(into) : resolve(ROOT, process.env["DATA_DIR"] || ".data");
    const variables = { ...process.env, DATA_DIR: dataDir };
    const unused = Object.fromEntries(GENERATED_SECRETS.map((name) => [name, UNUSED]));
    const place = readPlace(readEnv({ ...variables, ...unused }));
    await requireStopped(dataDir);
    const restored = await restoreBackup(place, {
      ...{ from, secrets: secrets ?? null, replace, step: stepWithProgress },
      requireStopped: () => requireStopped(dataDir),
      migrations: await listMigrations(isPostgres(place) ? "postgres" : "sqlite"),
    });
    report(restored, dataDir);
    const had = restored.secrets || GENERATED_SECRETS.every((name) => process.env[name]);
    const settings = await prepare(variables, { check: false });
    await migrate(settings, true);
    const fits = fitsFingerprints(restored.manifest.fingerprints, settings.env);
    // With other secrets the site needs a new key, which the seed stores.
    if (restored.manifest.seeded && fits) await markSeeded(settings);
    if (!fits) say(had ? OTHER_SECRETS : NEW_SECRETS);
    say(`Next: ${into === undefined ? "" : `DATA_DIR=${dataDir} `}npm start.`);
  }),
);
