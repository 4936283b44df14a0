/** The names of groups of countries: exact, unique, and found again. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { describe, expect, it } from "vitest";
import { isRule } from "../src/data/types.ts";
import type { CountryList, EligibilityData } from "../src/data/types.ts";
import { readGroupName } from "../src/eligibility/names.ts";
import { REGIONS, SCHENGEN } from "../src/eligibility/list-names/areas.ts";
import {
  describeMembers,
  type Description,
  type Places,
} from "../src/eligibility/list-names/describe-members.ts";
import {
  LIST_COLUMNS,
  fitsColumn,
  nameLists,
  readListWords,
  type OwnNames,
  type SayListName,
} from "../src/eligibility/list-names/index.ts";
import { createRuleNames, pickTables, readRuleCell, writeCell } from "../src/rule-table/index.ts";
import { fold } from "../src/search/fold.ts";
import { createTableWords } from "../src/testing/rule-table.ts";
import { list } from "../src/testing/synthetic.ts";
import { load } from "./load.ts";

const ROOT = join(import.meta.dirname, "../../..");
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, "data", path), "utf8"));
}
async function loadShipped(): Promise<EligibilityData> {
  const read = await load(join(ROOT, "data/eligibility"));
  if (!read.ok) throw new Error("The shipped data are invalid.");
  return read.data;
}
const shipped = await loadShipped();
interface WrittenNames {
  readonly list: string;
  readonly names: OwnNames;
}
const written = new Map(
  (readJson("eligibility/list-names.json") as readonly WrittenNames[]).map((row) => [
    row.list,
    row.names,
  ]),
);
const shippedOwn = Object.fromEntries(
  shipped.lists.map(({ id, Name }) => [id, written.get(readGroupName(Name)) ?? {}]),
);
const getWords = (locale: Locale) =>
  readListWords(getAdminMessages(locale) as unknown as SayListName);

const codes = shipped.countries.map(({ iso }) => iso);
const open = new Set(shipped.countries.flatMap(({ iso, never }) => (never ? [] : iso)));
/** Sets that are near to areas, to all countries and to nothing, and any others. */
const someMembers = fc
  .tuple(
    fc.subarray([...REGIONS, SCHENGEN], { maxLength: 3 }),
    fc.boolean(),
    fc.subarray(codes, { maxLength: 8 }),
  )
  .map(([areas, isRest, changed]) => {
    const base = new Set(areas.flatMap((area) => area.codes.split(" ")));
    return new Set(codes.filter((code) => (base.has(code) !== isRest) !== changed.includes(code)));
  });
const idOf = new Map(shipped.countries.map(({ id, iso }) => [iso, id]));
const someList = fc
  .tuple(someMembers, fc.constantFrom("[location]", "[destination]", "", "Nationality"))
  .map(([members, role]) => (id: string): CountryList => ({
    ...list(id, []),
    Name: `9. Group ${role}`,
    Type: role === "Nationality" ? "Nationality" : "Liste de pays",
    Pays: [...members].flatMap((code) => idOf.get(code) ?? []),
  }));
const someOwn = fc.dictionary(
  fc.constantFrom(...LOCALES),
  fc.constantFrom("Asia", "asia!", "France", "France (2)", "All; most", "except Spain", " ", "Öl"),
) as fc.Arbitrary<OwnNames>;
const someLists = fc
  .array(fc.tuple(someList, fc.option(someOwn, { nil: {} })), { minLength: 1, maxLength: 12 })
  .map((made) => ({
    lists: made.map(([make], at) => make(`l${at}`)),
    own: Object.fromEntries(made.map(([, own], at) => [`l${at}`, own])),
  }));

function listCodes({ areas, codes: single }: Places): readonly string[] {
  return [...areas.flatMap((area) => area.codes.split(" ")), ...single];
}
/** Returns the open countries that a description means. */
function readDescription(description: Description): ReadonlySet<string> {
  if (description.kind === "none") return new Set();
  if (description.kind === "some") {
    const { isRest } = description;
    const own = new Set(description.codes);
    return new Set([...open].filter((code) => own.has(code) !== isRest));
  }
  const of = new Set(description.of ? listCodes(description.of) : open);
  const except = new Set(listCodes(description.except));
  return new Set([...of].filter((code) => open.has(code) && !except.has(code)));
}

