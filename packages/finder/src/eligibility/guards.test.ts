/** The guards of a release: what it changes, its checksums, and stored releases (finder §5.1). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import { formatTableAsJson, isRule, parseData, TABLE_NAMES } from "../data/index.ts";
import type { EligibilityData } from "../data/index.ts";
import { SPEC_SHAPE, list, random, rule, smallData, syntheticData } from "../testing/synthetic.ts";
import { readPayload } from "./payload/read.ts";
import { CHANGE_LIMIT, prepareRelease } from "./prepare-release.ts";
import type { ReleaseInput } from "./prepare-release.ts";
import { readRelease } from "./read-release.ts";
import { computeChecksum, computeFileChecksums } from "./release.ts";
import type { Release } from "./release.ts";

const INPUT = {
  version: 7,
  author: "Ada",
  time: "2026-11-20T10:00:00Z",
  note: "Autumn",
  hosts: "any",
  aliases: { FR: ["Hexagone"] },
} as const satisfies ReleaseInput;

async function release(data: EligibilityData): Promise<Release> {
  const prepared = await prepareRelease(data, INPUT);
  if (prepared.release === null) throw new Error(prepared.refusals.join("\n"));
  return prepared.release;
}
const copy = (value: unknown): Release => JSON.parse(JSON.stringify(value)) as Release;

const RESTRICTED = [
  rule("R1", { nationality: ["n1"] }),
  rule("R2", { nationality: ["n2"], product: ["q"] }),
  rule("R3", { profile: ["travel"], product: ["q"] }),
];
// Nobody is on both nationality lists, so that no rules conflict.
const LISTS = smallData().lists.map((each) =>
  each.id === "n2" ? { ...each, Pays: ["c-GB"] } : each,
);
const restricted = smallData({ lists: LISTS, rules: RESTRICTED });

describe("the share of journeys that change", () => {
  const live = smallData();
  // 24 of 432 journeys.
  const changed = smallData({ rules: [rule("R1", { product: ["q"] })] });
  const measure = async (data: EligibilityData, input: Partial<ReleaseInput>) =>
    (await prepareRelease(data, { ...INPUT, ...input })).change;

  it("needs a second person above the limit only", async () => {
    const share = 24 / 432;
    expect(await measure(changed, { live })).toEqual({
      journeys: 432,
      changed: 24,
      share,
      needsSecondPerson: true,
    });
    expect(CHANGE_LIMIT).toBe(0.02);
    for (const [changeLimit, needsSecondPerson] of [
      [share, false],
      [share - 1e-9, true],
      [0, true],
      [1, false],
      [Number.NaN, true],
    ] as const)
      expect(await measure(changed, { live, changeLimit })).toMatchObject({ needsSecondPerson });
    expect(await measure(live, { live, changeLimit: 0 })).toMatchObject({
      changed: 0,
      share: 0,
      needsSecondPerson: false,
    });
  });

  it("does not refuse a release, and is 0 without a live release", async () => {
    expect(await measure(changed, {})).toMatchObject({ changed: 0, needsSecondPerson: false });
    const accepted = ["lost-product:p", "unreached-product:p", "unreached-profile:travel"].map(
      (id) => ({ id, reason: "Planned.", journeys: 1e9 }),
    );
    const prepared = await prepareRelease({ ...changed, accepted }, { ...INPUT, live });
    expect(prepared.refusals).toEqual([]);
    expect(prepared.change.needsSecondPerson).toBe(true);
  });

  it("is closed when one of the two is too intricate", async () => {
    const intricate = syntheticData(9, {
      ...SPEC_SHAPE,
      rules: 600,
      regions: 250,
      lists: 60,
      restricted: 2,
    });
    const closed = { share: 1, needsSecondPerson: true };
    expect(await measure(intricate, { live, changeLimit: 0.9 })).toMatchObject(closed);
    const prepared = await prepareRelease(live, { ...INPUT, live: intricate, changeLimit: 0.9 });
    expect(prepared).toMatchObject({ refusals: [], change: closed });
  });
});

describe("checksums", () => {
  it("of the data does not depend on the order of records, ids and links", async () => {
    function shuffle(data: EligibilityData, seed: number): unknown {
      const { next } = random(seed);
      function mix<T>(items: readonly T[]): T[] {
        return items
          .map((item) => ({ item, at: next() }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item);
      }
      return JSON.parse(
        JSON.stringify(data, (_, value: unknown) => (Array.isArray(value) ? mix(value) : value)),
      );
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const data = syntheticData(seed, {
          countries: 8,
          regions: 4,
          lists: 6,
          rules: 8,
          products: 3,
          profiles: 2,
          restricted: 0.5,
          broken: 0,
        });
        const checksum = await computeChecksum(data);
        expect(await computeChecksum(shuffle(data, seed) as EligibilityData)).toBe(checksum);
        // A folder of tables has the checksum of the release that is made from it.
        const files = Object.fromEntries(
          TABLE_NAMES.map((table) => [
            table,
            { format: "json" as const, text: formatTableAsJson(data, table) },
          ]),
        );
        const read = parseData(files);
        expect(read.ok && (await computeChecksum(read.data))).toBe(checksum);
        const [first] = data.rules.filter(isRule);
        if (first === undefined) return;
        for (const fields of [
          { sameCountry: !first.sameCountry },
          { priority: first.priority + 1 },
          { residence: [...first.residence, "another"] },
          { Name: `${first.Name}.` },
        ]) {
          const rules = data.rules.map((each) => (each === first ? { ...first, ...fields } : each));
          expect(await computeChecksum({ ...data, rules })).not.toBe(checksum);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("of files do not depend on the order of their fields, as a database may change it", async () => {
    const made = await release(restricted);
    const reversed = JSON.parse(JSON.stringify(made), (_, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    ) as Release;
    expect(Object.keys(reversed.payloads.en)).not.toEqual(Object.keys(made.payloads.en));
    expect(await readRelease(reversed)).toMatchObject({ ok: true });
  });

  it("a change of any value of any file is refused", async () => {
    const made = await release(restricted);
    expect(made.format).toBe(2);
    const paths: (readonly (string | number)[])[] = [];
    function collect(value: unknown, path: readonly (string | number)[]) {
      if (typeof value === "object" && value !== null)
        for (const [key, part] of Object.entries(value)) collect(part, [...path, key]);
      else paths.push(path);
    }
    collect({ payloads: made.payloads, search: made.search }, []);
    expect(paths.length).toBeGreaterThan(300);
    function spoil(value: unknown): unknown {
      return typeof value === "number"
        ? value === 0
          ? 1
          : 0
        : typeof value === "string"
          ? `${value} `
          : "x";
    }
    for (const path of paths) {
      const changed = copy(made);
      let parent = changed as unknown as Record<string | number, unknown>;
      for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
      const last = path.at(-1) ?? "";
      parent[last] = spoil(parent[last]);
      expect(await readRelease(changed), path.join("/")).toMatchObject({ ok: false });
    }
    for (const locale of LOCALES) {
      const swapped = copy(made);
      const { search } = swapped;
      const other = locale === "en" ? "fr" : "en";
      expect(
        await readRelease({ ...swapped, search: { ...search, [locale]: search[other] } }),
      ).toMatchObject({ ok: false });
    }
  });
});

describe("stored releases", () => {
  /** Returns a record without some of its fields. */
  function omit(record: object, ...fields: readonly string[]): object {
    return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
  }
  /** Returns a release as it was stored before releases had a format. */
  function makeEarlier(made: Release): unknown {
    const { data, payloads } = copy(made);
    return {
      ...omit(made, "format", "files"),
      payloads: Object.fromEntries(
        Object.entries(payloads).map(([locale, payload]) => [locale, omit(payload, "within")]),
      ),
      data: {
        ...omit(data, "journeys"),
        countries: data.countries.map((each) =>
          omit(each, "never", "never_nationality", "never_source"),
        ),
        lists: data.lists.map((each) => omit(each, "excluded")),
        rules: data.rules.map((each) => omit(each, "sameCountry")),
      },
    };
  }

  it("an earlier release is upgraded to what it meant, with checksums of its files", async () => {
    const lists = [
      ...restricted.lists,
      list("x", ["VN"], { Name: "Excluded countries [destination]", excluded: true }),
    ];
    const rules = RESTRICTED.map((each) => ({ ...each, destination: ["d", "x"] }));
    const made = await release(smallData({ lists, rules }));
    const read = await readRelease(makeEarlier(made));
    // The stored checksum was computed in another way. It stays, so that it can be compared.
    expect(read).toEqual({
      ok: true,
      release: {
        ...made,
        payloads: (makeEarlier(made) as Release).payloads,
        files: await computeFileChecksums(makeEarlier(made) as Release),
      },
    });
    if (!read.ok) return;
    for (const locale of LOCALES)
      expect(readPayload(read.release.payloads[locale])).toEqual(
        readPayload(made.payloads[locale]),
      );
    expect(await readRelease(copy(read.release))).toMatchObject({ ok: true });
  });

  it("a release of an unknown format, or a new one without its checksums, is refused", async () => {
    const made = await release(restricted);
    expect(await readRelease({ ...made, format: 3 })).toEqual({
      ok: false,
      problem: "the release has a format that this version cannot read",
    });
    for (const part of [{ files: undefined }, { files: {} }, { checksum: "" }, { search: {} }])
      expect(await readRelease({ ...made, ...part })).toMatchObject({ ok: false });
    // Without its format, a new release is not taken for an earlier one that is open to more.
    const closed = smallData({
      countries: restricted.countries.map((each) =>
        each.iso === "US" ? { ...each, never: true, never_source: "A regulation" } : each,
      ),
    });
    const read = await readRelease(omit(await release(closed), "format"));
    expect(read.ok && read.release.data).toEqual(closed);
  });
});

