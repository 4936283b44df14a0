import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseData } from "../../packages/finder/src/data/index.ts";
import type {
  CountryList,
  EligibilityData,
  Rule,
  TableFile,
} from "../../packages/finder/src/data/index.ts";
import { resolveFlows } from "../../packages/finder/src/eligibility/flows.ts";
import { LOCALES, type Locale } from "../../packages/locales/src/index.ts";
import { match, PRODUCT_FORM_PAGE } from "../../packages/routes/src/index.ts";
import siteCountries from "../countries.json" with { type: "json" };
import { excludedPlaces } from "./groups.ts";
import { printEligibility } from "./eligibility.ts";
import { reconcile } from "./eligibility/reconcile.ts";
import { buildProducts as buildSiteProducts } from "./products.ts";
import { REQUEST_UIDS } from "./products/request-paths.ts";

const folder = join(import.meta.dirname, "../eligibility");
const tables = [
  "accepted",
  "countries",
  "lists",
  "profiles",
  "products",
  "funnels",
  "rules",
  "journeys",
] as const;

async function shipped(): Promise<EligibilityData> {
  const files: Partial<Record<(typeof tables)[number], TableFile>> = {};
  for (const table of tables)
    files[table] = { format: "json", text: await readFile(join(folder, `${table}.json`), "utf8") };
  const read = parseData(files);
  if (!read.ok) throw new Error(JSON.stringify(read.errors.slice(0, 3)));
  return read.data;
}

const data = await shipped();
const rules = data.rules.filter((record): record is Rule => record.Name !== "NULL");
const isoById = new Map(data.countries.map(({ id, iso }) => [id, iso]));
const listById = new Map(data.lists.map((list) => [list.id, list]));
const isoOf = (list: CountryList | undefined): string[] =>
  (list?.Pays ?? []).map((id) => isoById.get(id) ?? id);
const named = (start: string): CountryList | undefined =>
  data.lists.find(({ Name }) => Name.startsWith(start));
const listIso = (start: string): string[] => isoOf(named(start)).toSorted();

/**
 * Returns the countries of the lists of a field: their union without excluded ones (finder §2.6).
 */
function field(ids: readonly string[]): Set<string> {
  const all = ids.map((id) => listById.get(id));
  const excluded = new Set(all.filter((list) => list?.excluded).flatMap(isoOf));
  return new Set(all.flatMap(isoOf).filter((code) => !excluded.has(code)));
}

/** The flows that the finder resolves, with country codes instead of indexes. */
const { universe, flows: resolved } = resolveFlows(data);
const codesOf = (countries: readonly number[]): Set<string> =>
  new Set(countries.map((at) => universe.countries[at]?.iso ?? ""));
const flows = resolved.map((flow) => ({
  ...flow,
  residence: codesOf(flow.residence),
  destination: codesOf(flow.destination),
  nationality: flow.nationality && codesOf(flow.nationality),
}));
const meet = (a: Set<string>, b: Set<string>): boolean => [...a].some((code) => b.has(code));

/** Whether two flows have a residence, a destination and a profile in common. */
function haveCommonJourney(a: (typeof flows)[number], b: (typeof flows)[number]): boolean {
  if (!a.rule.profile.some((id) => b.rule.profile.includes(id))) return false;
  const from = [...a.residence].filter((code) => b.residence.has(code));
  const to = [...a.destination].filter((code) => b.destination.has(code));
  const own = a.rule.sameCountry && b.rule.sameCountry;
  return from.some((one) => to.some((two) => own || one !== two));
}

