import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { LOCALES, LOCALE_TABLE, isLocale, type Locale } from "@orlaya/locales";
import { EXPECTED, PREFIXES } from "./expected-paths.test-data.ts";
import {
  AUDIENCES,
  BASES,
  ROOT_REDIRECT,
  ROUTE_TABLE,
  getNameAudience,
  buildPath,
  createRoutes,
  match,
  normalise,
  normalisePathname,
  routeName,
  targetPath,
  type Base,
  type RouteMatch,
  type RouteParams,
  type RouteTarget,
  type StaticBase,
} from "./index.ts";
import { getParamName, type Segment } from "./table.ts";

const SITES = LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience })));
const CORPORATE_WORDS = ["corporate", "entreprises", "empresas", "unternehmen", "bedrijven"];

function target(
  base: Base,
  params: Readonly<Record<string, string>> = EXPECTED[base].params,
): RouteTarget {
  return { base, params } as RouteTarget;
}

describe("every row × language × audience, in both directions", () => {
  const cases = BASES.flatMap((base) =>
    SITES.map((site) => ({
      ...site,
      base,
      items: EXPECTED[base].items,
      path: PREFIXES[site.locale][site.audience] + EXPECTED[base][site.locale],
    })),
  );

  it("[2-005] has a hand-written expectation for every row", () => {
    expect(Object.keys(EXPECTED).sort()).toEqual([...BASES].sort());
    expect(cases).toHaveLength(BASES.length * 10);
  });

  it.each(cases)(
    "[$items] $base $audience $locale is $path",
    ({ base, locale, audience, path }) => {
      expect(targetPath(target(base), { locale, audience })).toBe(path);
      const found = match(path).find((candidate) => candidate.base === base);
      expect(found).toEqual({
        name: routeName(base, locale, audience),
        base,
        locale,
        audience,
        params: EXPECTED[base].params,
      });
      expect(normalise(path)).toBe(path);
    },
  );

  it.each(
    cases.filter(
      ({ base, locale }) => base !== "guide-taxonomy" || (locale !== "en" && locale !== "fr"),
    ),
  )("[2-005] $path has $base as first candidate", ({ base, path }) => {
    expect(match(path)[0]?.base).toBe(base);
  });
});

describe("prefixes and names", () => {
  it("[2-001] every path starts with a locale", () => {
    for (const site of SITES) {
      for (const base of BASES)
        expect(targetPath(target(base), site)).toMatch(/^\/(fr|es|de|nl|en)(\/|$)/);
    }
  });

  it("[2-002] the root redirects to the default locale", () => {
    expect(ROOT_REDIRECT).toBe("/en");
    expect(match("/")).toEqual([]);
  });

  it("[2-003] the professional home is the localized segment", () => {
    expect(LOCALES.map((locale) => buildPath("home", { locale, audience: "corporate" }))).toEqual([
      "/en/corporate",
      "/fr/entreprises",
      "/es/empresas",
      "/de/unternehmen",
      "/nl/bedrijven",
    ]);
  });

  it("[2-003] the professional segment of another language matches no route", () => {
    expect(match("/en/entreprises")).toEqual([]);
    expect(match("/fr/corporate/contact")).toEqual([]);
    expect(match("/fr/entreprises/entreprises")).toEqual([]);
  });

  it("[2-004] private paths contain none of the five segments", () => {
    for (const locale of LOCALES) {
      for (const base of BASES) {
        const segments =
          targetPath(target(base), { locale, audience: "individual" })?.split("/") ?? [];
        expect(segments.filter((segment) => CORPORATE_WORDS.includes(segment))).toEqual([]);
      }
    }
  });

  it("[2-006] a route name is base___locale, with corporate- before the base on the corporate site", () => {
    expect(match("/fr/contact")[0]?.name).toBe("contact___fr");
    expect(match("/fr/entreprises/contact")[0]?.name).toBe("corporate-contact___fr");
    for (const { locale, audience } of SITES) {
      for (const base of BASES)
        expect(routeName(base, locale, audience)).toBe(
          `${audience === "corporate" ? "corporate-" : ""}${base}___${locale}`,
        );
    }
  });

  it("[2-007] the audience is corporate if and only if the name contains corporate", () => {
    expect(BASES.filter((base) => base.includes("corporate"))).toEqual([]);
    expect(getNameAudience("corporate-home___nl")).toBe("corporate");
    expect(getNameAudience("home___nl")).toBe("individual");
  });

  it("[2-007] the audience of every match is the one of its name", () => {
    for (const site of SITES) {
      for (const base of BASES) {
        for (const found of match(targetPath(target(base), site) ?? ""))
          expect([found.audience, getNameAudience(found.name)]).toEqual([
            site.audience,
            site.audience,
          ]);
      }
    }
  });

  it("[2-008] the audience of a matched route follows its path", () => {
    expect(match("/de/kontakt")[0]?.audience).toBe("individual");
    expect(match("/de/unternehmen/kontakt")[0]?.audience).toBe("corporate");
  });

  it("[3-103] a locale entry has code, iso, file and corporate segment", () => {
    expect(LOCALES.map((locale) => LOCALE_TABLE[locale])).toEqual([
      { code: "en", iso: "en-gb", file: "en", corporateSegment: "corporate", label: "English" },
      { code: "fr", iso: "fr-fr", file: "fr", corporateSegment: "entreprises", label: "Français" },
      { code: "es", iso: "es-es", file: "es", corporateSegment: "empresas", label: "Español" },
      { code: "de", iso: "de-de", file: "de", corporateSegment: "unternehmen", label: "Deutsch" },
      { code: "nl", iso: "nl-nl", file: "nl", corporateSegment: "bedrijven", label: "Nederlands" },
    ]);
  });
});

