import type { ViewSlice } from "../families/family.ts";
import { describe, expect, it } from "vitest";
import { SAMPLES } from "@orlaya/slices/samples";
import { lengthen, varySample } from "./sample-variants.ts";

const hero = { slug: "hero", id: "sample", props: SAMPLES.hero } satisfies ViewSlice;
const USUAL = { tone: null, variation: "", kind: "normal" } as const;
const vary = (options: Partial<Parameters<typeof varySample>[1]>) =>
  varySample(hero, { ...USUAL, ...options }).props as typeof SAMPLES.hero;

describe("a sample of the slice simulator", () => {
  it("has the chosen background and variation, and ignores choices that the slice lacks", () => {
    expect(vary({ tone: "pine", variation: "layout:photo" })).toMatchObject({
      tone: "pine",
      layout: "photo",
    });
    for (const variation of ["layout:round", "title:x", "toString:x", ""])
      expect(vary({ variation })).toEqual(SAMPLES.hero);
  });
  it("with longest texts fills each field up to its limit, and keeps addresses", () => {
    const { title, ticks, primary } = vary({ kind: "long" });
    expect(title.length).toBeGreaterThan(75);
    expect(title.length).toBeLessThanOrEqual(90);
    for (const { text } of ticks) expect(text.length).toBeLessThanOrEqual(60);
    expect(primary?.href).toBe(SAMPLES.hero.primary?.href);
  });
  it("without pictures has no picture at any depth", () => {
    expect(JSON.stringify(SAMPLES.hero)).toContain("renditions");
    expect(JSON.stringify(vary({ kind: "plain" }))).not.toContain("renditions");
  });
  it("repeats whole words", () => {
    expect(lengthen("one two", 14)).toBe("one two one");
    expect(lengthen("", 10)).toBe("");
  });
});