describe("eligibility data", () => {
  it("equals the output of the build script, and passes the import of the finder", async () => {
    for (const [name, text] of printEligibility())
      expect(await readFile(join(folder, name), "utf8"), name).toBe(text);
  });

  it("[3-001] [3-002] [3-003] [3-007] reconciles with the site list: the same 250 codes and names", () => {
    expect(reconcile(siteCountries, data.countries)).toEqual({
      both: 250,
      onlySite: [],
      onlyEligibility: [],
      names: [],
      lowerCase: [],
    });
    const missing = data.countries
      .filter(({ iso }) => iso !== "FR")
      .map((c) => (c.iso === "DE" ? { ...c, iso: "de", "en-gb": "Allemagne" } : c));
    expect(reconcile(siteCountries, missing)).toMatchObject({
      both: 249,
      onlySite: ["FR"],
      lowerCase: ["de"],
      names: [{ code: "DE", column: "en-gb", site: "Germany", eligibility: "Allemagne" }],
    });
  });

  it("[9-008] both sets name every country in five locales", () => {
    expect(siteCountries.find(({ code }) => code === "DE")?.names).toEqual({
      en: "Germany",
      fr: "Allemagne",
      es: "Alemania",
      de: "Deutschland",
      nl: "Duitsland",
    });
    function names(country: (typeof data.countries)[number]) {
      return [
        country["en-gb"],
        country["fr-fr"],
        country["es-es"],
        country["de-de"],
        country["nl-nl"],
      ];
    }
    expect(data.countries.filter(({ iso }) => iso === "DE").map(names)).toEqual([
      ["Germany", "Allemagne", "Alemania", "Deutschland", "Duitsland"],
    ]);
    for (const country of data.countries)
      for (const name of names(country)) expect(name?.trim() ?? "", country.iso).not.toBe("");
    for (const { code, names: own } of siteCountries)
      for (const locale of ["en", "fr", "es", "de", "nl"] as const)
        expect(own[locale].trim(), code).not.toBe("");
  });

  it("[2.10] has some lower-case codes in the source, which the import converts to upper case", async () => {
    expect(await readFile(join(folder, "countries.json"), "utf8")).toContain('"iso":"fr"');
    expect(data.countries.every(({ iso }) => iso === iso.toUpperCase())).toBe(true);
  });
});

describe("country lists", () => {
  it("[3-031] exist in a location and a destination version", () => {
    const names = new Set(data.lists.map(({ Name }) => Name));
    for (const { Name, Type } of data.lists) {
      if (Type === "Nationality") continue;
      expect(names.has(Name.replace("[location]", "[destination]")), Name).toBe(true);
      expect(names.has(Name.replace("[destination]", "[location]")), Name).toBe(true);
    }
  });

  it("[3-020] include the nine single countries of the specification, Thailand and the United States", () => {
    const singles = data.lists.filter(
      ({ Type, Name }) => Type === "Pays" && Name.endsWith("[location]"),
    );
    expect(singles.flatMap(isoOf).sort()).toEqual([
      "AE",
      "CH",
      "FR",
      "GB",
      "HK",
      "ID",
      "PH",
      "SG",
      "TH",
      "US",
      "VN",
    ]);
    for (const { Type, Pays } of data.lists) expect(Type === "Pays").toBe(Pays.length === 1);
  });

  it("[3-021] [3-022] [3-023] [3-024] include the lists of Asia and the Middle East", () => {
    for (const start of [
      "List 6. South Asia other countries",
      "List 7. Asia other countries",
      "List 5. Middle East countries",
    ])
      expect(listIso(start).length, start).toBeGreaterThan(5);
    const versions = data.lists.filter(({ Name }) =>
      Name.startsWith("List 9. Asia except Singapore"),
    );
    expect(versions.length).toBeGreaterThan(1);
    for (const list of versions)
      expect(isoOf(list).toSorted(), list.Name).toEqual(["HK", "ID", "PH", "VN"]);
  });

  it("[3-025] include list 4 with 47 countries, among them the United Kingdom and the Nordic countries", () => {
    const list = isoOf(data.lists.find(({ Name }) => /^List 4\..*\[destination\]$/.test(Name)));
    expect(list).toHaveLength(47);
    expect(list).toEqual(expect.arrayContaining(["GB", "DK", "FI", "IS", "NO", "SE"]));
  });

  it("[3-026] [3-027] include list 8 with about 190 countries; its destination version has France and Canada", () => {
    const version = (role: string) =>
      isoOf(data.lists.find(({ Name }) => Name === `List 8. Other countries [${role}]`));
    for (const role of ["location", "destination"]) {
      expect(version(role).length).toBeGreaterThan(185);
      expect(version(role).length).toBeLessThan(196);
    }
    expect(version("destination")).toEqual(expect.arrayContaining(["FR", "CA"]));
    expect(version("location").some((code) => code === "FR" || code === "CA")).toBe(false);
  });

  it("divide the location version of list 8, Australia and New Zealand into lists with different plans", () => {
    const members = (number: number) => listIso(`List ${number}. `);
    expect(members(24)).toHaveLength(22);
    expect(members(25)).toEqual(["NC", "PF", "WF"]);
    expect(members(26)).toEqual(["BL", "GF", "GP", "MF", "MQ", "PM", "RE", "YT"]);
    expect(members(29)).toEqual(["AU", "NZ"]);
    const parts = [24, 25, 26, 27, 28].flatMap(members);
    expect(parts.toSorted()).toEqual(listIso("List 8. "));
    expect([...members(24), ...members(25), ...members(29)]).toHaveLength(27);
    expect([...members(29), ...members(30)].toSorted()).toEqual(listIso("List 17. "));
    expect(listIso("List 16. ")).toEqual(["TH"]);
    expect(listIso("List 7. ")).toEqual(expect.arrayContaining(["KH", "LA", "MM"]));
  });

  it("[3-028] [3-029] [3-030] [3-032] include excluded countries and two nationality lists, one of nearly all countries", () => {
    expect(listIso("Excluded countries")).toEqual(excludedPlaces.toSorted());
    const nationality = data.lists.filter(({ Type }) => Type === "Nationality");
    expect(nationality).toHaveLength(2);
    expect(isoOf(nationality[0]).length).toBeGreaterThan(220);
    expect(data.countries.some(({ lists }) => lists.length > 2)).toBe(true);
  });

  it("[3-006] [3-019] [3-053] have reverse links that agree with their source", () => {
    for (const { id, lists } of data.countries)
      expect(lists.toSorted()).toEqual(
        data.lists
          .filter(({ Pays }) => Pays.includes(id))
          .map((l) => l.id)
          .sort(),
      );
    for (const list of data.lists) {
      const users = rules
        .filter((r) => [...r.residence, ...r.destination, ...r.nationality].includes(list.id))
        .map(({ id }) => id);
      expect([...list.LISA, ...list["LISA 2"], ...list["LISA 3"]].sort(), list.Name).toEqual(
        users.sort(),
      );
    }
    for (const [table, column] of [
      ["products", "product"],
      ["profiles", "profile"],
      ["funnels", "funnel"],
    ] as const)
      for (const { id, LISA } of data[table])
        expect(LISA).toEqual(rules.filter((r) => r[column].includes(id)).map((r) => r.id));
  });
});