describe("types", () => {
  it("infers the params of a route and whether its path may be missing", () => {
    expectTypeOf<RouteParams<"product">>().toEqualTypeOf<
      Readonly<Record<"offer" | "product", string>>
    >();
    expectTypeOf<"home">().toExtend<StaticBase>();
    expectTypeOf<"offer">().not.toExtend<StaticBase>();
    expectTypeOf(
      buildPath("home", { locale: "en", audience: "individual" }),
    ).toEqualTypeOf<string>();
    expectTypeOf(
      buildPath("landing", { locale: "en", audience: "individual", params: { uid: "x" } }),
    ).toEqualTypeOf<string | null>();
    expectTypeOf<Extract<RouteMatch, { base: "region" }>["params"]>().toEqualTypeOf<
      Readonly<Record<"region", string>>
    >();
  });
});

describe("brand", () => {
  it("[2-028] the brand in paths comes from one configured name", () => {
    const velmara = createRoutes({ brand: "velmara" });
    const about = LOCALES.map((locale) =>
      velmara.buildPath("about", { locale, audience: "individual" }),
    );
    expect(about).toEqual([
      "/en/about-velmara",
      "/fr/a-propos",
      "/es/acerca-de-velmara",
      "/de/ueber-velmara",
      "/nl/over-velmara",
    ]);
    expect(velmara.match("/en/about-velmara/news")[0]?.base).toBe("article-home");
    expect(velmara.match("/en/about-orlaya").map(({ base }) => base)).toEqual(["offer"]);
  });

  it("rejects a brand that cannot be part of a URL", () => {
    for (const brand of ["", "Orlaya", "or/laya", "orlaya "])
      expect(() => createRoutes({ brand })).toThrow(/brand/);
  });
});

