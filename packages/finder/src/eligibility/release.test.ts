import { NOT_LISTED } from "../code.ts";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRule } from "../data/types.ts";
import type { EligibilityData, Rule } from "../data/types.ts";
import {
  funnel,
  product,
  random,
  rule,
  smallData,
  SPEC_SHAPE,
  syntheticData,
} from "../testing/synthetic.ts";
import { createTestFinder } from "../testing/finder.ts";
import { diffData } from "./diff.ts";
import type { ChangeBox, JourneyEnd } from "./diff.ts";
import { listAlternatives, explain, findNearestChanges } from "./explain.ts";
import { resolve } from "./finder.ts";
import type { Answers } from "./finder.ts";
import { createGoldenScenarios } from "./golden.ts";
import { listSoldProducts } from "./sales.ts";
import { createLiteralInterpreter } from "./literal.ts";
import { prepareRelease } from "./prepare-release.ts";
import { readRelease } from "./read-release.ts";
import { computeChecksum } from "./release.ts";

const FR_SG: Answers = { residence: "FR", destination: "SG", profile: "expat", nationality: null };
const INPUT = {
  version: 7,
  author: "Ada",
  time: "2026-11-20T10:00:00Z",
  note: "Autumn",
  hosts: "any",
  aliases: {},
} as const;
const measure = (text: string) => brotliCompressSync(text).length;

/** The end of a journey that is not asked for a nationality. */
function endAt(product: string | null, funnel: string | null = null): JourneyEnd {
  return { product, funnel, asked: false };
}

