import { parseDocument } from "@orlaya/content";
import { SAMPLES } from "@orlaya/slices/samples";
import type { PictureData } from "@orlaya/ui";
import { describe, expect, it } from "vitest";
import { buildHead, findHeroImage, serialiseJsonLd, MAX_TITLE, type HeadInput } from "./head.ts";
import { buildGraph, type GraphInput } from "./structured-data.ts";

const origin = "https://www.example.com";
const picture: PictureData = {
  alt: "Dunes",
  width: 2400,
  height: 1600,
  focal: { x: 0.5, y: 0.5 },
  renditions: [{ src: "/media/dunes.webp", width: 1960, height: 1307, format: "webp" }],
  social: "/media/dunes-social.jpg",
};
function input(seo: object = {}, more: Partial<HeadInput> = {}): HeadInput {
  return {
    origin,
    mediaOrigin: "",
    brand: "Orlaya",
    locale: "en",
    path: "/en/plans",
    document: parseDocument("page_single", { id: "1", title: "Plans", seo }),
    fallback: { title: "Fallback", description: "Words of the page." },
    alternates: [
      { locale: "en", path: "/en/plans", hreflang: "en", href: `${origin}/en/plans` },
      { locale: "fr", path: "/fr/assurances", hreflang: "fr", href: `${origin}/fr/assurances` },
      { locale: "en", path: "/en/plans", hreflang: "x-default", href: `${origin}/en/plans` },
    ],
    heroImage: picture,
    globalNoindex: false,
    noindex: false,
    article: false,
    page: { number: 1, words: "Page 1" },
    graph: () => [],
    ...more,
  };
}

