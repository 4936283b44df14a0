/** Measures pages, lists and sitemaps of one site for `npm run bench:pages`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildPath, technical } from "@orlaya/routes";
import { startCms, startSite, type Service } from "../scripts/lib/services.ts";
import { freePort, prepare } from "../scripts/lib/settings.ts";
import { invalidateContent, requestEach, requestPage, type Timing } from "./page-requests.ts";

const SAMPLE = 30;

/** Named figures, in ms unless the name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

/** Returns the value below which `share` (0 to 1) of the timings are; NaN without timings. */
export function getPercentile(timings: readonly number[], share: number): number {
  return (
    [...timings].sort((a, b) => a - b)[
      Math.min(timings.length - 1, Math.floor(timings.length * share))
    ] ?? NaN
  );
}

const WARM_MS = 10 * 60_000;
/**
 * Waits until the site has warmed up: after its start it reads every document once in the
 * background. @throws after ten minutes
 */
async function waitUntilWarm(log: string): Promise<void> {
  for (
    const end = Date.now() + WARM_MS;
    Date.now() < end;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    })
  ) {
    if ((await readFile(log, "utf8").catch(() => "")).includes('"content warmed"')) return;
  }
  throw new Error("The site did not finish its warm-up within ten minutes.");
}

/**
 * Returns paths of published English pages of one type for individuals, those of the seed first.
 */
function readPaths(file: string, type: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      "select path from routes where locale = 'en' and audience = 'individual' and type = ? order by path like '%generated-%', path",
    )
    .all(type);
  database.close();
  return rows.map((row) => String(row["path"]));
}

/** A running site with the paths to measure. */
interface MeasuredSite {
  readonly origin: string;
  /** Path of a guide, of an article and of the list of guides. */
  readonly guide: string;
  readonly article: string;
  readonly list: string;
  /** Invalidates the cached content of the site. */
  readonly forget: () => Promise<void>;
}

const repeat = <T>(value: T): readonly T[] => Array.from({ length: SAMPLE }, () => value);
const getMedian = (timings: readonly number[]): number => getPercentile(timings, 0.5);
const getWholes = (timings: readonly Timing[]): readonly number[] =>
  timings.map(({ whole }) => whole);

/** Times one page repeatedly. Before each request it invalidates all content of the page. */
async function requestCold({ origin, forget }: MeasuredSite, path: string): Promise<Timing[]> {
  const found: Timing[] = [];
  for (const repeated of repeat(path)) {
    await forget();
    found.push(await requestPage(origin, repeated));
  }
  return found;
}

/** Measures pages after an invalidation. */
async function measureColdPages(site: MeasuredSite): Promise<Figures> {
  const home = getWholes(await requestCold(site, "/en"));
  const guide = getWholes(await requestCold(site, site.guide));
  const list = getWholes(await requestCold(site, site.list));
  const article = getWholes(await requestCold(site, site.article));
  return {
    "home, cold, p50": getMedian(home),
    "guide, cold, p50": getMedian(guide),
    "guide, cold, p95": getPercentile(guide, 0.95),
    "article, cold, p50": getMedian(article),
    "list of guides, cold, p50": getMedian(list),
  };
}

/** Measures a guide with cached content: rendered for a new URL, and served from the byte cache. */
async function measureWarmPages({ origin, guide }: MeasuredSite): Promise<Figures> {
  const addresses = Array.from({ length: SAMPLE }, (_, index) => `${guide}?q=${index}`);
  const rendered = getWholes(await requestEach(origin, addresses));
  const kept = await requestEach(origin, repeat(guide));
  return {
    "guide, rendered from cached content, p50": getMedian(rendered),
    "guide, rendered, p95": getPercentile(rendered, 0.95),
    "guide, cached, first byte, p50": getMedian(kept.map(({ firstByte }) => firstByte)),
    "guide, cached, p50": getMedian(getWholes(kept)),
  };
}

/** Measures the sitemap index after an invalidation, then one of its files. */
async function measureSitemaps({ origin, forget }: MeasuredSite): Promise<Figures> {
  const guides = technical.sitemap("en", "page_guide");
  await forget();
  const index = await requestPage(origin, technical.sitemapIndex);
  const file = await requestPage(origin, guides);
  const again = await requestEach(origin, repeat(guides));
  return {
    "sitemap index, cold": index.whole,
    "sitemap of guides, after the index": file.whole,
    "sitemap of guides, cached, p50": getMedian(getWholes(again)),
    "sitemap of guides, kB (brotli)": file.bytes / 1024,
  };
}

/** Starts the services on a data folder, measures the site and stops them. */
export async function measureSite(dataDir: string): Promise<Figures> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const settings = await prepare({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    LOG_LEVEL: "info",
  });
  const services: Service[] = [await startCms(settings)];
  try {
    services.push(await startSite(settings));
    const database = join(dataDir, "cms.db");
    const { siteUrl: origin, env } = settings;
    const site: MeasuredSite = {
      origin,
      guide: readPaths(database, "page_guide")[0] ?? "",
      article: readPaths(database, "page_article")[0] ?? "",
      list: buildPath("all-guides", { locale: "en", audience: "individual" }),
      forget: () => invalidateContent(origin, env["REVALIDATE_SECRET"] ?? ""),
    };
    await waitUntilWarm(join(dataDir, "site.log"));
    // The first page request also loads the renderer, so it is not measured.
    await requestPage(origin, "/en");
    return {
      ...(await measureColdPages(site)),
      ...(await measureWarmPages(site)),
      ...(await measureSitemaps(site)),
    };
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}