describe("semantic diff (finder §5.2)", () => {
  it("has no changes when every journey leads to the same plan as before", () => {
    const data = smallData();
    expect(diffData(data, { ...data, rules: [rule("R2", { Name: "Renamed" })] })).toMatchObject({
      changed: 0,
      boxes: [],
      records: [],
    });
  });

  it("merges changes into readable boxes of countries", () => {
    const before = smallData({ rules: [rule("R1")] });
    const after = smallData({ rules: [rule("R1", { product: ["q"], funnel: ["f"] })] });
    const diff = diffData(before, after);
    const box = {
      residences: ["CH", "FR"],
      destinations: ["SG", "VN"],
      within: false,
      profiles: ["expat"],
      nationalities: null,
      journeys: 24,
    };
    const [one, other] = [endAt("p"), endAt("q", "f")];
    expect(diff.boxes).toEqual([{ ...box, before: one, after: other }]);
    expect(diff).toMatchObject({ changed: 24, journeys: 6 * 6 * 2 * 6 });
    const back = diffData(after, smallData({ rules: [] }));
    expect(back.boxes).toEqual([{ ...box, before: other, after: endAt(null) }]);
  });

  it("splits by nationality where it decides", () => {
    const before = smallData({
      rules: [
        rule("R1", { nationality: ["n1"] }),
        rule("R2", { nationality: ["n2"], product: ["q"] }),
      ],
    });
    const after = smallData({
      rules: [
        rule("R1", { nationality: ["n1"] }),
        rule("R2", { nationality: ["n2"], product: ["q"], priority: -1 }),
      ],
    });
    expect(diffData(before, after).boxes).toMatchObject([
      {
        nationalities: ["US"],
        before: { ...endAt("p"), asked: true },
        after: { ...endAt("q"), asked: true },
        journeys: 4,
      },
    ]);
  });

  it("lists changed records that visitors see, and the journeys of a removed country", () => {
    const before = smallData();
    const after = smallData({
      countries: before.countries.slice(1),
      products: [product("p", { "url_de-de": "/de/new" })],
      funnels: [...before.funnels, funnel("h")],
    });
    const diff = diffData(before, after);
    expect(diff.records).toEqual([
      { table: "countries", id: "c-FR", change: "removed", columns: [] },
      { table: "products", id: "p", change: "changed", columns: ["url_de-de"] },
      { table: "products", id: "q", change: "removed", columns: [] },
      { table: "funnels", id: "h", change: "added", columns: [] },
    ]);
    expect(diff.boxes).toMatchObject([
      { residences: ["FR"], after: { product: null }, journeys: 2 * 6 },
    ]);
  });

  it("random edits: boxes are disjoint and add up to the journeys counted one by one", () => {
    function edit(data: EligibilityData, seed: number): EligibilityData {
      const { next, pick, below, some } = random(seed);
      const rules = data.rules.filter(isRule);
      const target = pick(rules);
      const edits: readonly ((each: Rule) => Rule | null)[] = [
        () => null,
        (each) => ({ ...each, product: [pick(data.products).id] }),
        (each) => ({ ...each, residence: [pick(data.lists).id] }),
        (each) => ({ ...each, nationality: [pick(data.lists).id] }),
        (each) => ({ ...each, priority: below(5) - 2 }),
        (each) => ({ ...each, sameCountry: !each.sameCountry }),
        (each) => ({ ...each, profile: some(data.profiles, 0.5).map(({ id }) => id) }),
      ];
      const lists =
        below(2) === 0
          ? data.lists
          : data.lists.map((each, i) =>
              i === seed % data.lists.length
                ? { ...each, Pays: some(data.countries, 0.5).map(({ id }) => id) }
                : each,
            );
      const change = pick(edits);
      return {
        ...data,
        lists,
        countries: (below(6) === 0 ? data.countries.slice(1) : data.countries).map((each) =>
          below(6) === 0 ? { ...each, never: !each.never, never_nationality: next() < 0.5 } : each,
        ),
        rules: rules
          .map((each) => (each === target ? change(each) : each))
          .filter((each) => each !== null),
      };
    }
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const before = syntheticData(seed, {
          countries: 7,
          regions: 7,
          lists: 7,
          rules: 9,
          products: 3,
          profiles: 2,
          restricted: 0.5,
          broken: 0.05,
        });
        const after = edit(before, seed);
        const diff = diffData(before, after);
        const [a, b] = [createLiteralInterpreter(before), createLiteralInterpreter(after)];
        const known = (data: EligibilityData) => new Set(data.countries.map(({ id }) => id));
        const [inA, inB] = [known(before), known(after)];
        const end = (answer: ReturnType<ReturnType<typeof a>>) =>
          `${answer.kind === "plan" ? `${answer.product}/${answer.funnel ?? ""}` : "/"}${answer.asked ? "?" : ""}`;
        const boxed = new Map<string, string>();
        for (const box of diff.boxes)
          for (const r of box.residences)
            for (const d of box.destinations)
              for (const p of box.profiles) {
                if ((r === d) !== box.within) continue;
                for (const n of box.nationalities ?? before.countries.map(({ iso }) => iso)) {
                  const key = [r, d, p, n].join();
                  expect(boxed.has(key)).toBe(false);
                  const text = ({ product: plan, funnel: via, asked }: ChangeBox["before"]) =>
                    `${plan ?? ""}/${via ?? ""}${asked ? "?" : ""}`;
                  boxed.set(key, `${text(box.before)} ${text(box.after)}`);
                }
              }
        const expected = new Map<string, string>();
        for (const r of before.countries)
          for (const d of before.countries)
            for (const p of before.profiles) {
              const places = (known: ReadonlySet<string>) => known.has(r.id) && known.has(d.id);
              const [fromA, fromB] = [
                places(inA) ? a(r.id, d.id, p.id) : null,
                places(inB) ? b(r.id, d.id, p.id) : null,
              ];
              for (const n of before.countries) {
                const was = fromA === null ? "/" : end(fromA(inA.has(n.id) ? n.id : null));
                const is = fromB === null ? "/" : end(fromB(inB.has(n.id) ? n.id : null));
                if (was !== is) expected.set([r.iso, d.iso, p.id, n.iso].join(), `${was} ${is}`);
              }
            }
        expect(Object.fromEntries(boxed)).toEqual(Object.fromEntries(expected));
        expect(diff.changed).toBe(expected.size);
        expect(diff.boxes.reduce((sum, { journeys }) => sum + journeys, 0)).toBe(expected.size);
      }),
      { numRuns: 60 },
    );
  });
});

