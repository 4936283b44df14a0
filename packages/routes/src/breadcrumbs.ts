import type { Paths, RouteMatch, RouteTarget } from "./paths.ts";
import { ROUTE_TABLE, type Base } from "./table.ts";

/** A page above another one. */
export interface Crumb {
  readonly base: Base;
  readonly path: string;
}

/** Gives the pages above a matched route, home first, the page itself left out (it is the current one). */
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
      // A parent's params are among its child's (held by a test), so the match's own params build it.
      const path = targetPath({ base, params: match.params } as RouteTarget, match);
      if (path !== null) trail.unshift({ base, path });
    }
    return trail;
  };
}
