import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import {
  AUDIENCES,
  SINGLE_TYPES,
  documentPath,
  match,
  outcomePath,
  uidProblem,
  readUrlLink,
  type DocumentRef,
  type GenericPageType,
  type SingleType,
} from "./index.ts";

/**
 * Written by hand from spec §2: the path of every single page per language, on the individual site.
 */
const SINGLE_PATHS: Readonly<
  Record<
    SingleType,
    readonly [items: string, en: string, fr: string, es: string, de: string, nl: string]
  >
> = {
  home: ["2-054", "/en", "/fr", "/es", "/de", "/nl"],
  contact: ["2-055", "/en/contact", "/fr/contact", "/es/contacto", "/de/kontakt", "/nl/contacten"],
  login: [
    "2-058",
    "/en/login",
    "/fr/connexion",
    "/es/iniciar-sesion",
    "/de/anmelden",
    "/nl/inloggen",
  ],
  destinations: [
    "2-059",
    "/en/destinations",
    "/fr/destinations",
    "/es/destinos",
    "/de/ziellaender",
    "/nl/destinations",
  ],
  insurance_guides: [
    "2-063",
    "/en/insurance/guide",
    "/fr/assurance/guide",
    "/es/seguro/guia",
    "/de/versicherungen/guide",
    "/nl/verzekeringen/gids",
  ],
  all_guides: [
    "2-064",
    "/en/all-our-guides",
    "/fr/tous-nos-guides",
    "/es/todas-nuestras-guias",
    "/de/alle-unsere-guides",
    "/nl/alle-gidsen",
  ],
  guide_themes: ["2-065", "/en/guides", "/fr/guides", "/es/guides", "/de/guides", "/nl/guides"],
  thematic_guides: [
    "2-063",
    "/en/guides-thematiques",
    "/fr/guides-thematiques",
    "/es/guides-thematiques",
    "/de/guides-thematiques",
    "/nl/guides-thematiques",
  ],
  offers: [
    "2-067",
    "/en/plans",
    "/fr/assurances",
    "/es/seguros",
    "/de/versicherungen",
    "/nl/verzekeringen",
  ],
  // Not in the specification: decision 51.
  offers_compare: [
    "2-067",
    "/en/plans/compare",
    "/fr/assurances/comparer",
    "/es/seguros/comparar",
    "/de/versicherungen/vergleichen",
    "/nl/verzekeringen/vergelijken",
  ],
  article_home: [
    "2-071",
    "/en/about-orlaya/news",
    "/fr/a-propos/actualites",
    "/es/acerca-de-orlaya/noticias",
    "/de/ueber-orlaya/neuigkeiten",
    "/nl/over-orlaya/nieuws",
  ],
  faq_home: [
    "2-073",
    "/en/support/faq",
    "/fr/aide/faq",
    "/es/soporte/preguntas-frecuentes",
    "/de/hilfe/haeufig-gestellte-fragen",
    "/nl/ondersteuning/veel-gestelde-vragen",
  ],
  about: [
    "2-056",
    "/en/about-orlaya",
    "/fr/a-propos",
    "/es/acerca-de-orlaya",
    "/de/ueber-orlaya",
    "/nl/over-orlaya",
  ],
  support: ["2-056", "/en/support", "/fr/aide", "/es/soporte", "/de/hilfe", "/nl/ondersteuning"],
  services: [
    "2-056",
    "/en/services",
    "/fr/services",
    "/es/servicios",
    "/de/serviceleistungen",
    "/nl/diensten",
  ],
  legal: ["2-056", "/en/legal", "/fr/legal", "/es/legal", "/de/legal", "/nl/legal"],
};

type Row = readonly [items: string, document: DocumentRef, path: string];

