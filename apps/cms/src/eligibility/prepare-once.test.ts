/** A release is prepared again when anything changes on which its proof or its findings depend. */
import { join } from "node:path";
import { TABLE_NAMES, type EligibilityData } from "@orlaya/finder/data";
import type { ReleaseInput } from "@orlaya/finder/eligibility";
import { describe, expect, it } from "vitest";
import { readEligibility } from "../seed/eligibility.ts";
import { prepareOnce } from "./prepare-once.ts";

const EMPTY = Object.fromEntries(
  TABLE_NAMES.map((name) => [name, []]),
) as unknown as EligibilityData;
const DATA: EligibilityData = {
  ...EMPTY,
  accepted: [{ id: "a finding", reason: "Agreed", journeys: 1 }],
};
const SHIPPED = readEligibility(join(import.meta.dirname, "../../../.."));
const INPUT: ReleaseInput = {
  ...{ version: 7, author: "Ada", note: "Autumn", time: "2026-11-20T10:00:00Z" },
  ...{ hosts: new Set(["one.example"]), levels: new Map(), aliases: {} },
  ...{ live: EMPTY, changeLimit: 0.02 },
};

describe("preparing a release twice", () => {
  it("proves it once, and writes who publishes it, when and why", async () => {
    const data = SHIPPED.data ?? DATA;
    const input: ReleaseInput = { ...INPUT, hosts: "any", live: data };
    const first = await prepareOnce(data, input);
    const signed = { author: "Bea", note: "Winter", time: "2026-11-21T10:00:00Z" };
    const second = await prepareOnce(structuredClone(data), { ...input, ...signed });
    expect(second.certificate).toBe(first.certificate);
    expect(first.release).toMatchObject({ version: 7, author: "Ada", note: "Autumn" });
    expect(second.release).toEqual({ ...first.release, ...signed });
  });

  it.each<readonly [string, Partial<ReleaseInput>]>([
    ["the version", { version: 8 }],
    ["the allowed hosts", { hosts: new Set(["two.example"]) }],
    ["the published paths", { pages: new Set(["/en", "/de"]) }],
    ["the levels of the entities", { levels: new Map([["Entity", ["Low"]]]) }],
    ["the other names of a country", { aliases: { FR: ["Hexagone"] } }],
    ["the live release", { live: DATA }],
    ["the limit of change", { changeLimit: 0.5 }],
    ["the strict reading of nationalities", { strictNationality: true }],
  ])("prepares it again when %s changes", async (_name, changed) => {
    const first = await prepareOnce(DATA, INPUT);
    const second = await prepareOnce(DATA, { ...INPUT, ...changed });
    expect(second.certificate).not.toBe(first.certificate);
  });

  it("prepares it again when the data change", async () => {
    const first = await prepareOnce(DATA, INPUT);
    const second = await prepareOnce(EMPTY, INPUT);
    expect(second.certificate).not.toBe(first.certificate);
  });
});
