/** No step decides about a set while more obstacles may be found. */
import { describe, expect, it } from "vitest";
import type { SetEffect, ShownEdit } from "../sets/shapes.ts";
import {
  getEffectKey,
  isDecision,
  isStillComparing,
  replaceEffect,
  type LoadedEffect,
} from "./set-progress.ts";

const edits = [{} as ShownEdit];
const set = { state: "draft", edits, fingerprint: "2" } as const;
const failed = { ok: false, status: 500, message: "no", body: null } as const;
const good = { ok: true, body: { refusals: [] } as unknown as SetEffect } as const;
const key = getEffectKey(set, 0);
const effect: LoadedEffect = { answer: failed, isComplete: true, key };

describe("the comparison of a set with the pages", () => {
  it.each([
    ["before the first answer", set, null, true],
    ["after the journeys only", set, { ...effect, isComplete: false }, true],
    ["after an answer about other edits", { ...set, fingerprint: "1" }, effect, true],
    ["when it has ended, also with an error", set, effect, false],
    ["of a set without changes", { ...set, edits: [] }, null, false],
    ["of a live set", { ...set, state: "live" }, null, false],
    ["of a withdrawn set", { ...set, state: "withdrawn" }, null, false],
    ["of an approved set", { ...set, state: "approved" }, null, true],
  ] as const)("%s", (_, given, known, expected) => {
    expect(isStillComparing(given, known, 0)).toBe(expected);
  });

  it("begins again in each round", () => {
    expect(isStillComparing(set, effect, 1)).toBe(true);
  });

  it("holds the steps that decide, and no others", () => {
    const all = ["send", "approve", "publish", "plan", "takeBack", "return", "withdraw"] as const;
    expect(all.filter(isDecision)).toEqual(["send", "approve", "publish", "plan"]);
  });
});

describe("the next answer", () => {
  const journeys: LoadedEffect = { answer: good, isComplete: false, key };
  const pages: LoadedEffect = { answer: good, isComplete: true, key };
  it.each([
    ["is the first one", null, journeys, journeys],
    ["has the pages too", journeys, pages, pages],
    ["failed: the known obstacles stay", journeys, effect, { ...pages, failed: "no" }],
    ["has no pages, but the last one has", pages, journeys, pages],
    ["is good again", { ...pages, failed: "no" }, pages, pages],
    ["is about another state", pages, { ...effect, key: "1 0" }, { ...effect, key: "1 0" }],
    ["follows a failure", effect, journeys, journeys],
  ])("%s", (_, last, next, expected) => {
    expect(replaceEffect(last, next)).toEqual(expected);
  });
});
