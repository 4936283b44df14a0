/**
 * Tests all two million answers of the quote-by-need finder on the committed data: need ×
 * destination × language × location × audience. The production search is tested with every answer.
 * It is compared with the four literal queries of the specification for one place of each kind.
 * Places are of one kind when no group and no page distinguishes them.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  NEEDS,
  NEED_LANGUAGES,
  compileNeed,
  needOutcome,
  searchLiterally,
  searchNeed,
} from "../../packages/finder/src/need/index.ts";
import type {
  Audience,
  CountryGroup,
  Need,
  NeedLanguage,
  NeedRules,
  NeedTarget,
} from "../../packages/finder/src/need/index.ts";
import { targetPath } from "../../packages/routes/src/index.ts";
import countryRows from "../countries.json" with { type: "json" };
import groupRows from "../groups.json" with { type: "json" };
import manifest from "../media/manifest.json" with { type: "json" };
import offers from "../offers.json" with { type: "json" };
import { LOCALES, type Locale } from "../../packages/locales/src/index.ts";
import { printRows } from "./countries.ts";
import { buildSales, visitPairs } from "./eligibility/markets.ts";
import { buildGroups } from "./groups.ts";
import legalTexts from "../legal-reference.json" with { type: "json" };
import { buildProducts } from "./products.ts";
import { REQUEST_UIDS } from "./products/request-paths.ts";
import type { ProductPage } from "./products.ts";

const products = buildProducts();
const codes = countryRows.map(({ code }) => code);
const groups: CountryGroup[] = groupRows.map(({ uid, countries }) => ({ id: uid, countries }));
const audiences: Audience[] = ["individual", "corporate"];

function pages(audience: Audience) {
  return products.flatMap((product): { key: string; dataName: string; page: ProductPage }[] => {
    const page = product[audience];
    return page ? [{ key: product.key, dataName: product.dataName, page }] : [];
  });
}

const offerUid = (key: string, locale: Locale) =>
  offers.find((offer) => offer.key === key)?.uids[locale] ?? "";

/** The keys of the plans that the table of markets sells, by residence, destination, or both. */
const sold = new Map<string, Set<string>>();
for (const sale of buildSales()) {
  const key = products.find(({ dataName }) => dataName === sale.plan)?.key ?? "";
  visitPairs(sale, (from, to) => {
    for (const pair of [`${from} ${to}`, `${from} `, ` ${to}`])
      sold.set(pair, (sold.get(pair) ?? new Set()).add(key));
  });
}
const NOTHING: ReadonlySet<string> = new Set();
const rules: NeedRules = {
  known: new Set(products.map(({ key }) => key)),
  listSold: ({ from = "", to = "" }) => sold.get(`${from} ${to}`) ?? NOTHING,
};

function targets(audience: Audience, locale: Locale): NeedTarget[] {
  return pages(audience).map(({ key, page }) => ({
    id: key,
    audience,
    locale,
    offerUid: offerUid(page.offer, locale),
    productUid: page.uids[locale],
    ...page.targeting,
    quoteUrl: page.quote_urls[locale],
    requestPath: null,
  }));
}

const hosts = new Set<string>();

