/**
 * Plants each class of defects at random places of the shipped data. Every one of them must be
 * refused when the data are read, or be found (finder §5.3).
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import {
  TABLE_NAMES,
  formatTableAsCsv,
  hasExcludedLabel,
  isLinkRecord,
  isRule,
  parseData,
  validateData,
} from "../src/data/index.ts";
import type { CountryList, EligibilityData, Rule, TableName } from "../src/data/index.ts";
import { parseCsv, formatCsv } from "../src/data/csv.ts";
import { blocksPublishing, findFindings } from "../src/eligibility/findings/index.ts";
import type { Finding } from "../src/eligibility/findings/index.ts";
import { prepareRelease } from "../src/eligibility/prepare-release.ts";
import { readRelease } from "../src/eligibility/read-release.ts";
import type { Release } from "../src/eligibility/release.ts";
import { random } from "../src/testing/synthetic.ts";

/** Places at which each defect is planted: a third of them in `npm test`. */
const TIMES = process.env["TEST_FULL"] === "1" ? 15 : 5;
type Random = ReturnType<typeof random>;

/** Reads the shipped data. Adds columns that their files do not have yet. */
function readShipped(): EligibilityData {
  const folder = join(import.meta.dirname, "../../../data/eligibility");
  const tables = TABLE_NAMES.map((table): [TableName, readonly Record<string, unknown>[]] => {
    const path = join(folder, `${table}.json`);
    const rows: unknown = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
    return [table, rows as readonly Record<string, unknown>[]];
  });
  const absent: Partial<Record<TableName, (row: Record<string, unknown>) => object>> = {
    countries: () => ({ never: false, never_nationality: false }),
    lists: ({ Name }) => ({ excluded: hasExcludedLabel({ Name: String(Name) }) }),
    rules: (row) => ("product" in row ? { sameCountry: true } : {}),
  };
  const read = validateData(
    Object.fromEntries(
      tables.map(([table, rows]) => [
        table,
        rows.map((row) => ({ ...absent[table]?.(row), ...row })),
      ]),
    ),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.errors.slice(0, 3)));
  return read.data;
}

/** A data set with a defect; the text of one table for an import; null where it cannot be planted. */
type Planted =
  | { readonly data: unknown; readonly live?: EligibilityData }
  | { readonly table: TableName; readonly csv: string }
  | null;

const data = readShipped();
const rules = data.rules.filter(isRule);
const restricted = rules.filter(({ nationality }) => nationality.length > 0);
const listById = new Map(data.lists.map((each) => [each.id, each]));
const base = new Set(findFindings(data, { live: data }).map(describeFinding));

function describeFinding({ id, journeys, by }: Finding): string {
  return `${id} ${journeys} ${by.join()}`;
}

/** Returns the data with one record changed; its derived links stay as they are. */
function change<T extends TableName>(
  table: T,
  record: EligibilityData[T][number],
  fields: object,
): EligibilityData {
  const records: readonly object[] = data[table];
  return {
    ...data,
    [table]: records.map((each) => (each === record ? { ...each, ...fields } : each)),
  };
}
const changeRule = (rule: Rule, fields: object) => ({ data: change("rules", rule, fields) });
function without(gone: readonly Rule[]): EligibilityData {
  return {
    ...data,
    rules: data.rules.filter((each) => !isRule(each) || !gone.includes(each)),
  };
}
/** Returns the lists that rules name. */
function namedLists(excluded: boolean, type?: CountryList["Type"]): readonly CountryList[] {
  return data.lists.filter(
    (list) =>
      list.excluded === excluded &&
      (type === undefined || list.Type === type) &&
      rules.some((rule) =>
        [...rule.residence, ...rule.destination, ...rule.nationality].includes(list.id),
      ),
  );
}
const other = <T>(items: readonly T[], item: T, { pick }: Random): T =>
  pick(items.filter((each) => each !== item));

const MISSING_COLUMNS = [
  ["rules", "nationality"],
  ["lists", "excluded"],
  ["lists", "Pays"],
  ["countries", "never"],
  ["countries", "never_nationality"],
] as const;
const BAD_TEXTS = ["", "   ", "x".repeat(10_000), "a\u202Eb", "a\nb", "a\uD800b", "\u0000"];
const ROLES = { residence: "[location]", destination: "[destination]" } as const;

