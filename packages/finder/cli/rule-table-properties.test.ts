/** The table of the rules: what it writes it reads, and what it reads becomes the wanted edits. */
import fc from "fast-check";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../src/changes/index.ts";
import { isRule, type EligibilityData, type Rule } from "../src/data/types.ts";
import { diffData } from "../src/eligibility/diff.ts";
import { createLiteralInterpreter } from "../src/eligibility/literal.ts";
import { createTableContext as createContextOf } from "../src/testing/rule-table.ts";
import { SMALL_SHAPE, list, rule, smallData, syntheticData } from "../src/testing/synthetic.ts";
import {
  NO_FILTER,
  applyTableEdits,
  buildRuleRows,
  copyRule,
  createRuleEdit,
  filterRuleRows,
  fitsColumn,
  listRowEdits,
  measureEffect,
  packTables,
  pickTables,
  readRuleCell,
  readRuleTable,
  unpackTables,
  writeRuleTable,
  type ReadRuleRow,
  type RuleEdit,
  type TableContext,
} from "../src/rule-table/index.ts";

function createTableContext(of: EligibilityData, locale: Locale) {
  return createContextOf(of, locale, getAdminMessages);
}

const someData = fc.nat().map((seed) => syntheticData(seed, SMALL_SHAPE));
const someLocale = fc.constantFrom(...LOCALES);

function readRows(text: string, context: TableContext): readonly ReadRuleRow[] {
  const read = readRuleTable(text, context);
  if (!read.ok) throw new Error(read.problem);
  return read.rows;
}
function applyRows(data: EligibilityData, edits: readonly RuleEdit[]): EligibilityData {
  const applied = applyEdits(
    data,
    edits.map(({ seen, ...edit }) => ({ ...edit, before: seen })),
  );
  if (!applied.ok) throw new Error(JSON.stringify(applied.problems));
  return applied.data;
}
const read = (heading: string, ...rows: readonly string[]): string => [heading, ...rows].join("\n");

