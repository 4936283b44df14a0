import { DEFAULT_LOCALE, LOCALE_TABLE, isLocale, type Locale } from "@orlaya/locales";
import type { Audience } from "./audiences.ts";
import { getNameAudience, routeName, type RouteName } from "./names.ts";
import {
  findLastParam,
  findProblem,
  buildRouteTrees,
  walkRoute,
  type Position,
  type RouteTrees,
  type UidProblem,
} from "./route-trees.ts";
import {
  ROUTE_TABLE,
  getParamName,
  type Base,
  type RouteParams,
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
  /** Why a target's last param (the document's own uid) is refused, or null when it is fine or there is none. */
  readonly targetProblem: (target: RouteTarget, locale: Locale) => UidProblem | null;
}

const CANONICAL_PATH = /^(?:\/[a-z0-9-]+)+$/;

/**
 * Builds the two directions of the route table for one brand.
 * @throws when the brand could not be part of a URL segment; a mistake of configuration, not of input
 */
export function createPaths(brand: string): Paths {
  const trees = buildRouteTrees(brand);
  const build = (base: Base, place: Place) => buildRoutePath(trees, base, place);
  return {
    // One implementation serves both halves of the conditional type; `build` is null only for params.
    buildPath: build as Paths["buildPath"],
    targetPath: ({ base, params }, { locale, audience }) =>
      build(base, { locale, audience, params }),
    match: (path) => matchPath(trees, path),
    normalise: (path) => normalisePath(trees, path),
    targetProblem({ base, params }, locale) {
      const position = findLastParam(trees, base, locale);
      const own = ROUTE_TABLE[base].path.map(getParamName).findLast((name) => name !== null);
      if (position === null || own == null) return null;
      const uid = (params as Readonly<Record<string, unknown>>)[own];
      return findProblem(position, typeof uid === "string" ? uid : "");
    },
  };
}

/** A site, and the params of a route there. */
type Place = Site & { readonly params?: Readonly<Record<string, unknown>> | undefined };

function buildRoutePath(
  trees: RouteTrees,
  base: Base,
  { locale, audience, params }: Place,
): string | null {
  if (!isLocale(locale)) return null;
  const segments = walkRoute(trees, base, locale, params ?? {});
  return segments && ["", ...getPrefix(locale, audience), ...segments].join("/");
}

function matchPath(trees: RouteTrees, path: string): readonly RouteMatch[] {
  if (!CANONICAL_PATH.test(path)) return [];
  const [locale, ...afterLocale] = path.slice(1).split("/");
  if (!isLocale(locale)) return [];
  const opened: Audience =
    afterLocale[0] === LOCALE_TABLE[locale].corporateSegment ? "corporate" : "individual";
  const segments = opened === "corporate" ? afterLocale.slice(1) : afterLocale;
  let position: Position | null = trees.rootOf(locale);
  for (const segment of segments) {
    const here: Position = position;
    position = here.words.get(segment) ?? (findProblem(here, segment) === null ? here.param : null);
    if (position === null) return [];
  }
  return position.bases.map((base) => {
    const params: Record<string, string> = {};
    ROUTE_TABLE[base].path.forEach((segment, index) => {
      const param = getParamName(segment);
      if (param !== null) params[param] = segments[index] ?? "";
    });
    const name = routeName(base, locale, opened);
    // The tuple of `base` decides which params were read: the link between the two the checker cannot see.
    return { name, base, locale, audience: getNameAudience(name), params } as RouteMatch;
  });
}

function normalisePath(trees: RouteTrees, path: string): string | null {
  const segments = path
    .split("/")
    .filter((segment) => segment !== "")
    .map(decodeSegment);
  // Refusing anything but ASCII before lower-casing keeps look-alikes (the Kelvin sign) out of the redirect.
  if (!path.startsWith("/") || !segments.every((segment) => /^[A-Za-z0-9-]+$/.test(segment)))
    return null;
  const canonical = `/${segments.join("/").toLowerCase()}`;
  return matchPath(trees, canonical).length > 0 ? canonical : null;
}

/** The prefixes before a route's own segments. */
function getPrefix(locale: Locale, audience: Audience): readonly string[] {
  return audience === "corporate" ? [locale, LOCALE_TABLE[locale].corporateSegment] : [locale];
}

/** What `/` redirects to, with status 302 (spec §2). */
export const ROOT_REDIRECT = `/${DEFAULT_LOCALE}`;

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
