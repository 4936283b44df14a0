/** Breadcrumbs of a page. */
import type { SiteContent } from "@orlaya/content";
import { breadcrumbTrail, type RouteMatch } from "@orlaya/routes";
import type { Crumb } from "../chrome/model.ts";
import type { PageTarget } from "./page.ts";

/**
 * Loads the breadcrumbs of a page; empty on the home page, on failure pages and for drafts without
 * a path.
 */
export async function loadBreadcrumbs(
  site: SiteContent,
  { route, document, failure }: PageTarget,
  title: string,
): Promise<readonly Crumb[]> {
  if (!route || !document || failure || route.base === "home") return [];
  const above = await Promise.all(
    breadcrumbTrail(route).map(async ({ path }): Promise<Crumb | null> => {
      const row = await site.rowAt(path);
      return row ? { label: row.breadcrumb, href: path } : null;
    }),
  );
  return [...above.filter((crumb) => crumb !== null), { label: title, href: null }];
}

/** Returns the paths of the ancestors of a page, nearest first, without the home page. */
export function listPathsAbove(route: RouteMatch | null): readonly string[] {
  return (route ? breadcrumbTrail(route) : [])
    .flatMap(({ base, path }) => (base === "home" ? [] : [path]))
    .reverse();
}
