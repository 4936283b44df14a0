/**
 * `npm run crawl`: reads every page of a site as a search engine does and checks it (quality §4). SITE_URL names a
 * running site; without it the site is built and started on free ports. The report is written to the data folder; exit
 * code 1 when anything is wrong.
 */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LOCALES } from "@orlaya/routes";
import { build } from "./lib/build.ts";
import { migrate, seed } from "./lib/content.ts";
import { checkPage, checkSite } from "./lib/crawl/checks/index.ts";
import { crawl, HOMES, readSitemaps } from "./lib/crawl/crawl.ts";
import { publishedPages, type PublishedPage } from "./lib/crawl/published.ts";
import { report, summary } from "./lib/crawl/report.ts";
import { startCms, startSite, type Service } from "./lib/services.ts";
import { freePort, prepare } from "./lib/settings.ts";
import { main, ROOT, Sentence } from "./lib/steps.ts";

const PROGRESS_MS = 5000;

/** The site to crawl, with everything that its content service has published when we may ask it. */
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
      published: cms && key ? await publishedPages(cms, key) : [],
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
    const published = await publishedPages(
      `http://127.0.0.1:${settings.cmsPort}`,
      settings.env["SITE_API_KEY"] ?? "",
    );
    return { origin: settings.siteUrl, dataDir: settings.dataDir, published, services };
  } catch (error) {
    await Promise.all(services.map((service) => service.stop()));
    throw error;
  }
}

main(async () => {
  const { origin, dataDir, published, services } = await open();
  const started = performance.now();
  try {
    const sitemap = await readSitemaps(origin).catch((error: unknown) => {
      throw new Sentence(
        `The sitemap of ${origin} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    let said = Date.now();
    const site = await crawl({
      origin,
      follow: "all",
      seeds: [
        ...new Set([
          ...HOMES,
          ...sitemap.map(({ path }) => path),
          ...published.map(({ path }) => path),
        ]),
      ],
      progress: (done, known) => {
        if (Date.now() - said < PROGRESS_MS) return;
        said = Date.now();
        process.stdout.write(
          `  ${done} of ${known} pages, ${Math.round((performance.now() - started) / 1000)} s\n`,
        );
      },
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
      `${summary(problems)}\n${site.size} pages in ${LOCALES.length} languages, ${Math.round(seconds)} s: ${errors} errors, ${problems.length - errors} warnings. Report: ${file}\n`,
    );
    process.exitCode = errors === 0 ? 0 : 1;
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
});