/**
 * The eighteen products of the specification, and the three UK plans that its rule names mention.
 */
const PRODUCT_NAMES = [
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
].sort();

describe("profiles, products, funnels", () => {
  it("[3-058–3-066] include nine profiles with type, order and label", () => {
    expect(
      data.profiles.map(({ Name, Type, order, "en-gb": label }) => [Name, Type, order, label]),
    ).toEqual([
      ["Expatriation", "Need", 1, "Long-term / Expat"],
      ...(
        [
          ["Short stay abroad", 2],
          ["Travel", 3],
          ["Study abroad", 5],
          ["Short-term study abroad", 6],
          ["International studies", 7],
          ["Long-term study abroad", 8],
          ["Working Holiday Visa", 9],
        ] as const
      ).map(([name, order]) => [name, "Need", order, name]),
      ["Local national", "Citizenship", 9, "Local national"],
    ]);
  });

  it("[3-052] [3-054] include 21 products, each with a path of this site in every language and a rule", () => {
    expect(data.products.map(({ Name }) => Name).sort()).toEqual(PRODUCT_NAMES);
    for (const product of data.products) {
      for (const locale of ["en-gb", "fr-fr", "es-es", "nl-nl", "de-de"] as const) {
        const url = product[`url_${locale}`];
        expect(url, `${product.Name} ${locale}`).not.toBeNull();
        expect(
          match(url ?? "").some(({ base }) => base === "product"),
          url ?? "",
        ).toBe(true);
      }
      expect(product.LISA.length, product.Name).toBeGreaterThan(0);
    }
  });

  it("[3-069] [3-070] [7-026] [7-027] are the request pages of the plans in the five columns, some with source, language, cid and parcours", () => {
    const marks: string[] = [];
    for (const funnel of data.funnels) {
      const product = data.products.find(({ Name }) => Name === funnel.Name);
      for (const locale of ["en-gb", "fr-fr", "es-es", "nl-nl", "de-de"] as const) {
        const [language = ""] = locale.split("-");
        const { pathname, search } = new URL(funnel[`url_${locale}`] ?? "", "https://site.invalid");
        const uid = REQUEST_UIDS.individual[language as Locale];
        expect(pathname, `${funnel.Name} ${locale}`).toBe(`${product?.[`url_${locale}`]}/${uid}`);
        if (locale === "fr-fr" && search !== "") marks.push(search);
      }
    }
    expect(data.funnels).toHaveLength(data.products.length + marks.length);
    expect(marks).toContain("?source=finder&language=fr&cid=ORL-SPS-FR&parcours=schengen");
  });

  it.each(LOCALES)("%s: every funnel is a page with a form in data/content", async (locale) => {
    const folder = join(import.meta.dirname, "../content", locale, "page_form");
    for (const { key } of buildSiteProducts()) {
      const text = await readFile(join(folder, `product.${key}.request.json`), "utf8");
      expect(JSON.parse(text), key).toMatchObject({
        uid: REQUEST_UIDS.individual[locale],
        page_type: PRODUCT_FORM_PAGE,
        form: "quote",
        product: key,
      });
    }
  });
});

