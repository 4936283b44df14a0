/** Properties of edits over whole tables with random changes. */
import { describe, expect, it } from "vitest";
import { deriveLinks } from "../data/derive-links.ts";
import { TABLE_NAMES, isRule, type EligibilityData } from "../data/types.ts";
import {
  SMALL_SHAPE,
  product,
  random,
  rule,
  smallData,
  syntheticData,
} from "../testing/synthetic.ts";
import {
  applyEdits,
  createLookup,
  diffTables,
  findConflicts,
  getKey,
  invertEdits,
  isSame,
  listEditable,
  mergeEdits,
  rebaseEdits,
  type Conflict,
  type Edit,
} from "./index.ts";

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
const start = (seed: number): EligibilityData => deriveLinks(syntheticData(seed, SMALL_SHAPE));

/** Changes, adds and removes random records. `mark`: makes added ids different. */
function disturb(data: EligibilityData, seed: number, mark: string, share = 0.3): EligibilityData {
  const { next, pick, some, below } = random(seed);
  const change = <T>(rows: readonly T[], edit: (row: T) => T): T[] =>
    rows.filter(() => next() > share / 6).map((row) => (next() < share ? edit(row) : row));
  const countries = data.countries.map(({ id }) => id);
  const lists = data.lists.map(({ id }) => id);
  return deriveLinks({
    ...data,
    countries: data.countries.map((each) =>
      next() < share ? { ...each, never: !each.never } : each,
    ),
    lists: change(data.lists, (each) => ({
      ...each,
      Pays: some(countries, 0.4),
      Name: `${each.Name}${below(3)}`,
    })),
    profiles: change(data.profiles, (each) => ({ ...each, order: below(5) })),
    products: [
      ...change(data.products, (each) => ({ ...each, "es-es": pick(["uno", "dos", null]) })),
      product(`new-${mark}`),
    ],
    rules: [
      ...change(data.rules, (each) =>
        isRule(each)
          ? { ...each, residence: some(lists, 0.3), priority: below(3), Entity: pick(["A", "B"]) }
          : each,
      ),
      rule(`N${mark}${below(2)}`, { Name: pick(["One", "Two"]) }),
    ],
  });
}
function apply(data: EligibilityData, edits: readonly Edit[]): EligibilityData {
  const applied = applyEdits(data, edits);
  if (!applied.ok) throw new Error(JSON.stringify(applied.problems));
  return applied.data;
}
/** Sorts what has no order, for comparisons. */
function sort(data: EligibilityData): unknown {
  return TABLE_NAMES.map((table) =>
    data[table]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((row) =>
        Object.entries(row)
          .map(([name, value]: [string, unknown]) => [
            name,
            Array.isArray(value) ? [...new Set(value as string[])].sort() : value,
          ])
          .sort(),
      ),
  );
}
const expectSame = (one: EligibilityData, other: EligibilityData): void =>
  expect(sort(one)).toEqual(sort(other));
/** Lists what a table holds in each editable column. */
function listCells(
  data: EligibilityData,
  edit: Edit,
): readonly (readonly [string, unknown])[] | null {
  const row = createLookup(data)(edit);
  return row && listEditable(edit.table).map((name) => [name, row[name] ?? null] as const);
}

