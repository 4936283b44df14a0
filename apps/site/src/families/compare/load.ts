/** Loads two or three plans of a site for their comparison. */
import { ContentUnavailable, type PageSingle, type Plan, type ProductPage } from "@orlaya/content";
import { addQuery, buildPath, type Site } from "@orlaya/routes";
import { FEWEST_PLANS, MOST_PLANS, PLAN_PARAM } from "@orlaya/slices/compare-params";
import type { StatedPlan } from "@orlaya/slices/compare-rows";
import type { ProductCardData } from "@orlaya/slices";
import {
  buildComparePath,
  choosePlans,
  findComparePath,
  findPlans,
  findTwinUid,
  getOtherSite,
  loadOtherPlans,
  loadUidsElsewhere,
  readChosenUids,
  type Elsewhere,
  type LeftOut,
} from "../../load/chosen-plans.ts";
import { sortPlans } from "../../load/plans.ts";
import {
  resolveEntity,
  resolveSlice,
  type ResolveContext,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** A chosen plan: its card, and what its page states. */
export interface ChosenPlan {
  readonly card: ProductCardData;
  readonly stated: StatedPlan;
}
/** Data of the comparison. */
export interface CompareData {
  readonly site: Site;
  readonly path: string;
  readonly slices: readonly ResolvedSlice[];
  readonly plans: readonly ChosenPlan[];
  readonly leftOut: readonly LeftOut[];
  /** Every plan of the site, in the order of the plan list. */
  readonly options: readonly { readonly uid: string; readonly title: string }[];
  /** The plan list, in which the plans stay chosen. */
  readonly listPath: string;
  readonly elsewhere: Elsewhere;
}

/** Reads what the page of a plan states: card, facts and tables of cover. */
function readPlan(document: ProductPage, context: ResolveContext): ChosenPlan | null {
  const card = resolveEntity("product_page", document, context);
  if (!card) return null;
  const tables = document.slices.flatMap((stored) => {
    const resolved = resolveSlice(stored, context);
    return resolved.kind === "slice" && resolved.slice.slug === "comparison_table"
      ? [resolved.slice.props]
      : [];
  });
  const { facts } = document.product_data;
  return { card, stated: { price: card.price, who: card.description, facts, tables } };
}

/**
 * Returns where the switch of sites leads: to the same plans and to those that the address names of
 * that site, in its order, or to its plan list.
 */
async function findOtherSite(
  { runtime, site }: LoadInput<PageSingle>,
  uids: readonly string[],
  plans: readonly Plan[],
  others: readonly Plan[],
): Promise<string> {
  const other = getOtherSite(site);
  const list = buildPath("offers", other);
  if ((await findComparePath(runtime.content.at(other), site)) === null) return list;
  function findUid(uid: string): string | null {
    const own = plans.find((plan) => plan.uid === uid);
    return own ? findTwinUid(own, others) : (findPlans([uid], others)[0]?.uid ?? null);
  }
  const found = [...new Set(uids.flatMap((uid) => findUid(uid) ?? []))];
  return uids.length > 0 && found.length < FEWEST_PLANS
    ? addQuery(list, { [PLAN_PARAM]: found })
    : buildComparePath(other, found.slice(0, MOST_PLANS));
}

/** Loads the comparison. @throws ContentUnavailable without plans */
export async function loadCompare(input: LoadInput<PageSingle>): Promise<CompareData> {
  const { runtime, site, context, path, query, slices } = input;
  const stored = await site.plans();
  if (!stored) throw new ContentUnavailable("plans", null);
  const plans = sortPlans(stored);
  const uids = readChosenUids(query);
  const others = uids.length > 0 ? await loadOtherPlans(runtime, site) : [];
  const { chosen, leftOut } = choosePlans(uids, plans, others);
  const documents = await Promise.all(chosen.map(({ id }) => site.document("product_page", id)));
  const read = documents.map((document) => document && readPlan(document, context));
  const { locale, audience } = site;
  return {
    site: { locale, audience },
    path,
    slices,
    plans: read.flatMap((plan) => plan ?? []),
    leftOut: [
      ...leftOut,
      ...chosen
        .filter((_, at) => !read[at])
        .map(({ title }) => ({ kind: "unavailable", title }) as const),
    ],
    options: plans.map(({ uid, title }) => ({ uid, title })),
    listPath: addQuery(buildPath("offers", site), { [PLAN_PARAM]: chosen.map(({ uid }) => uid) }),
    elsewhere: {
      uids: await loadUidsElsewhere(
        site,
        documents.flatMap((document) => document?.group ?? []),
      ),
      otherSite: await findOtherSite(input, uids, plans, others),
    },
  };
}
