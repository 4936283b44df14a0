/** Builds the comparison of plans below the heading of the page. */
import { listFormat } from "@orlaya/messages";
import type { Translators } from "@orlaya/messages/server";
import { FEWEST_PLANS, MOST_PLANS } from "@orlaya/slices/compare-params";
import { compareRows } from "@orlaya/slices/compare-rows";
import type { ComparedPlan } from "@orlaya/slices/views";
import { buildComparePath, type LeftOut } from "../../load/chosen-plans.ts";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilyView } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import type { CompareData } from "./load.ts";

/** Says what is left out of the comparison, and what to do. */
function writeNote(left: LeftOut, { site }: CompareData, { common }: Translators): string {
  const isPro = site.audience === "corporate";
  switch (left.kind) {
    case "unknown":
      return common(isPro ? "compare.unknownCorporate" : "compare.unknown", { count: left.count });
    case "tooMany":
      return common("compare.tooMany", { plans: listFormat(site.locale, left.titles) });
    case "otherSite":
      return common(isPro ? "compare.otherSiteCorporate" : "compare.otherSite", {
        plans: listFormat(site.locale, left.titles),
      });
    default:
      return common(`compare.${left.kind}`, { plan: left.title });
  }
}

/** Returns the sentences above the comparison; with one plan, that another one is needed. */
function writeNotes(data: CompareData, words: Translators): readonly string[] {
  const [only, second] = data.plans;
  return [
    ...data.leftOut.map((left) => writeNote(left, data, words)),
    ...(only && !second ? [words.common("compare.oneMore", { plan: only.card.title })] : []),
  ];
}

/** Builds the heads of the columns. */
function buildPlans(
  { site, plans }: CompareData,
  { common }: Translators,
): readonly ComparedPlan[] {
  const uids = plans.map(({ card }) => card.uid);
  return plans.map(({ card: { id, uid, title, tag, link, primary } }) => ({
    ...{ id, title, tag, link },
    quote: primary,
    remove:
      plans.length > FEWEST_PLANS
        ? createPageLink(
            common("compare.remove"),
            buildComparePath(
              site,
              uids.filter((other) => other !== uid),
            ),
          )
        : null,
  }));
}

/** Builds the rows; null with fewer than two plans. */
function buildRows({ plans }: CompareData, { common }: Translators) {
  if (plans.length < FEWEST_PLANS) return null;
  return compareRows(
    plans.map(({ stated }) => stated),
    {
      price: common("compare.price"),
      basis: common("legalReference"),
      terms: common("compare.terms"),
      who: common("compare.summary"),
      figures: common("compare.figures"),
    },
  );
}

/** Returns the title of the tab: the names of the plans; null with fewer than two. */
export function writeTitle({ plans }: CompareData, { common }: Translators): string | null {
  return plans.length < FEWEST_PLANS
    ? null
    : common("compare.shown", { plans: plans.map(({ card }) => card.title).join(" · ") });
}

/** Builds the view of the comparison. */
export function viewCompare(data: CompareData, words: Translators): FamilyView {
  const { path, slices, plans, options, listPath, elsewhere } = data;
  const comparison = {
    slug: "plan_comparison",
    id: "comparison",
    props: {
      plans: buildPlans(data, words),
      rows: buildRows(data, words),
      notes: writeNotes(data, words),
      form: {
        action: path,
        options: options.map(({ uid, title }) => ({ value: uid, label: title })),
        values: Array.from({ length: MOST_PLANS }, (_, at) => plans[at]?.card.uid ?? ""),
      },
      list: createPageLink(words.common("compare.back"), listPath),
    },
  } as const;
  return {
    slices: insertBelowHead(slices, [comparison]),
    elsewhere,
    state: writeTitle(data, words),
  };
}