describe("products and pages", () => {
  it("equal the output of the build scripts", async () => {
    const text = (name: string) => readFile(join(import.meta.dirname, "..", name), "utf8");
    expect(await text("products.json")).toBe(printRows(products));
    expect(await text("groups.json")).toBe(printRows(buildGroups()));
  });

  it("[2-119] use the English uid of a plan in nl and es when these have no path of their own", async () => {
    const stored = JSON.parse(
      await readFile(join(import.meta.dirname, "../products.json"), "utf8"),
    ) as typeof products;
    const travel = stored.find(({ dataName }) => dataName === "Travel Insurance");
    expect([travel?.individual.uids.es, travel?.individual.uids.nl]).toEqual([
      "travel-insurance",
      "travel-insurance",
    ]);
    expect(travel?.individual.uids.en).toBe("travel-insurance");
  });

  it("label the button of the professional finder as a request for a quote, because it links to the form of the plan", async () => {
    const asks: Readonly<Record<Locale, RegExp>> = {
      en: /^Ask for .*quote$/,
      fr: /^Demander .*devis/,
      es: /^Pedir presupuesto/,
      de: /angebot anfragen$/i,
      nl: /offerte aanvragen$/i,
    };
    for (const locale of LOCALES) {
      const links = pages("corporate").map(({ page }) => page.quote_urls[locale]);
      expect(
        links.every((link) => link.endsWith(`/${REQUEST_UIDS.corporate[locale]}`)),
        locale,
      ).toBe(true);
      const module = JSON.parse(
        await readFile(
          join(import.meta.dirname, `../content/${locale}/module_lisa/part-lisa-common-pro.json`),
          "utf8",
        ),
      ) as { readonly cta_submit_label: string };
      expect(module.cta_submit_label).toMatch(asks[locale]);
    }
  });

  it("[3-054] [3-055] include the eighteen products of the spec and three UK plans, with their exact data names", () => {
    expect(products.map(({ dataName }) => dataName).sort()).toEqual(
      [
        "Scorestudies",
        "Expat Student",
        "MyHealth Hong Kong",
        "MyHealth International",
        "Long-term international health plan",
        "MyHealth Singapore",
        "MyStudies Cover",
        "MyTravel Cover",
        "MyHealth Thailand",
        "MyTravel Cover WHV",
        "Student international health plan",
        "MyHealth Philippines",
        "MyHealth Vietnam",
        "MyHealth Indonesia",
        "Short-term international health plan",
        "MyHealth United Arab Emirates",
        "MyHealth ASIA",
        "Travel Insurance",
        "UK long-term international health plan",
        "UK short-term international health plan",
        "UK student international health plan",
      ].sort(),
    );
    expect(pages("corporate")).toHaveLength(20);
  });

  it.each([
    [
      "[3-074] [9-013]",
      "expat",
      "globe",
      {
        en: "Long-term / Expat: Longer than 12 months",
        fr: "Longue durée / Expatriation: Plus de 12 mois",
        es: "Larga duración / Expatriación: Más de 12 meses",
        de: "Langfristig / Expat: Länger als 12 Monate",
        nl: "Langdurig / Expat: Langer dan 12 maanden",
      },
    ],
    [
      "[3-075]",
      "study-abroad",
      "graduation-cap",
      {
        en: "Studies: For universities",
        fr: "Études: Pour l’université",
        es: "Estudios: Para la universidad",
        de: "Studium: Für die Hochschule",
        nl: "Studie: Voor de universiteit",
      },
    ],
    [
      "[3-076] [9-013]",
      "short-stay-abroad",
      "suitcase",
      {
        en: "Short-term: From 3 to 12 months",
        fr: "Courte durée: De 3 à 12 mois",
        es: "Corta duración: De 3 a 12 meses",
        de: "Kurzfristig: 3 bis 12 Monate",
        nl: "Kortdurend: Van 3 tot 12 maanden",
      },
    ],
    // There is no text in Spanish and German; the finder shows the English text there.
    [
      "[3-077] [3-078] [9-013]",
      "travel",
      "plane",
      {
        en: "Travel: Up to 3 months",
        fr: "Voyage: Jusqu’à 3 mois",
        es: null,
        de: null,
        nl: "Reizen: Maximaal 3 maanden",
      },
    ],
  ] as const)(
    "%s include the cover type %s with its texts and icon",
    async (_ids, key, icon, texts) => {
      for (const locale of LOCALES) {
        const folder = join(import.meta.dirname, "../content", locale, "cover_types");
        const text = texts[locale];
        if (text === null) {
          expect(await readdir(folder), locale).not.toContain(`${key}.json`);
          continue;
        }
        const [title, description] = text.split(": ");
        expect(JSON.parse(await readFile(join(folder, `${key}.json`), "utf8")), locale).toEqual({
          key,
          locale,
          title,
          description,
          icon,
        });
      }
    },
  );

  it("include exactly the cover types of the finder", async () => {
    const files = await readdir(join(import.meta.dirname, "../content/en/cover_types"));
    expect(files.sort()).toEqual(NEEDS.map((key) => `${key}.json`).sort());
  });

  it("give every page a unique path in every language, an offer of its audience and an image", () => {
    const images = new Set(manifest.images.map(({ key }) => key));
    for (const audience of audiences)
      for (const locale of LOCALES) {
        const paths = pages(audience).map(({ key, page }) => {
          expect(offers.find((offer) => offer.key === page.offer)?.audience).toBe(audience);
          expect(images.has(page.image), page.image).toBe(true);
          expect(page.names[locale]).toMatch(/^[^'\u202f]+$/u);
          const params = { offer: offerUid(page.offer, locale), product: page.uids[locale] };
          const path = targetPath({ base: "product", params }, { locale, audience });
          expect(path, `${key} ${locale}`).not.toBeNull();
          return path;
        });
        expect(new Set(paths).size).toBe(paths.length);
      }
    expect(offers).toHaveLength(11);
    for (const { audience, products: keys } of offers)
      for (const key of keys)
        expect(
          pages(audience as Audience).some((p) => p.key === key) || key === "mytravel-cover-whv",
        ).toBe(true);
  });

  it("use the English uid of brand-named products and of Travel insurance in es and nl (spec §2)", () => {
    const uids = (key: string) => products.find((p) => p.key === key)?.individual.uids;
    expect(uids("myhealth-uae")).toEqual({
      en: "myhealth-united-arab-emirates",
      fr: "myhealth-emirats-arabes-unis",
      es: "myhealth-united-arab-emirates",
      de: "myhealth-vereinigte-arabische-emirate",
      nl: "myhealth-united-arab-emirates",
    });
    expect(uids("travel-insurance")).toMatchObject({
      es: "travel-insurance",
      nl: "travel-insurance",
    });
  });

  it("target existing groups and countries, and have a basis for each price", () => {
    const uids = new Set(groups.map(({ id }) => id));
    for (const audience of audiences)
      for (const { key, page } of pages(audience)) {
        const t = page.targeting;
        for (const uid of [...t.location_groups, ...t.destination_groups])
          expect(uids.has(uid), `${key}: ${uid}`).toBe(true);
        for (const code of [
          ...t.locations,
          ...t.destination_countries,
          ...t.excluded_locations,
          ...t.excluded_destinations,
        ])
          expect(codes.includes(code), `${key}: ${code}`).toBe(true);
        expect(page.legal === null).toBe(page.starting_price === null);
        if (page.legal)
          expect(
            Object.hasOwn(legalTexts.areas, page.legal.area) ||
              uids.has(page.legal.area) ||
              codes.includes(page.legal.area),
            page.legal.area,
          ).toBe(true);
      }
    expect(new Set(groupRows.map(({ id }) => id)).size).toBe(groupRows.length);
    for (const { countries } of groups) expect(new Set(countries).size).toBe(countries.length);
  });
});

/** Returns one place of each kind: places that are in the same groups and page fields. */
function kindsOfPlaces(all: readonly NeedTarget[]): string[] {
  const lists = [
    ...groups.map(({ countries }) => countries),
    ...all.flatMap((t) => [
      t.locations,
      t.destination_countries,
      t.excluded_locations,
      t.excluded_destinations,
    ]),
  ].map((list) => new Set(list));
  const kinds = new Map(
    codes.map((code) => [lists.map((list) => (list.has(code) ? 1 : 0)).join(""), code]),
  );
  return [...kinds.values()];
}

describe.each(audiences)("all answers, %s", (audience) => {
  const tally = { oneLocal: 0, oneGlobal: 0, localBeatsGlobal: 0, noResult: 0, error: 0 };
  const reached = new Map<string, number>();
  const errors: string[] = [];

  beforeAll(() => {
    const site = { audience, locale: "en" } as const;
    const index = compileNeed(targets(audience, "en"), groups, rules);
    for (const need of NEEDS)
      for (const language of NEED_LANGUAGES)
        for (const from of codes)
          for (const to of codes) {
            const found = searchNeed(index, { need, language, from, to }, site);
            const outcome = needOutcome(found, "product", hosts);
            if (outcome.kind === "error") {
              tally.error += 1;
              errors.push(
                `${need} ${language} ${from}→${to}: ${found.map(({ id }) => id).join(", ")}`,
              );
            } else if (outcome.kind === "noResult") tally.noResult += 1;
            else if (outcome.kind === "product") {
              reached.set(outcome.target.id, (reached.get(outcome.target.id) ?? 0) + 1);
              tally[
                found.length === 2
                  ? "localBeatsGlobal"
                  : outcome.target.global_offer
                    ? "oneGlobal"
                    : "oneLocal"
              ] += 1;
            }
          }
    console.log(
      `${audience}: ${JSON.stringify(tally)}\n${[...reached].map(([id, n]) => `  ${id} ${n}`).join("\n")}`,
    );
  });

  it("have every outcome except the error", () => {
    expect(errors.slice(0, 5)).toEqual([]);
    for (const kind of ["oneLocal", "oneGlobal", "localBeatsGlobal", "noResult"] as const)
      expect(tally[kind], kind).toBeGreaterThan(0);
    expect(Object.values(tally).reduce((a, b) => a + b)).toBe(
      NEEDS.length * NEED_LANGUAGES.length * codes.length ** 2,
    );
  });

  it("reach every product that belongs to a need", () => {
    expect([...reached.keys()].sort()).toEqual(
      pages(audience)
        .filter(({ page }) => page.targeting.cover_types.length > 0)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it("have an allowed quote address for every product in every language", () => {
    for (const locale of LOCALES)
      for (const target of targets(audience, locale))
        expect(needOutcome([target], "quote", hosts).kind, `${target.id} ${locale}`).toBe("quote");
  });

  it("give the same result with the four literal queries", () => {
    const all = targets(audience, "en");
    const index = compileNeed(all, groups, rules);
    const kinds = kindsOfPlaces(all);
    const site = { audience, locale: "en" } as const;
    for (const need of NEEDS as readonly Need[])
      for (const language of NEED_LANGUAGES as readonly NeedLanguage[])
        for (const from of kinds)
          for (const to of kinds) {
            const answers = { need, language, from, to };
            function ids(found: readonly NeedTarget[]) {
              return found
                .map(({ id }) => id)
                .sort()
                .join();
            }
            const literal = ids(searchLiterally(all, groups, answers, site, rules));
            if (literal !== ids(searchNeed(index, answers, site)))
              expect(literal).toBe(JSON.stringify(answers));
          }
    expect(kinds.length).toBeGreaterThan(10);
  });
});

it.each([
  ["expat", "en", "SG", "SG", "myhealth-singapore"],
  ["expat", "fr", "SG", "SG", "myhealth-international"],
  ["expat", "de", "TH", "TH", "myhealth-thailand"],
  ["expat", "en", "SG", "JP", "myhealth-asia"],
  ["expat", "en", "FR", "SG", "long-term"],
  ["expat", "en", "GB", "FR", "uk-long-term"],
  ["expat", "fr", "GB", "FR", undefined],
  ["expat", "en", "SA", "AE", "myhealth-uae"],
  ["expat", "en", "TH", "KH", "myhealth-asia"],
  ["expat", "en", "NZ", "JP", "myhealth-international"],
  ["study-abroad", "fr", "FR", "CA", "scorestudies"],
  ["study-abroad", "fr", "FR", "US", "student"],
  ["study-abroad", "es", "MX", "ES", "expat-student"],
  ["short-stay-abroad", "de", "DE", "AU", "short-term"],
  ["short-stay-abroad", "de", "DE", "TH", "short-term"],
  ["travel", "en", "JP", "FR", "mytravel-cover"],
  ["travel", "en", "US", "FR", "travel-insurance"],
  ["travel", "en", "US", "KP", undefined],
  ["expat", "de", "SG", "SG", undefined],
] as const)(
  "finds for %s, documents in %s, from %s to %s: %s",
  (need, language, from, to, product) => {
    const index = compileNeed(targets("individual", "en"), groups, rules);
    const outcome = needOutcome(
      searchNeed(index, { need, language, from, to }, { audience: "individual", locale: "en" }),
      "product",
      hosts,
    );
    expect(outcome.kind === "product" ? outcome.target.id : undefined).toBe(product);
  },
);
