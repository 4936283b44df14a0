import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import {
  AUDIENCES,
  BASES,
  ROUTE_TABLE,
  buildAbsoluteUrl,
  alternates,
  breadcrumbTrail,
  buildCanonicalUrl,
  isRenderedPath,
  readCanonical,
  isSharedTechnicalPath,
  isTechnicalPath,
  languageSwitcher,
  match,
  technical,
  addQuery,
  type Base,
  type PublishedPage,
} from "./index.ts";
import { getParamName } from "./table.ts";

const origin = "https://www.orlaya.example";
const CONTACT: readonly PublishedPage[] = [
  { locale: "de", path: "/de/kontakt" },
  { locale: "en", path: "/en/contact" },
  { locale: "fr", path: "/fr/contact" },
];
const CONTACT_PRO: readonly PublishedPage[] = [
  { locale: "en", path: "/en/corporate/contact" },
  { locale: "nl", path: "/nl/bedrijven/contacten" },
];

describe("alternates", () => {
  it("[9-028 9-029] are the published translations in locale order, absolute, with the English page as x-default", () => {
    expect(alternates({ origin, audience: "individual", documents: CONTACT })).toEqual([
      {
        locale: "en",
        path: "/en/contact",
        hreflang: "en",
        href: "https://www.orlaya.example/en/contact",
      },
      {
        locale: "fr",
        path: "/fr/contact",
        hreflang: "fr",
        href: "https://www.orlaya.example/fr/contact",
      },
      {
        locale: "de",
        path: "/de/kontakt",
        hreflang: "de",
        href: "https://www.orlaya.example/de/kontakt",
      },
      {
        locale: "en",
        path: "/en/contact",
        hreflang: "x-default",
        href: "https://www.orlaya.example/en/contact",
      },
    ]);
  });

  it("[9-029] have no x-default without an English page", () => {
    const entries = alternates({
      origin,
      audience: "individual",
      documents: [{ locale: "de", path: "/de/kontakt" }],
    });
    expect(entries.map(({ hreflang }) => hreflang)).toEqual(["de"]);
  });

  it("never contain pages of the other site", () => {
    const documents = [...CONTACT_PRO, ...CONTACT];
    expect(
      new Set(alternates({ origin, audience: "individual", documents }).map(({ path }) => path)),
    ).toEqual(new Set(["/en/contact", "/fr/contact", "/de/kontakt"]));
    expect(
      new Set(alternates({ origin, audience: "corporate", documents }).map(({ path }) => path)),
    ).toEqual(new Set(["/en/corporate/contact", "/nl/bedrijven/contacten"]));
  });

  it("leave out paths that match no route in their own locale, and second documents of a locale", () => {
    const documents: readonly PublishedPage[] = [
      { locale: "en", path: "/fr/contact" },
      { locale: "es", path: "/es/a/b/c/d" },
      { locale: "nl", path: "/nl/contacten" },
      { locale: "nl", path: "/nl/inloggen" },
    ];
    expect(
      alternates({ origin, audience: "individual", documents }).map(({ path }) => path),
    ).toEqual(["/nl/contacten"]);
  });
});

describe("language switcher", () => {
  it("[2-104 3-104] links to the equivalent page when an alternate exists", () => {
    expect(languageSwitcher({ locale: "fr", audience: "individual", alternates: CONTACT })).toEqual(
      [
        {
          code: "en",
          iso: "en-gb",
          label: "English",
          isCurrent: false,
          individualPrefix: "/en",
          corporatePrefix: "/en/corporate",
          href: "/en/contact",
        },
        {
          code: "fr",
          iso: "fr-fr",
          label: "Français",
          isCurrent: true,
          individualPrefix: "/fr",
          corporatePrefix: "/fr/entreprises",
          href: "/fr/contact",
        },
        {
          code: "es",
          iso: "es-es",
          label: "Español",
          isCurrent: false,
          individualPrefix: "/es",
          corporatePrefix: "/es/empresas",
          href: "/es",
        },
        {
          code: "de",
          iso: "de-de",
          label: "Deutsch",
          isCurrent: false,
          individualPrefix: "/de",
          corporatePrefix: "/de/unternehmen",
          href: "/de/kontakt",
        },
        {
          code: "nl",
          iso: "nl-nl",
          label: "Nederlands",
          isCurrent: false,
          individualPrefix: "/nl",
          corporatePrefix: "/nl/bedrijven",
          href: "/nl",
        },
      ],
    );
  });

  it("[2-105] links to the home page of the locale without an alternate", () => {
    const hrefs = languageSwitcher({ locale: "en", audience: "individual", alternates: [] }).map(
      ({ href }) => href,
    );
    expect(hrefs).toEqual(["/en", "/fr", "/es", "/de", "/nl"]);
  });

  it("[2-106] the fallback includes the corporate segment on the corporate site", () => {
    const hrefs = languageSwitcher({
      locale: "en",
      audience: "corporate",
      alternates: [...CONTACT, ...CONTACT_PRO],
    }).map(({ href }) => href);
    expect(hrefs).toEqual([
      "/en/corporate/contact",
      "/fr/entreprises",
      "/es/empresas",
      "/de/unternehmen",
      "/nl/bedrijven/contacten",
    ]);
  });

  it("[2-104] gives the same links for the list of hreflang", () => {
    const entries = alternates({ origin, audience: "individual", documents: CONTACT });
    expect(languageSwitcher({ locale: "en", audience: "individual", alternates: entries })).toEqual(
      languageSwitcher({ locale: "en", audience: "individual", alternates: CONTACT }),
    );
  });
});

