/**
 * The index of the quote-by-need search (finder §3): bit masks over the product pages from the
 * content client. There is one index per site. It is compiled again when a product page or a group
 * of countries changes.
 */
import type { Group, Plan, SiteContent } from "@orlaya/content";
import { compileNeed, type NeedIndex, type NeedTarget } from "@orlaya/finder/need";
import { resolveLink, type ResolveContext } from "./resolve/index.ts";
import { resolveContext } from "./resolve-context.ts";

/** Converts a product page into the data that the search uses. */
export function needTarget(plan: Plan, context: ResolveContext): NeedTarget {
  return {
    id: plan.id,
    audience: plan.audience ?? "individual",
    locale: plan.locale ?? "",
    offerUid: plan.offer?.document?.uid ?? "",
    productUid: plan.uid,
    global_offer: plan.global_offer,
    cover_types: plan.cover_types.flatMap(({ document }) => document?.key || []),
    languages: plan.languages,
    locations: plan.locations,
    location_groups: plan.location_groups.map(({ id }) => id),
    destination_countries: plan.destination_countries,
    destination_groups: plan.destination_groups.map(({ id }) => id),
    excluded_locations: plan.excluded_locations,
    excluded_destinations: plan.excluded_destinations,
    quoteUrl: resolveLink(plan.card.cta_primary_link, context, "-")?.href ?? null,
  };
}

interface MadeIndex {
  readonly groups: readonly Group[];
  readonly index: NeedIndex;
}
/**
 * Compiled indexes by plan list. The content client returns the same array until a plan changes.
 */
const made = new WeakMap<readonly Plan[], MadeIndex>();

/**
 * Returns the index of a site, the same object until plans or groups change; null when they cannot
 * be read.
 */
export async function loadNeedIndex(site: SiteContent): Promise<NeedIndex | null> {
  const [plans, groups] = await Promise.all([site.plans(), site.groups()]);
  if (!plans || !groups) return null;
  const known = made.get(plans);
  if (known?.groups === groups) return known.index;
  const { locale, audience } = site;
  const context = resolveContext({ locale, audience, mediaOrigin: "" });
  const index = compileNeed(
    plans.map((plan) => needTarget(plan, context)),
    groups.map(({ id, countries }) => ({
      id,
      countries: countries.flatMap(({ document }) => document?.code || []),
    })),
  );
  made.set(plans, { groups, index });
  return index;
}
