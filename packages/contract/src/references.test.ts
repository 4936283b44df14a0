import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPANY_KEYS, getCompanyField, isCompanyKey } from "./company.ts";
import {
  fillClauses,
  fillCompanyText,
  isClauseName,
  listCompanyKeys,
  listReferences,
  replaceReferences,
  splitReferences,
  writeCompanyReference,
  writeReference,
  type TextReference,
} from "./references.ts";

const CLAUSES = ["withdrawal.travel", "pre-existing.health", "summary.individual"] as const;
const REFERENCE: fc.Arbitrary<TextReference> = fc.oneof(
  fc.record({ kind: fc.constant("company" as const), key: fc.constantFrom(...COMPANY_KEYS) }),
  fc.record({ kind: fc.constant("clause" as const), key: fc.constantFrom(...CLAUSES) }),
);
/** Text without a brace, so that it has no reference. */
const PLAIN = fc.string().map((text) => text.replaceAll(/[{}]/g, ""));
const VALUES = Object.fromEntries(COMPANY_KEYS.map((key) => [key, `<${key}>`]));
/** Each clause names a company. */
const TEXTS = new Map(CLAUSES.map((key) => [key, `[${key} {company:insurer-hk}]`]));

const write = ({ kind, key }: TextReference): string =>
  kind === "company" ? `<${key}>` : `[${key} <insurer-hk>]`;

describe("references", () => {
  it("are found and filled in any text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(PLAIN, REFERENCE)), PLAIN, (parts, end) => {
        const text = parts.map(([plain, each]) => plain + writeReference(each)).join("") + end;
        expect(listReferences(text)).toEqual(parts.map(([, each]) => each));
        expect(fillCompanyText(fillClauses(text, TEXTS), VALUES)).toBe(
          parts.map(([plain, each]) => plain + write(each)).join("") + end,
        );
      }),
    );
  });
  it("are replaced and split as they stand in a text, also with mistakes", () => {
    const written = fc.tuple(
      ...[fc.constantFrom("company", "Clause"), fc.constantFrom("", " ")],
      fc.constantFrom("hours", "a.b", "A B", ""),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(PLAIN, written)), PLAIN, (given, end) => {
        const parts = given.flatMap(([plain, [kind, space, key]]) => [
          { text: plain, isReference: false },
          { text: `{${space}${kind}${space}:${space}${key}${space}}`, isReference: true },
        ]);
        const all = [...parts, { text: end, isReference: false }];
        const text = all.map((part) => part.text).join("");
        expect(splitReferences(text)).toEqual(all.filter((part) => part.text !== ""));
        expect(replaceReferences(text, (_, each) => `<${each}>`)).toBe(
          all.map((part) => (part.isReference ? `<${part.text}>` : part.text)).join(""),
        );
      }),
    );
  });
  it("are never left in a text, whatever it and the values contain", () => {
    const piece = fc.constantFrom(
      ...["{", "}", ":", " ", "x", "\n", "company", "{company:", "insurer-hk"],
      ...["{clause:", "clause", "withdrawal.travel", "{clause:withdrawal.travel}"],
    );
    const mixed = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(mixed, mixed, mixed, (text, clause, value) => {
        const clauses = new Map([["withdrawal.travel", clause]]);
        const filled = fillCompanyText(fillClauses(text, clauses), { "insurer-hk": value });
        expect(listReferences(filled)).toEqual([]);
      }),
      {
        examples: [
          ["{company:{company:}}", "", ""],
          ["{clause:{company:insurer-hk}}", "", "withdrawal.travel"],
          ["{clause:withdrawal.travel}", "{clause:withdrawal.travel}", ""],
        ],
      },
    );
  });
  it("without a value are left out, and other braces stay", () => {
    expect(fillCompanyText("By {company:insurer-hk}, {name}.", {})).toBe("By , {name}.");
    expect(fillCompanyText("{company:nothing}{ Company : hours }", { hours: "9" })).toBe("9");
    expect(
      fillCompanyText(fillClauses("A {clause:nothing.here}{ Clause : a.b }", new Map()), {}),
    ).toBe("A ");
  });
  it("to the company stay while clauses are filled", () => {
    expect(fillClauses("{company:hours} {clause:a.b}", new Map([["a.b", "B"]]))).toBe(
      "{company:hours} B",
    );
    expect(listCompanyKeys(`${writeCompanyReference("hours")} {clause:a.b}`)).toEqual(["hours"]);
  });
  it("to the company have distinct keys and fields", () => {
    expect(new Set(COMPANY_KEYS.map(getCompanyField)).size).toBe(COMPANY_KEYS.length);
    expect(isCompanyKey("constructor")).toBe(false);
  });
  it.each([
    ["pre-existing.health", true],
    ["withdrawal.travel.uk", true],
    ["summary", false],
    ["Summary.individual", false],
    ["a..b", false],
    ["a.b-", false],
    ["a b.c", false],
    ["", false],
  ])("name a clause by its topic and its family: %s %s", (name, isName) => {
    expect(isClauseName(name)).toBe(isName);
  });
});
