/** Determines where the found pages lead the visitor (spec §4, §8; finder §3.2–3.5). */
import { acceptUrl } from "../url.ts";
import type { AllowedHosts } from "../url.ts";
import type { Go, NeedError, NeedOutcome, NeedTarget } from "./types.ts";
import { MOST_PRODUCTS } from "./types.ts";

type Selection = { readonly target: NeedTarget } | { readonly code: NeedError } | null;

/**
 * Selects the page of a deduplicated search: null for none, an error code when the data are
 * ambiguous. A single page counts even if it is global; of a global and a local page the local page
 * is selected.
 */
export function selectTarget(found: readonly NeedTarget[]): Selection {
  const [first, second] = found;
  if (first === undefined) return null;
  if (second === undefined) return { target: first };
  if (found.length > MOST_PRODUCTS) return { code: "too-many" };
  const firstGlobal = first.global_offer === true;
  if (firstGlobal === (second.global_offer === true))
    return { code: firstGlobal ? "two-global" : "two-local" };
  return { target: firstGlobal ? second : first };
}

/**
 * Returns the outcome of a search, tried in the order error, no result, quote request, product
 * page.
 *
 * A quote request for a page without a usable address has no result (reason `quote-url`, to be
 * reported as an error event): the visitor asked for a quote, and a product page is not a quote
 * (the analogue of finder §2.14).
 */
export function needOutcome(
  found: readonly NeedTarget[],
  go: Go,
  hosts: AllowedHosts,
): NeedOutcome {
  const selection = selectTarget(found);
  if (selection === null) return { kind: "noResult", reason: "nothing-found" };
  if ("code" in selection) return { kind: "error", code: selection.code };
  const { target } = selection;
  if (go === "product") return { kind: "product", target };
  const url = acceptUrl(target.quoteUrl, hosts);
  return url === null ? { kind: "noResult", reason: "quote-url" } : { kind: "quote", target, url };
}