const DEFECTS: Readonly<Record<string, (at: Random) => Planted>> = {
  "an import without a column": ({ pick }) => {
    const [table, column] = pick(MISSING_COLUMNS);
    const parsed = parseCsv(formatTableAsCsv(data, table));
    if (!parsed.ok) return null;
    const lines = parsed.rows.map(({ cells }) => cells);
    const index = lines[0]?.indexOf(column) ?? -1;
    return { table, csv: formatCsv(lines.map((cells) => cells.toSpliced(index, 1))) };
  },
  "no rules": ({ pick }) => ({
    data: { ...data, rules: pick([[], data.rules.filter(isLinkRecord)]) },
  }),
  "an emptied list": ({ pick }) => ({
    data: change("lists", pick(namedLists(false)), { Pays: [] }),
  }),
  "an emptied nationality list": ({ pick }) => ({
    data: change("lists", pick(namedLists(false, "Nationality")), { Pays: [] }),
  }),
  "nationalities that are all excluded": ({ pick }) => {
    const rule = pick(restricted);
    const members = rule.nationality.flatMap((id) => listById.get(id)?.Pays ?? []);
    const [list] = data.lists;
    if (list === undefined) return null;
    const excluded = {
      ...list,
      id: "x",
      Name: "Nobody",
      Type: "Nationality",
      excluded: true,
      Pays: members,
    } as const;
    const changed = changeRule(rule, { nationality: [...rule.nationality, "x"] });
    return { data: { ...changed.data, lists: [...data.lists, excluded] } };
  },
  "residences that are all excluded": ({ pick }) => {
    const rule = pick(rules);
    const [list] = data.lists;
    if (list === undefined) return null;
    const members = rule.residence.flatMap((id) => listById.get(id)?.Pays ?? []);
    const excluded = { ...list, id: "x", Name: "Nobody", excluded: true, Pays: members };
    const changed = changeRule(rule, { residence: [...rule.residence, "x"] });
    return { data: { ...changed.data, lists: [...data.lists, excluded] } };
  },
  "the rules of a nationality list deleted": ({ pick }) => {
    const { id } = pick(namedLists(false, "Nationality"));
    return { data: without(rules.filter(({ nationality }) => nationality.includes(id))) };
  },
  "a restricted rule deleted": ({ pick }) => ({ data: without([pick(restricted)]) }),
  "any rule deleted": ({ pick }) => ({ data: without([pick(rules)]), live: data }),
  "a restricted rule made neutral": ({ pick }) => changeRule(pick(restricted), { nationality: [] }),
  "an excluded list that includes": ({ pick }) => {
    const lists = namedLists(true);
    return lists.length === 0
      ? null
      : { data: change("lists", pick(lists), { excluded: false }), live: data };
  },
  "an excluded list that loses a member": ({ pick }) => {
    const lists = namedLists(true);
    if (lists.length === 0) return null;
    const list = pick(lists);
    const gone = pick(list.Pays);
    return {
      data: change("lists", list, { Pays: list.Pays.filter((id) => id !== gone) }),
      live: data,
    };
  },
  "a rule that no longer names its excluded list": ({ pick }) => {
    const excluded = new Set(namedLists(true).map(({ id }) => id));
    const using = rules.filter(({ destination }) => destination.some((id) => excluded.has(id)));
    if (using.length === 0) return null;
    const rule = pick(using);
    return changeRule(rule, { destination: rule.destination.filter((id) => !excluded.has(id)) });
  },
  "a closed country that is opened": ({ pick }) => {
    const country = pick(data.countries);
    const field = pick(["never", "never_nationality"]);
    return {
      data,
      live: change("countries", country, { [field]: true, never_source: "A regulation" }),
    };
  },
  "a country closed without a source": ({ pick }) => ({
    data: change("countries", pick(data.countries), {
      [pick(["never", "never_nationality"])]: true,
      never_source: null,
    }),
  }),
  "a closed country that rules cover": ({ pick }) => {
    const members = new Set(namedLists(false).flatMap(({ Pays }) => Pays));
    const country = pick(data.countries.filter(({ id }) => members.has(id)));
    return {
      data: change("countries", country, {
        never: true,
        never_nationality: true,
        never_source: "A regulation",
      }),
    };
  },
  "a bad text": (at) => {
    const table = at.pick(["countries", "lists", "rules", "products", "profiles"] as const);
    const record = at.pick<EligibilityData[typeof table][number]>(data[table]);
    return {
      data: {
        ...data,
        [table]: (data[table] as readonly object[]).map((each) =>
          each === record ? { ...each, Name: at.pick(BAD_TEXTS) } : each,
        ),
      },
    };
  },
  "a bad text in a language": ({ pick }) => ({
    data: change("countries", pick(data.countries), { "de-de": pick(BAD_TEXTS) }),
  }),
  "two countries with one name": (at) => {
    const country = at.pick(data.countries);
    const locale = at.pick(["en-gb", "fr-fr", "es-es", "nl-nl", "de-de"] as const);
    const name = other(data.countries, country, at)[locale] ?? "";
    return {
      data: change("countries", country, { [locale]: at.pick([name, name.toUpperCase()]) }),
    };
  },
  "a missing name": ({ pick }) => {
    const locale = pick(["en-gb", "fr-fr", "es-es", "nl-nl", "de-de"]);
    const table = pick(["countries", "profiles", "products"] as const);
    return {
      data: change(table, pick<EligibilityData[typeof table][number]>(data[table]), {
        [locale]: null,
      }),
    };
  },
  "a code that only looks like one": ({ pick }) => ({
    data: change("countries", pick(data.countries), {
      iso: pick(["ß", "ﬁ", "ﬆ", "ſE", "FRA", "F", "1A"]),
    }),
  }),
  "a code or an ID given twice": (at) => {
    const [country, rule] = [at.pick(data.countries), at.pick(rules)];
    return at.pick([
      { data: change("countries", country, { iso: other(data.countries, country, at).iso }) },
      changeRule(rule, { ID: other(rules, rule, at).ID }),
      changeRule(rule, { id: other(rules, rule, at).id }),
    ]);
  },
  "a reference to nothing": ({ pick }) => {
    const field = pick(["residence", "destination", "nationality", "profile", "product", "funnel"]);
    return changeRule(pick(rules), { [field]: ["nowhere"] });
  },
  "a member that does not exist": ({ pick }) => {
    const list = pick(data.lists);
    return { data: change("lists", list, { Pays: [...list.Pays, "nowhere"] }) };
  },
  "an empty field": ({ pick }) =>
    changeRule(pick(rules), { [pick(["residence", "destination", "profile"])]: [] }),
  "a wrong number of products or funnels": ({ pick }) =>
    pick([
      changeRule(pick(rules), { product: [] }),
      changeRule(pick(rules), { product: data.products.slice(0, 2).map(({ id }) => id) }),
      changeRule(pick(rules), { funnel: data.funnels.slice(0, 2).map(({ id }) => id) }),
    ]),
  "a second rule with another plan": (at) => {
    const rule = at.pick(rules);
    const product = other(
      data.products.map(({ id }) => id),
      rule.product[0] ?? "",
      at,
    );
    const second = { ...rule, id: "second", ID: `${rule.ID}-2`, product: [product], funnel: [] };
    return { data: { ...data, rules: [...data.rules, second] } };
  },
  "a second rule with the same plan": ({ pick }) => {
    const rule = pick(rules);
    return {
      data: { ...data, rules: [...data.rules, { ...rule, id: "second", ID: `${rule.ID}-2` }] },
    };
  },
  "the funnel of another plan": (at) => {
    const rule = at.pick(rules.filter(({ funnel }) => funnel.length > 0));
    const name = data.products.find(({ id }) => id === rule.product[0])?.Name;
    return changeRule(rule, {
      funnel: [at.pick(data.funnels.filter(({ Name }) => Name !== name)).id],
    });
  },
  "a list in a field of another role": ({ pick }) => {
    const rule = pick(rules);
    const field = pick(["residence", "destination", "nationality"] as const);
    const wrong = data.lists.filter(({ Name, Type, excluded }) =>
      excluded
        ? false
        : field === "nationality"
          ? /\[(?:location|destination)\]/.test(Name)
          : Type === "Nationality" || !Name.includes(ROLES[field]),
    );
    return changeRule(rule, { [field]: [...rule[field], pick(wrong).id] });
  },
  "a list of the type Pays with several members": ({ pick }) => ({
    data: change("lists", pick(data.lists.filter(({ Type }) => Type === "Pays")), {
      Pays: data.countries.slice(0, 5).map(({ id }) => id),
    }),
  }),
  "a name that says excluded": ({ pick }) => ({
    data: change("lists", pick(namedLists(false)), {
      Name: "List 8. Excluded countries [location]",
    }),
  }),
  "a record that nothing reaches": ({ pick }) => {
    const table = pick(["products", "profiles", "funnels", "lists"] as const);
    const record = { ...pick<EligibilityData[typeof table][number]>(data[table]), id: "lonely" };
    return { data: { ...data, [table]: [...data[table], record] } };
  },
  "a product or a profile that nothing reaches any more": (at) => {
    const product = at.pick(data.products).id;
    const profile = at.pick(data.profiles).id;
    return at.pick([
      { data: without(rules.filter((rule) => rule.product.includes(product))), live: data },
      { data: without(rules.filter((rule) => rule.profile.includes(profile))), live: data },
    ]);
  },
  "a product without an English address": ({ pick }) => ({
    data: change("products", pick(data.products), { "url_en-gb": null }),
  }),
  "an address that is refused": ({ pick }) => {
    const table = pick(["products", "funnels"] as const);
    const url = pick([
      "javascript:alert(1)",
      "plans/p",
      "https://a:b@c.example",
      "/a b",
      "\\\\evil",
    ]);
    return {
      data: change(table, pick<EligibilityData[typeof table][number]>(data[table]), {
        "url_fr-fr": url,
      }),
    };
  },
  "a nationality record without a rule": ({ pick }) => {
    const record = pick(data.rules.filter(isLinkRecord));
    const gone = pick(record.LISA);
    return { data: change("rules", record, { LISA: record.LISA.filter((id) => id !== gone) }) };
  },
  "a nationality record with a rule without nationality": ({ pick }) => {
    const record = pick(data.rules.filter(isLinkRecord));
    const rule = pick(rules.filter(({ nationality }) => nationality.length === 0));
    return { data: change("rules", record, { LISA: [...record.LISA, rule.id] }) };
  },
  "reverse links in another column": ({ pick }) => {
    const list = pick(namedLists(false));
    return {
      data: change("lists", list, {
        LISA: list["LISA 2"],
        "LISA 2": list["LISA 3"],
        "LISA 3": list.LISA,
      }),
    };
  },
  "a named journey that fails": ({ pick }) => {
    const rule = pick(rules);
    function isoOf(ids: readonly string[]): string {
      const members = new Set(ids.flatMap((id) => listById.get(id)?.Pays ?? []));
      return data.countries.find(({ id }) => members.has(id))?.iso ?? "";
    }
    const journey = {
      id: "planted",
      residence: isoOf(rule.residence),
      destination: isoOf(rule.destination),
      profile: rule.profile[0] ?? "",
      nationality: null,
      product: "nothing",
      outcome: "plan" as const,
      why: "Planted.",
    };
    return { data: { ...data, journeys: [...data.journeys, journey] } };
  },
};

