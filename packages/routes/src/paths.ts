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

/** The language and the audience of a path. */
export interface Site {
  readonly locale: Locale;
  readonly audience: Audience;
}

/**
 * One interpretation of a path. A union over the bases, so `base` determines the type of `params`.
 */
export type RouteMatch = {
  [B in Base]: Site & {
    readonly name: RouteName;
    readonly base: B;
    readonly params: RouteParams<B>;
  };
}[Base];

/** A route with its params, without locale and audience. */
export type RouteTarget = {
  [B in Base]: { readonly base: B; readonly params: RouteParams<B> };
}[Base];

type BuildOptions<B extends Base> = B extends StaticBase
  ? Site & { readonly params?: undefined }
  : Site & { readonly params: RouteParams<B> };

export interface Paths {
  /**
   * Returns the path of a route, e.g. `/fr/entreprises/contact`. A route without params always has
   * one. The path of a route with params is null when a value is not a valid uid (see
   * `uidProblem`).
   */
  readonly buildPath: <B extends Base>(
    base: B,
    options: BuildOptions<B>,
  ) => B extends StaticBase ? string : string | null;
  /** Returns the path of a route target; null as for `buildPath`. Never throws. */
  readonly targetPath: (target: RouteTarget, site: Site) => string | null;
  /**
   * Returns all interpretations of a pathname (no query, no hash), in the order in which to try
   * them; empty when there is none. Only the canonical spelling matches, see `normalise`. Never
   * throws.
   */
  readonly match: (path: string) => readonly RouteMatch[];
  /**
   * Returns the canonical spelling of a pathname that matches a route: percent-decoded, lower-case,
   * single slashes, no trailing slash. It equals the input when that is already canonical. Returns
   * null when no route matches. The site responds with 301 when the result differs from the
   * request. Never throws.
   */
  readonly normalise: (path: string) => string | null;
  /**
   * Returns why the last param of a target (the document's own uid) is rejected; null when it is
   * valid or when the route has no params.
   */
  readonly targetProblem: (target: RouteTarget, locale: Locale) => UidProblem | null;
}

const CANONICAL_PATH = /^(?:\/[a-z0-9-]+)+$/;

/**
 * Creates the functions that build and match the paths of the route table for one brand.
 * @throws when the brand cannot be part of a URL segment, which is a configuration error
 */
export function createPaths(brand: string): Paths {
  const trees = buildRouteTrees(brand);
  const build = (base: Base, place: Place) => buildRoutePath(trees, base, place);
  return {
    // One implementation serves both branches of the conditional type: `build` returns null only
    // for routes with params.
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

/** A site and the params of a route. */
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
    // The tuple of `base` determines the names of the params. The type checker cannot infer this.
    return { name, base, locale, audience: getNameAudience(name), params } as RouteMatch;
  });
}

function normalisePath(trees: RouteTrees, path: string): string | null {
  const segments = path
    .split("/")
    .filter((segment) => segment !== "")
    .map(decodeSegment);
  // Non-ASCII characters are rejected before lower-casing. Otherwise a lookalike (the Kelvin sign)
  // would become an ASCII letter and cause a redirect.
  if (!path.startsWith("/") || !segments.every((segment) => /^[A-Za-z0-9-]+$/.test(segment)))
    return null;
  const canonical = `/${segments.join("/").toLowerCase()}`;
  return matchPath(trees, canonical).length > 0 ? canonical : null;
}

/** Returns the segments before a route's own segments. */
function getPrefix(locale: Locale, audience: Audience): readonly string[] {
  return audience === "corporate" ? [locale, LOCALE_TABLE[locale].corporateSegment] : [locale];
}

/** Redirect target of `/`, with status 302 (spec §2). */
export const ROOT_REDIRECT = `/${DEFAULT_LOCALE}`;

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
