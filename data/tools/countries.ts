/**
 * Builds data/countries.json, the site's reference list of spec §3: 249 entries of ISO 3166-1 and
 * Kosovo (XK). Codes come from i18n-iso-countries, names from CLDR (Intl of this Node) and dial
 * codes from libphonenumber. Only names that differ from common usage are corrected here.
 *
 *   node data/tools/countries.ts
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import iso from "i18n-iso-countries";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import regions from "../regions.json" with { type: "json" };
import { aliases } from "./country-aliases.table.ts";
import { LOCALES, type Locale } from "../../packages/locales/src/index.ts";
import type { PerLocale } from "./photos.ts";

/** A row of data/countries.json. */
export interface Country {
  /** ISO 3166-1 alpha-2; XK for Kosovo. */
  code: string;
  alpha3: string;
  /** Three digits; Kosovo has the user-assigned 983. */
  numeric: string;
  /** 'FR - France', with the English name. */
  display: string;
  names: PerLocale;
  /** Calling code without '+'; absent for territories without one. */
  dial?: string;
  /** Key in data/regions.json; absent for the six uninhabited territories. */
  region?: string;
  aliases: PerLocale<string[]> & { shared: string[] };
  /** Sort position of the name in each language, from 0, so that browsers need not sort. */
  rank: PerLocale<number>;
  flag: string;
}

/** Common short names that replace formal, political or disambiguated names of CLDR. */
const corrections: Record<string, Partial<PerLocale>> = {
  AX: { es: "Islas Åland" },
  BN: { de: "Brunei" },
  CD: {
    en: "Congo (Kinshasa)",
    fr: "Congo (Kinshasa)",
    de: "Kongo (Kinshasa)",
    nl: "Congo (Kinshasa)",
  },
  CG: {
    en: "Congo (Brazzaville)",
    fr: "Congo (Brazzaville)",
    es: "República del Congo",
    de: "Kongo (Brazzaville)",
    nl: "Congo (Brazzaville)",
  },
  CI: { es: "Costa de Marfil", de: "Elfenbeinküste" },
  CV: { de: "Kap Verde" },
  HK: { en: "Hong Kong", fr: "Hong Kong", es: "Hong Kong", de: "Hongkong", nl: "Hongkong" },
  MD: { de: "Moldau" },
  MF: {
    en: "Saint Martin (French part)",
    fr: "Saint-Martin (partie française)",
    es: "San Martín (parte francesa)",
    de: "Saint-Martin (französischer Teil)",
    nl: "Saint-Martin (Frans deel)",
  },
  ML: { es: "Malí" },
  MM: { en: "Myanmar", fr: "Myanmar", es: "Myanmar", nl: "Myanmar" },
  MO: { en: "Macao", fr: "Macao", es: "Macao", de: "Macau", nl: "Macau" },
  NF: { nl: "Norfolkeiland" },
  PS: { es: "Territorios palestinos", de: "Palästinensische Gebiete" },
  SX: {
    en: "Sint Maarten (Dutch part)",
    es: "San Martín (parte neerlandesa)",
    de: "Sint Maarten (niederländischer Teil)",
    nl: "Sint Maarten (Nederlands deel)",
  },
  TF: { nl: "Franse Zuidelijke Gebieden" },
  TL: { es: "Timor Oriental" },
  UM: {
    en: "US Outlying Islands",
    es: "Islas menores alejadas de los Estados Unidos",
    nl: "Kleine afgelegen eilanden van de VS",
  },
  VA: { fr: "Vatican" },
  VI: { en: "US Virgin Islands", es: "Islas Vírgenes de los Estados Unidos" },
  VN: { fr: "Vietnam" },
};

/** Applies the typography of words §2 and expands English abbreviations. */
function tidy(name: string, locale: Locale): string {
  const typographic = name.replaceAll("'", "’").replaceAll("\u202f", "\u00a0").normalize("NFC");
  return locale === "en"
    ? typographic.replaceAll(" & ", " and ").replace(/^St\. /, "Saint ")
    : typographic;
}

/** Returns the flag emoji of a code, two regional indicator symbols: 'FR' → 🇫🇷. */
export const flag = (code: string): string =>
  String.fromCodePoint(...[0, 1].map((at) => 0x1f1e6 + code.charCodeAt(at) - 65));

/** Returns the sort positions of all names in each language. */
function ranks(codes: string[], names: Map<string, PerLocale>): PerLocale<Map<string, number>> {
  function rank(locale: Locale) {
    const { compare } = new Intl.Collator(locale);
    const name = (code: string) => names.get(code)?.[locale] ?? code;
    const order = codes.toSorted((a, b) => compare(name(a), name(b)) || (a < b ? -1 : 1));
    return new Map(order.map((code, index) => [code, index]));
  }
  return Object.fromEntries(LOCALES.map((locale) => [locale, rank(locale)])) as PerLocale<
    Map<string, number>
  >;
}

/**
 * Builds the 250 countries in code order. Pure: a test compares the result with the committed file.
 * @throws when i18n-iso-countries lacks a code
 */
export function buildCountries(): Country[] {
  const codes = Object.keys(iso.getAlpha2Codes()).sort();
  const callable = new Set<string>(getCountries());
  const cldr = new Map(
    LOCALES.map((l) => [l, new Intl.DisplayNames(l, { type: "region", fallback: "none" })]),
  );
  const names = new Map(
    codes.map((code) => {
      const entries = LOCALES.map((l) => [
        l,
        corrections[code]?.[l] ?? tidy(cldr.get(l)?.of(code) ?? "", l),
      ]);
      return [code, Object.fromEntries(entries) as PerLocale];
    }),
  );
  const rank = ranks(codes, names);
  return codes.map((code) => {
    const own = names.get(code);
    const alpha3 = iso.alpha2ToAlpha3(code);
    const numeric = iso.alpha2ToNumeric(code);
    if (!own || !alpha3 || !numeric) throw new Error(`${code}: incomplete in i18n-iso-countries`);
    const region = regions.find(({ countries }) => countries.includes(code))?.key;
    const known = aliases[code] ?? {};
    return {
      code,
      alpha3,
      numeric,
      display: `${code} - ${own.en}`,
      names: own,
      ...(callable.has(code) && {
        dial: getCountryCallingCode(code as Parameters<typeof getCountryCallingCode>[0]),
      }),
      ...(region && { region }),
      aliases: {
        shared: known.shared ?? [],
        ...(Object.fromEntries(LOCALES.map((l) => [l, known[l] ?? []])) as PerLocale<string[]>),
      },
      rank: Object.fromEntries(LOCALES.map((l) => [l, rank[l].get(code)])) as PerLocale<number>,
      flag: flag(code),
    };
  });
}

/** Formats records as JSON with one record per line, so that a diff shows the changed records. */
export const printRows = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, "../countries.json"), printRows(buildCountries()));
