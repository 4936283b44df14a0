/**
 * `npm run crawl`: crawls every page of a site as a search engine does and checks it (quality §4).
 *
 * SITE_URL is the address of a running site. Without it, the site is built and started on free
 * ports. The report is written to the data folder. The exit code is 1 when a check reports an
 * error. `--save FOLDER` saves every page. `--compare FOLDER` compares every page with the pages
 * that another build saved there; every difference counts as an error.
 */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { LOCALES } from "@orlaya/locales";
import { build } from "./lib/build.ts";
import { migrate, seed } from "./lib/content.ts";
import { checkPage, checkSite } from "./lib/crawl/checks/index.ts";
import { crawl, HOMES } from "./lib/crawl/crawl.ts";
import { loadPublishedPages, type PublishedPage } from "./lib/crawl/published.ts";
import { report, summarise } from "./lib/crawl/report.ts";
import { readSitemaps } from "./lib/crawl/sitemaps.ts";
import {
  comparePage,
  findGonePages,
  keepPage,
  normaliseHtml,
  type PageDifference,
} from "./lib/crawl/snapshot.ts";
import { startCms, startSite, type Service } from "./lib/services.ts";
import { freePort, prepare } from "./lib/settings.ts";
import { describeError, runMain, ROOT, Sentence } from "./lib/steps.ts";

const PROGRESS_MS = 5000;

/**
 * Opens the site to crawl: the site at SITE_URL, or a site that is built and started here.
 * @returns the origin, the folder for the report, the published pages and the services to stop.
 * `published` is empty when SITE_URL is set without CMS_URL and SITE_API_KEY.
 */
async function open(): Promise<{
  readonly origin: string;
  readonly dataDir: string;
  readonly published: readonly PublishedPage[];
  readonly services: readonly Service[];
}> {
  const given = process.env["SITE_URL"];
  if (given) {
    const { CMS_URL: cms, SITE_API_KEY: key, DATA_DIR: folder = ".data" } = process.env;
    return {
      origin: new URL(given).origin,
      dataDir: resolve(ROOT, folder),
      published: cms && key ? await loadPublishedPages(cms, key) : [],
      services: [],
    };
  }
  const settings = await prepare({
    ...process.env,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
  });
  await build();
  await migrate(settings);
  await seed(settings);
  const services: Service[] = [await startCms(settings)];
  try {
    services.push(await startSite(settings));
    const published = await loadPublishedPages(
      `http://127.0.0.1:${settings.cmsPort}`,
      settings.env["SITE_API_KEY"] ?? "",
    );
    return { origin: settings.siteUrl, dataDir: settings.dataDir, published, services };
  } catch (error) {
    await Promise.all(services.map((service) => service.stop()));
    throw error;
  }
}

/** Options of the command line. */
interface Options {
  /** Folder in which every page is saved. */
  readonly save: string | undefined;
  /** Folder with the saved pages of another build. Every page is compared with them. */
  readonly compare: string | undefined;
}
function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: { save: { type: "string" }, compare: { type: "string" } },
    });
    return { save: values.save, compare: values.compare };
  } catch (error) {
    throw new Sentence(
      `${describeError(error)} Use: npm run crawl [-- --save FOLDER | --compare FOLDER]`,
    );
  }
}

/** Returns a callback that prints the number of crawled pages every few seconds. */
function createProgress(started: number): (done: number, known: number) => void {
  let said = Date.now();
  return (done, known) => {
    if (Date.now() - said < PROGRESS_MS) return;
    said = Date.now();
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`  ${done} of ${known} pages, ${seconds} s\n`);
  };
}

/** Writes the differences from another build beside the report. @returns their number */
async function writeDifferences(
  dataDir: string,
  differences: readonly PageDifference[],
): Promise<number> {
  const file = join(dataDir, "crawl-differences.txt");
  const lines = differences.map(({ path, text }) => `${path} ${text}\n`).sort();
  await writeFile(file, lines.join(""));
  process.stdout.write(
    `${lines.length} pages differ from the other build. List: ${file}\n${lines.slice(0, 5).join("")}`,
  );
  return lines.length;
}

runMain(async () => {
  const { save, compare } = readOptions();
  const { origin, dataDir, published, services } = await open();
  const started = performance.now();
  try {
    const sitemap = await readSitemaps(origin).catch((error: unknown) => {
      throw new Sentence(`The sitemap of ${origin} cannot be read: ${describeError(error)}`);
    });
    const differences: PageDifference[] = [];
    async function onPage(path: string, status: number, sent: string): Promise<void> {
      const page = { path, status, html: normaliseHtml(sent, origin) };
      if (save) await keepPage(save, page);
      const difference = compare ? await comparePage(compare, page) : null;
      if (difference) differences.push(difference);
    }
    const site = await crawl({
      origin,
      follow: "all",
      seeds: [...HOMES, ...sitemap.map(({ path }) => path), ...published.map(({ path }) => path)],
      progress: createProgress(started),
      ...(save || compare ? { onPage } : {}),
    });
    const leftOut = new Set(published.filter((page) => !page.sitemap).map(({ path }) => path));
    const problems = [
      ...[...site.values()].flatMap((page) => checkPage(page, origin)),
      ...checkSite(site, sitemap, origin, leftOut),
    ];
    const errors = problems.filter(({ level }) => level === "error").length;
    const file = join(dataDir, "crawl-report.md");
    const seconds = (performance.now() - started) / 1000;
    await writeFile(file, report(origin, site, problems, seconds));
    process.stdout.write(
      `${summarise(problems)}\n${site.size} pages in ${LOCALES.length} languages, ${Math.round(seconds)} s: ${errors} errors, ${problems.length - errors} warnings. Report: ${file}\n`,
    );
    if (compare) differences.push(...(await findGonePages(compare, new Set(site.keys()))));
    const changed = compare ? await writeDifferences(dataDir, differences) : 0;
    process.exitCode = errors + changed === 0 ? 0 : 1;
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
});
