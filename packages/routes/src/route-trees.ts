import { LOCALES, LOCALE_TABLE, isLocale, type Locale } from "@orlaya/locales";
import { BASES, ROUTE_TABLE, getParamName, type Base, type Segment } from "./table.ts";

/**
 * Reason why a uid is rejected. `route-word`: the route table has this word at the position of the
 * uid in that language.
 */
export type UidProblem = "empty" | "alphabet" | "locale" | "audience" | "route-word";

/**
 * A node in the route tree of one language: the possible next segments, and the routes that end
 * here.
 */
export interface Position {
  readonly words: Map<string, Position>;
  /**
   * Shared by every param at this position, whatever its name. Two routes can be ambiguous because
   * they share it.
   */
  param: Position | null;
  readonly bases: Base[];
}

/** The route table of one brand as one tree per language. */
export interface RouteTrees {
  /** Returns the word of a segment in a language. */
  readonly wordOf: (segment: Segment, locale: Locale) => string;
  /** Returns the root of the tree of a language. */
  readonly rootOf: (locale: Locale) => Position;
}

const ALPHABET = /^[a-z0-9-]+$/;
/** The segments that begin the professional site, in all languages. */
const CORPORATE_SEGMENTS: readonly string[] = LOCALES.map(
  (locale) => LOCALE_TABLE[locale].corporateSegment,
);

/**
 * Builds the trees. At each position a word of the tree takes precedence over a param, and a param
 * never has the value of such a word. Matching therefore needs no backtracking, and the rejection
 * of reserved uids follows the same rule as matching.
 * @throws when the brand cannot be part of a URL segment, which is a configuration error
 */
export function buildRouteTrees(brand: string): RouteTrees {
  if (!ALPHABET.test(brand))
    throw new Error(`The brand "${brand}" must be written with a–z, 0–9 and hyphens only.`);
  const wordOf = (segment: Segment, locale: Locale): string =>
    (typeof segment === "string" ? segment : segment[locale]).replace("{brand}", brand);
  const roots = new Map(LOCALES.map((locale) => [locale, plantTree(locale, wordOf)]));
  return { wordOf, rootOf: (locale) => roots.get(locale) ?? buildPosition() };
}

function plantTree(locale: Locale, wordOf: RouteTrees["wordOf"]): Position {
  const root = buildPosition();
  for (const base of BASES) {
    let position = root;
    for (const segment of ROUTE_TABLE[base].path) {
      if (getParamName(segment) !== null) {
        position = position.param ??= buildPosition();
      } else {
        const word = wordOf(segment, locale);
        const next = position.words.get(word) ?? buildPosition();
        position.words.set(word, next);
        position = next;
      }
    }
    position.bases.push(base);
  }
  return root;
}

function buildPosition(): Position {
  return { words: new Map(), param: null, bases: [] };
}

/** Returns why a param may not have this value at a position, or null when it may. */
export function findProblem(position: Position, uid: string): UidProblem | null {
  if (uid === "") return "empty";
  if (!ALPHABET.test(uid)) return "alphabet";
  if (isLocale(uid)) return "locale";
  if (CORPORATE_SEGMENTS.includes(uid)) return "audience";
  return position.words.has(uid) ? "route-word" : null;
}

/** Returns the segments of a route; null as soon as the value of a param is missing or rejected. */
export function walkRoute(
  { wordOf, rootOf }: RouteTrees,
  base: Base,
  locale: Locale,
  params: Readonly<Record<string, unknown>>,
): string[] | null {
  const segments: string[] = [];
  let position: Position | null | undefined = rootOf(locale);
  for (const segment of ROUTE_TABLE[base].path) {
    const param = getParamName(segment);
    const value: unknown = param === null ? wordOf(segment, locale) : params[param];
    if (typeof value !== "string" || position == null) return null;
    if (param !== null && findProblem(position, value) !== null) return null;
    position = param === null ? position.words.get(value) : position.param;
    segments.push(value);
  }
  return segments;
}

/**
 * Returns the position of a route's last param; a uid there must differ from the words of the
 * position. Null for a route without params.
 */
export function findLastParam(
  { wordOf, rootOf }: RouteTrees,
  base: Base,
  locale: Locale,
): Position | null {
  let position: Position | null = rootOf(locale);
  let last: Position | null = null;
  for (const segment of ROUTE_TABLE[base].path) {
    if (position === null) break;
    const isParam = getParamName(segment) !== null;
    if (isParam) last = position;
    position = (isParam ? position.param : position.words.get(wordOf(segment, locale))) ?? null;
  }
  return last;
}