describe("breadcrumb trail", () => {
  function trail(path: string): readonly (readonly [Base, string])[] {
    const [found] = match(path);
    return found === undefined
      ? []
      : breadcrumbTrail(found).map(({ base, path: above }) => [base, above] as const);
  }

  it.each([
    ["/en", []],
    ["/en/contact", [["home", "/en"]]],
    [
      "/fr/entreprises/contact/rappel",
      [
        ["home", "/fr/entreprises"],
        ["contact", "/fr/entreprises/contact"],
      ],
    ],
    [
      "/de/a/b/c",
      [
        ["home", "/de"],
        ["offers", "/de/versicherungen"],
        ["offer", "/de/a"],
        ["product", "/de/a/b"],
      ],
    ],
    [
      "/nl/a/gids/b",
      [
        ["home", "/nl"],
        ["offers", "/nl/verzekeringen"],
        ["offer", "/nl/a"],
        ["offer-guides", "/nl/a/gids"],
      ],
    ],
    [
      "/es/destinos/asia/vietnam",
      [
        ["home", "/es"],
        ["destinations", "/es/destinos"],
        ["region", "/es/destinos/asia"],
      ],
    ],
    [
      "/en/support/claims/dental",
      [
        ["home", "/en"],
        ["support", "/en/support"],
        ["support-page", "/en/support/claims"],
      ],
    ],
    [
      "/en/about-orlaya/news/x",
      [
        ["home", "/en"],
        ["about", "/en/about-orlaya"],
        ["article-home", "/en/about-orlaya/news"],
      ],
    ],
  ] as const)("of %s", (path, expected) => {
    expect(trail(path)).toEqual(expected);
  });

  it("every parent is a row whose params its child has, and only home has no parent", () => {
    for (const base of BASES) {
      const parent: Base | null = ROUTE_TABLE[base].parent;
      if (parent === null) {
        expect(base).toBe("home");
        continue;
      }
      const own = ROUTE_TABLE[base].path.map(getParamName);
      for (const name of ROUTE_TABLE[parent].path.map(getParamName))
        if (name !== null) expect(own).toContain(name);
    }
  });
});

describe("absolute addresses", () => {
  it("reads the canonical field of an editor: this site in its canonical spelling, https elsewhere, else null", () => {
    expect(
      [
        "/en/Plans/?a=1",
        `${origin}/en/plans/`,
        "https://other.example/A?b=1#c",
        " https://other.example ",
      ].map((stored) => readCanonical(origin, stored)),
    ).toEqual([
      `${origin}/en/plans`,
      `${origin}/en/plans`,
      "https://other.example/A?b=1",
      "https://other.example/",
    ]);
    expect(readCanonical("http://localhost:3000", "http://localhost:3000/en")).toBe(
      "http://localhost:3000/en",
    );
    for (const stored of [
      "",
      "javascript:alert(1)",
      "java\nscript:alert(1)",
      "//other.example/a",
      "/\\other.example",
      "http://other.example/a",
      "https://u:p@other.example/",
      "https://",
      "plans",
    ]) {
      expect(readCanonical(origin, stored), stored).toBeNull();
    }
  });
  it("[9-027] canonical: absolute, lower-case, no query, no hash, no trailing slash", () => {
    expect(buildCanonicalUrl(origin, "/en/plans")).toBe("https://www.orlaya.example/en/plans");
    expect(buildCanonicalUrl(`${origin}/`, "/EN/Plans/?from=FR#top")).toBe(
      "https://www.orlaya.example/en/plans",
    );
    expect(buildCanonicalUrl(origin, "/en#x")).toBe("https://www.orlaya.example/en");
  });

  it("absolute: keeps the path unchanged, and absolute addresses, too", () => {
    expect(buildAbsoluteUrl(`${origin}/`, technical.media("Hero.JPG"))).toBe(
      "https://www.orlaya.example/media/Hero.JPG",
    );
    expect(buildAbsoluteUrl(origin, technical.media("Hero.JPG", "https://media.example.com"))).toBe(
      "https://media.example.com/Hero.JPG",
    );
  });

  it("a query keeps its order and leaves out empty values", () => {
    expect(addQuery("/en", { from: "FR", to: null, as: undefined, nat: "", page: 2 })).toBe(
      "/en?from=FR&page=2",
    );
    expect(addQuery("/en", {})).toBe("/en");
    expect(addQuery("/en", { plan: ["a", "", "b"], to: [] })).toBe("/en?plan=a&plan=b");
    expect(addQuery("/en", { q: "a&b c" })).toBe("/en?q=a%26b+c");
  });
});

