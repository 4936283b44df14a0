import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCountryIndex, findExactMatch, fold, searchCountries } from "./index.ts";
import { startsWithOneTypo } from "./typo.ts";

const ENTRIES = [
  { code: "AT", name: "Austria", aliases: ["Autriche", "Österreich", "Oostenrijk"] },
  { code: "CD", name: "Congo (DRC)", aliases: ["Congo"] },
  { code: "CG", name: "Congo (Republic)", aliases: ["Congo"] },
  { code: "CI", name: "Côte d’Ivoire", aliases: ["Ivory Coast", "Elfenbeinküste"] },
  { code: "DE", name: "Germany", aliases: ["Deutschland", "Allemagne"] },
  { code: "GB", name: "United Kingdom", aliases: ["UK", "England", "Royaume-Uni"] },
  { code: "GW", name: "Guinea-Bissau", aliases: [] },
  { code: "NE", name: "Niger", aliases: [] },
  { code: "NG", name: "Nigeria", aliases: ["Nigéria"] },
  { code: "NL", name: "Netherlands", aliases: ["Holland", "Pays-Bas"] },
  { code: "OM", name: "Oman", aliases: [] },
  { code: "RO", name: "Romania", aliases: ["Roumanie"] },
  { code: "TR", name: "Türkiye", aliases: ["Turkey"] },
  { code: "UA", name: "Ukraine", aliases: [] },
  { code: "AE", name: "United Arab Emirates", aliases: ["Dubai", "UAE"] },
];
const index = buildCountryIndex(ENTRIES);
const codes = (query: string) => searchCountries(index, query).map(({ code }) => code);

describe("country search (finder §6.4)", () => {
  it("ignores case, accents and punctuation", () => {
    for (const query of [
      "cote d",
      "CÔTE D’IVOIRE",
      "cote d'ivoire",
      "cote divoire",
      "Côte-d-Ivoire",
      "cotedivoire",
    ])
      expect(codes(query)).toEqual(["CI"]);
    expect(codes("turk")).toEqual(["TR"]);
    expect(codes("guinea bissau")).toEqual(["GW"]);
    expect(codes("U.K.")).toContain("GB");
  });

  it("matches the beginning of any word, in any order, and never inside a word", () => {
    expect(codes("emir")).toEqual(["AE"]);
    expect(codes("emirates united")).toEqual(["AE"]);
    expect(codes("united")).toEqual(["GB", "AE"]);
    expect(codes("oman")).toEqual(["OM"]);
    expect(codes("man")).toEqual([]);
  });

  it("puts Oman before Romania, and Niger before Nigeria", () => {
    expect(codes("oma")).toEqual(["OM"]);
    expect(codes("niger")).toEqual(["NE", "NG"]);
    expect(codes("nige")).toEqual(["NE", "NG"]);
    const reversed = buildCountryIndex([...ENTRIES].reverse());
    expect(searchCountries(reversed, "niger").map(({ code }) => code)).toEqual(["NE", "NG"]);
  });

  it("matches the ISO code, before longer beginnings", () => {
    expect(searchCountries(index, "de")[0]).toEqual({
      code: "DE",
      name: "Germany",
      typo: false,
      matchedBy: "code",
    });
    expect(codes("uk")).toEqual(["GB", "UA"]);
  });

  it("matches aliases and names in other languages, and returns the typed text with such a match", () => {
    expect(searchCountries(index, " Deutsch ")).toEqual([
      { code: "DE", name: "Germany", typo: false, matchedBy: "alias", query: "Deutsch" },
    ]);
    expect(codes("oesterreich")).toEqual(["AT"]);
    expect(codes("osterreich")).toEqual(["AT"]);
    expect(searchCountries(index, "emirates")[0]?.matchedBy).toBe("name");
  });

  it("a short word such as “de” typed alone matches a word of a name, but no later word of an alias", () => {
    const islands = buildCountryIndex([
      { code: "LA", name: "Laos", aliases: [] },
      { code: "IM", name: "Isle of Man", aliases: ["Isla de Man"] },
      { code: "RE", name: "Réunion", aliases: ["La Réunion", "Isla de la Reunión"] },
    ]);
    const found = (query: string) => searchCountries(islands, query).map(({ code }) => code);
    expect(found("de")).toEqual([]);
    expect(found("la")).toEqual(["LA"]);
    expect(found("la r")).toEqual(["RE"]);
    expect(found("of")).toEqual(["IM"]);
    expect(found("isla de la")).toEqual(["RE"]);
  });
  it("one or two letters that begin a name match an alias only as a whole", () => {
    const places = buildCountryIndex([
      { code: "AD", name: "Andorra", aliases: ["Andorre"] },
      { code: "GB", name: "United Kingdom", aliases: ["UK", "Angleterre"] },
      { code: "KH", name: "Cambodia", aliases: ["Angkor"] },
      { code: "UA", name: "Ukraine", aliases: [] },
    ]);
    const found = (query: string) => searchCountries(places, query).map(({ code }) => code);
    expect([found("a"), found("an")]).toEqual([["AD"], ["AD"]]);
    expect(found("ang")).toEqual(["GB", "KH"]);
    expect(found("uk")).toEqual(["GB", "UA"]);
    // Without another match the beginning of an alias counts.
    const alone = buildCountryIndex([{ code: "NL", name: "Netherlands", aliases: ["Holland"] }]);
    expect(searchCountries(alone, "ho").map(({ code }) => code)).toEqual(["NL"]);
  });
  it("an exact alias ranks a country above a country whose name matches later", () => {
    const koreas = buildCountryIndex([
      { code: "KP", name: "North Korea", aliases: [] },
      { code: "KR", name: "South Korea", aliases: ["Korea"] },
    ]);
    expect(
      searchCountries(koreas, "korea").map(({ code, matchedBy }) => `${code} ${matchedBy}`),
    ).toEqual(["KR name", "KP name"]);
  });

  it("allows one typo only if nothing else matched", () => {
    expect(searchCountries(index, "germny")).toEqual([
      { code: "DE", name: "Germany", typo: true, matchedBy: "name" },
    ]);
    expect(searchCountries(index, "alemagne")).toEqual([
      { code: "DE", name: "Germany", typo: true, matchedBy: "alias", query: "alemagne" },
    ]);
    expect(codes("roamnia")).toEqual(["RO"]);
    expect(codes("kingdm")).toEqual(["GB"]);
    expect(codes("grmny")).toEqual([]);
    expect(codes("oma")).toEqual(["OM"]);
    expect(codes("omx")).toEqual([]);
  });

  it("returns every country in the given order for an empty query, none for punctuation", () => {
    expect(codes("  ")).toEqual(ENTRIES.map(({ code }) => code));
    expect(codes("***")).toEqual([]);
  });

  it("never throws, and finds every country by its name", () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        searchCountries(index, query);
        findExactMatch(index, query);
      }),
    );
    for (const { code, name } of ENTRIES) {
      expect(codes(name)[0]).toBe(code);
      expect(findExactMatch(index, name)).toBe(code);
    }
  });
});