const ROWS: readonly Row[] = [
  [
    "2-056",
    { type: "page_generic", locale: "en", page_type: "about", uid: "press" },
    "/en/about-orlaya/press",
  ],
  [
    "2-056",
    { type: "page_generic", locale: "fr", page_type: "legal", uid: "cookies", parent: null },
    "/fr/legal/cookies",
  ],
  [
    "2-056",
    { type: "page_generic", locale: "es", page_type: "support", uid: "urgencias" },
    "/es/soporte/urgencias",
  ],
  [
    "2-056",
    { type: "page_generic", locale: "de", page_type: "services", uid: "kliniknetz" },
    "/de/serviceleistungen/kliniknetz",
  ],
  [
    "2-057",
    { type: "page_generic", locale: "en", page_type: "about", parent: "press", uid: "logos" },
    "/en/about-orlaya/press/logos",
  ],
  [
    "2-057",
    { type: "page_generic", locale: "nl", page_type: "legal", parent: "cookies", uid: "lijst" },
    "/nl/legal/cookies/lijst",
  ],
  [
    "2-057",
    { type: "page_generic", locale: "fr", page_type: "support", parent: "urgence", uid: "appeler" },
    "/fr/aide/urgence/appeler",
  ],
  [
    "2-057",
    {
      type: "page_generic",
      locale: "de",
      page_type: "services",
      parent: "hr-portal",
      uid: "hilfe",
    },
    "/de/serviceleistungen/hr-portal/hilfe",
  ],
  ["2-060", { type: "page_region", locale: "es", uid: "asia" }, "/es/destinos/asia"],
  [
    "2-061",
    { type: "page_country", locale: "de", region: "asien", uid: "vietnam" },
    "/de/ziellaender/asien/vietnam",
  ],
  [
    "2-062",
    { type: "page_guide", locale: "nl", offer: "expatverzekering", uid: "scholen" },
    "/nl/expatverzekering/gids/scholen",
  ],
  [
    "2-062",
    { type: "page_guide", locale: "fr", uid: "franchise" },
    "/fr/assurance/guide/franchise",
  ],
  [
    "2-063",
    { type: "page_single", single: "insurance_guides", locale: "es", offer: "seguro-expatriados" },
    "/es/seguro-expatriados/guia",
  ],
  ["2-065", { type: "guide_theme", locale: "nl", uid: "verhuizen" }, "/nl/guides/verhuizen"],
  ["2-066", { type: "guide_taxonomy", locale: "en", uid: "visas" }, "/en/guides/visas"],
  ["2-066", { type: "guide_taxonomy", locale: "fr", uid: "visas" }, "/fr/guides/visas"],
  ["2-066", { type: "guide_taxonomy", locale: "es", uid: "visados" }, "/es/guias/visados"],
  ["2-066", { type: "guide_taxonomy", locale: "de", uid: "visa" }, "/de/leitfaden/visa"],
  ["2-066", { type: "guide_taxonomy", locale: "nl", uid: "visa" }, "/nl/gidsen/visa"],
  [
    "2-068",
    { type: "page_offer", locale: "en", uid: "expatriate-insurance" },
    "/en/expatriate-insurance",
  ],
  [
    "2-068",
    { type: "offer", locale: "en", uid: "expatriate-insurance" },
    "/en/expatriate-insurance",
  ],
  [
    "2-069 2-120",
    {
      type: "product_page",
      locale: "en",
      offer: "expatriate-insurance",
      uid: "long-term-international-health-plan",
    },
    "/en/expatriate-insurance/long-term-international-health-plan",
  ],
  [
    "2-069 2-121",
    { type: "product_page", locale: "en", offer: "study-abroad-insurance", uid: "scorestudies" },
    "/en/study-abroad-insurance/scorestudies",
  ],
  [
    "2-069 2-122",
    {
      type: "product_page",
      locale: "en",
      offer: "short-stay-insurance",
      uid: "short-term-international-health-plan",
    },
    "/en/short-stay-insurance/short-term-international-health-plan",
  ],
  // The uid is part of the document: the Spanish page has the English uid. No uid is derived here.
  [
    "2-118 2-119",
    {
      type: "product_page",
      locale: "es",
      offer: "seguro-viaje-vacaciones",
      uid: "travel-insurance",
    },
    "/es/seguro-viaje-vacaciones/travel-insurance",
  ],
  [
    "2-123",
    { type: "page_offer", locale: "en", uid: "travel-and-holiday-insurance" },
    "/en/travel-and-holiday-insurance",
  ],
  [
    "2-070 2-075",
    {
      type: "page_form",
      page_type: "Product form page",
      locale: "fr",
      offer: "assurance-pvt",
      product: "mytravel-cover-whv",
      uid: "devis",
    },
    "/fr/assurance-pvt/mytravel-cover-whv/devis",
  ],
  [
    "2-070 2-076",
    { type: "page_form", page_type: "Landing form page", locale: "de", uid: "aktion" },
    "/de/landing/aktion",
  ],
  [
    "2-070 2-077",
    { type: "page_form", page_type: "Contact form page", locale: "de", uid: "rueckruf" },
    "/de/kontakt/rueckruf",
  ],
  [
    "2-070 2-077",
    { type: "page_form", page_type: "", locale: "es", uid: "llamada" },
    "/es/contacto/llamada",
  ],
  [
    "2-072",
    { type: "page_article", locale: "de", uid: "neues-netz" },
    "/de/ueber-orlaya/neuigkeiten/neues-netz",
  ],
  [
    "2-074",
    { type: "page_faq", locale: "nl", uid: "wachttijd" },
    "/nl/ondersteuning/veel-gestelde-vragen/wachttijd",
  ],
  [
    "2-043",
    { type: "page_landing", locale: "fr", uid: "erreur-recherche" },
    "/fr/landing/erreur-recherche",
  ],
  ["2-049", { type: "page_error", locale: "nl" }, "/nl/error-404"],
  ["2-080", { type: "unknown", locale: "fr" }, "/fr/error-404"],
];

