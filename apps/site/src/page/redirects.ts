/** Redirects for requests whose URL is not the URL of a page. */
import type { SiteContent } from "@orlaya/content";
import { appendQuery } from "@orlaya/finder/url";
import { match, normalise } from "@orlaya/routes";
import type { LoadedPage, PageRequest } from "./page.ts";
import { readComparison, shortenQuery } from "./query.ts";

type Redirect = Extract<LoadedPage, { readonly kind: "redirect" }>;

/**
 * Returns the redirect from a path without a route to its canonical spelling; null when it has
 * none.
 */
export function findCanonicalSpelling({ path, query }: PageRequest): Redirect | null {
  const canonical = normalise(path);
  return canonical !== null && canonical !== path
    ? { kind: "redirect", to: appendQuery(canonical, query.toString()), status: 301 }
    : null;
}

/**
 * Returns the redirect from a query to a shorter one with the same meaning; null when there is
 * none. JSON requests of scripts may repeat answers.
 */
export function findShorterQuery({ path, query, json }: PageRequest): Redirect | null {
  const isComparison = match(path)[0]?.base === "offers-compare";
  const comparison = isComparison ? readComparison(query) : null;
  const shorter = comparison ? { query: comparison, status: 303 as const } : shortenQuery(query);
  if (!shorter || (json && shorter.status === 303)) return null;
  const to = appendQuery(path, shorter.query.toString());
  return { kind: "redirect", to, status: shorter.status };
}

/**
 * Returns the redirect that is stored for a path without a published page: set by an editor, or by
 * a changed path.
 */
export async function findStoredRedirect(
  { path, query }: PageRequest,
  site: SiteContent,
): Promise<Redirect | null> {
  const redirect = await site.redirect(path);
  return (
    redirect && {
      kind: "redirect",
      status: redirect.status,
      to: appendQuery(redirect.to, query.toString()),
    }
  );
}