describe("the description of a group", () => {
  it("uses the areas of the data", () => {
    const regions = readJson("regions.json") as readonly {
      key: string;
      names: object;
      countries: string[];
    }[];
    expect(REGIONS.map((area) => ({ ...area, codes: area.codes.split(" ") }))).toEqual(
      regions.map(({ key, names, countries }) => ({ key, names, codes: countries })),
    );
    const schengen = shipped.lists.find(({ Name }) => Name.includes(". Schengen area"));
    const members = shipped.countries.filter(({ id }) => schengen?.Pays.includes(id));
    expect(SCHENGEN.codes).toBe(
      members
        .map(({ iso }) => iso)
        .sort()
        .join(" "),
    );
  });

  it("means exactly its open countries", () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const meant = [...members].filter((code) => open.has(code)).sort();
        if (members.size > 0 && meant.length === 0) return;
        expect([...readDescription(describeMembers(members, open))].sort()).toEqual(meant);
      }),
      { numRuns: 300 },
    );
  });

  function nameInEnglish(members: readonly string[]): string {
    const one = { ...list("one", []), Pays: members.flatMap((code) => idOf.get(code) ?? []) };
    const names = nameLists({ ...shipped, lists: [one] }, "en", getWords("en"));
    return names.get("one")?.name ?? "";
  }
  const region = (key: string): readonly string[] =>
    REGIONS.find((area) => area.key === key)?.codes.split(" ") ?? [];
  it.each([
    [["FR"], "France"],
    [["FR", "ES", "DE"], "France, Germany, Spain"],
    [region("asia"), "Asia"],
    [region("asia").filter((code) => code !== "SG"), "Asia except Singapore"],
    [[...region("africa"), "FR"], "Africa, France"],
    [codes, "All countries"],
    [codes.filter((code) => code !== "US"), "All countries except United States"],
    [codes.filter((code) => !region("europe").includes(code)), "All countries except Europe"],
    [["AT", "BE", "BR", "CA", "CL", "DK", "FR"], "Austria, Belgium, Brazil, Canada and 3 others"],
    [[], "No country"],
  ])("%#: is as short as its countries allow", (members, name) => {
    expect(nameInEnglish(members)).toBe(name);
  });
});

/** The names of each column, and the titles, as they are found. */
function findNames(
  lists: readonly CountryList[],
  own: Readonly<Record<string, OwnNames>>,
  locale: Locale,
): readonly (readonly string[])[] {
  const names = nameLists({ countries: shipped.countries, lists, own }, locale, getWords(locale));
  const key = (text = ""): string => fold(text).joined;
  return [
    ...LIST_COLUMNS.map((column) =>
      lists.filter((each) => fitsColumn(each, column)).map(({ id }) => key(names.get(id)?.name)),
    ),
    lists.map(({ id }) => key(names.get(id)?.title)),
  ];
}

describe("the names of groups", () => {
  it.each(LOCALES)("of the shipped rules are words in %s, and differ", (locale) => {
    for (const own of [{}, shippedOwn]) {
      for (const names of findNames(shipped.lists, own, locale))
        expect(new Set(names).size).toBe(names.length);
      const named = nameLists({ ...shipped, own }, locale, getWords(locale));
      for (const { title } of named.values())
        expect(title).not.toMatch(/\b(?:List|rec\w{8,}|LISA|NULL)\b|\bPays\b$|\[|\{/u);
    }
  });

  it("differ for any groups and any names of editors, and do not depend on the order", () => {
    fc.assert(
      fc.property(someLists, fc.constantFrom(...LOCALES), ({ lists, own }, locale) => {
        for (const names of findNames(lists, own, locale)) {
          expect(new Set(names).size).toBe(names.length);
          expect(names).not.toContain("");
        }
        const name = (of: readonly CountryList[]) =>
          nameLists({ countries: shipped.countries, lists: of, own }, locale, getWords(locale));
        const [one, other] = [name(lists), name(lists.toReversed())];
        for (const { id } of lists) expect(other.get(id)).toEqual(one.get(id));
      }),
      { numRuns: 100 },
    );
  });

  it("are found again in the table, in every language, as the groups that they name", () => {
    fc.assert(
      fc.property(someLists, fc.constantFrom(...LOCALES), ({ lists, own }, locale) => {
        const tables = pickTables({ ...shipped, lists }, own);
        const words = createTableWords(locale, getAdminMessages);
        const context = { tables, words, names: createRuleNames(tables, words) };
        const [rule] = shipped.rules.filter(isRule);
        if (!rule) throw new Error("There are no rules.");
        for (const column of LIST_COLUMNS) {
          const ids = lists.flatMap((one) => (fitsColumn(one, column) ? one.id : []));
          // One name alone, and all names in one cell.
          for (const held of [...ids.map((id) => [id]), ids].filter(({ length }) => length > 0)) {
            const text = writeCell({ ...rule, [column]: held }, column, context);
            const read = readRuleCell(column, text, null, context);
            expect(read).toMatchObject({ ok: true, created: [] });
            expect(read.ok && read.change[column]?.toSorted()).toEqual(held.toSorted());
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("that the data had are still found", () => {
    const tables = pickTables(shipped, shippedOwn);
    const words = createTableWords("es", getAdminMessages);
    const { indexes } = createRuleNames(tables, words);
    for (const { id, Name } of shipped.lists) expect(indexes.lists.find(Name)).toEqual([id]);
    const residence = shipped.lists.filter((each) => fitsColumn(each, "residence"));
    for (const { id, Name } of residence)
      expect(indexes.residence.find(readGroupName(Name))).toEqual([id]);
  });
});
