import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkForm, tidy, type Question } from "./check.ts";
import { readForm } from "./definition.ts";
import { FIELD_KINDS, FIELD_KIND_NAMES } from "./kinds.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const ask = (
  kind: Question["kind"],
  required = true,
  options: readonly string[] = [],
): Question => ({ kind, required, options });
function problems(question: Question, value: unknown): readonly string[] {
  const checked = checkForm([question], { [question.kind]: value }, NOW);
  return checked.kind === "valid" ? [] : checked.problems.map(({ problem }) => problem.name);
}

describe("the validation of forms (quality §2, §5)", () => {
  it.each([
    ["email", "ada@example.com", []],
    ["email", " Ada.L+x@sub.example.co.uk ", []],
    ["email", "ada", ["email"]],
    ["email", "ada@example", ["email"]],
    ["email", "a b@example.com", ["email"]],
    ["email", "a..b@example.com", ["email"]],
    ["email", "a@example..com", ["email"]],
    ["email", ".@-.--", ["email"]],
    ["email", ".a@example.com", ["email"]],
    ["email", "a.@example.com", ["email"]],
    ["email", "a@-example.com", ["email"]],
    ["email", "a@example-.com", ["email"]],
    ["email", "a@192.0.2.1", ["email"]],
    ["email", "a@example.c", ["email"]],
    ["email", `${"a".repeat(65)}@example.com`, ["email"]],
    ["email", `a@${"b".repeat(64)}.com`, ["email"]],
    ["email", "ada@bücher.example", []],
    ["email", "ada@xn--bcher-kva.xn--p1ai", []],
    ["email", "adä@example.com", ["email"]],
    ["email", "o'neil_{x}@sub-1.example.museum", []],
    ["email", "a@example.com\r\nBcc: all@example.com", ["email"]],
    ["email", "a@example.com,b@example.com", ["email"]],
    ["email", "", ["required"]],
    ["phone", "+44 20 7946 0101", []],
    ["phone", "0033 (1) 23-45-67", []],
    ["phone", "020 7946 0101", ["phone"]],
    ["phone", "+44", ["phone"]],
    ["phone", "+44 tel", ["phone"]],
    ["people", "10", []],
    ["people", "0", ["number"]],
    ["people", "1.5", ["number"]],
    ["people", "1e3", ["number"]],
    ["people", "100000", ["number"]],
    ["start_date", "2026-12-24", []],
    ["start_date", "2026-11-20", []],
    ["start_date", "2026-11-01", ["date"]],
    ["start_date", "2026-02-30", ["date"]],
    ["start_date", "2030-01-01", ["date"]],
    ["start_date", "24/12/2026", ["date"]],
    ["message", "Hello", []],
    ["message", "x".repeat(3001), ["tooLong"]],
    ["message", "   ", ["required"]],
    ["consent", "", ["consent"]],
    ["consent", "on", []],
    ["first_name", "Zoë", []],
    ["first_name", "x".repeat(81), ["tooLong"]],
  ] as const)("%s: %j → %j", (kind, value, expected) => {
    expect(problems(ask(kind), value)).toEqual(expected);
  });
  it("accepts only options of a choice, and leaves out an empty optional question", () => {
    expect(problems(ask("subject", true, ["plan"]), "plan")).toEqual([]);
    expect(problems(ask("subject", true, ["plan"]), "other")).toEqual(["choose"]);
    expect(problems(ask("subject", true, ["plan"]), "")).toEqual(["choose"]);
    expect(checkForm([ask("company", false)], { company: " " }, NOW)).toEqual({
      kind: "valid",
      values: {},
    });
  });
  it("drops unknown names and answers that are not text", () => {
    expect(
      checkForm(
        [ask("company", false)],
        { company: ["x"], message: "hi", __proto__: { company: "x" } },
        NOW,
      ),
    ).toEqual({ kind: "valid", values: {} });
  });
  it("normalises to NFC, also with an invisible character between a letter and its accent", () => {
    expect(checkForm([ask("company", false)], { company: "Caf\u0065\u200d\u0301" }, NOW)).toEqual({
      kind: "valid",
      values: { company: "Caf\u00e9" },
    });
  });
  it("never throws, and returns one-line answers without line breaks and no control characters", () => {
    const questions = FIELD_KIND_NAMES.map((kind) => ask(kind, false, ["a"]));
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...FIELD_KIND_NAMES),
          fc.oneof(
            fc.string({ unit: "binary" }),
            fc.constant("a\r\nBcc: x\u0000\u202e"),
            fc.anything(),
          ),
        ),
        (given) => {
          const { values } = checkForm(questions, given, NOW);
          for (const [kind, value] of Object.entries(values)) {
            const input = FIELD_KINDS[kind as keyof typeof FIELD_KINDS];
            expect(
              /[\p{Cc}\p{Zl}\p{Zp}]/u.test(
                input.as === "long" ? value.replaceAll("\n", "") : value,
              ),
            ).toBe(false);
            if (input.as !== "tick") expect(tidy(input, value)).toBe(value);
          }
        },
      ),
    );
  });
});

describe("a stored form", () => {
  const stored = {
    key: "message",
    _status: "published",
    title: "Write",
    fields: [
      { kind: "email" },
      { kind: "subject", options: [] },
      { kind: "blood_type" },
      { kind: "company", required: false },
    ],
  };
  it("keeps known kinds and drops a choice without options", () => {
    expect(readForm(stored)?.questions.map(({ kind, required }) => [kind, required])).toEqual([
      ["email", true],
      ["company", false],
    ]);
  });
  it("is null for a draft, an id, or a form without an e-mail question", () => {
    for (const value of [
      { ...stored, _status: "draft" },
      "id",
      null,
      { ...stored, fields: [{ kind: "company" }] },
    ])
      expect(readForm(value)).toBeNull();
  });
  it("has no kind for health data (words §1.4)", () => {
    expect(
      FIELD_KIND_NAMES.filter((kind) => /health|medical|condition|birth|gender/.test(kind)),
    ).toEqual([]);
  });
});
