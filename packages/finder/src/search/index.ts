/**
 * Country search (finder §6.3, §6.4): word prefixes of the name, the ISO code, aliases and other languages' names;
 * never inside a word; one typo only when nothing else matched.
 */
import { parseCode } from "../code.ts";
import { fold, spellOutUmlauts } from "./fold.ts";
import type { Folded } from "./fold.ts";
import { startsWithOneTypo } from "./typo.ts";

export { fold } from "./fold.ts";
export type { Folded } from "./fold.ts";

/** One option of a country field. `name` is in the page's language; `aliases` hold the other languages' names too. */
export interface CountryEntry {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export type CountryMatch = {
  readonly code: string;
  readonly name: string;
  /** True when it took a typo to match. */
  readonly typo: boolean;
} & (
  | { readonly matchedBy: "name" | "code" }
  /** `query` is what the visitor typed, trimmed: the option says that it was found with it. */
  | { readonly matchedBy: "alias"; readonly query: string }
);

interface Keys {
  readonly entry: CountryEntry;
  readonly names: () => readonly Folded[];
  readonly aliases: () => readonly Folded[];
}

/** Folded at the first search and never again: listing every country costs nothing. Immutable to its users. */
export interface CountryIndex {
  readonly entries: readonly Keys[];
  /** Exact commits by name, code and alias, strongest first; null marks a text that means two countries. */
  readonly exact: () => readonly ReadonlyMap<string, string | null>[];
}

/** Shortest query that may be the beginning of an alias where names match too: below it, almost every query would be. */
const ALIAS_LENGTH = 3;
/** Shortest query that may contain a typo: below it, one letter is most of the word. */
const TYPO_LENGTH = 4;

// How well a text matches, best first.
const EXACT = 0;
const CODE = 1;
const START = 2;
const LATER_WORD = 3;
const WORDS = 4;
const NO_MATCH = 5;

/** Articles and little words of names in the site's languages: typed alone they mean no country that has one inside. */
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

/** Builds the index. The order of the entries (the locale's collation) breaks ties and is the order without a query. */
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

/** The part of an index with these codes, in its order; what is folded stays folded. A text that means two countries of the whole still means none here. */
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
 * Options for what has been typed, best first: the exact name, the code, beginnings, later words; a name before an
 * alias; then the order of the index. One or two letters that begin a name find no alias but a whole one. An empty query
 * gives every country.
 *
 * @param query at most a field's worth of text; only letters and digits of any script count.
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

/** Matches without a typo, best first. @param worstAlias the least that an alias must match to count */
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
        // An alias may lift a country (Korea is an alias of one of the two), but is named only where the name does not match.
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
      // Array.prototype.sort is stable, so equals keep the order of the index.
      .sort((a, b) => a.at - b.at)
      .map(({ match }) => match)
  );
}

/** Names, then aliases, that take one typo to match. */
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
 * The country that a text names exactly, for leaving the field: its name, else its ISO code, else an alias.
 *
 * @returns the code, or null when nothing or more than one country is meant: never silently another country.
 */
export function findExactMatch(index: CountryIndex, text: string): string | null {
  const { joined } = fold(text);
  // Letters that fold to a code are not the code: ß is not South Sudan.
  const texts = [joined, parseCode(text) ?? "", joined];
  for (const [at, table] of index.exact().entries()) {
    const code = table.get(texts[at] ?? "");
    if (code !== undefined) return code;
  }
  return null;
}
