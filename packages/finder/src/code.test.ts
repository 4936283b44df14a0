import { beforeAll, describe, expect, it } from "vitest";
import { parseCode } from "./code.ts";
import { validateData } from "./data/index.ts";
import {
  compileTable,
  getCountryIndex,
  createPayload,
  readAnswers,
  readPayload,
  resolveFlows,
} from "./eligibility/index.ts";
import type { Finder } from "./eligibility/index.ts";
import { EMPTY_NEED, parseNeedQuery, setField } from "./need/index.ts";
import { buildCountryIndex, findExactMatch, searchCountries } from "./search/index.ts";
import { smallData } from "./testing/synthetic.ts";

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
/** Every code point except the surrogates, which are not characters on their own. */
const CODE_POINTS = Array.from({ length: 0x110000 }, (_, at) => at)
  .filter((at) => at < 0xd800 || at > 0xdfff)
  .map((at) => String.fromCodePoint(at));
const isAscii = (text: string): boolean => /^[A-Za-z]+$/.test(text);
/**
 * Characters that a kind of folding turns into one or two ASCII letters: ß, ﬁ, ı, full-width and
 * superscript letters.
 */
const LOOKALIKES = CODE_POINTS.filter(
  (text) =>
    !isAscii(text) &&
    [text.toUpperCase(), text.toLowerCase(), text.normalize("NFKD").replace(/\p{M}/gu, "")].some(
      (folded) => folded.length <= 2 && isAscii(folded),
    ),
);
const PAIRS = LOOKALIKES.flatMap((text) => [
  text,
  ...LETTERS.flatMap((letter) => [text + letter, letter + text]),
  ...LOOKALIKES.map((other) => text + other),
]);
/** A smaller set for slower functions: each lookalike alone and next to a letter. */
const FEW = LOOKALIKES.flatMap((text) => [text, `F${text}`, `${text}R`]);
/**
 * Every pair of capitals is a country in these tests, so that no accepted lookalike goes unnoticed.
 */
const CODES = LETTERS.slice(0, 26).flatMap((first) =>
  LETTERS.slice(0, 26).map((second) => first + second),
);

describe("a country code is two ASCII letters", () => {
  it("no other code point gives a code, alone or next to a letter", () => {
    expect(CODE_POINTS.filter((text) => parseCode(text) !== null)).toEqual([]);
    expect(
      CODE_POINTS.filter(
        (text) => !isAscii(text) && (parseCode(`F${text}`) ?? parseCode(`${text}r`)) !== null,
      ),
    ).toEqual([]);
    expect(LOOKALIKES).toEqual(expect.arrayContaining(["ß", "ﬁ", "ﬆ", "ſ", "ı", "\u212A", "ｆ"]));
    expect(PAIRS.filter((text) => parseCode(text) !== null)).toEqual([]);
    expect([" fr ", "Fr", "FR"].map(parseCode)).toEqual(["FR", "FR", "FR"]);
  });

  it("no lookalike gives a code in the query and the form of the finder by need, or in the address of the eligibility finder", () => {
    const any = new Set(CODES);
    for (const text of FEW) {
      const query = new URLSearchParams([
        ["need", "expat"],
        ["to", text],
        ["from", text],
        ["language", "en"],
      ]);
      const parsed = parseNeedQuery(query, any);
      if (
        parsed.ok ||
        parsed.valid.from !== undefined ||
        setField(EMPTY_NEED, "to", text).to !== null
      )
        expect.fail(`${text} is read as a country`);
      if (readAnswers(query).residence !== text.trim())
        expect.fail(`${text} is read as ${readAnswers(query).residence}`);
    }
  });

  it("no lookalike matches as a code in the country search, or as an exact match", () => {
    const index = buildCountryIndex(
      CODES.map((code) => ({ code, name: `Land ${code} of codes`, aliases: [] })),
    );
    for (const text of FEW) {
      if (
        findExactMatch(index, text) !== null ||
        searchCountries(index, text).some(({ matchedBy }) => matchedBy === "code")
      )
        expect.fail(`${text} is read as a country`);
    }
    expect(findExactMatch(index, "ss")).toBe("SS");
  });

  describe("in a release", () => {
    let finder: Finder;
    beforeAll(() => {
      const flows = resolveFlows(smallData());
      const read = readPayload(
        JSON.parse(
          JSON.stringify(
            createPayload({ flows, table: compileTable(flows), version: 1, hosts: "any" }, "en"),
          ),
        ),
      );
      if (!read.ok) throw new Error(read.problem);
      finder = { ...read.finder, codeAt: new Map(CODES.map((code, at) => [code, at])) };
    });
    it("no lookalike has a country index, and no table accepts one", () => {
      expect(PAIRS.filter((text) => getCountryIndex(finder, text) >= 0)).toEqual([]);
      const [country, ...others] = smallData().countries;
      const isos = LOOKALIKES.map((iso) =>
        validateData({ ...smallData(), countries: [{ ...country, iso }, ...others] }),
      );
      expect(isos.every((result) => !result.ok)).toBe(true);
    });
  });
});
