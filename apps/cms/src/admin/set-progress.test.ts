/** No step decides about a set while more obstacles may be found. */
import { describe, expect, it } from "vitest";
import type { ShownEdit } from "../sets/shapes.ts";
import { isDecision, isStillComparing, type LoadedEffect } from "./set-progress.ts";

const edits = [{} as ShownEdit];
const set = { state: "draft", edits, changedAt: "2" } as const;
const failed = { ok: false, status: 500, message: "" } as unknown as LoadedEffect["answer"];
const effect: LoadedEffect = { answer: failed, isComplete: true, changedAt: "2" };

describe("the comparison of a set with the pages", () => {
  it.each([
    ["before the first answer", set, null, true],
    ["after the journeys only", set, { ...effect, isComplete: false }, true],
    ["after an answer about an earlier state", set, { ...effect, changedAt: "1" }, true],
    ["when it has ended, also with an error", set, effect, false],
    ["of a set without changes", { ...set, edits: [] }, null, false],
    ["of a live set", { ...set, state: "live" }, null, false],
    ["of a withdrawn set", { ...set, state: "withdrawn" }, null, false],
    ["of an approved set", { ...set, state: "approved" }, null, true],
  ] as const)("%s", (_, given, known, expected) => {
    expect(isStillComparing(given, known)).toBe(expected);
  });

  it("holds the steps that decide, and no others", () => {
    const all = ["send", "approve", "publish", "plan", "takeBack", "return", "withdraw"] as const;
    expect(all.filter(isDecision)).toEqual(["send", "approve", "publish", "plan"]);
  });
});
