/**
 * Destinations: the list, regions, and a page for every country, in five languages for both
 * audiences.
 */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import { expect, FULL, httpTest as test, SITE } from "./fixtures.ts";
import { publishedRows, type PublishedRow } from "./published.ts";

/** Number of concurrent requests. */
const AT_ONCE = 4;
async function askInQueue<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}
/** Last segment of the path of the emergency page, in five languages. */
const EMERGENCY = /\/(?:emergency|urgence|urgencias|notfall|noodgeval)$/;
/** `npm test` requests every country at this step, with a different offset in each language. */
const STEP = FULL ? 1 : 40;

/** Pages of countries with plans that have no text of their own. */
const TEXTLESS: ReadonlySet<string> = new Set([
  "/en/destinations/asia/cambodia",
  `${buildPath("destinations", { locale: "en", audience: "corporate" })}/asia/thailand`,
]);

for (const [turn, locale] of LOCALES.entries()) {
  test(`[2-033 2-034 2-035 2-059 2-060 2-061] ${locale}: seven regions and 244 countries are published for both audiences; their pages and the list answer 200`, async () => {
    test.setTimeout(FULL ? 1_200_000 : 180_000);
    const rows = await publishedRows(locale);
    for (const audience of AUDIENCES) {
      const own = rows.filter((row) => row.audience === audience);
      const countries = own.filter((row) => row.type === "page_country");
      const regions = own.filter((row) => row.type === "page_region");
      expect(regions, `${locale} ${audience}`).toHaveLength(7);
      expect(countries, `${locale} ${audience}`).toHaveLength(244);
      const list = buildPath("destinations", { locale, audience });
      const asked: readonly Pick<PublishedRow, "path" | "title" | "type">[] = [
        { path: list, title: "", type: "page_single" },
        ...regions.filter((_, at) => at % (FULL ? 1 : 7) === turn % (FULL ? 1 : 7)),
        ...countries.filter((_, at) => at % STEP === turn % STEP),
      ];
      await askInQueue(asked, async ({ path, title, type }) => {
        const answer = await fetch(`${SITE()}${path}`);
        const html = await answer.text();
        expect(answer.status, path).toBe(200);
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
        if (type !== "page_country") return;
        expect(html.replaceAll("&#x27;", "’"), path).toContain(title);
        // The page of a country without a plan links to the contact page and has no finder.
        if (html.includes('href="#finder"'))
          expect(html, `${path} has the finder set to the country`).toMatch(
            /<option value="[A-Z]{2}" selected/,
          );
        else
          expect(html.slice(html.indexOf("<main")), path).toContain(
            `href="${buildPath("contact", { locale, audience })}"`,
          );
      });
    }
  });
}

test("the page of a country without a plan says so, and is noindex; one with plans is indexed where it has text of its own", async ({
  request,
}) => {
  const read = async (path: string): Promise<string> => (await request.get(path)).text();
  const none = "/en/destinations/asia/north-korea";
  expect(await read(none)).toContain("There is no online plan for this destination");
  const open = "/en/destinations/asia/thailand";
  const [closed, list, sitemap] = await Promise.all([
    publishedRows("en").then((rows) => rows.filter(({ path }) => TEXTLESS.has(path))),
    read("/en/destinations/asia"),
    read("/sitemap-en-page_country.xml"),
  ]);
  expect(closed).toHaveLength(TEXTLESS.size);
  expect(await read(open)).toContain('<meta name="robots" content="index, follow">');
  expect(sitemap).toContain(`${open}</loc>`);
  for (const path of [none, ...TEXTLESS]) {
    const html = await read(path);
    expect(html, path).toContain('<meta name="robots" content="noindex, follow">');
    expect(html, path).not.toContain('rel="alternate" hreflang');
    expect(sitemap, path).not.toContain(`${path}</loc>`);
  }
  // The site still leads to a page that search engines do not list.
  expect(list).toContain('href="/en/destinations/asia/cambodia"');
});

test("the first link of every emergency page is a phone number; a chosen country shows its numbers without scripts", async () => {
  for (const locale of LOCALES) {
    const rows = await publishedRows(locale);
    const pages = rows.filter(({ path, type }) => type === "page_generic" && EMERGENCY.test(path));
    expect(pages.map(({ audience }) => audience).sort(), locale).toEqual([
      "corporate",
      "individual",
    ]);
    for (const { path } of pages) {
      const [plain, japan] = await Promise.all(
        ["", "?to=JP"].map(async (query) => {
          const html = await (await fetch(`${SITE()}${path}${query}`)).text();
          return html.slice(html.indexOf("<h1"));
        }),
      );
      expect(plain, path).toMatch(/^(?:(?!<a ).)*<a [^>]*href="tel:112"/s);
      expect(japan, path).toMatch(/^(?:(?!<a ).)*<a [^>]*href="tel:119"/s);
      expect(japan, path).toContain('href="tel:110"');
      expect(japan, path).toContain('<option value="JP" selected');
    }
  }
});
