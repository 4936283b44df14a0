import type { Paths, Site } from "./paths.ts";

/**
 * Where a finder leads inside the site (spec §2, finder result routes). A quote request leads to an
 * address of its own and is a content link, not an outcome of the route table.
 */
export type OutcomeTarget =
  | { readonly kind: "product"; readonly offer: string; readonly product: string }
  /** `landing`: the uid of the page chosen in the finder module, null when none is. */
  | { readonly kind: "noResult" | "error"; readonly landing: string | null };

/** Builds the path of an outcome for the current site; error-404 of that site when the page is not there. Total. */
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
