import {
  CORPORATE_SEGMENTS,
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_TABLE,
  isLocale,
  type Audience,
  type Locale,
} from "./locales.ts";
import { audienceOfName, routeName, type RouteName } from "./names.ts";
import {
  BASES,
  ROUTE_TABLE,
  paramName,
  type Base,
  type RouteParams,
  type Segment,
  type StaticBase,
} from "./table.ts";

/** Where a path lives: which language, which site. */
export interface Site {
  readonly locale: Locale;
  readonly audience: Audience;
}

/** One reading of a path; a union over the bases, so `base` decides the type of `params`. */
export type RouteMatch = {
  [B in Base]: Site & {
    readonly name: RouteName;
    readonly base: B;
    readonly params: RouteParams<B>;
  };
}[Base];

/** A route with its params, the locale and audience still open. */
export type RouteTarget = {
  [B in Base]: { readonly base: B; readonly params: RouteParams<B> };
}[Base];

/** Why a uid is refused. `route-word`: the table has that word at the uid's position in that language. */
export type UidProblem = "empty" | "alphabet" | "locale" | "audience" | "route-word";

type BuildOptions<B extends Base> = B extends StaticBase
  ? Site & { readonly params?: undefined }
  : Site & { readonly params: RouteParams<B> };

export interface Paths {
  /**
   * The path of a route, e.g. `/fr/entreprises/contact`. A route without params always has one; a
   * route with params yields null when a value is not an acceptable uid (see `uidProblem`).
   */
  readonly buildPath: <B extends Base>(
    base: B,
    options: BuildOptions<B>,
  ) => B extends StaticBase ? string : string | null;
  /** The path of a route and its params held as one value; null as `buildPath`. Total. */
  readonly targetPath: (target: RouteTarget, site: Site) => string | null;
  /**
   * Every reading of a pathname (no query, no hash) in the order to try them; empty when there is
   * none. Only the canonical spelling matches, see `normalise`. Total: any string, never throws.
   */
  readonly match: (path: string) => readonly RouteMatch[];
  /**
   * The canonical spelling of a pathname that some route reads: percent-decoded, lower-case, single
   * slashes, none at the end. Equal to its input when that is canonical already; null when no route
   * reads it. A site answers 301 when the result differs from the request. Total.
   */
  readonly normalise: (path: string) => string | null;
  /** The words a uid may not be at the position of `base`'s last param, in that language; empty when it has none. */
  readonly reservedUids: (base: Base, locale: Locale) => readonly string[];
  /** Why a target's last param (the document's own uid) is refused, or null when it is fine or there is none. */
  readonly targetProblem: (target: RouteTarget, locale: Locale) => UidProblem | null;
}

/** A position in the tree of one language's routes: what may follow, and which routes end here. */
interface Position {
  readonly words: Map<string, Position>;
  /** Shared by every param at this position, whatever its name: that is what makes two routes ambiguous. */
  param: Position | null;
  readonly bases: Base[];
}

const ALPHABET = /^[a-z0-9-]+$/;
const CANONICAL_PATH = /^(?:\/[a-z0-9-]+)+$/;

/**
 * Builds the two directions of the route table for one brand.
 * The table becomes one tree per language. At each position a word of the tree beats a param, and a
 * param never takes a word that the tree has there, so reading a path needs no backtracking and the
 * refusal of a reserved uid is the same rule as the reading.
 * @throws when the brand could not be part of a URL segment; a mistake of configuration, not of input
 */
