import { describe, expect, it } from "vitest";
import { findWayOut, type FilterValues } from "./changes.ts";

const NEEDS = ["expat", "travel", "study-abroad"];
/** Plans as tuples of residence, destination and need. */
const plans = [
  ["FR", "TH", "expat"],
  ["FR", "JP", "expat"],
  ["DE", "TH", "travel"],
  ["FR", "TH", "study-abroad"],
] as const;
function createFilters(from: string, to: string, needs: string): FilterValues {
  return {
    "country-of-residence": from,
    "country-of-destination": to,
    needs,
  };
}
function countPlans(values: FilterValues): number {
  return plans.filter(
    ([from, to, need]) =>
      ["", from].includes(values["country-of-residence"]) &&
      ["", to].includes(values["country-of-destination"]) &&
      ["", need].includes(values.needs),
  ).length;
}
function findChanges(values: FilterValues) {
  const { changes, ...rest } = findWayOut(values, NEEDS, countPlans);
  return {
    ...rest,
    changes: changes.map(({ kind, field, count }) => `${kind} ${field} ${count}`),
    all: changes,
  };
}

describe("[design §8] filters without a matching plan", () => {
  it("names an answer that excludes every plan, and suggests dropping it", () => {
    expect(findChanges(createFilters("IR", "TH", "expat"))).toMatchObject({
      blocking: ["country-of-residence"],
      alone: true,
      changes: ["drop country-of-residence 1", "only country-of-destination 3", "only needs 2"],
    });
  });
  it("names answers that exclude each other together, and suggests changes of one answer, including another need", () => {
    expect(findChanges(createFilters("FR", "TH", "travel"))).toMatchObject({
      blocking: ["country-of-residence", "needs"],
      alone: false,
      changes: ["drop country-of-residence 1", "drop needs 2", "need needs 1"],
    });
  });
  it("suggests keeping one answer or dropping all when no single change helps", () => {
    expect(findChanges(createFilters("IR", "IR", "expat"))).toMatchObject({
      blocking: ["country-of-residence", "country-of-destination"],
      alone: true,
      changes: ["only needs 2", "all country-of-residence 4"],
    });
    expect(findChanges(createFilters("IR", "IR", ""))).toMatchObject({
      changes: ["all country-of-residence 4"],
    });
  });
  it("suggests one to three distinct changes, each with at least one plan", () => {
    for (const from of ["", "FR", "DE", "IR"])
      for (const to of ["", "TH", "JP", "IR"])
        for (const need of ["", ...NEEDS]) {
          const values = createFilters(from, to, need);
          if (countPlans(values) > 0) continue;
          const { all } = findChanges(values);
          expect(all.length).toBeGreaterThan(0);
          expect(all.length).toBeLessThanOrEqual(3);
          expect(new Set(all.map(({ values: changed }) => JSON.stringify(changed))).size).toBe(
            all.length,
          );
          for (const change of all) expect(countPlans(change.values)).toBe(change.count);
        }
  });
});