const CORPORATE: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ["/en", "/en/corporate"],
  fr: ["/fr", "/fr/entreprises"],
  es: ["/es", "/es/empresas"],
  de: ["/de", "/de/unternehmen"],
  nl: ["/nl", "/nl/bedrijven"],
};
const onCorporateSite = (locale: Locale, path: string): string =>
  path.replace(...CORPORATE[locale]);

/**
 * Bypasses the type checker, for values that a malformed response of the content service may
 * contain.
 */
const loose = (value: unknown): DocumentRef => value as DocumentRef;

describe("document → path", () => {
  const singles = SINGLE_TYPES.flatMap((single) => {
    const [items, ...paths] = SINGLE_PATHS[single];
    return LOCALES.map((locale, index): Row => [
      items,
      { type: "page_single", single, locale },
      paths[index] ?? "",
    ]);
  });

  describe.each([...ROWS, ...singles])("%s: %o", (items, document, path) => {
    it(`[2-053 ${items}] is ${path}`, () => {
      expect(documentPath(document)).toBe(path);
      expect(match(path)).not.toEqual([]);
    });

    it("[2-078] [6-003] is on the professional site when tagged pro or corporate, or when its audience is corporate", () => {
      const corporate = onCorporateSite(document.locale, path);
      expect(documentPath({ ...document, tags: ["pro"] })).toBe(corporate);
      expect(
        documentPath({ ...document, tags: ["summer", "corporate"], audience: "individual" }),
      ).toBe(corporate);
      expect(documentPath({ ...document, audience: "corporate" })).toBe(corporate);
      expect(documentPath({ ...document, tags: ["professional"], audience: "individual" })).toBe(
        path,
      );
    });

    it("[2-079] is null for a deleted document", () => {
      expect(documentPath({ ...document, deleted: true })).toBeNull();
    });
  });

  it.each([
    null,
    undefined,
    {},
    { type: "page_offer", locale: "en" },
    { type: "page_offer", locale: "en", uid: null },
    { type: "page_offer", locale: "en", uid: "" },
    { type: "page_offer", locale: "en", uid: "Not A Uid" },
    { type: "page_offer", locale: "en", uid: 7 },
    { type: "page_offer", locale: "it", uid: "x" },
    { type: "product_page", locale: "en", uid: "x", offer: null },
    { type: "product_page", locale: "en", uid: null, offer: "x" },
    { type: "page_country", locale: "en", uid: "vietnam" },
    { type: "page_generic", locale: "en", page_type: "careers", uid: "x" },
    { type: "page_generic", locale: "en", page_type: "toString", uid: "x" },
    { type: "page_generic", locale: "en", page_type: "about", uid: "x", parent: "" },
    { type: "page_guide", locale: "en", uid: "x", offer: "" },
    { type: "page_form", locale: "en", page_type: "Product form page", uid: "x", offer: "y" },
    { type: "page_single", locale: "en", single: "nope" },
  ])("[2-079] is null for a broken reference: %o", (document) => {
    expect(documentPath(document == null ? document : loose(document))).toBeNull();
  });

  it("[2-080] an unknown type gives the not-found path of its locale and audience", () => {
    expect(documentPath(loose({ type: "page_quiz", locale: "de", uid: "x" }))).toBe(
      "/de/error-404",
    );
    expect(documentPath(loose({ locale: "de", tags: ["pro"] }))).toBe("/de/unternehmen/error-404");
  });

  it.each([
    { type: "page_generic", locale: "en", page_type: { toString: {} }, uid: "x" },
    { type: "page_generic", locale: "en", page_type: ["about"], uid: "x" },
    { type: "page_single", locale: "en", single: { toString: {} } },
    { type: "page_single", locale: "en", single: ["home"] },
  ])("is null for a section that is not a string: %j", (broken) => {
    expect(documentPath(loose(broken))).toBeNull();
    expect(uidProblem(loose(broken))).toBeNull();
  });
  it("never throws: a path that matches, or null, for any value", () => {
    const types = [...ROWS.map(([, document]) => document.type), "page_single"];
    const part = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom("x", "guide", "en", "about", "legal", "Product form page", "home"),
    );
    const document = fc.record(
      {
        type: fc.oneof(fc.constantFrom(...types), fc.anything()),
        locale: fc.oneof(fc.constantFrom(...LOCALES), fc.anything()),
        audience: fc.oneof(fc.constantFrom(...AUDIENCES), fc.anything()),
        tags: fc.oneof(fc.constant(["pro"]), fc.anything()),
        single: part,
        page_type: part,
        parent: part,
        region: part,
        offer: part,
        product: part,
        uid: part,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), document), (value) => {
        const path = documentPath(loose(value));
        expect(path === null || match(path).length > 0).toBe(true);
        uidProblem(loose(value));
      }),
      { numRuns: 3000 },
    );
  });
});

