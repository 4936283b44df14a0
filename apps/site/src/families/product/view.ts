/**
 * Builds the page of a plan (design §8): head with price and facts, a sticky bar, the slices of the
 * editor with the market of the plan, related plans.
 */
import { listFormat } from "@orlaya/messages";
import type { Translators } from "@orlaya/messages/server";
import { planTable } from "@orlaya/slices/plan-table";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView, ViewSlice } from "../family.ts";
import { createContactLink } from "../shared/contact-link.ts";
import type { ProductPageData } from "./load.ts";
import { buildPremium } from "./premium-view.ts";

/** Labels of sections in the bar: one or two words, shorter than the headings. */
const SECTION = {
  comparison_table: "planNav.cover",
  cover_points: "planNav.insured",
  plan_market: "planNav.who",
  plan_price: "planNav.price",
  features: "planNav.practice",
  steps: "planNav.practice",
  documents: "documents",
  faq: "planNav.questions",
} as const;

/** Builds the links of the bar: every slice with an anchor and a heading. */
function buildSectionLinks(
  slices: readonly ViewSlice[],
  { common }: Translators,
): readonly { readonly anchor: string; readonly label: string }[] {
  return slices.flatMap(({ slug, props }) =>
    "title" in props && "anchor" in props && props.anchor && props.title
      ? [
          {
            anchor: props.anchor,
            label: slug in SECTION ? common(SECTION[slug as keyof typeof SECTION]) : props.title,
          },
        ]
      : [],
  );
}

/**
 * Returns the levels of the first table of levels, for the bar, when each has its own action; empty
 * otherwise.
 */
function listLevels(
  slices: readonly ViewSlice[],
): Extract<FamilySlice, { readonly slug: "mini_bar" }>["props"]["levels"] {
  for (const { slug, props } of slices) {
    if (slug !== "comparison_table" || !planTable(props.columns, props.groups).isSwitched) continue;
    const levels = props.columns.flatMap(({ label, note, link }) =>
      link ? [{ label, note, link }] : [],
    );
    return levels.length === props.columns.length ? levels : [];
  }
  return [];
}

/**
 * Returns the second action of the head; null when it leads to the same page as the first action.
 */
function findSecondaryLink(
  { site, primary, secondary, formPath }: ProductPageData,
  words: Translators,
): ProductPageData["secondary"] {
  const link =
    secondary ??
    (formPath === null
      ? createContactLink(site, words)
      : createPageLink(words.common("checkPlan"), formPath));
  return link.href === primary?.href ? null : link;
}

/**
 * Builds the section about who can take out the plan, with a link to the finder: the form page of
 * the plan, or the panel. Null without a market.
 */
function buildMarket(
  { site, market, formPath, finderHref }: ProductPageData,
  { common }: Translators,
): FamilySlice | null {
  if (!market) return null;
  const isCorporate = site.audience === "corporate";
  const label = common("market.check");
  return {
    slug: "plan_market",
    id: "market",
    props: {
      ...market,
      title: common(isCorporate ? "market.titleCorporate" : "market.title"),
      lead: common(isCorporate ? "market.leadCorporate" : "market.lead", {
        count: market.markets.length,
      }),
      check:
        formPath === null
          ? { ...createPageLink(label, finderHref), action: "finder" }
          : createPageLink(label, formPath),
      tone: "linen",
      anchor: "who",
    },
  };
}

/** Slices before which the market is placed. */
const AFTER_MARKET: readonly string[] = ["features", "steps", "documents", "faq"];

/**
 * Returns the slices with the price of the visitor after the first table of levels, or before all of
 * them.
 */
function placePremium(
  { site, path, premium }: ProductPageData,
  words: Translators,
  slices: readonly ViewSlice[],
): readonly ViewSlice[] {
  const at = slices.findIndex(({ slug }) => slug === "comparison_table");
  const table = slices[at];
  const columns =
    table?.slug === "comparison_table" ? table.props.columns.map(({ label }) => label) : [];
  const price = buildPremium(premium, { locale: site.locale, path, columns }, words);
  return price ? [...slices.slice(0, at + 1), price, ...slices.slice(at + 1)] : slices;
}

/** Returns the slices of the editor with the price, and with the market after those about the cover. */
function placeMarket(data: ProductPageData, words: Translators): readonly ViewSlice[] {
  const { slices } = data;
  const market = buildMarket(data, words);
  const at = slices.findIndex(({ slug }) => AFTER_MARKET.includes(slug));
  const cut = at < 0 ? slices.length : at;
  return placePremium(data, words, [
    ...slices.slice(0, cut),
    ...(market ? [market] : []),
    ...slices.slice(cut),
  ]);
}

function buildHead(
  data: ProductPageData,
  slices: readonly ViewSlice[],
  words: Translators,
): readonly FamilySlice[] {
  const { tag, title, lead, image, price, primary, facts } = data;
  return [
    {
      slug: "product_hero",
      id: "head",
      props: {
        tag,
        title,
        lead,
        image,
        price,
        primary,
        secondary: findSecondaryLink(data, words),
        points: [],
        ticks: [],
        facts,
      },
    },
    {
      slug: "mini_bar",
      id: "bar",
      props: {
        links: buildSectionLinks(slices, words),
        price,
        primary,
        levels: listLevels(slices),
      },
    },
  ];
}

function buildRelatedPlans(
  { site, related, comparison }: ProductPageData,
  { common }: Translators,
): FamilyView["slices"] {
  if (related.length === 0) return [];
  const isCorporate = site.audience === "corporate";
  return [
    {
      slug: "product_cards",
      id: "related",
      props: {
        title: common(isCorporate ? "relatedPlansCorporate" : "relatedPlans"),
        lead: "",
        link:
          comparison &&
          createPageLink(
            common("compare.related", { plans: listFormat(site.locale, comparison.titles) }),
            comparison.path,
          ),
        products: related,
        tone: "linen",
        anchor: "",
      },
    },
  ];
}

/**
 * Builds the finder below the plans, for visitors who are not sure; empty when the editor placed a
 * finder.
 */
function buildFinderBand(
  { finder, slices }: ProductPageData,
  { lisa }: Translators,
): FamilyView["slices"] {
  if (!finder || slices.some(({ slug }) => slug === "finder")) return [];
  return [
    {
      slug: "finder",
      id: "finder-band",
      props: {
        module: { ...finder, title: lisa("notSure") },
        title: "",
        lead: "",
        tone: "mist",
        anchor: "",
      },
    },
  ];
}

/** Builds the view of a plan page. */
export function viewProduct(data: ProductPageData, words: Translators): FamilyView {
  const { title, description, image, socialImage, price } = data;
  const slices = placeMarket(data, words);
  return {
    slices: [
      ...buildHead(data, slices, words),
      ...slices,
      ...buildRelatedPlans(data, words),
      ...buildFinderBand(data, words),
    ],
    product: {
      name: title,
      description,
      image: socialImage,
      price,
      unit: price?.frequency ? words.common(`spoken.${price.frequency}`) : "",
    },
    image,
  };
}
