/** Checks of all pages together. */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, BASES, match } from "@orlaya/routes";
import type { PageFacts } from "../facts.ts";
import {
  createError,
  isIndexable,
  findRoute,
  quote,
  createWarning,
  type Problem,
} from "./problem.ts";

/** The crawled pages by path. */
export type Site = ReadonlyMap<string, PageFacts>;

/**
 * Reports links to pages that do not answer 200 and to anchors that do not exist. Reports one
 * problem per target, with the first page that links to it.
 */
export function checkLinks(site: Site, from: Iterable<PageFacts> = site.values()): Problem[] {
  const found = new Map<string, Problem>();
  for (const page of from) {
    for (const { path, hash } of page.links) {
      const key = `${path}#${hash}`;
      if (found.has(key)) continue;
      const target = site.get(path);
      if (!target) continue;
      const gone = target.status !== 200 && findRoute(path)?.base !== "error-404";
      if (gone)
        found.set(
          key,
          createError(
            "link",
            page.path,
            `links to ${path}, which answers ${target.status}${target.location ? ` → ${target.location}` : ""}`,
          ),
        );
      else if (hash && hash !== "top" && !target.ids.has(hash))
        found.set(
          key,
          createError("link", page.path, `links to ${key}: that page has no element with this id`),
        );
    }
  }
  return [...found.values()];
}

/**
 * Checks that hreflang links are reciprocal, have the right locale and stay within one audience.
 */
export function checkAlternates(site: Site, origin: string): Problem[] {
  return [...site.values()].flatMap((page) =>
    page.alternates.flatMap(([code, href]): Problem[] => {
      const path = href.startsWith(origin) ? href.slice(origin.length) : href;
      if (findRoute(path)?.audience !== findRoute(page.path)?.audience)
        return [createError("hreflang", page.path, `${code} links to the other audience: ${href}`)];
      if (code === "x-default") return [];
      if (findRoute(path)?.locale !== code)
        return [
          createError(
            "hreflang",
            page.path,
            `${code} links to ${href}, which is not a page in this language`,
          ),
        ];
      const other = site.get(path);
      return other?.alternates.some(([, back]) => back === origin + page.path)
        ? []
        : [createError("hreflang", page.path, `${href} (${code}) does not link back`)];
    }),
  );
}

/** An entry of a sitemap: its path, and `hreflang` and address of its alternates. */
export interface SitemapEntry {
  readonly path: string;
  readonly alternates: readonly (readonly [string, string])[];
}
/**
 * Checks that the sitemap contains exactly the indexable pages, with the same translations.
 * @param leftOut paths that an editor has excluded from the sitemap
 */
export function checkSitemap(
  site: Site,
  sitemap: readonly SitemapEntry[],
  origin: string,
  leftOut: ReadonlySet<string> = new Set(),
): Problem[] {
  const listed = new Map(sitemap.map((entry) => [entry.path, entry]));
  const twice =
    sitemap.length === listed.size
      ? []
      : [
          createError(
            "sitemap",
            "/sitemap.xml",
            `${sitemap.length - listed.size} entries are duplicates`,
          ),
        ];
  const missing = [...site.values()]
    .filter(
      (page) => isIndexable(page, origin) && !listed.has(page.path) && !leftOut.has(page.path),
    )
    .map((page) => createError("sitemap", page.path, "is indexable, but not in the sitemap"));
  const extra = sitemap.flatMap(({ path, alternates }): Problem[] => {
    const page = site.get(path);
    if (!page || !isIndexable(page, origin))
      return [createError("sitemap", path, "is in the sitemap, but not indexable")];
    function key(pairs: readonly (readonly [string, string])[]): string {
      return pairs
        .map((pair) => pair.join(" "))
        .sort()
        .join("\n");
    }
    return key(alternates) === key(page.alternates)
      ? []
      : [createError("sitemap", path, "has other translations in the sitemap than in its head")];
  });
  return [...twice, ...missing, ...extra];
}

/** Checks that titles and descriptions of indexable pages are unique within their language. */
export function checkUnique(site: Site, origin: string): Problem[] {
  return (["title", "description"] as const).flatMap((name) => {
    const first = new Map<string, string>();
    return [...site.values()]
      .filter((page) => isIndexable(page, origin) && page[name])
      .flatMap((page): Problem[] => {
        const key = `${page.lang} ${page[name]}`;
        const known = first.get(key);
        if (known === undefined) {
          first.set(key, page.path);
          return [];
        }
        return [createError(name, page.path, `is the same as on ${known}: ${quote(page[name])}`)];
      });
  });
}

/** Number of pages from which a repeated paragraph is a shared module, reported as a warning. */
const SHARED_FROM = 4;
/** Reports paragraphs of 12 words or more that are on several pages. */
export function checkParagraphs(site: Site): Problem[] {
  const pages = new Map<string, string[]>();
  for (const page of site.values()) {
    if (page.status !== 200 || page.path.includes("?")) continue;
    for (const paragraph of page.paragraphs) {
      const key = `${page.lang} ${paragraph}`;
      const list = pages.get(key);
      if (list) list.push(page.path);
      else pages.set(key, [page.path]);
    }
  }
  return [...pages]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => {
      const words = quote(key.slice(key.indexOf(" ") + 1));
      const [first = "", ...others] = paths;
      return others.length + 1 < SHARED_FROM
        ? createError("paragraph", first, `is also on ${others.join(", ")}: ${words}`)
        : createWarning("paragraph", first, `is on ${paths.length} pages: ${words}`);
    });
}

/**
 * Reports routes without a page, for every language and both audiences. A page counts for every
 * route that its path matches.
 */
export function checkRoutes(site: Site): Problem[] {
  const present = new Set(
    [...site.values()]
      .filter((page) => page.status === 200 || page.status === 404)
      .flatMap((page) =>
        match(page.path).map((place) => `${place.base} ${place.locale} ${place.audience}`),
      ),
  );
  return BASES.flatMap((base) =>
    LOCALES.flatMap((locale) =>
      AUDIENCES.flatMap((audience): Problem[] =>
        present.has(`${base} ${locale} ${audience}`)
          ? []
          : [
              createError(
                "route",
                `${base}, ${locale}, ${audience}`,
                "no page of this route exists",
              ),
            ],
      ),
    ),
  );
}

/** Runs all checks of the whole site. */
export function checkSite(
  site: Site,
  sitemap: readonly SitemapEntry[],
  origin: string,
  leftOut?: ReadonlySet<string>,
): Problem[] {
  return [
    ...checkRoutes(site),
    ...checkLinks(site),
    ...checkAlternates(site, origin),
    ...checkSitemap(site, sitemap, origin, leftOut),
    ...checkUnique(site, origin),
    ...checkParagraphs(site),
  ];
}