export function createPaths(brand: string): Paths {
  if (!ALPHABET.test(brand))
    throw new Error(`The brand "${brand}" must be written with a–z, 0–9 and hyphens only.`);

  const wordOf = (segment: Segment, locale: Locale): string =>
    (typeof segment === "string" ? segment : segment[locale]).replace("{brand}", brand);

  const trees = new Map(LOCALES.map((locale) => [locale, plant(locale, wordOf)]));
  const treeOf = (locale: Locale): Position => trees.get(locale) ?? newPosition();

  /** Follows a route down the tree, visiting each param; null as soon as a value is refused. */
  function walk(
    base: Base,
    locale: Locale,
    params: Readonly<Record<string, unknown>>,
  ): string[] | null {
    const segments: string[] = [];
    let position: Position | null | undefined = treeOf(locale);
    for (const segment of ROUTE_TABLE[base].path) {
      const param = paramName(segment);
      const value: unknown = param === null ? wordOf(segment, locale) : params[param];
      if (typeof value !== "string" || position == null) return null;
      if (param !== null && problemAt(position, value) !== null) return null;
      position = param === null ? position.words.get(value) : position.param;
      segments.push(value);
    }
    return segments;
  }

  /** The position of a route's last param: what its uid competes with. Null for a route without params. */
  function lastParamPosition(base: Base, locale: Locale): Position | null {
    let position: Position | null = treeOf(locale);
    let last: Position | null = null;
    for (const segment of ROUTE_TABLE[base].path) {
      if (position === null) break;
      const isParam = paramName(segment) !== null;
      if (isParam) last = position;
      position = (isParam ? position.param : position.words.get(wordOf(segment, locale))) ?? null;
    }
    return last;
  }

  function build(
    base: Base,
    {
      locale,
      audience,
      params,
    }: Site & { readonly params?: Readonly<Record<string, unknown>> | undefined },
  ): string | null {
    if (!isLocale(locale)) return null;
    const segments = walk(base, locale, params ?? {});
    return segments && ["", ...prefix(locale, audience), ...segments].join("/");
  }

  function match(path: string): readonly RouteMatch[] {
    if (!CANONICAL_PATH.test(path)) return [];
    const [locale, ...afterLocale] = path.slice(1).split("/");
    if (!isLocale(locale)) return [];
    const opened: Audience =
      afterLocale[0] === LOCALE_TABLE[locale].corporateSegment ? "corporate" : "individual";
    const segments = opened === "corporate" ? afterLocale.slice(1) : afterLocale;
    let position: Position | null = treeOf(locale);
    for (const segment of segments) {
      const here: Position = position;
      position = here.words.get(segment) ?? (problemAt(here, segment) === null ? here.param : null);
      if (position === null) return [];
    }
    return position.bases.map((base) => {
      const params: Record<string, string> = {};
      ROUTE_TABLE[base].path.forEach((segment, index) => {
        const param = paramName(segment);
        if (param !== null) params[param] = segments[index] ?? "";
      });
      const name = routeName(base, locale, opened);
      // The tuple of `base` decides which params were read: the link between the two the checker cannot see.
      return { name, base, locale, audience: audienceOfName(name), params } as RouteMatch;
    });
  }

  function normalise(path: string): string | null {
    const segments = path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decode);
    // Refusing anything but ASCII before lower-casing keeps look-alikes (the Kelvin sign) out of the redirect.
    if (!path.startsWith("/") || !segments.every((segment) => /^[A-Za-z0-9-]+$/.test(segment)))
      return null;
    const canonical = `/${segments.join("/").toLowerCase()}`;
    return match(canonical).length > 0 ? canonical : null;
  }

  return {
    // One implementation serves both halves of the conditional type; `build` is null only for params.
    buildPath: build as Paths["buildPath"],
    targetPath: ({ base, params }, { locale, audience }) =>
      build(base, { locale, audience, params }),
    match,
    normalise,
    reservedUids: (base, locale) => [...(lastParamPosition(base, locale)?.words.keys() ?? [])],
    targetProblem({ base, params }, locale) {
      const position = lastParamPosition(base, locale);
      const own = ROUTE_TABLE[base].path.map(paramName).findLast((name) => name !== null);
      if (position === null || own == null) return null;
      const uid = (params as Readonly<Record<string, unknown>>)[own];
      return problemAt(position, typeof uid === "string" ? uid : "");
    },
  };
}

/** The prefixes before a route's own segments. */
function prefix(locale: Locale, audience: Audience): readonly string[] {
  return audience === "corporate" ? [locale, LOCALE_TABLE[locale].corporateSegment] : [locale];
}

/** What `/` redirects to, with status 302 (spec §2). */
export const ROOT_REDIRECT = `/${DEFAULT_LOCALE}`;

function problemAt(position: Position, uid: string): UidProblem | null {
  if (uid === "") return "empty";
  if (!ALPHABET.test(uid)) return "alphabet";
  if (isLocale(uid)) return "locale";
  if (CORPORATE_SEGMENTS.includes(uid)) return "audience";
  return position.words.has(uid) ? "route-word" : null;
}

function newPosition(): Position {
  return { words: new Map(), param: null, bases: [] };
}

function plant(locale: Locale, wordOf: (segment: Segment, locale: Locale) => string): Position {
  const root = newPosition();
  for (const base of BASES) {
    let position = root;
    for (const segment of ROUTE_TABLE[base].path) {
      if (paramName(segment) !== null) {
        position = position.param ??= newPosition();
      } else {
        const word = wordOf(segment, locale);
        const next = position.words.get(word) ?? newPosition();
        position.words.set(word, next);
        position = next;
      }
    }
    position.bases.push(base);
  }
  return root;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