/** Returns how a defect is noticed; null when it is not. */
function judge(planted: NonNullable<Planted>): string | null {
  if ("csv" in planted) {
    const whole = Object.fromEntries(
      TABLE_NAMES.map((table) => [
        table,
        {
          format: "csv" as const,
          text: table === planted.table ? planted.csv : formatTableAsCsv(data, table),
        },
      ]),
    );
    return parseData(whole).ok ? null : "refused";
  }
  const read = validateData(JSON.parse(JSON.stringify(planted.data)));
  if (!read.ok) return "refused";
  const findings = findFindings(read.data, planted.live ? { live: planted.live } : {});
  const found = findings.filter((each) => !base.has(describeFinding(each)));
  if (found.length === 0) return null;
  return found.some(blocksPublishing) ? "blocked" : "found";
}

/** Classes whose defects must prevent publishing, because they could sell a wrong contract. */
const BLOCKING = [
  "an import without a column",
  "no rules",
  "an emptied list",
  "an emptied nationality list",
  "nationalities that are all excluded",
  "residences that are all excluded",
  "the rules of a nationality list deleted",
  "a restricted rule deleted",
  "an excluded list that includes",
  "an excluded list that loses a member",
  "a rule that no longer names its excluded list",
  "a closed country that is opened",
  "a country closed without a source",
  "a closed country that rules cover",
  "a bad text",
  "two countries with one name",
  "a code that only looks like one",
  "a code or an ID given twice",
  "a reference to nothing",
  "a member that does not exist",
  "an empty field",
  "a wrong number of products or funnels",
  "a second rule with another plan",
  "a product or a profile that nothing reaches any more",
  "a product without an English address",
  "an address that is refused",
  "a named journey that fails",
];