describe("a table that was written", () => {
  it("is read as no edit, in every language", () => {
    fc.assert(
      fc.property(someData, someLocale, someLocale, (data, locale, other) => {
        const text = writeRuleTable(pickTables(data).rules, createTableContext(data, locale));
        const rows = readRows(text, createTableContext(data, other));
        expect(rows.filter(({ kind }) => kind !== "same")).toEqual([]);
        expect(listRowEdits(rows)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("and changed carries the rules of one state to another", () => {
    fc.assert(
      fc.property(someData, fc.nat(), someLocale, (data, seed, locale) => {
        const context = createTableContext(data, locale);
        const rules = pickTables(data).rules;
        // A country that has no list of its column would get one, so that only fitting lists count.
        function isFitting(column: "residence" | "destination" | "nationality", each: Rule) {
          return each[column].every((id) =>
            context.tables.lists.some((own) => own.id === id && fitsColumn(own, column)),
          );
        }
        const donors = rules.filter(
          (each) =>
            [each.residence, each.destination, each.profile, each.product].every(
              (ids) => ids.length > 0,
            ) &&
            (["residence", "destination", "nationality"] as const).every((column) =>
              isFitting(column, each),
            ),
        );
        // Every second rule gets the columns of another one.
        const wanted = rules.map((each, at): Rule => {
          const donor = donors[(at + seed) % donors.length] ?? each;
          return at % 2 === 0 ? each : { ...donor, id: each.id, ID: each.ID, Type: each.Type };
        });
        const rows = readRows(writeRuleTable(wanted, context), context);
        const after = applyRows(data, listRowEdits(rows));
        const found = new Map(pickTables(after).rules.map((each) => [each.id, each]));
        const differing = wanted.filter((each) => {
          const is = found.get(each.id) ?? null;
          return createRuleEdit(is && { ...is, Type: each.Type }, each) !== null;
        });
        expect(differing).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("is small for transport and loses nothing", () => {
    fc.assert(
      fc.property(someData, (data) => {
        const tables = pickTables(data);
        const packed = JSON.parse(JSON.stringify(packTables(tables))) as ReturnType<
          typeof packTables
        >;
        expect(unpackTables(packed)).toEqual(tables);
      }),
      { numRuns: 20 },
    );
  });
});

const small = smallData();
const english = createTableContext(small, "en");
const HEADING = "Residencia\tDestino\tPerfil\tSeguro";

describe("a table from a spreadsheet", () => {
  it("adds rules by names in any language, with lists for countries that have none", () => {
    const [row] = readRows(read(HEADING, "Land FR fr; US\tAsia\texpat de\tp nl"), english);
    expect(row).toMatchObject({ kind: "added", problems: [] });
    const after = applyRows(small, listRowEdits(row ? [row] : []));
    const answer = (data: EligibilityData, from: string) =>
      createLiteralInterpreter(data)(`c-${from}`, "c-SG", "expat")(null);
    expect(answer(small, "US").kind).toBe("none");
    expect(answer(after, "US")).toMatchObject({ kind: "plan", product: "p" });
    expect(answer(after, "GB").kind).toBe("none");
  });

  it("reads all countries except some", () => {
    const [row] = readRows(
      read(HEADING, "todos los países excepto FR, Land CH\tAsia\texpat\tp"),
      english,
    );
    expect(row?.created).toMatchObject([{ excluded: false, Type: "Liste de pays" }]);
    expect(row?.created[0]?.Pays).toEqual(["c-SG", "c-VN", "c-US", "c-GB"]);
  });

  it.each([
    ["todos los países excepto Land FR; Land CH", ["c-SG", "c-VN", "c-US", "c-GB"]],
    ["Land CH; todos los países excepto Land FR", ["c-SG", "c-VN", "c-US", "c-GB", "c-CH"]],
    ["alle Länder; außer Land FR", ["c-SG", "c-VN", "c-CH", "c-US", "c-GB"]],
    ["All countries except Land FR, Land CH; Land US", ["c-SG", "c-VN", "c-GB"]],
  ])(
    "reads %s as the same countries, whether a group has such a name or not",
    (text, countries) => {
      const known = smallData({
        lists: [
          ...small.lists,
          list("most", ["SG", "VN", "CH", "US", "GB"], { Name: "8. Most [location]" }),
          list("CH", ["CH"], { Name: "9. Land CH [location]" }),
        ],
      });
      for (const data of [small, known])
        for (const locale of LOCALES) {
          const context = createTableContext(data, locale);
          const [row] = readRows(read(HEADING, `${text}\tAsia\texpat\tp`), context);
          const lists = [...data.lists, ...(row?.created ?? [])];
          const used = lists.filter(({ id }) => row?.after?.residence.includes(id));
          expect(used.every(({ excluded }) => !excluded)).toBe(true);
          expect(new Set(used.flatMap(({ Pays }) => Pays))).toEqual(new Set(countries));
        }
    },
  );

  it("leaves countries out only where the name says so", () => {
    const data = smallData({
      lists: [
        ...small.lists,
        list("out", ["FR", "US"], { Name: "Excluded countries [location]", excluded: true }),
      ],
    });
    const context = createTableContext(data, "en");
    const texts = [
      "Europe; except Land FR, Land US",
      "Europe; Excluded countries",
      "Land FR, Land US",
    ];
    const rows = readRows(
      read(HEADING, ...texts.map((text) => `${text}\tAsia\texpat\tp`)),
      context,
    );
    expect(rows.map(({ after }) => after?.residence.includes("out"))).toEqual([true, true, false]);
    expect(rows[2]?.created).toMatchObject([{ excluded: false, Pays: ["c-FR", "c-US"] }]);
  });

  it("excludes a country within a group", () => {
    const [row] = readRows(read(HEADING, "Europe; sauf Land FR\tAsia\texpat\tp"), english);
    expect(row?.after?.residence).toHaveLength(2);
    expect(row?.created).toMatchObject([{ excluded: true, Pays: ["c-FR"] }]);
  });

  it("creates one list for the same new group in several rows", () => {
    const rows = readRows(
      read(HEADING, "US\tAsia\texpat\tp", "US\tAsia\ttravel\tp", "Europe\tAsia\ttravel\tp"),
      english,
    );
    expect(listRowEdits(rows).map(({ table }) => table)).toEqual([
      "lists",
      "rules",
      "rules",
      "rules",
    ]);
    expect(rows[0]?.after?.residence).toEqual(rows[1]?.after?.residence);
  });

  it("changes the rule with the same answers, and the parts of its name", () => {
    const data = smallData({ rules: [rule("A", { Name: "Europe | p | expat | to Asia, own" })] });
    const context = createTableContext(data, "en");
    const [row] = readRows(read(HEADING, "Europe\tAsia\texpat\tq"), context);
    expect(row).toMatchObject({ kind: "changed", before: { ID: "A" } });
    expect(row?.after).toMatchObject({ product: ["q"], Name: "Europe | q | expat | to Asia, own" });
  });

  it("lists unknown, doubled and missing names by row and column, with the nearest names", () => {
    const data = smallData({
      lists: [
        ...small.lists,
        list("e1", ["FR", "GB"], { Name: "2. Twin [location]" }),
        list("e2", ["CH", "GB"], { Name: "3. Twin [location]" }),
      ],
    });
    const rows = readRows(
      read(HEADING, "Europ\tAsia\texpat\tp", "Twin\tAsia\t\tp", "Europe\tAsia\texpat\tp;q"),
      createTableContext(data, "en"),
    );
    expect(rows.map(({ line, kind }) => [line, kind])).toEqual(
      [2, 3, 4].map((at) => [at, "wrong"]),
    );
    expect(rows.flatMap(({ problems }) => problems)).toMatchObject([
      { column: "residence", kind: "unknown", value: "Europ" },
      { column: "residence", kind: "doubled", proposals: ["Land FR, Land GB", "Land CH, Land GB"] },
      { column: "profile", kind: "missing" },
      { column: "plan", kind: "several" },
    ]);
    expect(rows[0]?.problems[0]?.proposals).toContain("Schengen area");
    expect(listRowEdits(rows)).toEqual([]);
  });

  it("states a row that repeats another one", () => {
    const text = read("Rule\tPriority", "R1\t1", "R1\t2");
    const data = smallData({ rules: [rule("R1")] });
    expect(readRows(text, createTableContext(data, "en"))).toMatchObject([
      { kind: "changed", repeats: null },
      { kind: "wrong", repeats: 2 },
    ]);
  });

  it.each([
    ["", "empty"],
    ["Residence\tPlan\nEurope\tp", "columns"],
    ['Rule\tPlan\nR1\t"p', "table"],
    ["Rule\tPlan", "empty"],
    [["Rule,Plan", ...Array.from({ length: 1001 }, (_, at) => `${at},p`)].join("\n"), "too-many"],
  ] as const)("is refused as a whole: %#", (text, problem) => {
    expect(readRuleTable(text, english)).toEqual({ ok: false, problem });
  });

  it("never throws, whatever the text is", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("\t", ";", ","), (text, separator) => {
        const heading = ["Rule", "Residence", "Nationality", "Priority"].join(separator);
        readRuleTable(text, english);
        readRuleTable(`${heading}\n${text}`, english);
        readRuleCell("residence", text, null, english);
      }),
    );
  });
});

describe("the effect", () => {
  it("computed from the tables of the grid equals that of the whole data", () => {
    fc.assert(
      fc.property(someData, fc.nat(), (data, seed) => {
        const { rules } = syntheticData(seed, SMALL_SHAPE);
        const after = { ...data, rules };
        const { records: _records, ...expected } = diffData(data, after);
        expect(measureEffect(pickTables(data), pickTables(after))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the rows", () => {
  it("show added, changed and removed rules with what was before", () => {
    const data = smallData({ rules: [rule("A"), rule("B"), rule("C")] });
    const before = pickTables(data);
    const [a, b, c] = before.rules;
    if (!a || !b || !c) throw new Error("Three rules are expected.");
    const edits = [
      createRuleEdit(a, { ...a, priority: 5 }),
      createRuleEdit(b, null),
      createRuleEdit(null, copyRule(c, new Set(["C", "C-2"]))),
    ].flatMap((edit) => edit ?? []);
    const rows = buildRuleRows(before, applyTableEdits(before, edits));
    expect(rows.map(({ kind, rule: { ID }, changed }) => [kind, ID, changed])).toEqual([
      ["added", "C-3", []],
      ["changed", "A", ["priority"]],
      ["removed", "B", []],
      ["same", "C", []],
    ]);
  });

  it("are found by a reference as a whole, and by words in any order", () => {
    const data = smallData({ rules: [rule("01-A-B"), rule("01-B-A"), rule("02-A-B")] });
    const context = createTableContext(data, "en");
    const rows = buildRuleRows(context.tables, context.tables);
    const find = (text: string): readonly string[] =>
      filterRuleRows(rows, { ...NO_FILTER, text }, context).map((row) => row.rule.ID);
    expect(find("01-a-b")).toEqual(["01-A-B"]);
    expect(find("asia europe 02")).toEqual(["02-A-B"]);
    expect(find("nothing")).toEqual([]);
  });

  it("that apply to a country are those whose rule decides one of its journeys, or would", () => {
    fc.assert(
      fc.property(someData, fc.nat(SMALL_SHAPE.countries - 1), (data, at) => {
        const context = createTableContext(data, "en");
        const id = data.countries[at]?.id ?? "";
        const rows = buildRuleRows(context.tables, context.tables);
        const kept = filterRuleRows(rows, { ...NO_FILTER, country: id }, context);
        // Computed from the names of the field that a person reads: members of the lists.
        const members = (ids: readonly string[], excluded: boolean) =>
          data.lists.filter((each) => ids.includes(each.id) && each.excluded === excluded);
        function holds(ids: readonly string[]) {
          return (
            members(ids, false).some(({ Pays }) => Pays.includes(id)) &&
            !members(ids, true).some(({ Pays }) => Pays.includes(id))
          );
        }
        const expected = data.rules
          .filter(isRule)
          .filter((each) => holds(each.residence) || holds(each.destination))
          .map((each) => each.id);
        expect(kept.map((row) => row.id).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 40 },
    );
  });
});