describe("edits that no careless editor may publish", () => {
  const excluded = list("x", ["VN", "GB"], {
    Name: "List 8. Excluded countries [destination]",
    excluded: true,
  });
  const live = smallData({
    lists: [...restricted.lists, excluded],
    rules: RESTRICTED.map((each) => ({ ...each, destination: ["d", "x"] })),
  });
  const refusals = async (data: EligibilityData, given: Partial<ReleaseInput> = {}) =>
    (await prepareRelease(data, { ...INPUT, ...given })).refusals;
  function withList(id: string, fields: Partial<typeof excluded>): EligibilityData {
    return {
      ...live,
      lists: live.lists.map((each) => (each.id === id ? { ...each, ...fields } : each)),
    };
  }

  it("the live data may be published", async () => {
    expect(await refusals(live, { live })).toEqual([]);
  });

  it("H1: renaming an excluded list changes no journey", async () => {
    const renamed = withList("x", { Name: "Liste 8. Pays exclus [destination]" });
    expect(await prepareRelease(renamed, { ...INPUT, live })).toMatchObject({
      refusals: [],
      change: { changed: 0 },
    });
    // Nor does a name with the label make a list excluded.
    const labelled = withList("d", { Name: "Other countries, without the excluded countries" });
    expect((await prepareRelease(labelled, { ...INPUT, live })).change.changed).toBe(0);
    expect(await refusals(withList("x", { excluded: false }))).toEqual([]);
    expect(await refusals(withList("x", { excluded: false }), { live })).toHaveLength(1);
  });

  it("H2: no rules, only the nationality record, or an emptied list", async () => {
    const links = live.rules.filter((each) => !isRule(each));
    expect(links).toHaveLength(1);
    for (const rules of [[], links])
      expect(await refusals({ ...live, rules })).toContain("no-rules:rules");
    expect(await refusals(withList("d", { Pays: [] }))).not.toEqual([]);
  });

  it("H3: an emptied nationality list, or its rules deleted", async () => {
    expect(await refusals(withList("n2", { Pays: [] }))).toContain("empty-nationality:R2");
    const rules = live.rules.filter(({ ID }) => ID !== "R2");
    expect(await refusals({ ...live, rules })).toContain("single-restricted:R1");
  });

  it("a closed country that is opened, and a plan that is lost", async () => {
    const closed: EligibilityData = {
      ...live,
      countries: live.countries.map((each) =>
        each.iso === "GB" ? { ...each, never: true, never_source: "A regulation" } : each,
      ),
    };
    expect(await refusals(live, { live: closed })).toEqual(["never-lifted:GB/never"]);
    const rules = live.rules.map((each) =>
      isRule(each) ? { ...each, product: ["p"], nationality: [] } : each,
    );
    expect(await refusals({ ...live, rules }, { live })).toContain("lost-product:q");
  });

  it("names, addresses and search files that differ are in the certificate", async () => {
    const { certificate } = await prepareRelease(
      { ...live, countries: live.countries.map((each) => ({ ...each, "en-gb": "a|b" })) },
      INPUT,
    );
    expect(certificate.broken.length).toBeGreaterThan(0);
    expect(certificate.broken.length).toBeLessThanOrEqual(10);
  });
});