describe("rules", () => {
  it("[3-035] [3-036] [3-037] [3-038] [3-039] [3-042] are several hundred of all types, labels and levels", () => {
    expect(rules.length).toBeGreaterThan(250);
    expect(new Set(rules.map((r) => r["Rules type"])).size).toBe(8);
    expect([...new Set(rules.map((r) => r["Rules label"]))].sort()).toEqual([
      "01 - Asia",
      "02 - Middle East",
      "03 - France & Switzerland",
      "04 - English-speaking countries",
      "05 - Rest of the world",
    ]);
    expect(new Set(rules.map((r) => r["Compliance level"]))).toEqual(
      new Set(["Low", "Medium", null]),
    );
    expect([...new Set(rules.map((r) => r.Entity))].sort()).toEqual(
      [1, 2, 3].map((number) => `Orlaya Demo Insurer ${number}`),
    );
    const links = data.rules.filter(({ Name }) => Name === "NULL");
    expect(links.map((record) => ("LISA" in record ? record.LISA.length : 0))).toEqual([50]);
  });

  it("[3-049] [3-055] have names of residence, product and profile, and unique ids, IDs and names", () => {
    const names = new Map([...data.products, ...data.profiles].map(({ id, Name }) => [id, Name]));
    function place(id: string): string {
      return (
        listById
          .get(id)
          ?.Name.replace(/^List \d+\. /, "")
          .replace(/ \[.*\]$/, "") ?? id
      );
    }
    for (const rule of rules)
      expect(rule.Name.split(" | ").slice(0, 3)).toEqual([
        rule.residence
          .map(place)
          .filter((name) => name !== "Excluded countries")
          .join(", "),
        names.get(rule.product[0] ?? ""),
        rule.profile.map((id) => names.get(id)).join(", "),
      ]);
    for (const uk of ["UK long-term", "UK short-term", "UK student"])
      expect(
        rules.some(({ Name }) => Name.includes(`${uk} international health plan`)),
        uk,
      ).toBe(true);
    for (const key of ["id", "ID", "Name"] as const)
      expect(new Set(rules.map((r) => r[key])).size, key).toBe(rules.length);
  });

  it("[2.2] are disjoint or decided by priority, and no neutral rule overlaps a restricted rule", () => {
    const byPriority: string[] = [];
    for (const [i, a] of flows.entries())
      for (const b of flows.slice(i + 1)) {
        if (!haveCommonJourney(a, b)) continue;
        const both = `${a.rule.ID} and ${b.rule.ID}`;
        expect(a.nationality === null, both).toBe(b.nationality === null);
        if (a.nationality && b.nationality && !meet(a.nationality, b.nationality)) continue;
        expect(a.rule.priority, both).not.toBe(b.rule.priority);
        byPriority.push(both);
      }
    expect(byPriority).toHaveLength(6);
    const accepted = data.accepted.filter(({ id }) => /^(conflict|overlap):/.test(id));
    expect(accepted).toHaveLength(byPriority.length);
  });

  it("[2.2] restricted by nationality come in pairs with different outcomes", () => {
    for (const a of flows.filter(({ nationality }) => nationality)) {
      const partner = flows.filter(
        (b) =>
          b !== a &&
          b.nationality &&
          b.rule.residence.join() === a.rule.residence.join() &&
          b.rule.destination.join() === a.rule.destination.join() &&
          b.rule.profile[0] === a.rule.profile[0],
      );
      expect(partner, a.rule.ID).toHaveLength(1);
      expect([partner[0]?.rule.product[0], partner[0]?.rule.funnel[0]]).not.toEqual([
        a.rule.product[0],
        a.rule.funnel[0],
      ]);
    }
  });

  it("[2.6] cover no excluded country and no uninhabited territory", () => {
    const never = new Set([...excludedPlaces, "AQ", "BV", "GS", "HM", "TF", "UM"]);
    for (const { rule, residence, destination } of flows) {
      expect(meet(residence, never), rule.ID).toBe(false);
      expect(meet(destination, never), rule.ID).toBe(false);
      expect(residence.size * destination.size, rule.ID).toBeGreaterThan(0);
    }
  });
});

