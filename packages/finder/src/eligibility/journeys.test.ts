import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOT_LISTED } from "../code.ts";
import type { NamedJourney } from "../data/types.ts";
import { rule, smallData, syntheticData } from "../testing/synthetic.ts";
import { blocksPublishing, findFindings } from "./findings/index.ts";
import { checkJourneys, writeEnd } from "./journeys.ts";
import { createLiteralInterpreter } from "./literal.ts";

function journey(fields: Partial<NamedJourney> = {}): NamedJourney {
  return {
    id: "j1",
    residence: "FR",
    destination: "SG",
    profile: "expat",
    nationality: null,
    outcome: "plan",
    product: "p",
    why: "It is the market of p.",
    ...fields,
  };
}
const NONE = { outcome: "none", product: null } as const;
const ASKS = { outcome: "asks", product: null } as const;
const asking = smallData({
  rules: [rule("R1", { nationality: ["n1"] }), rule("R2", { nationality: ["n2"], product: ["q"] })],
});

describe("[2.17] named journeys", () => {
  it.each<[string, Partial<NamedJourney>, boolean]>([
    ["asks", ASKS, true],
    ["a plan where nationality is asked", {}, false],
    ["a listed nationality", { nationality: "FR" }, true],
    ["the plan of another nationality", { nationality: "FR", product: "q" }, false],
    ["the first of two rules", { nationality: "US" }, true],
    ["a nationality of the second rule", { nationality: "GB", product: "q" }, true],
    ["a nationality of no rule", { nationality: "SG", ...NONE }, true],
    ["a nationality that is not listed", { nationality: NOT_LISTED, ...NONE }, true],
    ["none", { destination: "GB", ...NONE }, true],
    ["no question where there is no plan", { destination: "GB", ...ASKS }, false],
    ["a plan where there is none", { destination: "GB" }, false],
  ])("%s", (_name, fields, passed) => {
    const [check] = checkJourneys({ ...asking, journeys: [journey(fields)] });
    expect(check?.passed).toBe(passed);
  });

  it("ignores a nationality that is not asked for", () => {
    const data = smallData({ journeys: [journey({ nationality: "GB" })] });
    expect(checkJourneys(data)).toMatchObject([{ passed: true }]);
  });

  it("a failing journey is an error with its outcomes, its reason and a witness", () => {
    const journeys = [
      journey({ product: "q" }),
      journey({ id: "j2", nationality: "US", ...NONE }),
      journey({ id: "j3", nationality: NOT_LISTED, ...NONE }),
    ];
    const found = findFindings(smallData({ journeys })).filter(({ kind }) => kind === "journey");
    expect(found.map(({ id, journeys: weight }) => `${id} ${weight}`)).toEqual([
      "journey:j1 6",
      "journey:j2 1",
      "journey:j3 0",
    ]);
    expect(found[0]).toMatchObject({
      severity: "error",
      ...{ subject: ["It is the market of p."], by: ["products/q"], where: ["products/p"] },
      witness: { residence: "FR", destination: "SG", profile: "expat", nationality: null },
    });
    expect(found.every(blocksPublishing)).toBe(true);
  });

  it("unknown answers are errors, and the journey is not evaluated", () => {
    for (const [field, value] of [
      ["residence", "QQ"],
      ["destination", "QQ"],
      ["nationality", "QQ"],
      ["profile", "gone"],
      ["product", "gone"],
    ] as const) {
      const data = smallData({ journeys: [journey({ [field]: value })] });
      expect(checkJourneys(data)).toMatchObject([{ passed: false, unknown: [{ field, value }] }]);
      expect(
        findFindings(data)
          .filter(({ severity }) => severity === "error")
          .map(({ id }) => id),
      ).toEqual([`dangling:journey j1/${field}/${value}`]);
    }
  });

  it("passes exactly where the interpreter has the same outcome", () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, strictNationality) => {
        const data = syntheticData(seed, {
          countries: 6,
          regions: 6,
          lists: 6,
          rules: 8,
          products: 3,
          profiles: 2,
          restricted: 0.6,
          broken: 0.05,
          closed: 0.1,
        });
        const interpreter = createLiteralInterpreter(data, { strictNationality });
        const journeys: NamedJourney[] = [];
        const expected: string[] = [];
        for (const from of data.countries)
          for (const to of data.countries)
            for (const { id: profile } of data.profiles)
              for (const national of [...data.countries.slice(0, 3), null]) {
                const answer = interpreter(from.id, to.id, profile)(national?.id ?? null);
                const asks = answer.asked && national === null;
                journeys.push(
                  journey({
                    id: `j${journeys.length}`,
                    residence: from.iso,
                    destination: to.iso,
                    profile,
                    nationality: national?.iso ?? null,
                    ...NONE,
                  }),
                );
                expected.push(
                  asks ? "asks" : answer.kind === "plan" ? `products/${answer.product}` : "none",
                );
              }
        const checks = checkJourneys({ ...data, journeys }, { strictNationality });
        expect(checks.map(({ found }) => found && writeEnd(found))).toEqual(expected);
        expect(checks.map(({ passed }) => passed)).toEqual(expected.map((each) => each === "none"));
      }),
      { numRuns: 25 },
    );
  });
});