describe("technical addresses", () => {
  it("[2-050 2-051] the preview address contains token and documentId", () => {
    expect(technical.preview({ token: "a.b+c/d", documentId: 12 })).toBe(
      "/preview?token=a.b%2Bc%2Fd&documentId=12",
    );
  });

  it("[2-052] the other addresses have no locale prefix", () => {
    expect(technical.sliceSimulator).toBe("/slice-simulator");
    expect(technical.geolocation).toBe("/api/geolocation");
    expect(technical.finderPanel("fr", "corporate")).toBe("/api/finder/fr/corporate.json");
    expect(technical.finderAliases("nl")).toBe("/finder/aliases/nl.json");
    expect(technical.revalidate).toBe("/api/revalidate");
    expect(technical.cspReport).toBe("/api/csp-report");
    expect(technical.finderRelease(12, "nl")).toBe("/finder/12.nl.json");
    expect(technical.finderSearch(12, "nl")).toBe("/finder/12.nl.search.json");
    const trial = "0123456789abcdef";
    expect(technical.finderTrial(trial, "nl")).toBe(`/finder/trial-${trial}.nl.json`);
    expect(technical.finderTrialSearch(trial, "nl")).toBe(`/finder/trial-${trial}.nl.search.json`);
    // The files of a trial are for one browser, and no cache may share them.
    expect(isSharedTechnicalPath(technical.finderRelease(12, "nl"))).toBe(true);
    for (const path of [
      technical.finderTrial(trial, "nl"),
      technical.finderTrialSearch(trial, "nl"),
    ])
      expect([isTechnicalPath(path), isRenderedPath(path), isSharedTechnicalPath(path)]).toEqual([
        ...[true, true, false],
      ]);
    expect(technical.media("hero 640.avif")).toBe("/media/hero%20640.avif");
    expect(technical.media("hero 640.avif", "https://media.example.com/")).toBe(
      "https://media.example.com/hero%20640.avif",
    );
    expect(technical.sitemapIndex).toBe("/sitemap.xml");
    expect(technical.sitemap("fr", "product_page")).toBe("/sitemap-fr-product_page.xml");
    expect(technical.robots).toBe("/robots.txt");
    expect(technical.securityTxt).toBe("/.well-known/security.txt");
    expect(technical.health).toBe("/healthz");
    expect(technical.ready).toBe("/readyz");
  });

  it("a file name never leads to another folder and never throws", () => {
    expect(technical.media("..")).toBe("/media/_");
    expect(technical.media("../secret")).toBe("/media/..%2Fsecret");
    expect(() => technical.media("\ud800")).not.toThrow();
  });

  it("are recognised and match no page route", () => {
    const all = [
      technical.previewRoot,
      technical.sliceSimulator,
      technical.geolocation,
      technical.finderPanel("en", "individual"),
      technical.finderAliases("en"),
      technical.revalidate,
      technical.cspReport,
      technical.finderRelease(1, "en"),
      technical.media("a.avif"),
      technical.sitemapIndex,
      technical.sitemap("en", "page_offer"),
      technical.robots,
      technical.securityTxt,
      technical.health,
      technical.ready,
    ];
    for (const path of all) {
      expect(isTechnicalPath(path)).toBe(true);
      expect(match(path)).toEqual([]);
    }
    for (const locale of LOCALES) expect(isTechnicalPath(`/${locale}`)).toBe(false);
    expect(isTechnicalPath("/previews")).toBe(false);
  });

  it("the renderer handles the rendered addresses and those that begin with a language, and no others", () => {
    const drawn = [
      technical.previewRoot,
      technical.sliceSimulator,
      technical.geolocation,
      technical.sitemapIndex,
      technical.robots,
      ...LOCALES.flatMap((locale) => [
        `/${locale}`,
        `/${locale}/a/b`,
        `/${locale.toUpperCase()}/a`,
        technical.consent(locale),
        technical.finderAliases(locale),
        technical.finderRelease(12, locale),
        technical.finderSearch(12, locale),
        technical.sitemap(locale, "page_single", 2),
        ...AUDIENCES.map((audience) => technical.finderPanel(locale, audience)),
      ]),
    ];
    expect(drawn.filter((path) => !isRenderedPath(path))).toEqual([]);
    const others = [
      "/",
      "/_image",
      "/_server-islands/x",
      "/_actions/x",
      "/api",
      "/api/x",
      "/api/revalidate",
      "/finder",
      "/finder/a/b/c.json",
      "/media/a.avif",
      "/english",
      "/constructor",
      technical.health,
      technical.ready,
    ];
    expect(others.filter(isRenderedPath)).toEqual([]);
    fc.assert(fc.property(fc.webPath(), (path) => !isRenderedPath(`/_${path}`)));
  });
});
