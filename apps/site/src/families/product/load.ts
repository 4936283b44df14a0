/**
 * Loads the page of a plan (spec §3 product_page): the plan, its form page, its market, related
 * plans and the finder.
 */
import type { ProductPage } from "@orlaya/content";
import type { Site } from "@orlaya/routes";
import type { FinderModuleData, ProductCardData } from "@orlaya/slices";
import type { PictureData, PriceData } from "@orlaya/ui";
import { MOST_PLANS } from "@orlaya/slices/compare-params";
import { buildComparePath, findComparePath } from "../../load/chosen-plans.ts";
import { loadFinderModule } from "../../load/finder-module.ts";
import { findPlanForms } from "../../load/plan-forms.ts";
import { loadPlanMarket, type PlanMarketData } from "../../load/plan-market.ts";
import { sortPlans } from "../../load/plans.ts";
import {
  resolveEntity,
  resolvePicture,
  resolvePrice,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import { findSocialImage } from "../../load/social-image.ts";
import { loadPremium, type PremiumData } from "./premium.ts";
import type { LoadInput } from "../family.ts";

const MOST_RELATED = 3;

type CardLink = ProductCardData["primary"];

/** Data of the page of a plan. */
export interface ProductPageData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  readonly title: string;
  readonly tag: string;
  readonly lead: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** Description of the document, for structured data. */
  readonly description: string;
  readonly image: PictureData | null;
  /** Absolute URL of the picture for social networks. */
  readonly socialImage: string | null;
  readonly price: PriceData | null;
  readonly primary: CardLink;
  /** The second link of the card; null when it leads to the page itself. */
  readonly secondary: CardLink;
  /**
   * Path of the form page that checks whether the visitor can take out this plan. It is looked up
   * only when the card has no second link.
   */
  readonly formPath: string | null;
  readonly related: readonly ProductCardData[];
  /** Comparison of the plan with the first related plans; null without one. */
  readonly comparison: { readonly path: string; readonly titles: readonly string[] } | null;
  readonly finder: FinderModuleData | null;
  /** Who can take out the plan; null without a live release, and for a plan that it does not use. */
  readonly market: PlanMarketData | null;
  /** Target of a link to the finder. With scripts the link opens the finder panel. */
  readonly finderHref: string;
  /** Path of the page. */
  readonly path: string;
  /** Premiums by age with the answers of the visitor; null without a table of premiums. */
  readonly premium: PremiumData | null;
}

/**
 * Loads related plans: first those of the same offer, then others of the site, without the plan
 * itself.
 */
async function loadRelatedPlans({
  site,
  context,
  document,
}: LoadInput<ProductPage>): Promise<readonly ProductCardData[]> {
  const plans = sortPlans((await site.plans()) ?? []);
  const others = plans.filter((other) => other.id !== document.id);
  const sameOffer = others.filter((other) => other.offer?.id === document.offer?.id);
  return [...sameOffer, ...others.filter((other) => !sameOffer.includes(other))]
    .slice(0, MOST_RELATED)
    .flatMap((other) => resolveEntity("product_page", other, context) ?? []);
}

/** Returns the comparison of the plan with related plans; null without the page or plans. */
async function findComparison(
  { site, document: { uid } }: LoadInput<ProductPage>,
  related: readonly ProductCardData[],
): Promise<ProductPageData["comparison"]> {
  if (related.length === 0 || (await findComparePath(site)) === null) return null;
  const others = related.slice(0, MOST_PLANS - 1);
  return {
    path: buildComparePath(site, [uid, ...others.map((plan) => plan.uid)]),
    titles: others.map(({ title }) => title),
  };
}

/** Returns a link of the card; null when it leads to the page at `path`. */
const removeLinkToSelf = (link: CardLink, path: string): CardLink =>
  link && link.href !== path ? link : null;

/** Loads the page of a plan. */
export async function loadProduct(input: LoadInput<ProductPage>): Promise<ProductPageData> {
  const { document, site, slices, context, runtime, path, query } = input;
  const { locale, audience } = site;
  const { title, tag, product_data: data } = document;
  const card = resolveEntity("product_page", document, context);
  const image = resolvePicture(data.image, context) ?? card?.image ?? null;
  // A link to the page itself is replaced by a link to its form page, or to the contact page.
  const secondary = removeLinkToSelf(card?.secondary ?? null, path);
  const formPath = secondary ? null : findPlanForms(await site.planForms(), document.id).check;
  const [related, module, market] = await Promise.all([
    loadRelatedPlans(input),
    loadFinderModule(site),
    loadPlanMarket(runtime, site, document.id),
  ]);
  return {
    site: { locale, audience },
    slices,
    title,
    tag,
    lead: data.lead,
    facts: data.facts,
    description: document.seo.description,
    image,
    socialImage: findSocialImage(image, runtime.env.siteOrigin),
    price: resolvePrice(document, document.premiums),
    primary: card?.primary ?? null,
    secondary,
    formPath,
    related,
    comparison: await findComparison(input, related),
    finder: resolveEntity("module_lisa", module, context),
    market,
    finderHref: context.actionHref.finder,
    path,
    premium: loadPremium(document, query),
  };
}
