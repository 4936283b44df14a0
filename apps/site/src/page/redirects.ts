/** Where an address leads that is not the address of a page. */
import type { SiteContent } from "@orlaya/content";
import { appendQuery } from "@orlaya/finder/url";
import { normalise } from "@orlaya/routes";
import type { LoadedPage, PageRequest } from "./page.ts";
import { shortenQuery } from "./query.ts";

type Redirect = Extract<LoadedPage, { readonly kind: "redirect" }>;

/** From an address without a route to its canonical spelling; null where it has none. */
export function findCanonicalSpelling({ path, query }: PageRequest): Redirect | null {
  const canonical = normalise(path);
  return canonical !== null && canonical !== path
    ? { kind: "redirect", to: appendQuery(canonical, query.toString()), status: 301 }
    : null;
}

/** From a query to a shorter one with the same meaning; null where there is none. Scripts may repeat answers. */
export function findShorterQuery({ path, query, json }: PageRequest): Redirect | null {
  const shorter = shortenQuery(query);
  if (!shorter || (json && shorter.status === 303)) return null;
  const to = appendQuery(path, shorter.query.toString());
  return { kind: "redirect", to, status: shorter.status };
}

/** From an address at which nothing is published to where editors or a changed path say. */
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
