import { describe, expect, it } from "vitest";
import { readEligibilityAnswer, readNeedAnswer } from "./read-answer.ts";

const HOSTS = ["quote.orlaya.example"];

describe("an answer of the site", () => {
  it("leads to a path of the site or to a host that is allowed", () => {
    expect(readNeedAnswer({ kind: "product", url: "/en/plan" }, HOSTS)).toEqual({
      kind: "end",
      url: "/en/plan",
      external: false,
    });
    const quote = { kind: "quote", url: "https://quote.orlaya.example/x" };
    expect(readEligibilityAnswer(quote, HOSTS)).toMatchObject({ kind: "end", external: true });
    expect(() => readEligibilityAnswer(quote, [])).toThrow(TypeError);
  });
  it("has an end that its finder knows", () => {
    const changed = { kind: "changed", url: "/find" };
    expect(readEligibilityAnswer(changed, HOSTS)).toMatchObject({ url: "/find" });
    expect(() => readNeedAnswer(changed, HOSTS)).toThrow(TypeError);
  });
  it("keeps the problems of fields that its finder has, under the name that it uses", () => {
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
