/** Searches for which a release has no plan, over the whole space of small and random data. */
import { describe, expect, it } from "vitest";
import type { EligibilityData } from "../data/types.ts";
import { createTestFinder } from "../testing/finder.ts";
import { list, rule, smallData, SMALL_SHAPE, syntheticData } from "../testing/synthetic.ts";
import { findFindings } from "./findings/index.ts";
import { NOT_LISTED } from "../code.ts";
import { createLiteralInterpreter } from "./literal.ts";
import { FEWEST_UNLISTED, findAnswersWithoutPlan } from "./searches.ts";

/** Compares every search of the data with the literal reading of its rules. */
function compare(data: EligibilityData): Readonly<Record<string, number>> {
  const finder = createTestFinder(data);
  const answerOf = createLiteralInterpreter(data);
  const tally = { everybody: 0, somebody: 0, few: 0, plan: 0 };
  for (const residence of data.countries)
    for (const destination of data.countries)
      for (const profile of data.profiles) {
        const search = {
          ...{ residence: residence.iso, destination: destination.iso, profile: profile.id },
        };
        const byNationality = answerOf(residence.id, destination.id, profile.id);
        const unlisted = [null, ...data.countries.map(({ id }) => id)].filter(
          (id) => byNationality(id).kind === "none",
        );
        const isNobody = unlisted.length === data.countries.length + 1;
        const isCounted = unlisted.length > FEWEST_UNLISTED;
        expect(findAnswersWithoutPlan(finder, search)).toEqual(
          isNobody
            ? { ...search, nationality: null }
            : isCounted
              ? { ...search, nationality: NOT_LISTED }
              : null,
        );
        tally[
          isNobody ? "everybody" : isCounted ? "somebody" : unlisted.length > 0 ? "few" : "plan"
        ] += 1;
      }
  return tally;
}

describe("a search without a plan", () => {
  it("has no plan for anybody, or for at least five nationalities together", () => {
    const few = list("few", ["FR", "US"], { Type: "Nationality" });
    const one = list("one", ["GB"], { Type: "Nationality" });
    const { lists } = smallData();
    const ask = [
      rule("R1", { nationality: ["few"] }),
      rule("R2", { nationality: ["one"], product: ["q"] }),
    ];
    // Six countries: three of them are not listed.
    const narrow = smallData({ lists: [...lists, few, one], rules: ask });
    expect(compare(narrow)).toEqual({ everybody: 68, somebody: 0, few: 4, plan: 0 });
    expect(compare(smallData())).toEqual({ everybody: 68, somebody: 0, few: 0, plan: 4 });
  });
  it.each([1, 2, 3])("agrees with the literal reading of random rules: %i", (seed) => {
    const tally = compare(syntheticData(seed, SMALL_SHAPE));
    expect(tally["everybody"]).toBeGreaterThan(0);
    expect(tally["plan"]).toBeGreaterThan(0);
  });
  it.each([
    ["lower case", { residence: "us" }],
    ["spaces", { destination: " SG" }],
    ["an unknown country", { residence: "ZZ" }],
    ["an unknown profile", { profile: "nobody" }],
    ["nothing", { residence: "" }],
  ])("is no search with %s", (_, part) => {
    const finder = createTestFinder(smallData());
    const search = { residence: "US", destination: "SG", profile: "expat" };
    expect(findAnswersWithoutPlan(finder, search)).not.toBeNull();
    expect(findAnswersWithoutPlan(finder, { ...search, ...part })).toBeNull();
  });
});

describe("its finding", () => {
  const answers = { residence: "US", destination: "SG", profile: "expat", nationality: null };
  const id = "search-without-plan:US+SG+expat";
  function find(count: number | null, accepted = 0) {
    const rows = accepted ? [{ id, reason: "Never sold", journeys: accepted }] : [];
    const searches = count ? [{ answers, count }] : [];
    return findFindings(smallData({ accepted: rows }), count === null ? {} : { searches }).filter(
      (finding) => finding.id.includes(id),
    );
  }
  it("has the number of searches, and the answers as its example", () => {
    expect(find(15)).toMatchObject([
      { id, kind: "search-without-plan", severity: "warning", journeys: 15, by: ["15"] },
    ]);
    expect(find(15)[0]?.witness).toEqual(answers);
  });
  it.each([
    [15, 15, "accepted"],
    [20, 15, "reopened"],
    [10, 15, "accepted"],
  ])("%i searches, accepted with %i: %s", (count, accepted, state) => {
    expect(find(count, accepted).map((finding) => finding.state)).toEqual([state]);
  });
  it("is reported as gone where searches are known, and nowhere else", () => {
    expect(find(0, 15).map(({ kind }) => kind)).toEqual(["stale-acceptance"]);
    expect(find(null, 15)).toEqual([]);
  });
});
