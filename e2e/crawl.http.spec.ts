/**
 * A sample of `npm run crawl`: one page of each route, and the pages that it links to. The routes
 * alternate between English and German and between both sites; TEST_FULL=1 tests all four
 * combinations.
 */
import { crawl } from "../scripts/lib/crawl/crawl.ts";
import { readSitemaps } from "../scripts/lib/crawl/sitemaps.ts";
import {
  checkAlternates,
  checkLinks,
  checkPage,
  findRoute,
  type Problem,
} from "../scripts/lib/crawl/checks/index.ts";
import { AUDIENCES, BASES, type Base } from "@orlaya/routes";
import { expect, FULL, httpTest as test, inTurn, SITE } from "./fixtures.ts";
import { pathOf, publishedRows } from "./published.ts";

const WAYS = AUDIENCES.flatMap((audience) =>
  (["en", "de"] as const).map((locale) => ({ audience, locale })),
);

/**
 * Returns the path of one page of each route; in the full run, of each of the four combinations.
 */
async function seedsOf(bases: readonly Base[]): Promise<readonly string[]> {
  const rows = { en: await publishedRows("en"), de: await publishedRows("de") };
  return bases.flatMap((base, place) =>
    inTurn(WAYS, place).map(({ audience, locale }) =>
      pathOf(rows[locale], base, { locale, audience }),
    ),
  );
}
function expectSound(problems: readonly Problem[]): void {
  expect(
    problems
      .filter(({ level }) => level === "error")
      .map(({ check, path, text }) => `${check} ${path}: ${text}`),
  ).toEqual([]);
}

test("[2-079 9-027 9-028 9-029 9-030 9-031] one page of each route passes the checks of HTML, head, images, structured data and language", async () => {
  test.setTimeout(FULL ? 1_800_000 : 180_000);
  const origin = SITE();
  const seeds = await seedsOf(BASES);
  const site = await crawl({ origin, seeds, follow: "none" });
  expect(site.size).toBe(seeds.length);
  expectSound([...site.values()].flatMap((page) => checkPage(page, origin)));
});

test("[2-079] links lead to existing pages and anchors", async () => {
  test.setTimeout(FULL ? 1_800_000 : 180_000);
  const origin = SITE();
  const seeds = await seedsOf(FULL ? BASES : ["product"]);
  const site = await crawl({ origin, seeds, follow: "targets", validate: false });
  const pages = seeds.flatMap((path) => site.get(path) ?? []);
  expect(pages).toHaveLength(seeds.length);
  expectSound(checkLinks(site, pages));
});

test("[quality §4] alternates are reciprocal between homes, lists of plans and offers", async () => {
  const origin = SITE();
  const seeds = (await readSitemaps(origin))
    .map(({ path }) => path)
    .filter((path) =>
      (FULL
        ? ["home", "offers", "contact", "offer", "legal"]
        : ["home", "offers", "offer"]
      ).includes(findRoute(path)?.base ?? ""),
    );
  const site = await crawl({ origin, seeds, follow: "none", validate: false });
  expect(site.size).toBe(seeds.length);
  expect(checkAlternates(site, origin)).toEqual([]);
});
