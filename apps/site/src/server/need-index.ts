/**
 * The index of the quote-by-need search (finder.md §3): bit masks over the product pages that the content client
 * returned, one index per site, made again when a product page or a group of countries changes.
 */
import type { Content, StoredDocument } from "@orlaya/content";
import { compileNeed, type NeedIndex, type NeedTarget } from "@orlaya/finder/need";
import type { Audience, Locale } from "@orlaya/routes";
import { resolveLink, type ResolveContext } from "@orlaya/slices/resolve";
import { array, each, record, string } from "@orlaya/slices/stored";
import { resolveContext } from "./context.ts";

/** A stored product page → what the search reads of it. */
export function needTarget(document: StoredDocument, context: ResolveContext): NeedTarget {
  return {
    id: document.id,
    audience: document["audience"] === "corporate" ? "corporate" : "individual",
    locale: string(document["locale"]),
    offerUid: string(record(document["offer"])["uid"]),
    productUid: string(document["uid"]),
    global_offer: document["global_offer"] === true,
    cover_types: each(document["cover_types"], "key"),
    languages: array(document["languages"]).map(string),
    locations: each(document["locations"], "code"),
    location_groups: each(document["location_groups"], "id"),
    destination_countries: each(document["destination_countries"], "code"),
    destination_groups: each(document["destination_groups"], "id"),
    excluded_locations: each(document["excluded_locations"], "code"),
    excluded_destinations: each(document["excluded_destinations"], "code"),
    quoteUrl: resolveLink(record(document["card"])["cta_primary_link"], context, "-")?.href ?? null,
  };
}

/** Gives the index of a site; the same one until the documents behind it change. */
export function createNeedIndexes(
  content: Content,
): (locale: Locale, audience: Audience) => Promise<NeedIndex> {
  const made = new Map<
    string,
    {
      readonly pages: readonly StoredDocument[];
      readonly groups: readonly StoredDocument[];
      readonly index: NeedIndex;
    }
  >();
  return async (locale, audience) => {
    const [pages, groups] = await Promise.all([
      content.allProductPages(locale, audience),
      content.allGroups(),
    ]);
    const key = `${locale} ${audience}`;
    const known = made.get(key);
    if (known?.pages === pages && known.groups === groups) return known.index;
    const context = resolveContext(locale, audience, "");
    const index = compileNeed(
      pages.map((page) => needTarget(page, context)),
      groups.map((group) => ({ id: group.id, countries: each(group["countries"], "code") })),
    );
    made.set(key, { pages, groups, index });
    return index;
  };
}