// Checks of single values, for the table of columns below.
const filled = (value: unknown): boolean => typeof value === "string" && value !== "";
function ids(known: ReadonlySet<string>) {
  return (value: unknown): boolean =>
    Array.isArray(value) && value.every((id) => typeof id === "string" && known.has(id));
}
const idsOf = (records: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(records.map(({ id }) => id));
const lists = ids(idsOf(data.lists));
const linked = ids(idsOf(data.rules));
const whole = (value: unknown): boolean => Number.isInteger(value);
const address = (value: unknown): boolean => value === null || filled(value);
const NAMES = ["en-gb", "fr-fr", "es-es", "nl-nl", "de-de"] as const;
const named5 = Object.fromEntries(NAMES.map((name) => [name, filled]));
const urls = Object.fromEntries(NAMES.map((name) => [`url_${name}`, address]));

describe("fields of the records (spec §3)", () => {
  it.each([
    [
      "[3-004] [3-005] an eligibility country",
      data.countries,
      { id: filled, ID: filled, Name: filled, iso: filled, ...named5, lists },
    ],
    [
      "[3-014] [3-017] a country list",
      data.lists,
      { id: filled, Name: filled, Pays: ids(idsOf(data.countries)) },
    ],
    [
      "[3-033] [3-040] [3-041] [3-043] [3-044] [3-045] [3-047] [3-048] a rule",
      rules,
      {
        id: filled,
        ID: filled,
        Name: filled,
        Entity: filled,
        residence: lists,
        destination: lists,
        nationality: lists,
        profile: ids(idsOf(data.profiles)),
        product: ids(idsOf(data.products)),
        funnel: ids(idsOf(data.funnels)),
      },
    ],
    [
      "[3-050] [3-051] a product",
      data.products,
      { id: filled, Name: filled, ...named5, ...urls, LISA: linked },
    ],
    [
      "[3-056] a profile",
      data.profiles,
      { id: filled, Name: filled, ...named5, order: whole, LISA: linked },
    ],
    ["[3-067] [3-068] a funnel", data.funnels, { id: filled, Name: filled, ...urls, LISA: linked }],
  ] as const)("%s", (_, records, columns) => {
    expect(records.length).toBeGreaterThan(0);
    const wrong = (records as readonly object[]).flatMap((record) =>
      Object.entries(columns)
        .filter(([column, fits]) => !fits((record as Readonly<Record<string, unknown>>)[column]))
        .map(([column]) => `${(record as { readonly id: string }).id} ${column}`),
    );
    expect(wrong).toEqual([]);
  });
  it("[3-018] resolve the members of a list to countries, and the lists of a rule to the countries of its flow", () => {
    for (const list of data.lists)
      expect(
        isoOf(list).every((code) => /^[A-Z]{2}$/.test(code)),
        list.Name,
      ).toBe(true);
    expect(flows.length).toBe(rules.length);
    for (const { rule, residence, destination } of flows)
      expect([residence, destination], rule.ID).toEqual([
        field(rule.residence),
        field(rule.destination),
      ]);
  });
  it("[3-071] make every rule a flow of residence, destination, profile, nationality, product and funnel", () => {
    expect(flows.map(({ rule }) => rule.id).sort()).toEqual(rules.map(({ id }) => id).sort());
    for (const { rule, nationality, profiles, product, funnel } of flows) {
      expect(
        [
          profiles.map((at) => universe.profiles[at]?.id),
          universe.products[product]?.id,
          universe.funnels[funnel]?.id,
        ],
        rule.ID,
      ).toEqual([rule.profile, rule.product[0], rule.funnel[0]]);
      expect(nationality, rule.ID).toEqual(
        rule.nationality.length > 0 ? field(rule.nationality) : null,
      );
    }
    expect(flows.some(({ nationality }) => nationality !== null)).toBe(true);
  });
});