describe("defects planted in the shipped data", () => {
  it("every class that must block is planted", () => {
    for (const name of BLOCKING) expect(Object.keys(DEFECTS)).toContain(name);
  });

  it.each(Object.keys(DEFECTS))("%s: refused or found at every place", (name) => {
    const results = Array.from({ length: TIMES }, (_, seed) => {
      const planted = DEFECTS[name]?.(random(seed * 7919 + name.length)) ?? null;
      return planted === null ? "not possible" : (judge(planted) ?? "missed");
    });
    const tally = Object.fromEntries(
      [...Map.groupBy(results, (each) => each)].map(([key, of]) => [key, of.length]),
    );
    expect(tally["missed"] ?? 0, JSON.stringify(tally)).toBe(0);
    if (BLOCKING.includes(name)) expect(tally["found"] ?? 0, JSON.stringify(tally)).toBe(0);
  });

  it("the name of a list has no effect", () => {
    const lists = data.lists.map((list) => ({ ...list, Name: "Pays exclus" }));
    const effects = findFindings({ ...data, lists }, { live: data }).filter(
      ({ kind }) => kind.startsWith("lost-") || kind === "new-plans" || kind === "shrunken-list",
    );
    expect(effects).toEqual([]);
  });
});

describe("corrupted releases", () => {
  let release: Release;
  beforeAll(async () => {
    const prepared = await prepareRelease(
      // Findings of the shipped data are accepted in their own test.
      {
        ...data,
        accepted: findFindings(data).map(({ id, journeys }) => ({ id, reason: "-", journeys })),
      },
      { version: 1, author: "", time: "", note: "", hosts: "any", aliases: {} },
    );
    if (prepared.release === null) throw new Error(prepared.refusals.join("\n"));
    ({ release } = prepared);
  }, 120_000);

  it("the release itself can be read", async () => {
    expect(await readRelease(JSON.parse(JSON.stringify(release)))).toMatchObject({ ok: true });
  });

  it.each([
    ...([
      "codes",
      "names",
      "profiles",
      "products",
      "funnels",
      "cells",
      "within",
      "rows",
      "asks",
    ] as const),
    ...(["residence", "destination", "nationality", "outcomes", "search"] as const),
  ])("%s: all are refused", async (field) => {
    for (let seed = 0; seed < TIMES; seed++) {
      const { pick, below } = random(seed);
      const locale = pick(LOCALES);
      const changed = JSON.parse(JSON.stringify(release)) as Release;
      const file = (field === "search"
        ? changed.search[locale]
        : changed.payloads[locale]) as unknown as Record<string, string | unknown[]>;
      const key = field === "search" ? "aliases" : field;
      const value = file[key] ?? "";
      // Two different values are swapped, or one is replaced by another.
      const parts = typeof value === "string" ? value.split(/(?<=\n)/) : [...value];
      if (parts.length < 2) parts.push("X");
      const at = below(parts.length);
      const differing = parts.findIndex(
        (part) => JSON.stringify(part) !== JSON.stringify(parts[at]),
      );
      [parts[at], parts[differing]] = [parts[differing], parts[at]];
      file[key] = typeof value === "string" ? parts.join("") : parts;
      expect(await readRelease(changed), `${field} ${seed}`).toMatchObject({ ok: false });
    }
  });
});