describe("explain and alternatives (finder §5.5)", () => {
  const data = smallData({
    rules: [
      rule("R1", { nationality: ["n1"] }),
      rule("R2", { nationality: ["n2"], product: ["q"] }),
      rule("R3", { profile: ["travel"], funnel: ["f"] }),
      rule("R4", { profile: ["travel"], nationality: ["n1"] }),
    ],
  });

  it("returns the winner, why it won, and which answer failed in the other rules", () => {
    const asked = explain(data, { ...FR_SG, nationality: "US" });
    expect(asked).toMatchObject({ because: "nationality", winner: { ID: "R1" } });
    expect(asked.matching.map(({ ID }) => ID)).toEqual(["R1", "R2"]);
    expect(asked.nearMisses.map(({ rule: { ID }, failed }) => `${ID} ${failed}`)).toEqual([
      "R3 profile",
      "R4 profile",
    ]);
    expect(explain(data, { ...FR_SG, profile: "travel" })).toMatchObject({
      because: "neutral",
      winner: { ID: "R3" },
    });
    expect(explain(data, FR_SG)).toMatchObject({ because: "ask", winner: null });
    expect(explain(data, { ...FR_SG, nationality: NOT_LISTED })).toMatchObject({
      because: "nationality-not-listed",
      winner: null,
    });
    expect(explain(data, { ...FR_SG, residence: "US" })).toMatchObject({
      because: "no-flow",
      winner: null,
    });
    expect(explain(data, { ...FR_SG, residence: "QQ" })).toMatchObject({
      because: "unknown-answer",
      winner: null,
    });
    expect(
      explain(smallData({ rules: [rule("R1", { nationality: ["n1"] })] }), {
        ...FR_SG,
        nationality: "GB",
      }),
    ).toMatchObject({ because: "single-restricted", winner: { ID: "R1" } });
  });

  it("agrees with the interpreter on random data", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const made = syntheticData(seed, {
          countries: 6,
          regions: 6,
          lists: 6,
          rules: 8,
          products: 3,
          profiles: 2,
          restricted: 0.5,
          broken: 0.05,
        });
        const interpreter = createLiteralInterpreter(made);
        const finder = createTestFinder(made);
        for (const r of made.countries)
          for (const d of made.countries)
            for (const p of made.profiles)
              for (const n of [...made.countries.slice(0, 3), null]) {
                const answer = interpreter(r.id, d.id, p.id)(n?.id ?? null);
                const explained = explain(made, {
                  residence: r.iso,
                  destination: d.iso,
                  profile: p.id,
                  nationality: n?.iso ?? NOT_LISTED,
                });
                expect(explained.winner?.ID ?? null).toBe(
                  answer.kind === "plan" ? answer.rule : null,
                );
                const resolved = resolve(finder, {
                  residence: r.iso,
                  destination: d.iso,
                  profile: p.id,
                  nationality: n?.iso ?? NOT_LISTED,
                });
                expect(resolved.kind === "plan" && resolved.neutral).toBe(
                  explained.because === "neutral",
                );
              }
      }),
      { numRuns: 15 },
    );
  });

  it("every alternative leads to a plan or a question, and the nearest changes are one for each answer", () => {
    const finder = createTestFinder(data);
    const none: Answers = {
      residence: "FR",
      destination: "GB",
      profile: "travel",
      nationality: null,
    };
    expect(resolve(finder, none).kind).toBe("none");
    const all = listAlternatives(finder, none);
    expect(all.map(({ field, value }) => `${field} ${value}`)).toEqual([
      "destination SG",
      "destination VN",
    ]);
    expect(
      listAlternatives(finder, none, (code) => (code === "GB" ? ["VN", "GB", "ZZ"] : [])).map(
        ({ value }) => value,
      ),
    ).toEqual(["VN", "SG"]);
    const unlisted: Answers = { ...FR_SG, nationality: NOT_LISTED };
    expect(
      findNearestChanges(finder, unlisted).map(({ field, value }) => `${field} ${value}`),
    ).toEqual(["profile travel", "nationality FR"]);
    for (const { field, value } of listAlternatives(finder, unlisted))
      expect(["plan", "ask"]).toContain(resolve(finder, { ...unlisted, [field]: value }).kind);
    expect(findNearestChanges(finder, { ...none, residence: "US" }, 3)).toEqual([]);
  });
});

describe("listSoldProducts: the products that are sold between countries", () => {
  it("returns every product that some answers with these countries lead to", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const finder = createTestFinder(
          syntheticData(seed, {
            ...SPEC_SHAPE,
            countries: 8,
            regions: 4,
            lists: 6,
            rules: 8,
            products: 4,
            profiles: 3,
          }),
        );
        const sold = new Map<string, Set<string>>();
        const add = (key: string, id: string) =>
          sold.set(key, (sold.get(key) ?? new Set()).add(id));
        const all = [null, ...finder.codes];
        for (const residence of finder.codes)
          for (const destination of finder.codes)
            for (const { id: profile } of finder.profiles)
              for (const nationality of all) {
                const end = resolve(finder, { residence, destination, profile, nationality });
                if (end.kind !== "plan") continue;
                for (const from of [residence, null])
                  for (const to of [destination, null]) add(`${from} ${to}`, end.plan.product.id);
              }
        for (const from of all)
          for (const to of all)
            expect(
              listSoldProducts(finder, { ...(from && { from }), ...(to && { to }) })
                .map(({ id }) => id)
                .sort(),
              `${from} ${to}`,
            ).toEqual([...(sold.get(`${from} ${to}`) ?? [])].sort());
      }),
      { numRuns: 25 },
    );
    for (const places of [{ to: "ZZ" }, { from: "ZZ" }, { from: "FR", to: "ZZ" }])
      expect(listSoldProducts(createTestFinder(smallData()), places)).toEqual([]);
  });
});