describe("the head", () => {
  it("[3-092 4-054 9-027] has title, description and canonical URL of the document, otherwise of the page", () => {
    expect(buildHead(input())).toMatchObject({
      title: "Plans | Orlaya",
      description: "Words of the page.",
      canonical: `${origin}/en/plans`,
      robots: "index, follow",
      ogLocale: "en_GB",
      ogAlternateLocales: ["fr_FR"],
      ogType: "website",
    });
    expect(
      buildHead(
        input({ title: "All plans", description: "Choose.", canonical: "https://other.example/a" }),
      ),
    ).toMatchObject({
      title: "All plans | Orlaya",
      description: "Choose.",
      canonical: "https://other.example/a",
    });
    expect(buildHead(input({}, { document: null })).canonical).toBeNull();
    expect(buildHead(input({ canonical: "/en/other" })).canonical).toBe(`${origin}/en/other`);
  });
  it("has the brand once, and only when the title does not become too long", () => {
    expect(buildHead(input({ title: "About Orlaya" })).title).toBe("About Orlaya");
    expect(buildHead(input({ title: "Guides | Orlaya" })).title).toBe("Guides | Orlaya");
    expect(
      buildHead(input({ title: "Guides | Orlaya" }, { page: { number: 2, words: "Page 2" } }))
        .title,
    ).toBe("Guides – Page 2 | Orlaya");
    const long = "x".repeat(MAX_TITLE - 3);
    expect(buildHead(input({ title: long })).title).toBe(long);
  });
  it("has a social image on the media origin", () => {
    const stored = {
      id: "m",
      alt: { en: "Dunes" },
      width: 2400,
      height: 1600,
      social: "dunes-og.jpg",
      renditions: [{ file: "dunes.webp", width: 640, height: 427, format: "webp" }],
    };
    expect(buildHead(input({ image: stored })).image.url).toBe(`${origin}/media/dunes-og.jpg`);
    expect(
      buildHead(input({ image: stored }, { mediaOrigin: "https://media.example.com" })).image.url,
    ).toBe("https://media.example.com/dunes-og.jpg");
  });
  it("removes soft hyphens from the title", () => {
    expect(buildHead(input({ title: "Auslands\u00adkranken" })).title).toBe(
      "Auslandskranken | Orlaya",
    );
  });
  it("[5-015 5-016] robots depends on the flags and the global switch", () => {
    expect(buildHead(input({ noindex: true })).robots).toBe("noindex, follow");
    expect(buildHead(input({ nofollow: true })).robots).toBe("index, nofollow");
    expect(buildHead(input({ noindex: true, nofollow: true })).robots).toBe("noindex, nofollow");
    expect(buildHead(input({}, { globalNoindex: true })).robots).toBe("noindex, nofollow");
    expect(buildHead(input({}, { document: null })).robots).toBe("noindex, follow");
  });
  it("[9-028 9-029] has hreflang links only when the page may be indexed", () => {
    expect(buildHead(input()).alternates.map(({ hreflang }) => hreflang)).toEqual([
      "en",
      "fr",
      "x-default",
    ]);
    expect(buildHead(input({ noindex: true })).alternates).toEqual([]);
  });
  it("[5-015 9-028] a canonical URL, on this site or another, changes neither robots nor hreflang links", () => {
    for (const canonical of [`${origin}/en/plans`, "/en/other", "https://other.example/a"]) {
      const head = buildHead(input({ canonical }));
      expect(head.robots, canonical).toBe("index, follow");
      expect(
        head.alternates.map(({ hreflang }) => hreflang),
        canonical,
      ).toEqual(["en", "fr", "x-default"]);
    }
  });
  it("[9-027] replaces an invalid canonical URL with the URL of the page", () => {
    for (const canonical of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//other.example/a",
      "/\\other.example",
      "http://other.example/a",
      "plans",
    ]) {
      expect(buildHead(input({ canonical })).canonical, canonical).toBe(`${origin}/en/plans`);
    }
  });
  it("later pages of a list have their own URL and title and are not indexed", () => {
    expect(buildHead(input({}, { page: { number: 3, words: "Page 3" } }))).toMatchObject({
      title: "Plans – Page 3 | Orlaya",
      canonical: `${origin}/en/plans?page=3`,
      robots: "noindex, follow",
      alternates: [],
    });
  });
  it("[4-055] the social image falls back to the hero, then to the brand", () => {
    expect(buildHead(input()).image).toEqual({
      url: `${origin}/media/dunes-social.jpg`,
      width: 1200,
      height: 630,
      alt: "Dunes",
    });
    expect(buildHead(input({}, { heroImage: null })).image).toEqual({
      url: `${origin}/social.png`,
      width: 1200,
      height: 630,
      alt: "Orlaya",
    });
  });
  it("[4-055] the hero picture is the desktop picture, and its social crop is the og:image of a page without its own", () => {
    const other = { ...picture, social: "/media/other.jpg" };
    const hero = findHeroImage([
      { slug: "page_head", id: "1", props: { ...SAMPLES.page_head, image: null } },
      {
        slug: "hero",
        id: "2",
        props: { ...SAMPLES.hero, image_desktop: picture, image_mobile: other, globe: other },
      },
      { slug: "page_head", id: "3", props: { ...SAMPLES.page_head, image: other } },
    ]);
    expect(buildHead(input({}, { heroImage: hero })).image.url).toBe(
      `${origin}/media/dunes-social.jpg`,
    );
    const own = {
      id: "m",
      alt: { en: "Own" },
      width: 1200,
      height: 800,
      renditions: [{ file: "own.avif", width: 640, height: 427, format: "avif" }],
      social: "own.jpg",
    };
    expect(buildHead(input({ image: own }, { heroImage: hero })).image).toMatchObject({
      url: `${origin}/media/own.jpg`,
      alt: "Own",
    });
  });
  it("escapes a value that would end the script element", () => {
    expect(serialiseJsonLd([{ "@type": "Thing", name: "</script><script>" }])).not.toContain("<");
  });
});

function page(more: Partial<GraphInput> = {}): GraphInput {
  return {
    origin,
    brand: "Orlaya",
    locale: "de",
    path: "/de/a/b",
    title: "Title",
    description: "Words",
    image: `${origin}/i.jpg`,
    crumbs: [],
    faq: [],
    product: null,
    article: null,
    rating: null,
    ...more,
  };
}
type Node = Readonly<Record<string, unknown>>;
const nodes = (more: Partial<GraphInput> = {}): readonly Node[] =>
  JSON.parse(JSON.stringify(buildGraph(page(more)))) as readonly Node[];
const node = (type: string, more: Partial<GraphInput> = {}): Node | undefined =>
  nodes(more).find((each) => each["@type"] === type);
const rating = {
  value: 4.4,
  best: 5,
  count: 12,
  source: "Reviews Ltd",
  date: "2026-11-01",
  link: { label: "Reviews Ltd", href: "https://reviews.example", external: true, newTab: true },
};
const product = {
  name: "Plan",
  description: "A plan.",
  image: null,
  price: { amount: 92.4, currency: "EUR", frequency: "month" as const },
  unit: "per month",
};

