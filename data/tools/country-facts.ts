/**
 * Builds data/country-facts.json: the facts on country pages, in five languages.
 *
 * Capital, currency and languages are from countries-list (MIT), with the corrections below. Their
 * names are from CLDR (Intl of this Node), names of capitals from capitals.ts. Land borders are
 * from Natural Earth through world-atlas (public domain; borders across water do not count).
 * Emergency numbers are from emergency-numbers.ts.
 *
 *   node data/tools/country-facts.ts
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { countries as listed } from "countries-list";
import { neighbors } from "topojson-client";
import countries from "../countries.json" with { type: "json" };
import { capitals } from "./capitals.ts";
import { LOCALES, type Locale } from "../../packages/locales/src/index.ts";
import { printRows } from "./countries.ts";
import { emergencyNumbers, type EmergencyNumbers } from "./emergency-numbers.ts";
import type { PerLocale } from "./photos.ts";

/** A row of data/country-facts.json. */
export interface CountryFacts {
  readonly code: string;
  /** Absent when there is no capital, or when it is disputed. */
  readonly capital?: PerLocale;
  /** 'Thai baht (THB)'; several are joined by commas. */
  readonly currency: PerLocale;
  readonly languages: PerLocale;
  /** Codes of the countries that share a land border, in code order. */
  readonly neighbours: readonly string[];
  readonly emergency?: EmergencyNumbers;
}

/**
 * Legal tender, where countries-list also has units of account or foreign currencies. The currency
 * of prices comes first.
 */
const currencies: Readonly<Record<string, readonly string[]>> = {
  BO: ["BOB"],
  BT: ["BTN", "INR"],
  CH: ["CHF"],
  CL: ["CLP"],
  EH: ["MAD"],
  HT: ["HTG"],
  LS: ["LSL", "ZAR"],
  NA: ["NAD", "ZAR"],
  PA: ["PAB", "USD"],
  SV: ["USD"],
  US: ["USD"],
  UY: ["UYU"],
  ZW: ["ZWG", "USD"],
};

/**
 * Languages of the state or of daily life, most used first, where countries-list is incomplete, too
 * long or wrong.
 */
const languages: Readonly<Record<string, readonly string[]>> = {
  AF: ["fa-AF", "ps"],
  AM: ["hy"],
  AR: ["es"],
  AW: ["nl", "pap"],
  BO: ["es", "qu", "ay", "gn"],
  BQ: ["nl", "pap", "en"],
  CC: ["en", "ms"],
  CW: ["nl", "pap", "en"],
  CY: ["el", "tr"],
  EH: ["ar"],
  ES: ["es", "ca", "gl", "eu"],
  FJ: ["en", "fj", "hi"],
  FO: ["fo", "da"],
  GF: ["fr"],
  GG: ["en"],
  GU: ["en", "ch"],
  IE: ["en", "ga"],
  JE: ["en"],
  KI: ["en", "gil"],
  LU: ["lb", "fr", "de"],
  MA: ["ar", "zgh"],
  ME: ["sr-ME"],
  MF: ["fr"],
  MG: ["mg", "fr"],
  MK: ["mk", "sq"],
  MU: ["en", "fr", "mfe"],
  NA: ["en"],
  NO: ["no"],
  NU: ["en", "niu"],
  PE: ["es", "qu", "ay"],
  PF: ["fr", "ty"],
  PG: ["en", "tpi", "ho"],
  PH: ["fil", "en"],
  PK: ["ur", "en"],
  PW: ["en", "pau"],
  PY: ["es", "gn"],
  SC: ["crs", "en", "fr"],
  SG: ["en", "ms", "zh", "ta"],
  SX: ["nl", "en"],
  TJ: ["tg"],
  TK: ["en", "tkl"],
  TL: ["pt", "tet"],
  TM: ["tk"],
  TV: ["en", "tvl"],
  UZ: ["uz"],
  VU: ["bi", "en", "fr"],
  ZA: ["zu", "xh", "af", "en", "nso", "tn", "st", "ts", "ss", "ve", "nr"],
};

/** Names that replace formal or misspelt names of CLDR, or names with letters the fonts lack. */
const words: Readonly<Record<string, Partial<PerLocale>>> = {
  AED: { en: "UAE dirham", nl: "dirham van de VAE" },
  BAM: { en: "convertible mark", nl: "Bosnische convertibele mark" },
  BOB: { en: "boliviano", fr: "boliviano", de: "Boliviano", nl: "boliviano" },
  CNY: { fr: "yuan", es: "yuan", de: "Renminbi (Yuan)" },
  EUR: { nl: "euro" },
  ERN: { fr: "nakfa érythréen" },
  FKP: { nl: "Falklandeilandse pond" },
  GYD: { en: "Guyanese dollar" },
  GBP: { nl: "Brits pond" },
  IDR: { fr: "rupiah indonésienne" },
  ILS: { en: "Israeli new shekel" },
  KYD: { nl: "Kaaimaneilandse dollar" },
  MKD: { es: "denar macedonio" },
  NIO: { fr: "córdoba", es: "córdoba" },
  PLN: { de: "Polnischer Zloty" },
  RUB: { en: "Russian rouble" },
  BYN: { en: "Belarusian rouble", de: "Belarussischer Rubel" },
  SHP: { en: "Saint Helena pound" },
  STN: { en: "São Tomé and Príncipe dobra" },
  SZL: { de: "Lilangeni" },
  TOP: {
    en: "Tongan pa’anga",
    fr: "pa’anga tongan",
    de: "Tongaischer Pa’anga",
    nl: "Tongaanse pa’anga",
  },
  TTD: { en: "Trinidad and Tobago dollar" },
  XAF: { en: "Central African CFA franc", nl: "CFA-frank BEAC" },
  XOF: { en: "West African CFA franc", nl: "CFA-frank BCEAO" },
  XPF: { en: "CFP franc" },
  ZMW: { de: "Sambischer Kwacha" },
  ZWG: { en: "Zimbabwe Gold", nl: "Zimbabwaanse gold" },
  bn: { en: "Bengali" },
  lu: { fr: "luba" },
  mi: { en: "Maori", de: "Maori" },
  nr: { nl: "Zuid-Ndebele" },
  crs: { en: "Seychellois Creole" },
  mfe: { en: "Mauritian Creole", de: "Mauritisches Kreol", nl: "Mauritiaans Creools" },
  rn: { en: "Kirundi", fr: "kirundi", de: "Kirundi" },
  sm: { es: "samoano" },
  "sr-ME": { fr: "monténégrin", es: "montenegrino", de: "Montenegrinisch", nl: "Montenegrijns" },
  zgh: { en: "Tamazight", fr: "tamazight", es: "tamazight", nl: "Tamazight" },
};