describe("order of candidates", () => {
  it.each(["en", "fr"])(
    "[2-037 2-039] the candidates of /%s/guides/{uid} are a theme, then a taxonomy list",
    (locale) => {
      expect(match(`/${locale}/guides/visas`).map(({ base }) => base)).toEqual([
        "guide-theme",
        "guide-taxonomy",
      ]);
    },
  );

  it("[2-044 2-047] a word of the table takes precedence over a param at each position", () => {
    expect(match("/en/plans").map(({ base }) => base)).toEqual(["offers"]);
    expect(match("/en/expat/guide").map(({ base }) => base)).toEqual(["offer-guides"]);
    expect(match("/nl/expat/guide").map(({ base }) => base)).toEqual(["product"]);
    expect(match("/en/support/faq/x").map(({ base }) => base)).toEqual(["faq"]);
    expect(match("/de/versicherungen/guide").map(({ base }) => base)).toEqual(["insurance-guides"]);
  });

  it("a param never matches a word of the table at its position", () => {
    for (const path of [
      "/en/insurance",
      "/en/plans/x",
      "/es/guias",
      "/en/guides/x/y",
      "/en/landing",
      "/en/login/x",
      "/en/error-404/x",
    ]) {
      expect(match(path)).toEqual([]);
    }
  });

  // All pairs of rows that can match the same path, with the candidates for such a path. The pairs
  // are computed from the shapes alone: a new row that collides with another row changes this
  // snapshot, and a person decides.
  it("ambiguity snapshot: all pairs of rows that can match the same path", () => {
    const lines = new Map<string, Locale[]>();
    for (const locale of LOCALES) {
      BASES.forEach((one, index) => {
        for (const other of BASES.slice(index + 1)) {
          const path = meeting(ROUTE_TABLE[one].path, ROUTE_TABLE[other].path, locale);
          if (path === null) continue;
          const candidates = match(path).map(({ base }) => base);
          const line = `${one} × ${other} → ${candidates.join(", then ")}`;
          lines.set(line, [...(lines.get(line) ?? []), locale]);
        }
      });
    }
    const text = [...lines].map(
      ([line, locales]) =>
        `${line} (${locales.length === LOCALES.length ? "all" : locales.join(" ")})`,
    );
    expect(text).toMatchInlineSnapshot(`
      [
        "offers × offer → offers (all)",
        "offers-compare × product → offers-compare (all)",
        "contact × offer → contact (all)",
        "contact-form × offer-guides → contact-form (all)",
        "contact-form × product → contact-form (all)",
        "login × offer → login (all)",
        "support × offer → support (all)",
        "support-page × faq-home → faq-home (all)",
        "support-page × offer-guides → support-page (all)",
        "support-page × product → support-page (all)",
        "support-child × faq → faq (all)",
        "support-child × offer-guide → support-child (all)",
        "support-child × product-form → support-child (all)",
        "faq-home × product → faq-home (all)",
        "faq × product-form → faq (all)",
        "services × offer → services (all)",
        "services-page × offer-guides → services-page (all)",
        "services-page × product → services-page (all)",
        "services-child × offer-guide → services-child (all)",
        "services-child × product-form → services-child (all)",
        "legal × offer → legal (all)",
        "legal-page × offer-guides → legal-page (all)",
        "legal-page × product → legal-page (all)",
        "legal-child × offer-guide → legal-child (all)",
        "legal-child × product-form → legal-child (all)",
        "about × offer → about (all)",
        "about-page × article-home → article-home (all)",
        "about-page × offer-guides → about-page (all)",
        "about-page × product → about-page (all)",
        "about-child × article → article (all)",
        "about-child × offer-guide → about-child (all)",
        "about-child × product-form → about-child (all)",
        "article-home × product → article-home (all)",
        "article × product-form → article (all)",
        "destinations × offer → destinations (all)",
        "region × offer-guides → region (all)",
        "region × product → region (all)",
        "country × offer-guide → country (all)",
        "country × product-form → country (all)",
        "guide-themes × offer → guide-themes (all)",
        "guide-theme × guide-taxonomy → guide-theme, then guide-taxonomy (en fr)",
        "guide-theme × offer-guides → guide-theme, then guide-taxonomy (en fr)",
        "guide-theme × product → guide-theme, then guide-taxonomy (en fr)",
        "guide-taxonomy × offer-guides → guide-theme, then guide-taxonomy (en fr)",
        "guide-taxonomy × product → guide-theme, then guide-taxonomy (en fr)",
        "thematic-guides × offer → thematic-guides (all)",
        "all-guides × offer → all-guides (all)",
        "insurance-guides × offer-guides → insurance-guides (all)",
        "insurance-guides × product → insurance-guides (all)",
        "insurance-guide × offer-guide → insurance-guide (all)",
        "insurance-guide × product-form → insurance-guide (all)",
        "landing × offer-guides → landing (all)",
        "landing × product → landing (all)",
        "error-404 × offer → error-404 (all)",
        "offer-guides × product → offer-guides (all)",
        "offer-guide × product-form → offer-guide (all)",
        "guide-theme × offer-guides → guide-theme (es de nl)",
        "guide-theme × product → guide-theme (es de nl)",
        "guide-taxonomy × offer-guides → guide-taxonomy (es de nl)",
        "guide-taxonomy × product → guide-taxonomy (es de nl)",
      ]
    `);
  });
});

/**
 * Returns a path that matches both tuples, or null. A word of either side is kept; two params
 * become `x`.
 */
function meeting(
  one: readonly Segment[],
  other: readonly Segment[],
  locale: Locale,
): string | null {
  if (one.length !== other.length) return null;
  const segments = [`/${locale}`];
  for (const [index, left] of one.entries()) {
    const right = other[index] ?? "";
    const leftWord = getParamName(left) === null ? wordIn(left, locale) : null;
    const rightWord = getParamName(right) === null ? wordIn(right, locale) : null;
    if (leftWord !== null && rightWord !== null && leftWord !== rightWord) return null;
    segments.push(leftWord ?? rightWord ?? "x");
  }
  return segments.join("/");
}

function wordIn(segment: Segment, locale: Locale): string {
  return (typeof segment === "string" ? segment : segment[locale]).replace("{brand}", "orlaya");
}

