/**
 * Crawls the admin in each language and compares each view with the same view in English. In `npm
 * test` German and the views with components of this service; TEST_FULL=1 tests every view in four
 * languages.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { de } from "@payloadcms/translations/languages/de";
import { es } from "@payloadcms/translations/languages/es";
import { fr } from "@payloadcms/translations/languages/fr";
import { nl } from "@payloadcms/translations/languages/nl";
import { VIEWS } from "../apps/cms/src/names/views.ts";
import { makeSession, type Headers } from "./account-parts.ts";
import { enterAs, enterWith, readLabels, untilTakenOver } from "./admin.ts";
import { CMS, expect, FULL, inTurn, settle, signIn, test } from "./fixtures.ts";

const PAYLOAD = { fr, es, de, nl };
/** Collections with a menu entry. */
const COLLECTIONS = [
  ...["page_single", "page_generic", "page_form", "page_landing", "page_error", "page_offer"],
  ...["product_page", "page_region", "page_country", "page_guide", "guide_theme"],
  ...["guide_taxonomy", "page_article", "page_faq", "header_module", "navigation_module"],
  ...["footer_module", "module_lisa", "module_eligibility", "cover_types", "offer"],
  ...["company", "clause", "module_card", "module_contact", "module_rating", "forms"],
  ...["form_submissions", "rules"],
  ...["country_lists", "products", "profiles", "funnels", "finder_journeys", "finder_findings"],
  ...["finder_releases", "countries", "group_of_countries", "media", "redirects", "users"],
] as const;
const GLOBALS = ["finder_live", "finder_settings", "publishing_settings", "service_state"] as const;
/** Collections of `npm test`: a page with slices and a table of the finder. */
const SOME: readonly (typeof COLLECTIONS)[number][] = ["page_landing", "rules"];

/**
 * Texts of Payload and its libraries that have no translation, most of them for screen readers. The
 * list may only become shorter.
 */
const STOCK: ReadonlySet<string> = new Set([
  "Notifications alt+T",
  ...["add dropdown", "text dropdown", "Drag to move", "Add block", "Insert Paragraph"],
  ...["Edit link", "Remove link", "Responsive", "Copy URL", "MIME Type", "Thumbnail URL"],
]);
/** Whether a text is stock English, or the size of a file. */
function isStock(text: string): boolean {
  const isSize = /^[\d.]+ ?[KM]B\b/.test(text);
  return isSize || STOCK.has(text) || /^(?:To pick up a draggable item|Edit )/.test(text);
}
/** Names and abbreviations that no table contains. */
const NAMES: ReadonlySet<string> = new Set([
  ...LOCALES.map((locale) => LOCALE_TABLE[locale].label),
  ...["ID", "URL", "CSV", "JSON", "Orlaya", "orlaya"],
]);

/** Returns every text inside a value. */
function collectTexts(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node === "string") found.add(node.replaceAll(/\s+/g, " ").trim());
  else if (typeof node === "object" && node !== null)
    for (const value of Object.values(node)) collectTexts(value, found);
  return found;
}
const BUNDLES = join(import.meta.dirname, "../packages/messages/src/bundles");
/** Returns the sentences of one word: a word may be the same in two languages. */
function readSingleWords(locale: Locale): readonly string[] {
  const sentences = JSON.parse(
    readFileSync(join(BUNDLES, locale, "admin.json"), "utf8"),
  ) as Readonly<Record<string, string>>;
  return Object.values(sentences).filter((text) => !text.includes(" "));
}
/** Returns the texts of a language: some are the same as an English text. */
function collectWords(locale: Exclude<Locale, "en">): ReadonlySet<string> {
  const texts = [readLabels(locale), PAYLOAD[locale].translations, readSingleWords(locale)];
  return new Set([...NAMES, ...collectTexts(texts)]);
}
/** Returns the parts of a text that are labels: `Banner > Text`, `Link 01`. */
const splitLabels = (text: string): readonly string[] =>
  text.split(" > ").map((part) => part.replace(/ \d+$/, ""));

/** Returns the texts of the page that are not content: text nodes, names and placeholders. */
function readTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CONTENT =
      "td, option, .step-nav, .doc-header__title, .render-title, [lang]:not(html), [contenteditable], .file-details, .file-meta, .relationship--single-value, .multi-value-label, .array-field__row-header, .finder-quiet, time";
    const found = new Set<string>();
    function add(text: string | null): void {
      const clean = (text ?? "").replaceAll(/\s+/g, " ").trim();
      if (/\p{L}{2}/u.test(clean)) found.add(clean);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(`script, style, noscript, ${CONTENT}`)) add(node.textContent);
    }
    for (const name of ["aria-label", "placeholder"])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(CONTENT)) add(element.getAttribute(name));
    return [...found];
  });
}

interface View {
  readonly path: string;
  /** Texts of the content that the view shows. */
  readonly content: ReadonlySet<string>;
}