/** Natural Earth features without a number, with the country that they belong to. */
const unnumbered: Readonly<Record<string, string>> = {
  Kosovo: "XK",
  Somaliland: "SO",
  "N. Cyprus": "CY",
};
/** Neighbours of French Guiana, which is a part of France in Natural Earth. */
const GUIANA = ["BR", "SR"] as const;
/**
 * Borders too short for the scale of Natural Earth: the Zambezi at Kazungula, the gates of Macao.
 */
const SHORT: readonly (readonly [string, string])[] = [
  ["BW", "ZM"],
  ["CN", "MO"],
];

const perLocale = (make: (locale: Locale) => string): PerLocale =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as PerLocale;

const display = new Map(
  LOCALES.map((locale) => [
    locale,
    {
      currency: new Intl.DisplayNames(locale, { type: "currency", fallback: "none" }),
      language: new Intl.DisplayNames(locale, { type: "language", fallback: "none" }),
    },
  ]),
);
/** Returns the name of a currency or language. @throws when there is none */
function nameOf(type: "currency" | "language", code: string, locale: Locale): string {
  const name = words[code]?.[locale] ?? display.get(locale)?.[type].of(code);
  if (!name) throw new Error(`${code}: no ${type} name in ${locale}`);
  // CLDR capitalises every word of English currency names. The last word is lower-cased; the name
  // of the country keeps its capitals.
  const plain =
    type === "currency" && locale === "en"
      ? name.replace(/^Euro$| \p{Lu}\p{Ll}+$/u, (word) =>
          name === words[code]?.en ? word : word.toLowerCase(),
        )
      : name;
  return plain.replaceAll(/[ʻ']/g, "’").replaceAll("\u202f", "\u00a0").normalize("NFC");
}

/** Returns the neighbours by land of each country. */
function landBorders(): Map<string, Set<string>> {
  const topology = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-10m.json"), "utf8"),
  ) as { objects: { countries: { geometries: Parameters<typeof neighbors>[0] } } };
  const { geometries } = topology.objects.countries;
  const codeOf = new Map(countries.map(({ numeric, code }) => [numeric, code]));
  const nameOfFeature = (properties: object | undefined): string =>
    properties && "name" in properties ? String(properties.name) : "";
  const codes = geometries.map(
    ({ id, properties }) => codeOf.get(String(id)) ?? unnumbered[nameOfFeature(properties)] ?? null,
  );
  const borders = new Map<string, Set<string>>(countries.map(({ code }) => [code, new Set()]));
  function join(a: string, b: string): void {
    borders.get(a)?.add(b);
    borders.get(b)?.add(a);
  }
  for (const [at, near] of neighbors(geometries).entries()) {
    const own = codes[at];
    for (const other of near) {
      const code = codes[other];
      if (own && code && own !== code) join(own, code);
    }
  }
  for (const neighbour of GUIANA) {
    borders.get("FR")?.delete(neighbour);
    borders.get(neighbour)?.delete("FR");
    join("GF", neighbour);
  }
  for (const [a, b] of SHORT) join(a, b);
  return borders;
}

/** Returns the capital of a country in every language, or null. */
function capitalOf(code: string): PerLocale | null {
  const stated = capitals[code];
  if (stated === null) return null;
  const [en = "", ...others] = (stated ?? listed[code as keyof typeof listed].capital).split("|");
  if (en === "") throw new Error(`${code}: no capital`);
  return perLocale((locale) => {
    const other = others[LOCALES.indexOf(locale) - 1];
    return other === undefined || other === "=" ? en : other;
  });
}

/**
 * Builds the facts of the 244 countries with a page, in code order. Pure: a test compares the
 * result with the committed file.
 * @throws when a capital or the name of a currency or language is missing
 */
export function buildCountryFacts(): CountryFacts[] {
  const borders = landBorders();
  return countries
    .filter(({ region }) => region)
    .map(({ code }): CountryFacts => {
      const entry = listed[code as keyof typeof listed];
      const capital = capitalOf(code);
      const emergency = emergencyNumbers[code];
      return {
        code,
        ...(capital && { capital }),
        currency: perLocale((locale) =>
          (currencies[code] ?? entry.currency)
            .map((currency) => `${nameOf("currency", currency, locale)} (${currency})`)
            .join(", "),
        ),
        languages: perLocale((locale) =>
          (languages[code] ?? entry.languages)
            .map((language) => nameOf("language", language, locale))
            .join(", "),
        ),
        neighbours: [...(borders.get(code) ?? [])].sort(),
        ...(emergency && { emergency }),
      };
    });
}

if (process.argv[1] === import.meta.filename)
  await writeFile(
    join(import.meta.dirname, "../country-facts.json"),
    printRows(buildCountryFacts()),
  );
