import type { Paths, Site } from "./paths.ts";

/**
 * Target of a finder result inside the site (spec §2, finder result routes). A quote request uses
 * an address from the content, so it is not an outcome of the route table.
 */
export type OutcomeTarget =
  | { readonly kind: "product"; readonly offer: string; readonly product: string }
  /** `landing`: the uid of the page chosen in the finder module, null when no page is chosen. */
  | { readonly kind: "noResult" | "error"; readonly landing: string | null };

/**
 * Creates a function that returns the path of an outcome on the current site, or the error-404 path
 * of that site when the outcome has no valid path. The function never throws.
 */
export function createOutcomePath({
  buildPath,
}: Paths): (outcome: OutcomeTarget, site: Site) => string {
  return (outcome, { locale, audience }) => {
    const path =
      outcome.kind === "product"
        ? buildPath("product", {
            locale,
            audience,
            params: { offer: outcome.offer, product: outcome.product },
          })
        : buildPath("landing", { locale, audience, params: { uid: outcome.landing ?? "" } });
    return path ?? buildPath("error-404", { locale, audience });
  };
}
