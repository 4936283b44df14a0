import { createAlternates, type Alternates } from "./alternates.ts";
import { createBreadcrumbTrail } from "./breadcrumbs.ts";
import { createDocuments, type Documents } from "./documents.ts";
import { createOutcomePath } from "./outcomes.ts";
import { createPaths, type Paths } from "./paths.ts";

/** All route functions for one brand. Every function is pure and does not use `this`. */
export interface Routes extends Paths, Documents, Alternates {
  readonly outcomePath: ReturnType<typeof createOutcomePath>;
  readonly breadcrumbTrail: ReturnType<typeof createBreadcrumbTrail>;
}

/**
 * Creates the route functions for a brand (the segment about-{brand}, spec §2).
 * @throws when the brand cannot be part of a URL
 */
export function createRoutes({ brand }: { readonly brand: string }): Routes {
  const paths = createPaths(brand);
  const documents = createDocuments(paths);
  return {
    ...paths,
    ...documents,
    ...createAlternates(paths),
    outcomePath: createOutcomePath(paths),
    breadcrumbTrail: createBreadcrumbTrail(paths),
  };
}