describe("rejected uids", () => {
  const offer = (locale: Locale, uid: string): DocumentRef => ({ type: "page_offer", locale, uid });
  function generic(page_type: GenericPageType, uid: string, parent?: string): DocumentRef {
    return {
      type: "page_generic",
      locale: "en",
      page_type,
      uid,
      parent,
    };
  }
  function product(locale: Locale, uid: string): DocumentRef {
    return {
      type: "product_page",
      locale,
      offer: "expat",
      uid,
    };
  }

  it.each([
    [offer("en", "plans"), "route-word"],
    [offer("fr", "plans"), null],
    [offer("de", "ueber-orlaya"), "route-word"],
    [offer("en", "insurance"), "route-word"],
    [offer("en", "es"), "locale"],
    [offer("en", "bedrijven"), "audience"],
    [offer("en", ""), "empty"],
    [offer("en", "Expat"), "alphabet"],
    [offer("en", "für-expats"), "alphabet"],
    [offer("en", "expat_insurance"), "alphabet"],
    [offer("en", "travel-and-holiday-insurance"), null],
    [product("en", "guide"), "route-word"],
    [product("es", "guia"), "route-word"],
    [product("nl", "gids"), "route-word"],
    [product("nl", "travel-insurance"), null],
    [generic("about", "news"), "route-word"],
    [generic("support", "faq"), "route-word"],
    [generic("support", "faq", "claims"), null],
    [generic("legal", "faq"), null],
    [{ type: "page_single", single: "home", locale: "en" }, null],
    [{ type: "page_error", locale: "en" }, null],
    [null, null],
  ] as const)("uidProblem(%o) is %s", (document, problem) => {
    expect(uidProblem(document)).toBe(problem);
  });

  it.each([
    "verzekeringen",
    "contacten",
    "inloggen",
    "ondersteuning",
    "diensten",
    "legal",
    "over-orlaya",
    "destinations",
    "guides",
    "gidsen",
    "guides-thematiques",
    "alle-gidsen",
    "landing",
    "error-404",
  ])(
    "a Dutch offer cannot have the uid %s, which the table has as a word at that position",
    (word) => {
      expect(uidProblem(offer("nl", word))).toBe("route-word");
    },
  );

  it("checks the document’s own uid, not those of its parents", () => {
    expect(uidProblem({ type: "product_page", locale: "en", offer: "plans", uid: "x" })).toBeNull();
  });

  it("a rejected uid never has a path, an accepted uid always has one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^[a-z0-9-]+$/),
          fc.constantFrom("plans", "guides", "hilfe", "en", "corporate"),
        ),
        (locale, uid) => {
          const document = offer(locale, uid);
          expect(documentPath(document) === null).toBe(uidProblem(document) !== null);
        },
      ),
    );
  });
});

