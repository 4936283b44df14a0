/**
 * Reads the files of data/ that apply to every language: pictures, countries, groups, plans and
 * offers.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { isRecord, type Stored } from "../fields/record.ts";
import type { CountryEntry, FactsEntry, RegionEntry } from "./country-pages.ts";

export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly file: string;
  readonly bytes: number;
}
export interface MediaEntry {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly focal: { readonly x: number; readonly y: number };
  readonly alt: Readonly<Record<Locale, string>>;
  readonly credit?: string;
  readonly licence?: string;
  readonly source_url?: string;
  readonly renditions: readonly Rendition[];
  readonly og?: Rendition;
}
export interface GroupEntry {
  readonly uid: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly countries: readonly string[];
}
/** A plan for one audience, as in data/products.json. */
export interface Plan {
  readonly offer: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly uids: Readonly<Record<Locale, string>>;
  readonly image: string | null;
  readonly tags: readonly string[];
  readonly starting_price: number | null;
  readonly price_frequency: string | null;
  readonly legal: {
    readonly age: number;
    readonly area: string;
    readonly excess: number;
    readonly per: "year" | "stay";
    readonly date: string;
  } | null;
  readonly targeting: Stored;
  readonly quote_urls: Readonly<Record<Locale, string>>;
}
export interface ProductEntry {
  readonly key: string;
  /** Name of the product in the data of the finder. */
  readonly dataName: string;
  readonly currency: string;
  /** Who is responsible for the plan, and the day by which it is reviewed. */
  readonly approver: string;
  readonly review_by: string;
  readonly individual?: Plan | null;
  readonly corporate?: Plan | null;
}
export interface OfferEntry {
  readonly key: string;
  readonly audience: Audience;
  readonly names: Readonly<Record<Locale, string>>;
  readonly uids: Readonly<Record<Locale, string>>;
  readonly cover_types: readonly string[];
}

export interface DataFiles {
  readonly media: readonly MediaEntry[];
  readonly countries: readonly CountryEntry[];
  /** Facts on the page of a country, by country code. */
  readonly countryFacts: ReadonlyMap<string, FactsEntry>;
  readonly regions: readonly RegionEntry[];
  readonly groups: readonly GroupEntry[];
  /** By key, in the order of the file. */
  readonly products: ReadonlyMap<string, ProductEntry>;
  /** Tables of premiums as text, by key of the plan. */
  readonly premiums: ReadonlyMap<string, string>;
  readonly offers: ReadonlyMap<string, OfferEntry>;
  /** Names of the plans whose market a document states, by `collection:key`. */
  readonly marketTexts: ReadonlyMap<string, readonly string[]>;
  readonly legalTexts: LegalTexts;
}

type Texts = Readonly<Record<Locale, string>>;
/** Texts of the sentence about the conditions of a sample price (data/legal-reference.json). */
export interface LegalTexts {
  /** With {age}, {area}, {excess} and {date}. */
  readonly sentence: Texts;
  /** `year` and `stay` with {amount}. */
  readonly excess: Readonly<Record<"none" | "year" | "stay", Texts>>;
  /** Names of areas within the sentence, where they differ from the name of the group. By uid. */
  readonly areas: Readonly<Partial<Record<string, Texts>>>;
}

/** Number of languages from which on an object counts as a text by language. */
const ENOUGH_LANGUAGES = 3;

/** Returns the places of a value where a text by language lacks a language, one phrase each. */
function listMissingLanguages(value: unknown, path = ""): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const name = isRecord(item) ? (item["key"] ?? item["code"] ?? item["uid"]) : undefined;
      return listMissingLanguages(item, `${path}[${typeof name === "string" ? name : index}]`);
    });
  if (!isRecord(value)) return [];
  const missing = LOCALES.filter((locale) => !Object.hasOwn(value, locale));
  const isByLanguage = LOCALES.length - missing.length >= ENOUGH_LANGUAGES;
  return [
    ...(isByLanguage ? missing.map((locale) => `${path} has no "${locale}"`) : []),
    ...Object.entries(value).flatMap(([name, child]) =>
      listMissingLanguages(child, path === "" ? name : `${path}.${name}`),
    ),
  ];
}

/** Reads a file with texts by language. @throws when it is missing, is not JSON or lacks a language */
function readTexts(root: string, path: string): unknown {
  const value = readJson(root, path);
  const missing = listMissingLanguages(value);
  if (missing.length === 0) return value;
  const more = missing.length > 5 ? `, and ${missing.length - 5} more` : "";
  throw new Error(
    `${path}: ${missing.slice(0, 5).join(", ")}${more}. Add them; see data/README.md.`,
  );
}

/** Reads a JSON file of the repository. @throws when it is missing or is not JSON */
export const readJson = (root: string, path: string): unknown =>
  JSON.parse(readFileSync(join(root, path), "utf8"));

/** Reads the tables of premiums. Sources without the folder have plans without premiums. */
function readPremiumFiles(root: string): ReadonlyMap<string, string> {
  const folder = join(root, "data/premiums");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => [
      file.replace(/\.tsv$/, ""),
      readFileSync(join(folder, file), "utf8").trimEnd(),
    ]),
  );
}

const indexByKey = <T extends { readonly key: string }>(entries: readonly T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.key, entry]));

/** Reads the files. @throws when one of them is missing, is not JSON or lacks a language */
export function readDataFiles(root: string): DataFiles {
  const media = (readTexts(root, "data/media/manifest.json") as { images: MediaEntry[] }).images;
  const countries = readTexts(root, "data/countries.json") as CountryEntry[];
  const facts = readTexts(root, "data/country-facts.json") as FactsEntry[];
  return {
    media,
    countries,
    countryFacts: new Map(facts.map((entry) => [entry.code, entry])),
    regions: readTexts(root, "data/regions.json") as RegionEntry[],
    groups: readTexts(root, "data/groups.json") as GroupEntry[],
    products: indexByKey(readTexts(root, "data/products.json") as ProductEntry[]),
    premiums: readPremiumFiles(root),
    offers: indexByKey(readTexts(root, "data/offers.json") as OfferEntry[]),
    marketTexts: new Map(
      Object.entries(readJson(root, "data/market-texts.json") as Record<string, string[]>),
    ),
    legalTexts: readTexts(root, "data/legal-reference.json") as LegalTexts,
  };
}
