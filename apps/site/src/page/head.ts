/** Builds the head of a page from its document, its view and its translations. */
import type { RouteRow, SiteContent } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import type { RatingData } from "@orlaya/slices";
import { BRAND_NAME } from "../brand.ts";
import type { Crumb } from "../chrome/model.ts";
import type { ViewSlice } from "../families/family.ts";
import type { Eligibility } from "../load/eligibility.ts";
import type { Env } from "../process/env.ts";
import { buildHead, findHeroImage, type HeadModel, type HeadWords } from "../seo/head.ts";
import { buildGraph } from "../seo/structured-data.ts";
import { buildAlternates } from "./alternates.ts";
import type { PageContent } from "./content.ts";
import type { PageTarget } from "./page.ts";

/** Returns the first rating that the page shows; null without one. */
function findRating(slices: readonly ViewSlice[]): RatingData | null {
  for (const slice of slices)
    if (slice.slug === "rating" && slice.props.rating) return slice.props.rating;
  return null;
}

/** Returns the document title while the page shows a result of its finder; otherwise null. */
function getResultTitle(eligibility: Eligibility | null, words: Translators): string | null {
  const result = eligibility?.model.result;
  if (!result) return null;
  return result.kind === "result"
    ? words.lisa("result.title", { product: result.plan.name })
    : words.lisa(`${result.kind}.title`);
}

/**
 * Returns the document whose title the page uses; null for a failure with a status other than 404,
 * because the texts of the error page describe a missing page.
 */
const findNamingDocument = ({ document, failure }: PageTarget): PageTarget["document"] =>
  !failure || failure.status === 404 ? document : null;

/** Returns the title of the page in breadcrumbs and links. */
export function getPageTitle(target: PageTarget, words: Translators): string {
  const named = findNamingDocument(target);
  return (
    [named?.breadcrumb_title, named?.title].find(Boolean) ??
    target.failure?.title ??
    words.common("error.title")
  );
}

/** Input of the head of a page. */
export interface PageHeadInput {
  readonly env: Env;
  readonly site: SiteContent;
  readonly target: PageTarget;
  readonly content: PageContent;
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly translations: readonly RouteRow[];
  readonly eligibility: Eligibility | null;
  readonly words: Translators;
}

/** Builds the structured data of a page. */
function buildPageGraph(
  { env, site, target, content: { view }, crumbs }: PageHeadInput,
  headWords: HeadWords,
): ReturnType<typeof buildGraph> {
  const { faq, product, article } = view;
  return buildGraph({
    ...headWords,
    origin: env.siteOrigin,
    brand: BRAND_NAME,
    locale: site.locale,
    path: target.path,
    crumbs,
    faq,
    product,
    article,
    rating: findRating(view.slices),
  });
}

/** Builds the head of a page. */
export function buildPageHead(input: PageHeadInput): HeadModel {
  const { env, site, target, content, title, translations, eligibility, words } = input;
  const { view } = content;
  const { path } = target;
  const isKeptOut = translations.some((row) => row.path === path && row.noindex);
  return buildHead({
    origin: env.siteOrigin,
    mediaOrigin: env.MEDIA_ORIGIN,
    brand: BRAND_NAME,
    locale: site.locale,
    path,
    document: target.failure ? null : target.document,
    fallback: {
      title: findNamingDocument(target)?.seo.title || title,
      description: view.description,
    },
    alternates: buildAlternates(env.siteOrigin, site, translations),
    heroImage: findHeroImage(content.slices) ?? view.image,
    globalNoindex: env.GLOBAL_NOINDEX || target.preview !== null,
    noindex: isKeptOut || view.visit?.noindex === true,
    article: view.article !== null,
    state: getResultTitle(eligibility, words) ?? view.state,
    page: {
      number: view.page,
      words: words.common("pagination.page", { page: String(view.page) }),
    },
    graph: (headWords) => buildPageGraph(input, headWords),
  });
}