/** Returns the views to crawl: the start page, the account, lists, a document of each, globals. */
async function listViews(page: Page, headers: Headers): Promise<readonly View[]> {
  const none: ReadonlySet<string> = new Set();
  const own = FULL ? Object.values(VIEWS) : [VIEWS.transfer, VIEWS.table];
  const paths = ["", "/account", ...own];
  const views: View[] = paths.map((path) => ({ path, content: none }));
  for (const slug of FULL ? COLLECTIONS : SOME) {
    const answer = await page.request.get(`${CMS()}/api/${slug}?limit=1&depth=2`, { headers });
    const { docs } = (await answer.json()) as { docs: readonly { readonly id: string }[] };
    views.push({ path: `/collections/${slug}`, content: none });
    const [document] = docs;
    if (!document) continue;
    const content = collectTexts(document);
    views.push({ path: `/collections/${slug}/${document.id}`, content });
  }
  for (const slug of inTurn(GLOBALS, 1)) views.push({ path: `/globals/${slug}`, content: none });
  return views;
}

/** Reads the texts of each view in one language. */
async function crawl(
  browser: Browser,
  cookie: string,
  locale: Locale,
  views: readonly View[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await enterWith(page, cookie);
  await context.addCookies([{ name: "payload-lng", value: locale, url: CMS() }]);
  const texts = new Map<string, readonly string[]>();
  for (const { path } of views) {
    await page.goto(`${CMS()}/admin${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await settle(page);
    const title = (await page.title()).replace(/ · Orlaya$/, "");
    texts.set(path, [...(await readTexts(page)), title]);
  }
  await context.close();
  return texts;
}

/** The views and their English texts. A worker crawls them once. */
let reference: Promise<{
  readonly views: readonly View[];
  readonly english: Awaited<ReturnType<typeof crawl>>;
}> | null = null;
async function crawlEnglish(browser: Browser, page: Page, headers: Headers) {
  const views = await listViews(page, headers);
  return { views, english: await crawl(browser, headers["cookie"] ?? "", "en", views) };
}

const others = FULL ? (["fr", "es", "de", "nl"] as const) : (["de"] as const);
for (const locale of others)
  test(`no view of the admin shows English in ${locale}`, async ({ browser, page }) => {
    test.setTimeout(FULL ? 1_800_000 : 180_000);
    const headers = await signIn(page.request);
    const { views, english } = await (reference ??= crawlEnglish(browser, page, headers));
    const translated = await crawl(browser, headers["cookie"] ?? "", locale, views);
    const words = collectWords(locale);
    const left = views.flatMap(({ path, content }) =>
      (translated.get(path) ?? [])
        .filter((text) => english.get(path)?.includes(text))
        .filter((text) => !isStock(text) && !splitLabels(text).every((part) => words.has(part)))
        .filter((text) => !content.has(text))
        .map((text) => `${path || "/"}: ${text}`),
    );
    expect(left).toEqual([]);
  });

test("English dates are British, and a week begins on Monday", async ({ page }) => {
  const headers = await signIn(page.request);
  await enterWith(page, headers["cookie"] ?? "");
  await page.goto(`${CMS()}/admin/collections/page_landing`);
  const cell = page.locator("td.cell-updatedAt").first();
  await expect(cell).toHaveText(/^\d{1,2} \p{L}{3,4} \d{4}, \d{2}:\d{2}$/u);
  const articles = await page.request.get(`${CMS()}/api/page_article?limit=1&depth=0`, { headers });
  const { docs } = (await articles.json()) as { docs: readonly { readonly id: string }[] };
  await page.goto(`${CMS()}/admin/collections/page_article/${docs[0]?.id ?? ""}`);
  const date = page.locator(".date-time-picker input").first();
  await untilTakenOver(date);
  await date.click();
  await expect(page.locator(".react-datepicker__day-name").first()).toContainText("Mo");
});

test("an account sees the admin in its own language after the login, and may choose another one", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const { account } = await makeSession(context.request, "translator", { edit_locales: ["nl"] });
  const page = await context.newPage();
  await page.goto(`${CMS()}/admin/login`);
  await page.locator("#field-email").fill(account.email);
  await page.locator("#field-password").fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(
    page.getByRole("navigation").getByText(getAdminMessages("nl")("place.pages"), { exact: true }),
  ).toBeVisible();
  await page.goto(`${CMS()}/admin/account`);
  await page.getByLabel("Taal").click();
  await page.getByText("Français", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await context.close();
});

test("the form of the company details and of a header has the name of its collection", async ({
  browser,
  request,
}) => {
  const { page, context } = await enterAs(browser, "editor", { locale: "es" });
  const labels = readLabels("es");
  const site = getAdminMessages("es")("site.individual");
  for (const [collection, title] of [
    ["company", labels["Company details"]],
    ["header_module", `${labels["Header"] ?? ""} · ${site}`],
  ] as const) {
    const query = "depth=0&limit=1&where[locale][equals]=es&where[uid][in]=company,header";
    const found = await request.get(`${CMS()}/api/${collection}?${query}`, {
      headers: await signIn(request),
    });
    const { docs } = (await found.json()) as { docs: readonly { readonly id: string }[] };
    await page.goto(`${CMS()}/admin/collections/${collection}/${docs[0]?.id ?? ""}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  }
  await context.close();
});
