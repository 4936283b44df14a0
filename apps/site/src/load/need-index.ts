/**
 * The index of the quote-by-need search (finder §3): bit masks over the product pages from the
 * content client. There is one index per site. It is compiled again when a product page, a form
 * page of a plan, a group of countries or the live release changes: the search shows no plan where
 * the rules refuse it.
 */
import type { Group, Plan, PlanForm, SiteContent } from "@orlaya/content";
import { buildNeedRules, type Finder } from "@orlaya/finder/eligibility";
import { compileNeed, type NeedIndex, type NeedTarget } from "@orlaya/finder/need";
import { loadLiveFinder } from "./eligibility-release.ts";
import { findPlanForms } from "./plan-forms.ts";
import { findPlan } from "./plans.ts";
import { resolveLink, type ResolveContext } from "./resolve/index.ts";
import { resolveContext } from "./resolve-context.ts";
import type { LoadRuntime } from "./runtime.ts";

/** Converts a product page into the data that the search uses. */
function buildNeedTarget(
  plan: Plan,
  forms: readonly PlanForm[] | null,
  context: ResolveContext,
): NeedTarget {
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
    requestPath: findPlanForms(forms, plan.id).request,
  };
}

interface MadeIndex {
  readonly finder: Finder | null;
  readonly forms: readonly PlanForm[] | null;
  readonly groups: readonly Group[];
  readonly index: NeedIndex;
}
/**
 * Compiled indexes by plan list. The content client returns the same array until a plan changes.
 */
const made = new WeakMap<readonly Plan[], MadeIndex>();

/**
 * Returns the index of a site, the same object until plans, groups or the release change; null when
 * plans or groups cannot be read.
 */
export async function loadNeedIndex(
  runtime: Pick<LoadRuntime, "log">,
  site: SiteContent,
): Promise<NeedIndex | null> {
  const [plans, forms, groups, finder] = await Promise.all([
    site.plans(),
    site.planForms(),
    site.groups(),
    loadLiveFinder(runtime, site),
  ]);
  if (!plans || !groups) return null;
  const known = made.get(plans);
  if (known?.forms === forms && known.groups === groups && known.finder === finder)
    return known.index;
  const { locale, audience } = site;
  const context = resolveContext({ locale, audience, mediaOrigin: "" });
  const index = compileNeed(
    plans.map((plan) => buildNeedTarget(plan, forms, context)),
    groups.map(({ id, countries }) => ({
      id,
      countries: countries.flatMap(({ document }) => document?.code || []),
    })),
    finder && buildNeedRules(finder, (product) => findPlan(plans, product)?.id ?? null),
  );
  made.set(plans, { finder, forms, groups, index });
  return index;
}
