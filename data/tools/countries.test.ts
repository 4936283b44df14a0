import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import countries from "../countries.json" with { type: "json" };
import regions from "../regions.json" with { type: "json" };
import { LOCALES } from "../../packages/locales/src/index.ts";
import { buildCountries, flag, printRows } from "./countries.ts";
import { aliases } from "./country-aliases.table.ts";

const built = buildCountries();
function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

describe("site reference list of countries", () => {
  it("equals the output of the build script", async () => {
    expect(await readFile(join(import.meta.dirname, "../countries.json"), "utf8")).toBe(
      printRows(built),
    );
  });

  it("[3-008] [3-012] has 250 entries with unique two-letter, three-letter and numeric codes", () => {
    expect(countries).toHaveLength(250);
    for (const [key, shape] of [
      ["code", /^[A-Z]{2}$/],
      ["alpha3", /^[A-Z]{3}$/],
      ["numeric", /^\d{3}$/],
    ] as const) {
      expect(new Set(countries.map((c) => c[key])).size).toBe(250);
      for (const c of countries) expect(c[key]).toMatch(shape);
    }
    expect(countries.some(({ code }) => code === "XK")).toBe(true);
  });

  it("[3-009] displays CODE - Name", () => {
    for (const { code, display, names } of countries) expect(display).toBe(`${code} - ${names.en}`);
  });

  it("[3-010] has five names each, unique in each language, in house typography", () => {
    for (const locale of LOCALES) {
      expect(new Set(countries.map(({ names }) => names[locale])).size).toBe(250);
      for (const { names } of countries) expect(names[locale]).toMatch(/^\p{Lu}[^'\u202f&]+$/u);
    }
  });

  it("[3-011] has a dial code except for a few territories", () => {
    const without = built.filter(({ dial }) => dial === undefined).map(({ code }) => code);
    expect(without).toEqual(["AQ", "BV", "GS", "HM", "PN", "TF", "UM"]);
    for (const { dial } of built) if (dial) expect(dial).toMatch(/^[1-9]\d{0,3}$/);
  });

  it("[3-013] has the flag emoji that a helper makes from the country code", () => {
    expect(flag("FR")).toBe("🇫🇷");
    for (const c of countries) expect(c.flag).toBe(flag(c.code));
  });

  it("[finder 6.5] has ranks in collation order: Österreich among O, Îles among I", () => {
    for (const locale of LOCALES)
      expect(countries.map(({ rank }) => rank[locale]).sort((a, b) => a - b)).toEqual(
        countries.map((_, i) => i),
      );
    function initialsAround(locale: "de" | "fr", code: string) {
      const order = countries.toSorted((a, b) => a.rank[locale] - b.rank[locale]).map((c) => c);
      const at = order.findIndex((c) => c.code === code);
      return [order[at - 1], order[at + 1]].map((c) => fold(c?.names[locale] ?? "").charAt(0));
    }
    expect(initialsAround("de", "AT")).toEqual(["o", "p"]);
    expect(initialsAround("fr", "KY")).toEqual(["i", "i"]);
  });

  it("[finder 5.7] has more than 120 aliases; none is the name or alias of another country", () => {
    const owner = new Map<string, string>();
    for (const { code, names } of built)
      for (const locale of LOCALES) owner.set(fold(names[locale]), code);
    let count = 0;
    for (const { code, aliases: own } of built)
      for (const alias of Object.values(own).flat()) {
        count += 1;
        const other = owner.get(fold(alias));
        expect(other === undefined || other === code, `${alias}: ${other} and ${code}`).toBe(true);
        owner.set(fold(alias), code);
      }
    expect(count).toBeGreaterThan(120);
    for (const code of Object.keys(aliases))
      expect(
        built.some((c) => c.code === code),
        code,
      ).toBe(true);
  });

  it.each([
    ["England", "GB"],
    ["USA", "US"],
    ["Dubai", "AE"],
    ["Holland", "NL"],
    ["Burma", "MM"],
    ["Bali", "ID"],
    ["Ivory Coast", "CI"],
    ["Czech Republic", "CZ"],
    ["Canary Islands", "ES"],
    ["Ceylon", "LK"],
    ["Hawaii", "US"],
  ])("has the alias %s of %s only", (alias, code) => {
    const found = built
      .filter((c) => [...c.aliases.shared, ...c.aliases.en].includes(alias))
      .map((c) => c.code);
    expect(found).toEqual([code]);
  });

  it("assigns each country to one region, and six uninhabited territories to none", () => {
    expect(regions).toHaveLength(7);
    const members = regions.flatMap((region) => region.countries);
    expect(new Set(members).size).toBe(members.length);
    expect(built.filter(({ region }) => !region).map(({ code }) => code)).toEqual([
      "AQ",
      "BV",
      "GS",
      "HM",
      "TF",
      "UM",
    ]);
    for (const { code, region } of built)
      expect(regions.filter((r) => r.countries.includes(code)).map((r) => r.key)).toEqual(
        region ? [region] : [],
      );
  });
});
