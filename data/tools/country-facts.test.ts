import { readFileSync } from "node:fs";
import { join } from "node:path";
import googleLibphonenumber, { type RegionCode } from "google-libphonenumber";
import { describe, expect, it } from "vitest";
import countries from "../countries.json" with { type: "json" };
import { LOCALES } from "../../packages/locales/src/index.ts";
import { printRows } from "./countries.ts";
import { buildCountryFacts } from "./country-facts.ts";
import { european } from "./emergency-numbers.ts";

const facts = buildCountryFacts();
const of = (code: string) => facts.find((entry) => entry.code === code);

describe("data/country-facts.json", () => {
  it("equals the output of the tool", () => {
    expect(printRows(facts)).toBe(
      readFileSync(join(import.meta.dirname, "../country-facts.json"), "utf8"),
    );
  });
  it("has every country with a page: 249 of ISO 3166-1 and XK without six uninhabited territories", () => {
    expect(facts.map(({ code }) => code)).toEqual(
      countries
        .filter(({ code }) => !["AQ", "BV", "GS", "HM", "TF", "UM"].includes(code))
        .map(({ code }) => code),
    );
    expect(facts).toHaveLength(244);
  });
  it("has capitals in every language, and none where there is none or where it is disputed", () => {
    expect(of("GB")?.capital).toEqual({
      en: "London",
      fr: "Londres",
      es: "Londres",
      de: "London",
      nl: "Londen",
    });
    expect(of("CN")?.capital).toMatchObject({
      en: "Beijing",
      fr: "Pékin",
      es: "Pekín",
      de: "Peking",
    });
    expect(facts.filter(({ capital }) => !capital).map(({ code }) => code)).toEqual([
      "EH",
      "HK",
      "IL",
      "IO",
      "MO",
      "PS",
      "TK",
    ]);
  });
  it("uses only letters that the fonts of the site have", () => {
    const texts = facts.flatMap(({ code, capital, currency, languages }) =>
      [capital, currency, languages].flatMap((names) =>
        Object.values(names ?? {}).map((text) => `${code} ${text}`),
      ),
    );
    expect(texts.filter((text) => !/^[\x20-\x7e\u00a0-\u00ffŒœ„“”‘’–—…•™€]*$/.test(text))).toEqual(
      [],
    );
    expect(texts.filter((text) => /undefined|'|^.. $/.test(text))).toEqual([]);
  });
  it("states currency and languages in every language", () => {
    for (const { currency, languages } of facts)
      for (const locale of LOCALES) {
        expect(currency[locale]).toMatch(/^.+ \([A-Z]{3}\)(?:, .+ \([A-Z]{3}\))?$/);
        expect(languages[locale].length).toBeGreaterThan(2);
      }
    expect(of("TH")?.currency).toEqual({
      en: "Thai baht (THB)",
      fr: "baht thaïlandais (THB)",
      es: "bat tailandés (THB)",
      de: "Thailändischer Baht (THB)",
      nl: "Thaise baht (THB)",
    });
  });
  it("has land borders in both directions, and none across water", () => {
    expect(of("TH")?.neighbours).toEqual(["KH", "LA", "MM", "MY"]);
    expect(of("XK")?.neighbours).toEqual(["AL", "ME", "MK", "RS"]);
    expect(of("FR")?.neighbours).not.toContain("BR");
    expect(of("GF")?.neighbours).toEqual(["BR", "SR"]);
    for (const code of ["AU", "CU", "CY", "IS", "JP", "MT", "NZ", "SG"])
      expect(of(code)?.neighbours).toEqual([]);
    for (const { code, neighbours } of facts)
      for (const other of neighbours) expect(of(other)?.neighbours).toContain(code);
  });
  it("has one emergency number for every service, or three numbers", () => {
    for (const { emergency } of facts) {
      if (!emergency) continue;
      expect(Object.keys(emergency)).toEqual(
        emergency.all ? ["all"] : ["ambulance", "fire", "police"],
      );
      for (const number of Object.values(emergency)) expect(number).toMatch(/^\d{2,5}$/);
    }
    expect(of("DE")?.emergency).toEqual({ all: "112" });
    expect(of("US")?.emergency).toEqual({ all: "911" });
  });
  it("has only emergency numbers that libphonenumber confirms, and 112 where European law requires it", () => {
    const known = googleLibphonenumber.ShortNumberInfo.getInstance();
    const unconfirmed = facts.flatMap(({ code, emergency }) =>
      (emergency ? Object.values(emergency) : [])
        .filter(
          (number: string) =>
            !known.isEmergencyNumber(number, code as RegionCode) &&
            !(number === "112" && european.includes(code)),
        )
        .map((number: string) => `${code} ${number}`),
    );
    expect(unconfirmed).toEqual([]);
    expect(facts.filter(({ emergency }) => emergency).length).toBeGreaterThan(180);
  });
});
