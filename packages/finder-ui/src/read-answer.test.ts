import { describe, expect, it } from "vitest";
import { readEligibilityAnswer, readNeedAnswer } from "./read-answer.ts";

const HOSTS = ["quote.orlaya.example"];

describe("a response of the site", () => {
  it("is accepted with a path of the site or an allowed host", () => {
    expect(readNeedAnswer({ kind: "product", url: "/en/plan" }, HOSTS)).toEqual({
      kind: "end",
      url: "/en/plan",
      external: false,
    });
    const quote = { kind: "quote", url: "https://quote.orlaya.example/x" };
    expect(readEligibilityAnswer(quote, HOSTS)).toMatchObject({ kind: "end", external: true });
    expect(() => readEligibilityAnswer(quote, [])).toThrow(TypeError);
  });
  it("is accepted with a kind that its finder supports", () => {
    const changed = { kind: "changed", url: "/find" };
    expect(readEligibilityAnswer(changed, HOSTS)).toMatchObject({ url: "/find" });
    expect(() => readNeedAnswer(changed, HOSTS)).toThrow(TypeError);
  });
  it("keeps only the problems of the finder’s fields, from the property that the finder uses", () => {
    const problems = { to: "unknown", residence: "missing", go: "missing" };
    expect(readNeedAnswer({ kind: "invalid", errors: problems }, HOSTS)).toEqual({
      kind: "invalid",
      problems: { to: "unknown" },
    });
    expect(readEligibilityAnswer({ kind: "invalid", problems }, HOSTS)).toEqual({
      kind: "invalid",
      problems: { residence: "missing" },
    });
    expect(() => readNeedAnswer({ kind: "invalid", problems }, HOSTS)).toThrow(TypeError);
    expect(() => readEligibilityAnswer({ kind: "invalid", errors: problems }, HOSTS)).toThrow(
      TypeError,
    );
  });
});
