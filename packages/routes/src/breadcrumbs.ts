import type { Paths, RouteMatch, RouteTarget } from "./paths.ts";
import { ROUTE_TABLE, type Base } from "./table.ts";

/** An ancestor of a page. */
export interface Crumb {
  readonly base: Base;
  readonly path: string;
}

/**
 * Creates a function that returns the ancestors of a matched route, home first. The page itself is
 * left out, because it is the current page.
 */
export function createBreadcrumbTrail({
  targetPath,
}: Paths): (match: RouteMatch) => readonly Crumb[] {
  return (match) => {
    const trail: Crumb[] = [];
    for (
      let base: Base | null = ROUTE_TABLE[match.base].parent;
      base !== null;
      base = ROUTE_TABLE[base].parent
    ) {
      // The params of a parent are among those of its child (a test checks this), so the params of
      // the match are sufficient.
      const path = targetPath({ base, params: match.params } as RouteTarget, match);
      if (path !== null) trail.unshift({ base, path });
    }
    return trail;
  };
}
