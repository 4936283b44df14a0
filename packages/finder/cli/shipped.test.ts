/**
 * Tests the data that this repository ships: verified, publishable, within the size budget
 * (finder §4, §5; quality §7).
 */
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import type { EligibilityData } from "../src/data/index.ts";
import {
  SIZE_BUDGET,
  diffData,
  listMarkets,
  createGoldenScenarios,
  prepareRelease,
  readPayload,
  resolve,
} from "../src/eligibility/index.ts";
import type { PreparedRelease } from "../src/eligibility/index.ts";
import { createMapReader, createMapSide, fillGrid } from "../src/map/index.ts";
import { createSpace, findDifference } from "../src/testing/map.ts";
import { listMarketProblems } from "../src/testing/markets.ts";
import { load, loadAliases } from "./load.ts";
import { measureServed } from "./served.ts";
import { readSites } from "./sites.ts";

let data: EligibilityData;
let prepared: PreparedRelease;

beforeAll(async () => {
  const loaded = await load(join(import.meta.dirname, "../../../data/eligibility"));
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  data = loaded.data;
  prepared = await prepareRelease(data, {
    version: 1,
    author: "",
    time: "",
    note: "",
    hosts: "any",
    sites: readSites(join(import.meta.dirname, "../../../data")),
    aliases: loadAliases(join(import.meta.dirname, "../../../data/countries.json")),
    measure: measureServed,
  });
}, 60_000);

describe("shipped eligibility data", () => {
  it("every journey equals the literal interpreter in every locale, and nothing blocks publishing", () => {
    expect(prepared.refusals).toEqual([]);
    expect(prepared.certificate).toMatchObject({
      journeys: 140_625_000,
      checked: 140_625_000,
      differing: 0,
      broken: [],
    });
  });

  it("each locale is within the size budget", () => {
    for (const locale of LOCALES) {
      expect(prepared.sizes[locale]?.payload).toBeLessThanOrEqual(SIZE_BUDGET.payload);
      expect(prepared.sizes[locale]?.search).toBeLessThanOrEqual(SIZE_BUDGET.search);
    }
  });

  it("every finding is accepted with a reason and its present number of journeys, and every acceptance has its finding", () => {
    const { findings } = prepared;
    expect(findings.filter(({ state }) => state !== "accepted").map(({ id }) => id)).toEqual([]);
    expect(data.accepted.map(({ id, journeys }) => `${id} ${journeys}`).toSorted()).toEqual(
      findings.map(({ id, journeys }) => `${id} ${journeys}`).toSorted(),
    );
    for (const { id, reason } of data.accepted) expect(reason, id).toMatch(/^[A-Z].{30,}\.$/);
  });

  it("every rule wins a journey or has a never-wins finding, and every golden scenario holds in every locale", () => {
    const scenarios = createGoldenScenarios(data);
    const never = prepared.findings.filter(({ kind }) => kind === "never-wins").length;
    expect(scenarios.length + never).toBe(
      data.rules.filter((record) => "product" in record).length,
    );
    for (const locale of LOCALES) {
      const read = readPayload(prepared.release?.payloads[locale]);
      if (!read.ok) throw new Error(read.problem);
      for (const { answers, product, funnel } of scenarios) {
        expect(resolve(read.finder, answers)).toMatchObject({
          kind: "plan",
          plan: { product: { id: product }, funnel: funnel === null ? null : { id: funnel } },
        });
      }
    }
  });

  it("the markets of the products state every journey exactly once, in at most seven parts", () => {
    const read = readPayload(prepared.release?.payloads.en);
    if (!read.ok) throw new Error(read.problem);
    const { finder } = read;
    expect(listMarketProblems(finder)).toEqual([]);
    const parts = finder.products.map(({ id }) => listMarkets(finder, new Set([id])).length);
    expect(Math.max(...parts)).toBeLessThanOrEqual(7);
    expect(Math.min(...parts)).toBeGreaterThan(0);
  });

  it("a comparison of the data with themselves has no changes", () => {
    expect(diffData(data, data)).toMatchObject({ changed: 0, boxes: [], records: [] });
  });
});

describe("map of the shipped data", () => {
  it("every journey equals the literal interpreter", () => {
    expect(findDifference(data)).toBeNull();
  }, 60_000);

  it("is a small file with a cell for each pair of 250 countries", () => {
    expect(JSON.stringify(createMapSide(data)).length).toBeLessThan(32_768);
    const space = createSpace(data, data);
    const lines = space.codes.map((_, index) => [index]);
    const reader = createMapReader(space, { profile: 0, nationality: null });
    const { values } = fillGrid(reader, lines, lines);
    expect(values.length).toBe(62_500);
    expect(new Set(values).size).toBeGreaterThan(3);
  });
});
