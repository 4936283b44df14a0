/** Finds records by a name in any language, and the names that are nearest to an unknown one. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { DATA_LOCALES } from "../../data/types.ts";
import type { EligibilityData, LocalNames } from "../../data/types.ts";
import { fold } from "../../search/fold.ts";
import { getLocalName } from "../names.ts";

/** What a name stands for: the key of a record, or a word such as `none`. */
export interface NameIndex {
  /** Returns the keys of all records with this name; empty for an unknown name. */
  readonly find: (name: string) => readonly string[];
  /** Returns the names of a language that are nearest to a text, the nearest first. */
  readonly propose: (name: string, locale: Locale) => readonly string[];
}

/** A key with its names: by language for proposals, and all others. */
export interface NamedKey {
  readonly key: string;
  readonly label: (locale: Locale) => string;
  readonly names: readonly string[];
}

/** Most names that are proposed. */
const MOST_PROPOSED = 3;

/** Returns the number of letters to change, add or remove between two words. */
export function countEdits(a: string, b: string): number {
  let before = [...Array(b.length + 1).keys()];
  for (let row = 0; row < a.length; row++) {
    const now = [row + 1];
    for (let column = 1; column <= b.length; column++)
      now.push(
        Math.min(
          (now[column - 1] ?? 0) + 1,
          (before[column] ?? 0) + 1,
          (before[column - 1] ?? 0) + (b[column - 1] === a[row] ? 0 : 1),
        ),
      );
    before = now;
  }
  return before[b.length] ?? 0;
}

/** Returns how far a name is from a text; a name that contains all its words is near. */
function measureDistance(text: string, name: string): number {
  const [wanted, known] = [fold(text), fold(name)];
  const contains = wanted.words.every((word) => known.words.includes(word));
  return countEdits(wanted.joined, known.joined) - (contains ? 100 : 0);
}

/** Returns the names of a language that are nearest to a text, the nearest first. */
export function proposeNames(
  entries: readonly NamedKey[],
  name: string,
  locale: Locale,
): readonly string[] {
  return entries
    .map((entry) => ({
      label: entry.label(locale),
      distance: Math.min(
        ...[entry.label(locale), ...entry.names].map((each) => measureDistance(name, each)),
      ),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_PROPOSED)
    .map(({ label }) => label);
}

/** Maps each folded name to the keys that have it. */
export function indexNames(
  entries: readonly Pick<NamedKey, "key" | "names">[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { key, names } of entries)
    for (const name of new Set(names)) {
      const { joined } = fold(name);
      if (joined !== "") keys.set(joined, (keys.get(joined) ?? new Set()).add(key));
    }
  return keys;
}

/** Creates the index of some names. */
export function createNameIndex(entries: readonly NamedKey[]): NameIndex {
  const keys = indexNames(entries);
  return {
    find: (name) => [...(keys.get(fold(name).joined) ?? [])],
    propose: (name, locale) => proposeNames(entries, name, locale),
  };
}

function listNames(record: LocalNames & { readonly Name: string }): readonly string[] {
  return [record.Name, ...DATA_LOCALES.flatMap((locale) => record[locale] ?? [])];
}

/** A word for something that is no record, in every language: `no plan`. */
export interface WordKey {
  readonly key: string;
  readonly word: (locale: Locale) => string;
}

function toNamedKey({ key, word }: WordKey): NamedKey {
  return { key, label: word, names: LOCALES.map(word) };
}

/** Creates the indexes of countries by code, of profiles and of plans by id. */
export function createRecordIndexes(
  data: EligibilityData,
  words: { readonly nationality: readonly WordKey[]; readonly outcome: readonly WordKey[] },
): Readonly<Record<"country" | "nationality" | "profile" | "outcome", NameIndex>> {
  const countries = data.countries.map((country): NamedKey => ({
    key: country.iso,
    label: (locale) => getLocalName(country, locale, country["en-gb"]),
    names: [country.iso, ...listNames(country)],
  }));
  const profiles = data.profiles.map((profile): NamedKey => ({
    key: profile.id,
    label: (locale) => getLocalName(profile, locale),
    names: listNames(profile),
  }));
  const products = data.products.map((product): NamedKey => ({
    key: `products/${product.id}`,
    label: (locale) => getLocalName(product, locale),
    names: listNames(product),
  }));
  return {
    country: createNameIndex(countries),
    nationality: createNameIndex([...countries, ...words.nationality.map(toNamedKey)]),
    profile: createNameIndex(profiles),
    outcome: createNameIndex([...products, ...words.outcome.map(toNamedKey)]),
  };
}
