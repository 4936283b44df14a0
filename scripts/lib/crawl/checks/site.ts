/** What is right about all pages together. */
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

export type Site = ReadonlyMap<string, PageFacts>;

/** Links to pages and places that are not there, or that moved. One problem a target, with the first page that links to it. */
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
            `leads to ${path}, which answers ${target.status}${target.location ? ` → ${target.location}` : ""}`,
          ),
        );
      else if (hash && hash !== "top" && !target.ids.has(hash))
        found.set(
          key,
          createError("link", page.path, `leads to ${key}: there is no such place on that page`),
        );
    }
  }
  return [...found.values()];
}

/** Translations name each other, and never lead from one audience to the other. */
export function checkAlternates(site: Site, origin: string): Problem[] {
  return [...site.values()].flatMap((page) =>
    page.alternates.flatMap(([code, href]): Problem[] => {
      const path = href.startsWith(origin) ? href.slice(origin.length) : href;
      if (findRoute(path)?.audience !== findRoute(page.path)?.audience)
        return [createError("hreflang", page.path, `${code} leads to the other audience: ${href}`)];
      if (code === "x-default") return [];
      if (findRoute(path)?.locale !== code)
        return [createError("hreflang", page.path, `${code} leads to ${href}`)];
      const other = site.get(path);
      return other?.alternates.some(([, back]) => back === origin + page.path)
        ? []
        : [createError("hreflang", page.path, `${href} (${code}) does not lead back`)];
    }),
  );
}

export interface SitemapEntry {
  readonly path: string;
  readonly alternates: readonly (readonly [string, string])[];
}
/** The sitemap and the pages that may be listed are the same set, with the same translations. `leftOut`: kept out of the sitemap by an editor. */
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
            `${sitemap.length - listed.size} addresses stand in it twice`,
          ),
        ];
  const missing = [...site.values()]
    .filter(
      (page) => isIndexable(page, origin) && !listed.has(page.path) && !leftOut.has(page.path),
    )
    .map((page) => createError("sitemap", page.path, "may be listed and is not in the sitemap"));
  const extra = sitemap.flatMap(({ path, alternates }): Problem[] => {
    const page = site.get(path);
    if (!page || !isIndexable(page, origin))
      return [createError("sitemap", path, "is in the sitemap and may not be listed")];
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

/** Titles and descriptions of pages that may be listed are unlike any other of their language. */
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
        return [createError(name, page.path, `the same as ${known}: ${quote(page[name])}`)];
      });
  });
}

/** From this many pages on a paragraph is a module that pages share, and a person decides whether it should be. */
const SHARED_FROM = 4;
/** A paragraph of 12 words and more belongs to one page. */
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
        ? createError("paragraph", first, `stands on ${others.join(", ")} too: ${words}`)
        : createWarning("paragraph", first, `stands on ${paths.length} pages: ${words}`);
    });
}

/** Routes of the table that have no page; a page counts for every route that its address can be of. A route without parameters must have one in every language on both sites. */
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
