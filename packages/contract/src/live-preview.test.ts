import { describe, expect, it } from "vitest";
import {
  buildDraftChange,
  buildPreviewLost,
  buildSliceClick,
  buildSliceEdit,
  buildTriedAnswers,
  isDraftChange,
  isPreviewLost,
  readSliceClick,
  readSliceEdit,
  readTriedAnswers,
} from "./live-preview.ts";

describe("a message about a slice", () => {
  it("is read from the message that was built for the slice, and only as its own kind", () => {
    expect(readSliceClick(buildSliceClick("65f0-a_b"))).toBe("65f0-a_b");
    expect(readSliceEdit(buildSliceEdit("65f0-a_b"))).toBe("65f0-a_b");
    expect(readSliceClick(buildSliceEdit("65f0-a_b"))).toBeNull();
    expect(readSliceEdit(buildSliceClick("65f0-a_b"))).toBeNull();
  });
  it.each([
    null,
    "orlaya-slice-click",
    {},
    { type: "orlaya-slice-click" },
    { type: "orlaya-slice-click", slice: 7 },
    { type: "orlaya-slice-click", slice: "" },
    { type: "orlaya-slice-click", slice: "a b" },
    { type: "payload-live-preview", slice: "a" },
  ])("is not read from %j", (message) => {
    expect(readSliceClick(message)).toBeNull();
  });
});

describe("a message without content", () => {
  it("is recognised as its own kind only", () => {
    expect([isDraftChange, isPreviewLost].map((is) => is(buildDraftChange()))).toEqual([
      true,
      false,
    ]);
    expect([isDraftChange, isPreviewLost].map((is) => is(buildPreviewLost()))).toEqual([
      false,
      true,
    ]);
    expect(isDraftChange(null)).toBe(false);
  });
});

describe("a message about the answers of a trial", () => {
  it("is read as its own kind only, and with a short query only", () => {
    expect(readTriedAnswers(buildTriedAnswers("from=FR&to=TH"))).toBe("from=FR&to=TH");
    expect(readTriedAnswers(buildTriedAnswers(""))).toBe("");
    expect(readTriedAnswers(buildTriedAnswers("x".repeat(201)))).toBeNull();
    expect(readTriedAnswers({ type: "orlaya-tried-answers", query: 7 })).toBeNull();
    for (const other of [null, {}, buildDraftChange(), buildSliceClick("a")])
      expect(readTriedAnswers(other)).toBeNull();
  });
});
