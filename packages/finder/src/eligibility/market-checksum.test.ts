import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EligibilityData } from "../data/types.ts";
import { createTestFinder } from "../testing/finder.ts";
import { SMALL_SHAPE, list, rule, smallData, syntheticData } from "../testing/synthetic.ts";
import { NO_ANSWERS, resolve } from "./finder.ts";
import type { Finder } from "./finder.ts";
import { computeMarketChecksums } from "./market-checksum.ts";

/** Returns every journey of each product, from the answers of the finder. */
function listJourneys(finder: Finder): ReadonlyMap<string, string> {
  const journeys = new Map<string, string[]>(finder.products.map(({ id }) => [id, []]));
  for (const residence of finder.codes)
    for (const destination of finder.codes)
      for (const { id: profile } of finder.profiles) {
        const answers = { ...NO_ANSWERS, residence, destination, profile };
        for (const nationality of finder.codes) {
          const found = resolve(finder, { ...answers, nationality });
          if (found.kind === "plan")
            journeys
              .get(found.plan.product.id)
              ?.push(`${residence} ${destination} ${profile} ${nationality}`);
        }
      }
  return new Map([...journeys].map(([product, each]) => [product, each.sort().join("\n")]));
}

/** Returns the products whose values are equal in both maps. */
const listEqual = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...a.keys()].filter((product) => a.get(product) === b.get(product));

const checksumOf = async (data: Partial<EligibilityData>, product = "p") =>
  (await computeMarketChecksums(createTestFinder(smallData(data)))).get(product);

describe("computeMarketChecksums", () => {
  it("differs exactly for the products whose journeys differ, after a rule is removed", async () => {
    let same = 0;
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (seed, at) => {
        const data = syntheticData(seed, SMALL_SHAPE);
        const rules = data.rules.filter((_, index) => index !== at % data.rules.length);
        const before = createTestFinder(data);
        const after = createTestFinder({ ...data, rules });
        const expected = listEqual(listJourneys(before), listJourneys(after));
        expect(
          listEqual(await computeMarketChecksums(before), await computeMarketChecksums(after)),
        ).toEqual(expected);
        same += expected.length;
        changed += before.products.length - expected.length;
      }),
      { numRuns: 150 },
    );
    // The test has seen both cases.
    expect(Math.min(same, changed)).toBeGreaterThan(50);
  });

  it("does not depend on how the rules are written", async () => {
    const lists = [
      list("r", ["FR", "CH"]),
      list("fr", ["FR"]),
      list("ch", ["CH"]),
      list("d", ["SG", "VN"]),
    ];
    const one = await checksumOf({ lists, rules: [rule("1", { residence: ["r"] })] });
    const two = await checksumOf({
      lists,
      rules: [
        rule("2", { residence: ["ch"], funnel: ["g"] }),
        rule("3", { residence: ["fr"] }),
        rule("4", { residence: ["d"], destination: ["r"], product: ["q"] }),
      ],
    });
    expect(two).toBe(one);
    expect(await checksumOf({ lists, rules: [rule("5", { residence: ["fr"] })] })).not.toBe(one);
  });
});
