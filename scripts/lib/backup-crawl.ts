/**
 * The full proof of a backup: restores it into a scratch stack on free ports, and compares each page
 * with that of the running site.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgres, readPlace } from "../../apps/cms/src/backup/place.ts";
import { restoreBackup } from "../../apps/cms/src/backup/restore.ts";
import { SECRET_VARIABLES } from "../../apps/cms/src/backup/secrets.ts";
import { readEnv } from "../../apps/cms/src/read-env.ts";
import { stepWithProgress } from "./backup-steps.ts";
import { build } from "./build.ts";
import { listMigrations, markSeeded, migrate } from "./content.ts";
import { crawl, HOMES } from "./crawl/crawl.ts";
import { loadPublishedPages } from "./crawl/published.ts";
import {
  comparePage,
  findGonePages,
  keepPage,
  normaliseHtml,
  type PageDifference,
} from "./crawl/snapshot.ts";
import { getCmsOrigin, startCms, startSite, type Service } from "./services.ts";
import { freePort, prepare, type Settings } from "./settings.ts";
import { describeError, runStep, Sentence } from "./steps.ts";

/**
 * Variables that the scratch stack must not have: with them it would send mail, empty the caches of the
 * running site or use its addresses.
 */
const LEFT_OUT = [
  "SMTP_URL",
  "REDIS_URL",
  "SITE_URL",
  "CMS_URL",
  "CMS_PUBLIC_URL",
  "HOST",
  "CMS_HOST",
  "METRICS_PORT",
  "CMS_METRICS_PORT",
  "METRICS_HOST",
] as const;

/** Restores a backup into a scratch folder. @param database address of an empty database, or empty */
async function restoreScratch(
  folder: string,
  scratch: string,
  running: Settings,
  database: string,
): Promise<Settings> {
  const kept = SECRET_VARIABLES.map((name) => [name, running.env[name]] as const);
  const source: Record<string, string | undefined> = {
    ...process.env,
    ...Object.fromEntries(LEFT_OUT.map((name) => [name, undefined])),
    ...Object.fromEntries(kept),
    ...{ DATA_DIR: join(scratch, "data"), DATABASE_URL: database, WARM_UP: "false" },
    ...{ PORT: String(await freePort()), CMS_PORT: String(await freePort()) },
  };
  const place = readPlace(readEnv(source));
  const migrations = await listMigrations(isPostgres(place) ? "postgres" : "sqlite");
  await restoreBackup(place, {
    ...{ from: folder, secrets: null, replace: false, migrations, step: stepWithProgress },
  });
  const settings = await prepare(source);
  await migrate(settings, true);
  await markSeeded(settings);
  return settings;
}

/** What is compared. */
export interface Comparison {
  /** Address of an empty PostgreSQL database for the scratch stack; empty for SQLite. */
  readonly database: string;
  /** Number of published pages, evenly distributed; null for all pages and all that they link to. */
  readonly pages: number | null;
}

/** Chooses paths at equal distances from the sorted ones. */
function chooseEvenly(paths: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, paths.length / count);
  return paths.toSorted().filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** Loads the paths of the published pages. @throws Sentence when the content service does not answer */
async function loadPaths(name: string, settings: Settings): Promise<readonly string[]> {
  const origin = getCmsOrigin(settings);
  const published = await loadPublishedPages(origin, settings.env["SITE_API_KEY"] ?? "").catch(
    (error: unknown) => {
      throw new Sentence(
        `The ${name} does not answer at ${origin} (${describeError(error)}): start it with npm start, then verify again.`,
      );
    },
  );
  return published.map(({ path }) => path);
}

/**
 * Reads the pages of a site and passes each on.
 * @param seeds the only pages to read; null for all published pages and all that they link to
 * @returns the paths of its pages
 */
async function readPages(
  name: string,
  settings: Settings,
  seeds: readonly string[] | null,
  onPage: (page: { path: string; status: number; html: string }) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const origin = settings.siteUrl;
  const site = await runStep(`Reading the pages of the ${name}`, async () =>
    crawl({
      ...{ origin, follow: seeds === null ? "all" : "none", validate: false },
      seeds: [...HOMES, ...(seeds ?? (await loadPaths(name, settings)))],
      onPage: (path, status, sent) => onPage({ path, status, html: normaliseHtml(sent, origin) }),
    }),
  );
  return new Set(site.keys());
}

/** Compares the pages of the restored stack with the saved ones. @returns the differences */
async function comparePages(
  restored: Settings,
  seeds: readonly string[] | null,
  pages: string,
): Promise<readonly PageDifference[]> {
  const differences: PageDifference[] = [];
  const reached = await readPages("restored stack", restored, seeds, async (page) => {
    const difference = await comparePage(pages, page);
    if (difference) differences.push(difference);
  });
  process.stdout.write(`${reached.size} pages compared.\n`);
  return [...differences, ...(await findGonePages(pages, reached))];
}

/**
 * Restores a backup into a scratch stack and compares all pages with those of the running site.
 * @throws Sentence when a page differs, or the running site does not answer
 */
export async function compareWithRunning(
  folder: string,
  { database, pages: count }: Comparison,
): Promise<void> {
  const running = await prepare(process.env, { check: false });
  const scratch = await mkdtemp(join(tmpdir(), "restored-"));
  const services: Service[] = [];
  async function remove(): Promise<void> {
    await Promise.all(services.map((service) => service.stop()));
    await rm(scratch, { recursive: true, force: true });
  }
  function end(): void {
    void remove().finally(() => process.exit(1));
  }
  process.once("SIGINT", end).once("SIGTERM", end);
  try {
    const pages = join(scratch, "pages");
    // Both stacks show the same pages, also when their lists differ.
    const seeds =
      count === null ? null : chooseEvenly(await loadPaths("running site", running), count);
    await readPages("running site", running, seeds, (page) => keepPage(pages, page));
    await build();
    const restored = await restoreScratch(folder, scratch, running, database);
    services.push(await startCms(restored));
    services.push(await startSite(restored));
    const differences = await comparePages(restored, seeds, pages);
    const lines = differences.map(({ path, text }) => `${path} ${text}`).sort();
    if (lines.length > 0)
      throw new Sentence(
        `${lines.slice(0, 20).join("\n")}\n${lines.length} pages differ. Pages that were published after the backup differ too: make a new backup and verify that one.`,
      );
    process.stdout.write("0 pages differ.\n");
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
    await remove();
  }
}