describe("addresses that editors write", () => {
  it.each([
    ["https://example.org/a?b=c#d", true],
    ["HTTP://example.org", true],
    ["mailto:help@example.org", true],
    ["tel:+33123456789", true],
    ["  https://example.org  ", true],
    ["/en/plans", false],
    ["/", false],
    ["#cover", false],
  ])("url %j is allowed, external %s", (url, external) => {
    expect(readUrlLink(url)).toEqual({ href: url.trim(), external });
  });

  it.each([
    null,
    undefined,
    "",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://example.org/x",
    "file:///etc/passwd",
    "//example.org",
    "/\\example.org",
    "\\\\example.org",
    "/\t/example.org",
    "https:/\\example.org",
    "https:example.org",
    "https://",
    "mailto:",
    "plans",
    "./plans",
    "?x=1",
    "#",
  ])("url %j is rejected", (url) => {
    expect(readUrlLink(url)).toBeNull();
  });

  it("an allowed address never leads to another scheme or, when internal, to another host", () => {
    const nasty = fc.array(
      fc.constantFrom(
        "/",
        "\\",
        ":",
        "\t",
        "\n",
        " ",
        "javascript",
        "data",
        "https",
        "http",
        "example.org",
        "#",
        "?",
        "@",
        ".",
        "%2f",
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          nasty.map((parts) => parts.join("")),
        ),
        (url) => {
          const link = readUrlLink(url);
          if (link === null || !URL.canParse(link.href, "https://site.example")) return;
          const seen = new URL(link.href, "https://site.example/en");
          expect(["http:", "https:", "mailto:", "tel:"]).toContain(seen.protocol);
          if (!link.external) expect(seen.host).toBe("site.example");
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe("finder outcomes", () => {
  const fr = { locale: "fr", audience: "individual" } as const;
  const pro = { locale: "fr", audience: "corporate" } as const;

  it("[2-081] a product leads to /{lang}/{offer uid}/{product uid}", () => {
    const product = {
      kind: "product",
      offer: "assurance-pvt",
      product: "mytravel-cover-whv",
    } as const;
    expect(outcomePath(product, fr)).toBe("/fr/assurance-pvt/mytravel-cover-whv");
    expect(outcomePath(product, pro)).toBe("/fr/entreprises/assurance-pvt/mytravel-cover-whv");
  });

  it("[2-082] no result leads to the chosen landing page", () => {
    expect(outcomePath({ kind: "noResult", landing: "aucune-assurance-trouvee" }, fr)).toBe(
      "/fr/landing/aucune-assurance-trouvee",
    );
    expect(outcomePath({ kind: "noResult", landing: "aucune-assurance-trouvee" }, pro)).toBe(
      "/fr/entreprises/landing/aucune-assurance-trouvee",
    );
  });

  it("[2-083] [4-010] no result without a page leads to error-404", () => {
    expect(outcomePath({ kind: "noResult", landing: null }, fr)).toBe("/fr/error-404");
    expect(outcomePath({ kind: "noResult", landing: null }, pro)).toBe("/fr/entreprises/error-404");
  });

  it("[2-084] an error leads to the chosen landing page", () => {
    expect(outcomePath({ kind: "error", landing: "erreur-recherche" }, fr)).toBe(
      "/fr/landing/erreur-recherche",
    );
  });

  it("[2-085] [4-008] an error without a page leads to error-404", () => {
    expect(outcomePath({ kind: "error", landing: null }, fr)).toBe("/fr/error-404");
  });

  it("a product without a valid path leads to error-404", () => {
    expect(outcomePath({ kind: "product", offer: "", product: "x" }, fr)).toBe("/fr/error-404");
    expect(outcomePath({ kind: "product", offer: "expat", product: "guide" }, fr)).toBe(
      "/fr/error-404",
    );
  });
});