describe("only the canonical spelling matches", () => {
  const spellings: readonly (readonly [string, string | null])[] = [
    ["/en/plans", "/en/plans"],
    ["/en/plans/", "/en/plans"],
    ["/EN/Plans", "/en/plans"],
    ["/en//plans", "/en/plans"],
    ["//en/plans", "/en/plans"],
    ["/en/pl%61ns", "/en/plans"],
    ["/en/", "/en"],
    ["/", null],
    ["", null],
    ["//evil.example", null],
    ["en/plans", null],
    ["/en%2Fplans", null],
    ["/en/%", null],
    ["/en/./plans", null],
    ["/en/../plans", null],
    ["/en/caf\u00e9", null],
    ["/en/\u212aontakt", null],
    ["/en/plans?x=1", null],
    ["/en/plans#x", null],
    ["/en\\plans", null],
    ["/en/plans\u0000", null],
    ["/it", null],
    ["/en/a/b/c/d", null],
  ];

  it.each(spellings)("normalise(%j) is %j", (path, canonical) => {
    expect(normalise(path)).toBe(canonical);
    expect(match(path).length > 0).toBe(path === canonical);
  });
});

describe("one spelling of a requested path", () => {
  it.each([
    ["/en//plans", "/en/plans"],
    ["//evil.example", "/evil.example"],
    ["/en/%70%6Cans", "/en/plans"],
    ["/a%2Fb%20c%25", "/a%2Fb%20c%25"],
    ["/en/plans", "/en/plans"],
    ["", "/"],
  ])("normalisePathname(%j) is %j", (path, plain) => {
    expect(normalisePathname(path)).toBe(plain);
  });
  it("is shorter than the input or equal, so that redirects end; it is never read as a host", () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.constantFrom("/", "%", "2", "5", "6", "1", "e", "F", "a", ".", "%61", "%2f", "\\"),
          )
          .map((parts) => `/${parts.join("")}`),
        (path) => {
          const plain = normalisePathname(path);
          expect(plain).toMatch(/^\/(?!\/)/);
          expect(plain === path || plain.length < path.length).toBe(true);
        },
      ),
    );
  });
});

/** Segments of generated paths: all words of the table and all prefixes. */
const WORDS = [
  ...LOCALES,
  ...CORPORATE_WORDS,
  ...new Set(
    BASES.flatMap((base) =>
      LOCALES.flatMap((locale) => EXPECTED[base][locale].split("/").filter((word) => word !== "")),
    ),
  ),
];
const uid = fc
  .stringMatching(/^[a-z0-9-]{1,24}$/)
  .filter((value) => !isLocale(value) && !CORPORATE_WORDS.includes(value));
const site = fc.constantFrom(...SITES);

describe("properties", () => {
  it("[2-005] match returns the route of every built path, for arbitrary uids", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BASES),
        site,
        fc.array(uid, { minLength: 3, maxLength: 3 }),
        (base, where, uids) => {
          const names = ROUTE_TABLE[base].path.map(getParamName).filter((name) => name !== null);
          const params = Object.fromEntries(names.map((name, index) => [name, uids[index] ?? "x"]));
          const path = targetPath(target(base, params), where);
          fc.pre(path !== null);
          expect(match(path)).toContainEqual({
            name: routeName(base, where.locale, where.audience),
            base,
            ...where,
            params,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("targetPath returns every matched path again, for paths made of the table’s own words", () => {
    const path = fc.array(fc.oneof(fc.constantFrom(...WORDS), uid), { maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), path, (locale, segments) => {
        const text = ["", locale, ...segments].join("/");
        for (const found of match(text)) expect(targetPath(found, found)).toBe(text);
        expect(match(text).length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 3000 },
    );
  });

  it("match and normalise never throw; normalise is idempotent and returns only paths of the site", () => {
    const anyPath = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webPath(),
      fc
        .array(
          fc.oneof(fc.constantFrom(...WORDS, "", ".", "..", "%2e", "%", "%00", "EN"), fc.string()),
        )
        .map((parts) => `/${parts.join("/")}`),
    );
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(Array.isArray(match(path))).toBe(true);
        const canonical = normalise(path);
        if (canonical !== null) {
          expect(canonical).toMatch(/^\/(en|fr|es|de|nl)(\/[a-z0-9-]+)*$/);
          expect(normalise(canonical)).toBe(canonical);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("handles a very long path", () => {
    expect(match(`/en${"/a".repeat(100_000)}`)).toEqual([]);
    expect(match(`/en/${"a".repeat(100_000)}!`)).toEqual([]);
  });

  it("buildPath rejects uids that match could not return", () => {
    const individual = { locale: "en", audience: "individual" } as const;
    for (const offer of [
      "",
      "plans",
      "guides",
      "insurance",
      "error-404",
      "en",
      "nl",
      "corporate",
      "bedrijven",
      "a/b",
      "A",
      "é",
      "..",
      "a b",
      "a?b",
    ]) {
      expect(buildPath("offer", { ...individual, params: { offer } })).toBeNull();
      expect(buildPath("product", { ...individual, params: { offer, product: "x" } })).toBeNull();
    }
    expect(buildPath("offer", { ...individual, params: { offer: "seguros" } })).toBe("/en/seguros");
  });
});