describe("golden scenarios (finder §5.6)", () => {
  it("there is one for every rule that wins, and table and interpreter agree with each", () => {
    const data = syntheticData(31, { ...SPEC_SHAPE, countries: 60, rules: 120 });
    const finder = createTestFinder(data);
    const interpreter = createLiteralInterpreter(data);
    const scenarios = createGoldenScenarios(data);
    expect(scenarios.length).toBeGreaterThan(20);
    expect(new Set(scenarios.map((scenario) => scenario.rule)).size).toBe(scenarios.length);
    for (const scenario of scenarios) {
      const { answers } = scenario;
      expect(resolve(finder, answers)).toMatchObject({
        kind: "plan",
        asked: answers.nationality !== null,
        plan: { product: { id: scenario.product } },
      });
      const answer = interpreter(
        `c-${answers.residence ?? ""}`,
        `c-${answers.destination ?? ""}`,
        answers.profile ?? "",
      )(answers.nationality === null ? null : `c-${answers.nationality}`);
      expect(answer).toMatchObject({
        kind: "plan",
        rule: scenario.rule,
        product: scenario.product,
        funnel: scenario.funnel,
      });
    }
    expect(createGoldenScenarios({ ...data, rules: data.rules.toReversed() })).toEqual(scenarios);
  });
});

describe("release (finder §4, §5.1)", () => {
  it("[3-072] contains version, checksum, certificate and a payload for each locale, and can be read back", async () => {
    const { release, refusals } = await prepareRelease(smallData(), { ...INPUT, measure });
    expect(refusals).toEqual([]);
    expect(release).toMatchObject({
      type: "realtime",
      version: 7,
      author: "Ada",
      certificate: { journeys: 432, checked: 432, differing: 0 },
    });
    expect(Object.keys(release?.payloads ?? {}).sort()).toEqual(["de", "en", "es", "fr", "nl"]);
    const stored: unknown = JSON.parse(JSON.stringify(release));
    expect(await readRelease(stored)).toEqual({ ok: true, release });
  });

  it("refuses unaccepted conflicts with both rules named, missing addresses, and empty fields", async () => {
    async function refusalsOf(fields: Partial<EligibilityData>) {
      const { release, refusals } = await prepareRelease(smallData(fields), INPUT);
      expect(release).toBeNull();
      return refusals;
    }
    expect(await refusalsOf({ rules: [rule("R1"), rule("R2", { product: ["q"] })] })).toEqual([
      "conflict:R1+R2",
    ]);
    expect(
      await refusalsOf({ products: [product("p", { "url_en-gb": null }), product("q")] }),
    ).toEqual(["missing-url:p"]);
    expect(await refusalsOf({ rules: [rule("R1"), rule("R2", { destination: [] })] })).toEqual([
      "empty-field:R2/destination",
    ]);
  });

  it("a changed release is rejected", async () => {
    const { release } = await prepareRelease(smallData(), INPUT);
    if (release === null) throw new Error("refused");
    const changed = { ...release, data: smallData({ rules: [rule("R1", { product: ["q"] })] }) };
    expect(await readRelease(changed)).toMatchObject({ ok: false });
    expect(await readRelease({ ...release, version: 8 })).toMatchObject({ ok: false });
    expect(
      await readRelease({ ...release, payloads: { ...release.payloads, nl: null } }),
    ).toMatchObject({ ok: false });
    for (const nonsense of [null, {}, "x", { type: "realtime" }])
      expect(await readRelease(nonsense)).toMatchObject({ ok: false });
  });

  it("the checksum does not depend on the order of records", async () => {
    const data = smallData({ rules: [rule("R1"), rule("R2", { profile: ["travel"] })] });
    expect(
      await computeChecksum({
        ...data,
        rules: data.rules.toReversed(),
        lists: data.lists.toReversed(),
      }),
    ).toBe(await computeChecksum(data));
    expect(await computeChecksum(data)).not.toBe(await computeChecksum(smallData()));
  });
});
