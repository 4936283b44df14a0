import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COMPANY_KEYS,
  fillCompanyText,
  getCompanyField,
  isCompanyKey,
  listCompanyKeys,
  writeCompanyReference,
} from "./company.ts";

const KEY = fc.constantFrom(...COMPANY_KEYS);
/** Text without a brace, so that it has no reference. */
const PLAIN = fc.string().map((text) => text.replaceAll(/[{}]/g, ""));

describe("references to details of the company", () => {
  it("are found and filled in any text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(PLAIN, KEY)), PLAIN, (parts, end) => {
        const text = parts.map(([plain, key]) => plain + writeCompanyReference(key)).join("") + end;
        const values = Object.fromEntries(COMPANY_KEYS.map((key) => [key, `<${key}>`]));
        expect(listCompanyKeys(text)).toEqual(parts.map(([, key]) => key));
        expect(fillCompanyText(text, values)).toBe(
          parts.map(([plain, key]) => `${plain}<${key}>`).join("") + end,
        );
      }),
    );
  });
  it("are never left in a text, whatever it contains", () => {
    const piece = fc.constantFrom(
      "{",
      "}",
      "company",
      ":",
      " ",
      "x",
      "{company:",
      "insurer-hk",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(listCompanyKeys(fillCompanyText(pieces.join(""), {}))).toEqual([]);
      }),
      { examples: [[["{company:", "{company:", "}", "}"]]] },
    );
  });
  it("without a value are left out, and other braces stay", () => {
    expect(fillCompanyText("By {company:insurer-hk}, {name}.", {})).toBe("By , {name}.");
    expect(fillCompanyText("{company:nothing}{ Company : hours }", { hours: "9" })).toBe("9");
  });
  it("have distinct keys and fields", () => {
    expect(new Set(COMPANY_KEYS.map(getCompanyField)).size).toBe(COMPANY_KEYS.length);
    expect(isCompanyKey("constructor")).toBe(false);
  });
});