describe("exact commit (finder §6.3)", () => {
  it("accepts an exact name, code or alias", () => {
    expect(findExactMatch(index, "germany ")).toBe("DE");
    expect(findExactMatch(index, "de")).toBe("DE");
    expect(findExactMatch(index, "holland")).toBe("NL");
    expect(findExactMatch(index, "oesterreich")).toBe("AT");
  });

  it("never chooses another country: no beginnings, no typos, nothing ambiguous", () => {
    for (const text of ["", "germ", "germny", "congo", "xx", "***"])
      expect(findExactMatch(index, text)).toBeNull();
    expect(findExactMatch(index, "niger")).toBe("NE");
  });
});

describe("folding and typos", () => {
  it("folds letters that do not decompose", () => {
    expect(fold("Straße Łódź Ærø Œuvre İzmir").spaced).toBe("strasse lodz aero oeuvre izmir");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text).spaced).spaced).toBe(fold(text).spaced);
      }),
    );
  });

  it("accepts at most one edit against some beginning of the text", () => {
    function distance(a: string, b: string): number {
      const d = Array.from({ length: a.length + 1 }, (_, i) =>
        Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
      );
      const at = (i: number, j: number) => d[i]?.[j] ?? 0;
      for (let i = 1; i <= a.length; i++)
        for (let j = 1; j <= b.length; j++) {
          const row = d[i] ?? [];
          row[j] = Math.min(
            at(i - 1, j) + 1,
            at(i, j - 1) + 1,
            at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          );
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
            row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
        }
      return at(a.length, b.length);
    }
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (text, query) => {
        const expected = Array.from({ length: text.length + 1 }, (_, i) =>
          distance(text.slice(0, i), query),
        ).some((n) => n <= 1);
        expect(startsWithOneTypo(text, query)).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });
});
