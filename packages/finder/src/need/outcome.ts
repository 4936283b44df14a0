/** Determines where the found pages lead the visitor (spec §4, §8; finder §3.2–3.5). */
import { findAcceptedUrl, leadsTo } from "../url.ts";
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
 * page. A quote goes to the address of the card, else to the request page, else to the product page
 * (finder §2.14).
 */
export function needOutcome(
  found: readonly NeedTarget[],
  go: Go,
  hosts: AllowedHosts,
): NeedOutcome {
  const selection = selectTarget(found);
  if (selection === null) return { kind: "noResult" };
  if ("code" in selection) return { kind: "error", code: selection.code };
  const { target } = selection;
  const { quoteUrl, requestPath } = target;
  const url = go === "quote" ? findAcceptedUrl([quoteUrl, requestPath], hosts) : null;
  return url === null
    ? { kind: "product", target }
    : { kind: "quote", target, url, isRequest: leadsTo(url, requestPath) };
}
