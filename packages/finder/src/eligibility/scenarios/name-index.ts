/** Finds records by a name in any language, and the names that are nearest to an unknown one. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { DATA_LOCALES } from "../../data/types.ts";
import type { EligibilityData, LocalNames } from "../../data/types.ts";
import { fold, type Folded } from "../../search/fold.ts";
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

/**
 * Returns the number of letters to change, add or remove between two words. @param most where it is
 * larger, counting ends, and some number that is not smaller than `most` is returned
 */
export function countEdits(a: string, b: string, most = Infinity): number {
  let before = [...Array(b.length + 1).keys()];
  for (let row = 0; row < a.length; row++) {
    let [last, corner, least] = [row + 1, row, row + 1];
    const now = [last];
    for (let column = 1; column <= b.length; column++) {
      const above = before[column] ?? 0;
      const changed = corner + (b.charCodeAt(column - 1) === a.charCodeAt(row) ? 0 : 1);
      last = Math.min(last + 1, above + 1, changed);
      now.push(last);
      if (last < least) least = last;
      corner = above;
    }
    if (least >= most) return least;
    before = now;
  }
  return before[b.length] ?? 0;
}

/**
 * Returns how far a name is from a text; a name that contains all its words is near. Names that are
 * farther than `most` are not measured.
 */
function measureDistance(wanted: Folded, known: Folded, most: number): number {
  const bonus = wanted.words.every((word) => known.words.includes(word)) ? 100 : 0;
  const least = Math.abs(wanted.joined.length - known.joined.length) - bonus;
  return least >= most ? least : countEdits(wanted.joined, known.joined, most + bonus) - bonus;
}

const foldedOf = new WeakMap<NamedKey, readonly Folded[]>();
/** Returns the names of a key for comparison. Computed once for the same key. */
function foldNames(entry: NamedKey): readonly Folded[] {
  const known = foldedOf.get(entry);
  if (known) return known;
  const made = [...new Set(entry.names)].map(fold);
  foldedOf.set(entry, made);
  return made;
}

/** Returns the names of a language that are nearest to a text, the nearest first. */
export function proposeNames(
  entries: readonly NamedKey[],
  name: string,
  locale: Locale,
): readonly string[] {
  const wanted = fold(name);
  const best: { readonly label: string; readonly distance: number }[] = [];
  for (const entry of entries) {
    const label = entry.label(locale);
    let distance = best[MOST_PROPOSED - 1]?.distance ?? Infinity;
    const farthest = distance;
    for (const known of [fold(label), ...foldNames(entry)])
      distance = Math.min(distance, measureDistance(wanted, known, distance));
    if (distance >= farthest) continue;
    best.push({ label, distance });
    best.sort((a, b) => a.distance - b.distance);
    best.length = Math.min(best.length, MOST_PROPOSED);
  }
  return best.map(({ label }) => label);
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
