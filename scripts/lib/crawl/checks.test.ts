/** Tests that each check reports its problem, and reports nothing for a page without problems. */
import { describe, expect, it } from "vitest";
import {
  checkAlternates,
  checkHead,
  checkLanguage,
  checkLinks,
  checkPage,
  checkParagraphs,
  checkRoutes,
  checkSitemap,
  checkUnique,
  type SitemapEntry,
} from "./checks/index.ts";
import { readPage, type PageFacts } from "./facts.ts";
import { listFaults } from "./worker.ts";

const origin = "https://www.example.com";
const DESCRIPTION =
  "Compare four levels of cover for a life abroad, see what each pays and what it leaves out, and get a quote.";
function alternatesOf(paths: Readonly<Record<string, string>>): string {
  return [...Object.entries(paths), ...(paths["en"] ? [["x-default", paths["en"]] as const] : [])]
    .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${origin}${path}">`)
    .join("");
}
const TRANSLATIONS = { en: "/en/plans", fr: "/fr/assurances" };
function graph(title: string, extra: readonly object[] = []): string {
  return JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", "@id": "o", name: "Orlaya", url: origin },
      { "@type": "WebSite", "@id": "s", name: "Orlaya", url: origin },
      {
        "@type": "WebPage",
        "@id": "p",
        url: origin,
        name: title,
        description: DESCRIPTION,
        isPartOf: { "@id": "s" },
      },
      ...extra,
    ],
  });
}
interface Plan {
  readonly path?: string;
  readonly status?: number;
  readonly lang?: string;
  readonly title?: string;
  readonly description?: string;
  readonly head?: string;
  readonly body?: string;
  readonly json?: string;
  readonly alternates?: string;
  readonly robots?: string;
  readonly canonical?: string;
}
function html({
  path = "/en/plans",
  lang = "en",
  title = "Plans – Orlaya",
  description = DESCRIPTION,
  head = "",
  body = "<h1>Our plans</h1>",
  json = graph(title),
  alternates = alternatesOf(TRANSLATIONS),
  robots = "index, follow",
  canonical = origin + path,
}: Plan): string {
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><meta name="robots" content="${robots}"><link rel="canonical" href="${canonical}">${alternates}
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}"><meta property="og:type" content="website"><meta property="og:locale" content="en_GB">
<meta property="og:image" content="${origin}/i.jpg"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}"><meta name="twitter:image" content="${origin}/i.jpg">
<script type="application/ld+json">${json}</script>${head}</head><body><main id="main">${body}</main></body></html>`;
}
function page(plan: Plan = {}): PageFacts {
  const text = html(plan);
  return readPage({
    path: plan.path ?? "/en/plans",
    status: plan.status ?? 200,
    location: null,
    html: text,
    origin,
    invalid: listFaults(text),
  });
}
const said = (plan: Plan): readonly string[] =>
  checkPage(page(plan), origin).map(({ check, text }) => `${check}: ${text}`);
const site = (...pages: readonly PageFacts[]): ReadonlyMap<string, PageFacts> =>
  new Map(pages.map((each) => [each.path, each]));

/** Returns a form with two fields of the same name. */
function repeat(name: string): Plan {
  const field = `<label><input type="text" name="${name}"> A</label>`;
  const button = '<button type="submit">B</button>';
  return { body: `<h1>A</h1><form>${field}${field}${button}</form>` };
}

describe("checkPage", () => {
  it("reports nothing for a page without problems", () => {
    expect(said({})).toEqual([]);
  });
  it("reports a name that a form repeats, unless its parameter has several values", () => {
    expect(said(repeat("name"))).toEqual([expect.stringMatching(/^html: form-dup-name/)]);
    expect(said(repeat("plan"))).toEqual([]);
  });
  it.each<[string, Plan, RegExp]>([
    ["that answers 404", { status: 404 }, /^status: answers 404/],
    [
      "that is an error page with a canonical address",
      { path: "/en/error-404", status: 404 },
      /^canonical: /,
    ],
    ["of error-404 that answers 200", { path: "/en/error-404" }, /^status: answers 200, not 404/],
    ["in another language", { lang: "fr" }, /^lang: /],
    [
      "with a reference to a detail of the company",
      { body: '<h1>A</h1><a href="/en" title="{company:hours}">B</a>' },
      /^reference: contains a reference/,
    ],
    [
      "with a reference to a clause",
      { body: "<h1>A</h1><p>{clause:withdrawal.travel}</p>" },
      /^reference: contains a reference/,
    ],
    ["without title", { title: "" }, /^title: no title/],
    ["with a long title", { title: "x".repeat(61) }, /^title: 61 characters/],
    ["without description", { description: "" }, /^description: no description/],
    ["with a short description", { description: "Short." }, /^description: 6 characters/],
    ["with two main headings", { body: "<h1>A</h1><h1>B</h1>" }, /^h1: 2 headings/],
    [
      "with a query in its canonical address",
      { canonical: `${origin}/en/plans?a=1` },
      /^canonical: /,
    ],
    ["with a relative canonical address", { canonical: "/en/plans" }, /^canonical: /],
    ["without robots", { robots: "" }, /^robots: /],
    [
      "that is not among its own translations",
      { alternates: alternatesOf({ en: "/en/other", fr: "/fr/assurances" }) },
      /^hreflang: the page is not among/,
    ],
    [
      "without x-default",
      { alternates: alternatesOf(TRANSLATIONS).replace("x-default", "nl") },
      /^hreflang: x-default/,
    ],
    [
      "that is not indexable but has translations",
      { robots: "noindex, follow" },
      /^hreflang: a page that is not indexable/,
    ],
    [
      "with a picture without alt",
      { body: '<h1>A</h1><img src="/a.webp" width="1" height="1">' },
      /^picture: .*\/a\.webp/,
    ],
    [
      "with a picture without size",
      { body: '<h1>A</h1><img src="/a.webp" alt="">' },
      /^picture: .*\/a\.webp/,
    ],
    ["with a duplicate id", { body: '<h1 id="a">A</h1><p id="a">B</p>' }, /^html: no-dup-id/],
    ["with a paragraph in a list", { body: "<h1>A</h1><ul><p>B</p></ul>" }, /^html: /],
    [
      "with structured data that does not parse",
      { json: "{" },
      /^json-ld: the structured data cannot be parsed/,
    ],
    [
      "without an organization",
      { json: graph("Plans – Orlaya").replace("Organization", "Thing") },
      /^json-ld: there is no Organization/,
    ],
    [
      "of a plan without Product",
      { path: "/en/expatriate-insurance/plan" },
      /^json-ld: there is no Product/,
    ],
    [
      "of a question without FAQPage",
      { path: "/en/support/faq/question" },
      /^json-ld: there is no FAQPage/,
    ],
    [
      "of news without NewsArticle",
      { path: "/en/about-orlaya/news/one" },
      /^json-ld: there is no NewsArticle/,
    ],
    [
      "with breadcrumbs that are missing in the data",
      {
        body: '<nav aria-label="Breadcrumb"><ol><li><a href="/en">Home</a></li><li>Our plans</li></ol></nav><h1>Our plans</h1>',
      },
      /^json-ld: there is no BreadcrumbList/,
    ],
    ["with another title in its data", { json: graph("Other") }, /^json-ld: WebPage differs/],
    [
      "with breadcrumbs in the data only",
      {
        json: graph("Plans – Orlaya", [
          {
            "@type": "BreadcrumbList",
            "@id": "b",
            itemListElement: [{ "@type": "ListItem", position: 1, name: "Home", item: origin }],
          },
        ]),
      },
      /^json-ld: the breadcrumbs are “Home” in the data and “” on the page/,
    ],
    [
      "with a price in the data only",
      {
        json: graph("Plans – Orlaya", [
          {
            "@type": "Product",
            "@id": "x",
            name: "Our plans",
            description: "x",
            offers: { "@type": "AggregateOffer", lowPrice: 92.4, priceCurrency: "EUR" },
          },
        ]),
      },
      /^json-ld: the price is not visible on the page: “92,40”/,
    ],
    [
      "with an answer in the data only",
      {
        json: graph("Plans – Orlaya", [
          {
            "@type": "FAQPage",
            "@id": "f",
            mainEntity: [
              {
                "@type": "Question",
                name: "Our plans",
                acceptedAnswer: { "@type": "Answer", text: "Hidden." },
              },
            ],
          },
        ]),
      },
      /^json-ld: an answer is not visible on the page/,
    ],
    [
      "with an article without date",
      {
        json: graph("Plans – Orlaya", [
          {
            "@type": "NewsArticle",
            "@id": "n",
            headline: "Our plans",
            dateModified: "2026-11-01",
            image: ["x"],
            author: {},
            publisher: {},
          },
        ]),
      },
      /^json-ld: NewsArticle lacks datePublished/,
    ],
    [
      "with a rating without count",
      {
        json: graph("Plans – Orlaya", [
          {
            "@type": "Product",
            "@id": "x",
            name: "Our plans",
            description: "x",
            aggregateRating: { "@type": "AggregateRating", ratingValue: 4, bestRating: 5 },
          },
        ]),
      },
      /^json-ld: AggregateRating lacks ratingCount/,
    ],
    [
      "with a sentence in another language",
      {
        body: "<h1>Plans</h1><p>Nous remboursons les frais de santé dans le pays où vous êtes.</p>",
      },
      /^language: is written in fr, but lang is en/,
    ],
  ])("reports a page %s", (_, plan, problem) => {
    expect(said(plan)).toContainEqual(expect.stringMatching(problem));
  });
  it("accepts a visible price with its typography", () => {
    const json = graph("Plans – Orlaya", [
      {
        "@type": "Product",
        "@id": "x",
        name: "Our plans",
        description: "x",
        offers: { "@type": "AggregateOffer", lowPrice: 1234.5, priceCurrency: "EUR" },
      },
    ]);
    expect(said({ json, body: "<h1>Our plans</h1><p>1&nbsp;234,50&nbsp;€</p>" })).toEqual([]);
  });
  it("reports a social image of another size", () => {
    expect(
      checkHead(
        readPage({
          path: "/en/plans",
          status: 200,
          location: null,
          html: html({}).replace('"1200"', '"600"'),
          origin,
          invalid: [],
        }),
        origin,
      ),
    ).toMatchObject([{ check: "social" }]);
  });
  it("accepts a later page of a listing with its number in the canonical address", () => {
    expect(
      said({
        path: "/en/plans?page=2",
        canonical: `${origin}/en/plans?page=2`,
        robots: "noindex, follow",
        alternates: "",
      }),
    ).toEqual([]);
  });
});

describe("checkLanguage", () => {
  const spoken = (body: string, lang = "en"): readonly string[] =>
    checkLanguage(page({ lang, body })).map(({ text }) => text);
  it.each([
    ["en", "No diagnosis, no single claim, no health questionnaire."],
    ["en", "Plans: Expat Student, MyHealth Hong Kong, MyTravel Cover WHV, MyStudies Cover."],
    [
      "de",
      "Der Tarif MyHealth International gilt in Frankreich, Spanien, den Niederlanden und Belgien.",
    ],
    ["nl", "Je verzekering betaalt de arts en het ziekenhuis in het land waar je woont."],
    ["es", "Tu seguro paga al médico y el hospital en el país donde vives."],
    ["fr", "Votre assurance rembourse le médecin et l’hôpital dans le pays où vous vivez."],
  ])("accepts in %s: %s", (lang, text) => {
    expect(spoken(`<p>${text}</p>`, lang)).toEqual([]);
  });
  it("checks an element with its own lang separately from the sentence around it", () => {
    expect(
      spoken(
        '<p>This plan is called <span lang="fr">Assurance pour les voyages et les vacances à l’étranger avec nous</span> in France and in Belgium.</p>',
      ),
    ).toEqual([]);
    expect(
      spoken(
        '<p>This plan is called <span lang="de">Assurance pour les voyages et les vacances à l’étranger avec nous</span> in France.</p>',
      ),
    ).toHaveLength(1);
  });
  it("reads a sentence with a link as a whole", () => {
    expect(
      spoken(
        '<p>Vous pouvez <a href="/en/plans">comparer les formules</a> et demander un devis pour votre séjour.</p>',
      ),
    ).toHaveLength(1);
  });
  it.each(["en", "fr", "es", "de", "nl"])(
    "reports every other language on a page in %s",
    (lang) => {
      const sentences: Readonly<Record<string, string>> = {
        en: "Your insurance pays the doctor and the hospital in the country where you live.",
        fr: "Votre assurance rembourse le médecin et l’hôpital dans le pays où vous vivez.",
        es: "Tu seguro paga al médico y el hospital en el país donde vives con tu familia.",
        de: "Ihre Versicherung bezahlt den Arzt und das Krankenhaus in dem Land, in dem Sie wohnen.",
        nl: "Je verzekering betaalt de arts en het ziekenhuis in het land waar je woont.",
      };
      for (const [code, text] of Object.entries(sentences))
        expect(spoken(`<p>${text}</p>`, lang).length, `${code} on ${lang}`).toBe(
          code === lang ? 0 : 1,
        );
    },
  );
});

describe("checks of all pages", () => {
  const french = page({ path: "/fr/assurances", lang: "fr" });
  const english = page();
  const entries: readonly SitemapEntry[] = [english, french].map(({ path, alternates }) => ({
    path,
    alternates,
  }));

  it("checkLinks reports links to a missing page, to a missing anchor and to a redirect", () => {
    const link = (href: string) => page({ body: `<h1>A</h1><a href="${href}">x</a>` });
    const gone = page({ path: "/en/gone", status: 404 });
    const moved = { ...page({ path: "/en/old", status: 301 }), location: "/en/new" };
    expect(checkLinks(site(link("/en/gone"), gone))).toMatchObject([
      { check: "link", text: "links to /en/gone, which answers 404" },
    ]);
    expect(checkLinks(site(link("/en/old"), moved))).toMatchObject([
      { text: "links to /en/old, which answers 301 → /en/new" },
    ]);
    expect(checkLinks(site(link("#nothing")))).toMatchObject([
      { text: "links to /en/plans#nothing: that page has no element with this id" },
    ]);
    expect(checkLinks(site(link("/fr/assurances#main"), french))).toEqual([]);
    expect(
      checkLinks(
        site(link("mailto:a@example.com"), link("https://elsewhere.example/x#y"), link("#main")),
      ),
    ).toEqual([]);
  });
  it("checkAlternates reports translations without a link back, with another audience or locale", () => {
    expect(checkAlternates(site(english, french), origin)).toEqual([]);
    expect(
      checkAlternates(
        site(
          english,
          page({
            path: "/fr/assurances",
            lang: "fr",
            alternates: alternatesOf({ fr: "/fr/assurances" }),
          }),
        ),
        origin,
      ),
    ).toMatchObject([
      {
        path: "/en/plans",
        check: "hreflang",
        text: expect.stringContaining("does not link back") as string,
      },
    ]);
    const mixed = { en: "/en/plans", fr: "/fr/entreprises/assurances" };
    expect(
      checkAlternates(
        site(
          page({ alternates: alternatesOf(mixed) }),
          page({ path: "/fr/entreprises/assurances", alternates: alternatesOf(mixed) }),
        ),
        origin,
      )[0],
    ).toMatchObject({ text: expect.stringContaining("the other audience") as string });
    expect(
      checkAlternates(
        site(page({ alternates: alternatesOf({ en: "/en/plans", de: "/fr/assurances" }) }), french),
        origin,
      )[0],
    ).toMatchObject({
      text: `de links to ${origin}/fr/assurances, which is not a page in this language`,
    });
  });
  it("checkSitemap reports missing, extra and duplicate entries and other translations", () => {
    expect(checkSitemap(site(english, french), entries, origin)).toEqual([]);
    expect(checkSitemap(site(english, french), entries.slice(1), origin)).toMatchObject([
      { path: "/en/plans", text: "is indexable, but not in the sitemap" },
    ]);
    expect(
      checkSitemap(site(english, french), entries.slice(1), origin, new Set(["/en/plans"])),
    ).toEqual([]);
    expect(
      checkSitemap(site(page({ robots: "noindex, follow" }), french), entries, origin),
    ).toMatchObject([{ path: "/en/plans", text: "is in the sitemap, but not indexable" }]);
    expect(
      checkSitemap(
        site(english, french),
        [{ path: "/en/plans", alternates: [] }, ...entries.slice(1)],
        origin,
      ),
    ).toMatchObject([{ text: "has other translations in the sitemap than in its head" }]);
    expect(
      checkSitemap(site(english, french), [...entries, ...entries.slice(0, 1)], origin),
    ).toMatchObject([{ text: "1 entries are duplicates" }]);
  });
  it("checkUnique reports equal titles and descriptions within a language", () => {
    expect(checkUnique(site(english, french), origin)).toEqual([]);
    expect(
      checkUnique(site(english, page({ path: "/en/support" })), origin).map(({ check }) => check),
    ).toEqual(["title", "description"]);
  });
  it("checkParagraphs reports a repeated paragraph as an error, a shared module as a warning", () => {
    const words =
      "This paragraph has a good deal more than twelve words and was copied from elsewhere.";
    const at = (path: string, body = `<h1>A</h1><p>${words}</p>`) => page({ path, body });
    expect(checkParagraphs(site(at("/en/plans"), at("/en/support")))).toMatchObject([
      { level: "error", path: "/en/plans", text: expect.stringContaining("/en/support") as string },
    ]);
    expect(
      checkParagraphs(
        site(...["/en/plans", "/en/support", "/en/legal", "/en/services"].map((path) => at(path))),
      ),
    ).toMatchObject([{ level: "warning" }]);
    expect(
      checkParagraphs(
        site(at("/en/plans"), at("/en/support", `<h1>A</h1><ul><li><p>${words}</p></li></ul>`)),
      ),
    ).toEqual([]);
  });
  it("checkRoutes reports a route without a page for a language and an audience", () => {
    const problems = checkRoutes(site(english));
    expect(problems.some(({ path }) => path === "offers, en, individual")).toBe(false);
    expect(problems.some(({ path }) => path === "offers, en, corporate")).toBe(true);
  });
});