describe("[quality §4] structured data", () => {
  it("[7-041 7-045 7-046 9-032 9-033 9-034] every page has organization, website and webpage with stable ids", () => {
    function ids(path: string): unknown[] {
      return nodes({ path })
        .slice(0, 2)
        .map((each) => each["@id"]);
    }
    expect(nodes().map((each) => each["@type"])).toEqual(["Organization", "WebSite", "WebPage"]);
    expect(ids("/de/a")).toEqual(ids("/fr/b"));
    expect(JSON.stringify(nodes({ path: "/de/a" })[1])).toBe(
      JSON.stringify(nodes({ path: "/fr/b", locale: "fr" })[1]),
    );
    expect(node("WebPage")).toMatchObject({
      "@id": `${origin}/de/a/b#webpage`,
      name: "Title",
      description: "Words",
      isPartOf: { "@id": `${origin}/en#website` },
    });
  });
  it("[7-040] has breadcrumbs in order, the page itself last", () => {
    expect(
      node("BreadcrumbList", {
        crumbs: [
          { label: "Start", href: "/de" },
          { label: "B", href: null },
        ],
      }),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: "Start", item: `${origin}/de` },
        { position: 2, name: "B", item: `${origin}/de/a/b` },
      ],
    });
  });
  it("[7-041] has a rating only with source, count and URL", () => {
    expect(node("Organization")).not.toHaveProperty("aggregateRating");
    expect(node("Organization", { rating })).toMatchObject({
      aggregateRating: {
        ratingValue: 4.4,
        bestRating: 5,
        ratingCount: 12,
        author: { name: "Reviews Ltd", url: "https://reviews.example" },
      },
    });
    for (const broken of [
      { ...rating, count: 0 },
      { ...rating, source: "" },
      { ...rating, link: { ...rating.link, href: "" } },
    ])
      expect(node("Organization", { rating: broken })).not.toHaveProperty("aggregateRating");
  });
  it("[7-042] has a plan with the lowest price on the page, and its rating", () => {
    expect(node("Product", { product, rating })).toMatchObject({
      name: "Plan",
      offers: {
        "@type": "AggregateOffer",
        lowPrice: 92.4,
        priceCurrency: "EUR",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          minPrice: 92.4,
          priceCurrency: "EUR",
          unitText: "per month",
          billingDuration: "P1M",
        },
      },
      aggregateRating: { ratingCount: 12 },
    });
    expect(node("Organization", { product, rating })).not.toHaveProperty("aggregateRating");
    expect(node("Product", { product: { ...product, price: null } })).not.toHaveProperty("offers");
  });
  it("[7-043] has questions with their answers as text", () => {
    const faq = [
      {
        id: "1",
        question: "Am I covered?",
        answer: [{ kind: "paragraph", children: [{ kind: "text", text: "Yes.", marks: {} }] }],
        link: null,
      },
    ] as const;
    expect(node("FAQPage", { faq })).toMatchObject({
      mainEntity: [{ name: "Am I covered?", acceptedAnswer: { text: "Yes." } }],
    });
  });
  it("[7-044] has an article with its dates", () => {
    const article = {
      kind: "NewsArticle",
      headline: "News",
      published: "2026-11-01",
      modified: null,
      author: null,
      image: null,
      description: "Lead",
    } as const;
    expect(node("NewsArticle", { article })).toMatchObject({
      headline: "News",
      datePublished: "2026-11-01",
      dateModified: "2026-11-01",
      image: [`${origin}/i.jpg`],
      mainEntityOfPage: { "@id": `${origin}/de/a/b#webpage` },
    });
  });
  it("has a guide as an article with the role of its author and the date of the last check", () => {
    const article = {
      kind: "Article",
      headline: "Guide",
      published: null,
      modified: "2026-11-16",
      author: "Claims team lead",
      image: null,
      description: "Lead",
    } as const;
    expect(node("Article", { article })).toMatchObject({
      headline: "Guide",
      dateModified: "2026-11-16",
      author: {
        "@type": "Role",
        roleName: "Claims team lead",
        author: { "@id": `${origin}/en#organization` },
      },
    });
    expect(node("Article", { article })).not.toHaveProperty("datePublished");
  });
});
