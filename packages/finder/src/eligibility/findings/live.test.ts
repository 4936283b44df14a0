import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRule } from "../../data/types.ts";
import type { EligibilityData } from "../../data/types.ts";
import {
  country,
  list,
  random,
  rule,
  smallData,
  syntheticData,
  withReverseLinks,
} from "../../testing/synthetic.ts";
import { createLiteralInterpreter } from "../literal.ts";
import { blocksPublishing, findFindings } from "./index.ts";
import type { Finding, FindingKind } from "./index.ts";

const KINDS: readonly FindingKind[] = [
  "lost-product",
  "lost-profile",
  "lost-market",
  "never-lifted",
  "shrunken-list",
];
function findLost(live: EligibilityData, data: EligibilityData): readonly Finding[] {
  return findFindings(data, { live }).filter(({ kind }) => KINDS.includes(kind));
}
const brief = (findings: readonly Finding[]) =>
  findings.map(({ id, journeys }) => `${id} ${journeys}`);
// FR CH SG VN US GB; r = {FR, CH}, d = {SG, VN}
const N = 6;
const travel = rule("R2", { profile: ["travel"], product: ["q"] });
const live = smallData({ rules: [rule("R1"), travel] });
const closed = { never_source: "A regulation" };

describe("comparison with the live release", () => {
  it("the same data, or more plans, have no finding", () => {
    expect(findLost(live, live)).toEqual([]);
    const more = rule("R3", { residence: ["d"], destination: ["r"] });
    expect(findLost(live, smallData({ rules: [rule("R1"), travel, more] }))).toEqual([]);
  });

  it("a product and a profile that nothing reaches any more", () => {
    const found = findLost(live, smallData({ rules: [rule("R1")] }));
    expect(brief(found)).toEqual([`lost-product:q ${4 * N}`, `lost-profile:travel ${4 * N}`]);
    expect(found.every(blocksPublishing)).toBe(true);
    for (const { witness } of found)
      expect(witness).toMatchObject({ residence: "CH", destination: "SG", profile: "travel" });
    // The records themselves are gone.
    const gone = smallData({
      profiles: live.profiles.slice(0, 1),
      products: live.products.slice(0, 1),
    });
    expect(brief(findLost(live, gone))).toEqual(brief(found));
    // Replaced by another product: only the product is lost.
    const replaced = smallData({ rules: [rule("R1"), { ...travel, product: ["p"] }] });
    expect(brief(findLost(live, replaced))).toEqual([`lost-product:q ${4 * N}`]);
    expect(findLost(live, replaced)[0]?.subject).toEqual(["q"]);
  });

  it("a market: residents of a country who have no plan for a profile any more", () => {
    const lists = [...live.lists, list("ch", ["CH"])];
    const lost = smallData({ lists, rules: [rule("R1", { residence: ["ch"] }), travel] });
    expect(findLost(live, lost)).toMatchObject([
      {
        id: "lost-market:expat/FR",
        severity: "conflict",
        journeys: 2 * N,
        by: ["FR"],
        witness: { residence: "FR", destination: "SG", profile: "expat" },
        subject: ["expat"],
      },
    ]);
    // One destination is left.
    const vn = list("vn", ["VN"]);
    const less = smallData({
      lists: [...lists, vn],
      rules: [
        rule("R1", { residence: ["ch"] }),
        rule("R3", { residence: ["r"], destination: ["vn"] }),
        travel,
      ],
    });
    expect(findLost(live, less)).toEqual([]);
    // The country no longer exists.
    const removed = smallData({
      countries: live.countries.slice(1),
      rules: [rule("R1"), travel],
    });
    expect(brief(findLost(live, removed))).toEqual([
      "lost-market:expat/FR 12",
      "lost-market:travel/FR 12",
    ]);
  });

  it("[2.16] a country that is no longer closed, with the journeys that have a plan now", () => {
    function close(fields: Partial<EligibilityData["countries"][number]>): EligibilityData {
      return smallData({
        rules: live.rules,
        countries: live.countries.map((each) =>
          each.iso === "VN" || each.iso === "GB" ? { ...each, ...fields, ...closed } : each,
        ),
      });
    }
    const opened = findLost(close({ never: true }), live);
    expect(brief(opened)).toEqual([
      `never-lifted:VN/never ${2 * 2 * N}`,
      "never-lifted:GB/never 0",
    ]);
    expect(opened[0]).toMatchObject({
      severity: "conflict",
      witness: { residence: "CH", destination: "VN", profile: "expat" },
      ...{ subject: ["VN"], by: ["never"] },
    });
    // Closing has no such finding.
    expect(brief(findLost(live, close({ never: true })))).toEqual([]);
    const asking = [
      rule("R1", { nationality: ["n1"] }),
      rule("R2", { nationality: ["n2"], product: ["q"] }),
    ];
    const before = { ...close({ never_nationality: true }), rules: asking };
    expect(brief(findLost(before, { ...live, rules: asking }))).toEqual([
      `never-lifted:GB/never_nationality ${2 * 2}`,
      "never-lifted:VN/never_nationality 0",
    ]);
    // A closed country that is removed could be added again without being closed.
    expect(
      brief(
        findLost(close({ never: true }), {
          ...close({ never: true }),
          countries: live.countries
            .filter(({ iso }) => iso !== "GB")
            .map((each) => (each.iso === "VN" ? { ...each, ...closed, never: true } : each)),
        }),
      ),
    ).toEqual(["shrunken-list:never/GB 0"]);
  });

  it("[2.6] an excluded list that loses members, stops excluding, or disappears", () => {
    const excluded = list("x", ["VN", "GB"], {
      Name: "Excluded countries [destination]",
      excluded: true,
    });
    const rules = [rule("R1", { destination: ["d", "x"] }), travel];
    const before = smallData({ lists: [...live.lists, excluded], rules });
    function withList(fields: Partial<typeof excluded> | null) {
      return smallData({
        lists: fields === null ? live.lists : [...live.lists, { ...excluded, ...fields }],
        rules: fields === null ? live.rules : rules,
      });
    }
    const opened = 2 * N;
    expect(brief(findLost(before, withList({ Pays: ["c-GB"] })))).toEqual([
      `shrunken-list:x/VN ${opened}`,
    ]);
    for (const fields of [{ Pays: [] }, { excluded: false }, null])
      expect(brief(findLost(before, withList(fields)))).toEqual([
        `shrunken-list:x/GB+VN ${fields?.excluded === false ? opened + 2 * N : opened}`,
      ]);
    expect(
      findLost(before, withList({ Name: "Pays exclus", Pays: [...excluded.Pays, "c-US"] })),
    ).toEqual([]);
    // The members are closed instead.
    const countries = live.countries.map((each) =>
      ["VN", "GB"].includes(each.iso) ? { ...each, never: true, ...closed } : each,
    );
    expect(findLost(before, { ...withList({ Pays: [] }), countries })).toEqual([]);
  });

  it("random edits: lost products, profiles and markets as counted one by one", () => {
    const shape = {
      countries: 6,
      regions: 6,
      lists: 6,
      rules: 6,
      products: 3,
      profiles: 2,
      restricted: 0.5,
      broken: 0.05,
      closed: 0.1,
    };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const before = syntheticData(seed, shape);
        const { some } = random(seed);
        const after = withReverseLinks({
          ...before,
          rules: some(before.rules.filter(isRule), 0.5),
          countries: before.countries.map((each) =>
            some([0], 0.1).length > 0 ? country(each.iso) : each,
          ),
        });
        const [was, is] = [before, after].map((data) => createLiteralInterpreter(data));
        const plans = new Map<string, { was: number; is: number }>();
        function count(key: string, side: "was" | "is") {
          const entry = plans.get(key) ?? { was: 0, is: 0 };
          plans.set(key, { ...entry, [side]: entry[side] + 1 });
        }
        const moved: [number, number] = [0, 0];
        const lifted = new Map<string, number>();
        for (const r of before.countries)
          for (const d of before.countries)
            for (const p of before.profiles)
              for (const n of before.countries) {
                const [a, b] = [was?.(r.id, d.id, p.id)(n.id), is?.(r.id, d.id, p.id)(n.id)];
                for (const [side, answer] of [
                  ["was", a],
                  ["is", b],
                ] as const) {
                  if (answer?.kind !== "plan") continue;
                  count(`product ${answer.product}`, side);
                  count(`profile ${p.id}`, side);
                  count(`market ${p.id} ${r.iso}`, side);
                }
                if (a?.kind === "plan" && b?.kind !== "plan") moved[0]++;
                if (a?.kind !== "plan" && b?.kind === "plan") moved[1]++;
                if (b?.kind !== "plan" || a?.kind === "plan") continue;
                for (const { iso } of before.countries)
                  if ([r.iso, d.iso].includes(iso)) lifted.set(iso, (lifted.get(iso) ?? 0) + 1);
              }
        const lost = [...plans].filter(([, entry]) => entry.was > 0 && entry.is === 0);
        const expected = new Map<string, number>();
        for (const [key, entry] of lost) {
          const [kind, id = ""] = key.split(" ");
          if (kind === "market" && lost.some(([other]) => other === `profile ${id}`)) continue;
          const name = `lost-${kind}:${id}`;
          expected.set(name, (expected.get(name) ?? 0) + entry.was);
        }
        const findings = findLost(before, after);
        const without = findFindings(after, { live: before });
        for (const [kind, side] of [
          ["lost-plans", 0],
          ["new-plans", 1],
        ] as const) {
          const total = without
            .filter((each) => each.kind === kind)
            .reduce((all, { journeys }) => all + journeys, 0);
          expect(total).toBe(moved[side]);
        }
        const actual = findings
          .filter(({ kind }) => kind.startsWith("lost-"))
          .map(({ id, journeys }) => [id.split("/")[0] ?? "", journeys] as const);
        expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
        for (const { id, journeys, witness } of findings) {
          expect(witness === null).toBe(journeys === 0);
          if (!id.startsWith("never-lifted:") || !id.endsWith("/never")) continue;
          const iso = id.slice(13, 15);
          expect(before.countries.find((each) => each.iso === iso)?.never).toBe(true);
          // All journeys of a closed country had no plan.
          expect(journeys).toBe(lifted.get(iso) ?? 0);
        }
      }),
      { numRuns: 80 },
    );
  });
});