describe("edits", () => {
  it.each(SEEDS)("are applied to what they were found in: data %i", (seed) => {
    const before = start(seed);
    const after = disturb(before, seed + 1000, "a");
    const edits = diffTables(before, after);
    expect(edits.length).toBeGreaterThan(2);
    expectSame(apply(before, edits), after);
    expectSame(apply(after, invertEdits(edits)), before);
    expect(diffTables(after, after)).toEqual([]);
  });

  it.each(SEEDS)("are merged with later ones: data %i", (seed) => {
    const before = start(seed);
    const middle = disturb(before, seed + 2000, "b");
    const after = disturb(middle, seed + 3000, "c");
    const merged = mergeEdits(diffTables(before, middle), diffTables(middle, after));
    expectSame(apply(before, merged), after);
    expectSame(apply(after, invertEdits(merged)), before);
    expect(new Set(merged.map(getKey)).size).toBe(merged.length);
    expect(mergeEdits(diffTables(before, middle), diffTables(middle, before))).toEqual([]);
  });

  it.each(SEEDS)("of other records than those that changed commute: data %i", (seed) => {
    const base = start(seed);
    const [one, other] = [
      diffTables(base, disturb(base, seed + 4000, "d")),
      diffTables(base, disturb(base, seed + 5000, "e")),
    ];
    const keys = new Set(one.map(getKey));
    const rest = other.filter((edit) => !keys.has(getKey(edit)));
    expect(rest.length).toBeGreaterThan(0);
    const [first, second] = [apply(base, one), apply(base, rest)];
    function never(): never {
      throw new Error("There is no conflict to decide.");
    }
    expectSame(
      apply(first, rebaseEdits(rest, first, base, never)),
      apply(second, rebaseEdits(one, second, base, never)),
    );
  });

  it.each(SEEDS)("state every conflict: data %i", (seed) => {
    const base = start(seed);
    const live = disturb(base, seed + 6000, "f", 0.6);
    const mine = disturb(base, seed + 7000, "f", 0.6);
    const edits = diffTables(base, mine);
    const conflicts = findConflicts(edits, live);
    // Compares all cells of the three states, without the edits.
    const expected = edits.flatMap((edit) => {
      const [was, now, wanted] = [
        listCells(base, edit),
        listCells(live, edit),
        listCells(mine, edit),
      ];
      if (JSON.stringify(now) === JSON.stringify(wanted)) return [];
      if (was && now && wanted)
        return was
          .filter(([, value], at) => {
            const [is, want] = [now[at]?.[1], wanted[at]?.[1]];
            return !isSame(value, want) && !isSame(value, is) && !isSame(is, want);
          })
          .map(([name]) => `${getKey(edit)} ${name}`);
      const isWhole =
        was === null
          ? now !== null
          : now === null || was.some(([, value], at) => !isSame(value, now[at]?.[1]));
      return isWhole ? [`${getKey(edit)} whole`] : [];
    });
    expect(conflicts.map((each) => `${getKey(each)} ${each.column ?? "whole"}`)).toEqual(expected);
    expectDecided(edits, live, base, conflicts);
  });

  /** After each decision nothing is left to decide, and the data hold the chosen values. */
  function expectDecided(
    edits: readonly Edit[],
    live: EligibilityData,
    base: EligibilityData,
    conflicts: readonly Conflict[],
  ): void {
    for (const choice of ["mine", "live"] as const) {
      const moved = rebaseEdits(edits, live, base, () => choice);
      expect(findConflicts(moved, live)).toEqual([]);
      const find = createLookup(apply(live, moved));
      const chosen = conflicts.map((each) => {
        const row = find(each);
        return each.column === null ? row !== null : (row?.[each.column] ?? null);
      });
      expect(chosen).toEqual(
        conflicts.map((each) =>
          each.column === null ? each[choice] !== null : (each[choice] ?? null),
        ),
      );
    }
  }
});

describe("edits that cannot be applied", () => {
  const data = smallData();
  function edit(fields: Partial<Edit>): Edit {
    const [before, after] = [{ Name: "Rule R1" }, { Name: "" }];
    return { table: "rules", id: "rule-R1", before, after, ...fields };
  }
  it.each([
    ["a missing value", edit({}), "missing", "Name"],
    ["a record that is gone", edit({ id: "none" }), "gone", null],
    ["a record that exists", edit({ before: null }), "there", null],
    ["an unknown column", edit({ after: { colour: "red" } }), "unknown-column", "colour"],
    [
      "the ID of another rule",
      edit({ id: "x", before: null, after: { ...rule("R1"), id: "x" } }),
      "duplicate",
      "ID",
    ],
  ])("%s", (_, wrong, kind, column) => {
    const applied = applyEdits(data, [wrong]);
    expect(applied.ok ? [] : applied.problems).toMatchObject([
      { table: "rules", id: wrong.id, kind, column },
    ]);
  });
});
