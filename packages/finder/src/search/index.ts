/**
 * Country search (finder §6.3, §6.4). It matches word prefixes of the name, the ISO code, aliases
 * and names in other languages, but never inside a word. One typo is allowed only when nothing else
 * matches.
 */
import { parseCode } from "../code.ts";
import { fold, spellOutUmlauts } from "./fold.ts";
import type { Folded } from "./fold.ts";
import { startsWithOneTypo } from "./typo.ts";

export { fold } from "./fold.ts";
export type { Folded } from "./fold.ts";

/**
 * One option of a country field. `name` is in the page's language. `aliases` also contain the names
 * in other languages.
 */
export interface CountryEntry {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export type CountryMatch = {
  readonly code: string;
  readonly name: string;
  /** Whether the match needs a typo. */
  readonly typo: boolean;
} & (
  | { readonly matchedBy: "name" | "code" }
  /** `query` is the trimmed text of the visitor; the option says that it was found with it. */
  | { readonly matchedBy: "alias"; readonly query: string }
);

interface Keys {
  readonly entry: CountryEntry;
  readonly names: () => readonly Folded[];
  readonly aliases: () => readonly Folded[];
}

/**
 * Folded at the first search and then cached, so that listing every country costs nothing.
 * Immutable for callers.
 */
export interface CountryIndex {
  readonly entries: readonly Keys[];
  /**
   * Exact matches by name, code and alias, strongest first. Null marks a text that means two
   * countries.
   */
  readonly exact: () => readonly ReadonlyMap<string, string | null>[];
}

/**
 * Shortest query that may be the beginning of an alias where names match, too. Almost every shorter
 * query would be the beginning of an alias.
 */
const ALIAS_LENGTH = 3;
/** Shortest query that may contain a typo. In a shorter query one letter is most of the word. */
const TYPO_LENGTH = 4;

// Quality of a match, best first.
const EXACT = 0;
const CODE = 1;
const START = 2;
const LATER_WORD = 3;
const WORDS = 4;
const NO_MATCH = 5;

/**
 * Articles and other short words of names in the site's languages. Typed alone they do not match a
 * later word of an alias.
 */
const PARTICLES: ReadonlySet<string> = new Set(
  "and d da das de del den der des di do dos du e el en et het i l la las le les los of och the und van von y".split(
    " ",
  ),
);

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

function foldings(text: string): readonly Folded[] {
  const spelled = spellOutUmlauts(text);
  return spelled === text ? [fold(text)] : [fold(text), fold(spelled)];
}

/**
 * Builds the index. The order of the entries (the locale's collation) decides between equal
 * matches, and is the order without a query.
 */
export function buildCountryIndex(entries: readonly CountryEntry[]): CountryIndex {
  const keyed = entries.map((entry) => ({
    entry,
    names: once(() => foldings(entry.name)),
    aliases: once(() => entry.aliases.flatMap(foldings)),
  }));
  function table(textsOf: (keys: Keys) => readonly string[]): ReadonlyMap<string, string | null> {
    const map = new Map<string, string | null>();
    for (const keys of keyed) {
      for (const text of new Set(textsOf(keys))) {
        if (text !== "")
          map.set(
            text,
            map.has(text) && map.get(text) !== keys.entry.code ? null : keys.entry.code,
          );
      }
    }
    return map;
  }
  return {
    entries: keyed,
    exact: once(() => [
      table((keys) => keys.names().map((key) => key.joined)),
      table((keys) => [keys.entry.code]),
      table((keys) => keys.aliases().map((key) => key.joined)),
    ]),
  };
}

/**
 * Returns the part of an index with these codes, in its order, and keeps folded texts. A text that
 * means two countries in the whole index still matches none here.
 */
export function narrowIndex(index: CountryIndex, codes: ReadonlySet<string>): CountryIndex {
  return {
    entries: index.entries.filter(({ entry }) => codes.has(entry.code)),
    exact: once(() =>
      index
        .exact()
        .map((table) => new Map([...table].filter(([, code]) => code === null || codes.has(code)))),
    ),
  };
}

function rank(key: Folded, query: Folded): number {
  if (key.joined === query.joined) return EXACT;
  if (key.spaced.startsWith(query.spaced) || key.joined.startsWith(query.joined)) return START;
  if (key.spaced.includes(` ${query.spaced}`)) return LATER_WORD;
  return query.words.every((part) => key.words.some((word) => word.startsWith(part)))
    ? WORDS
    : NO_MATCH;
}

const best = (keys: readonly Folded[], query: Folded): number =>
  keys.reduce((least, key) => Math.min(least, rank(key, query)), NO_MATCH);

function nearlyStarts(key: Folded, query: Folded): boolean {
  return key.words.some((_, at) => startsWithOneTypo(key.words.slice(at).join(" "), query.spaced));
}

function buildMatch({ entry }: Keys, typo: boolean, by: "name" | "code"): CountryMatch {
  return { code: entry.code, name: entry.name, typo, matchedBy: by };
}

function buildAliasMatch({ entry }: Keys, typo: boolean, query: string): CountryMatch {
  return { code: entry.code, name: entry.name, typo, matchedBy: "alias", query: query.trim() };
}

/**
 * Returns the options for a query, best first: the exact name, the code, beginnings, later words; a
 * name before an alias; then the order of the index. When one or two letters match a name, a code
 * or a whole alias, aliases that only begin with them are left out. An empty query returns every
 * country.
 *
 * @param query at most a field's worth of text; only letters and digits of any script count
 */
export function searchCountries(index: CountryIndex, query: string): readonly CountryMatch[] {
  const typed = fold(query);
  if (typed.joined === "")
    return query.trim() === "" ? index.entries.map((keys) => buildMatch(keys, false, "name")) : [];
  const short = typed.joined.length < ALIAS_LENGTH ? findMatches(index, query, typed, EXACT) : [];
  const matches = short.length > 0 ? short : findMatches(index, query, typed, WORDS);
  return matches.length > 0 || typed.joined.length < TYPO_LENGTH
    ? matches
    : findTypos(index, query, typed);
}

/**
 * Returns the matches without a typo, best first.
 * @param worstAlias worst quality at which an alias counts
 */
function findMatches(
  index: CountryIndex,
  query: string,
  typed: Folded,
  worstAlias: number,
): readonly CountryMatch[] {
  const typedCode = parseCode(query);
  return (
    index.entries
      .map((keys) => {
        const byName = best(keys.names(), typed);
        if (keys.entry.code === typedCode && byName !== EXACT)
          return { at: CODE * 2, match: buildMatch(keys, false, "code") };
        // An alias can improve the rank of a country (Korea is an alias of one of the two). It is
        // reported as the match only when the name does not match.
        const inAliases = best(keys.aliases(), typed);
        const byAlias =
          inAliases > worstAlias || (inAliases > START && PARTICLES.has(typed.joined))
            ? NO_MATCH
            : inAliases;
        if (byName === NO_MATCH && byAlias === NO_MATCH) return undefined;
        return {
          at: Math.min(byName * 2, byAlias * 2 + 1),
          match:
            byName === NO_MATCH
              ? buildAliasMatch(keys, false, query)
              : buildMatch(keys, false, "name"),
        };
      })
      .filter(isDefined)
      // Array.prototype.sort is stable, so equal matches keep the order of the index.
      .sort((a, b) => a.at - b.at)
      .map(({ match }) => match)
  );
}

/** Returns names, then aliases, that match with one typo. */
function findTypos(index: CountryIndex, query: string, typed: Folded): readonly CountryMatch[] {
  const nearNames = index.entries.filter((keys) =>
    keys.names().some((key) => nearlyStarts(key, typed)),
  );
  const named = new Set(nearNames);
  const nearAliases = index.entries.filter(
    (keys) => !named.has(keys) && keys.aliases().some((key) => nearlyStarts(key, typed)),
  );
  return [
    ...nearNames.map((keys) => buildMatch(keys, true, "name")),
    ...nearAliases.map((keys) => buildAliasMatch(keys, true, query)),
  ];
}

/**
 * Finds the country that a text names exactly, when the visitor leaves the field: by its name, else
 * by its ISO code, else by an alias.
 *
 * @returns the code, or null when the text means no country or more than one, so that another
 *   country is never chosen silently
 */
export function findExactMatch(index: CountryIndex, text: string): string | null {
  const { joined } = fold(text);
  // A text that folds to a code is not that code: ß is not South Sudan.
  const texts = [joined, parseCode(text) ?? "", joined];
  for (const [at, table] of index.exact().entries()) {
    const code = table.get(texts[at] ?? "");
    if (code !== undefined) return code;
  }
  return null;
}
