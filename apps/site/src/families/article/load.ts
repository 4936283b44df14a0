import type { PageArticle, Site, SiteContent } from "@orlaya/content";
import type { TeaserData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { loadList } from "../../load/lists.ts";
import {
  resolveEntity,
  resolvePicture,
  type ResolveContext,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import { findSocialImage } from "../../load/social-image.ts";
import type { LoadInput } from "../family.ts";

const OTHER_ARTICLES = 3;

/** Data of the page of a news article, with the newest other articles. */
export interface ArticlePageData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  readonly title: string;
  readonly lead: string;
  readonly image: PictureData | null;
  /** Absolute URL of the picture for social networks. */
  readonly socialImage: string | null;
  /** Stored date; empty without one. */
  readonly publishedOn: string;
  readonly others: readonly TeaserData[];
}

async function loadOtherArticles(
  site: SiteContent,
  context: ResolveContext,
  except: string,
): Promise<readonly TeaserData[]> {
  const { documents } = await loadList(site, {
    type: "page_article",
    sort: "-published_on",
    limit: OTHER_ARTICLES + 1,
  });
  return documents
    .filter(({ id }) => id !== except)
    .slice(0, OTHER_ARTICLES)
    .flatMap((document) => resolveEntity("page_article", document, context) ?? []);
}

/** Loads the page of a news article. */
export async function loadArticle({
  runtime,
  site,
  document,
  slices,
  context,
}: LoadInput<PageArticle>): Promise<ArticlePageData> {
  const image = resolvePicture(document.image, context);
  return {
    site: { locale: site.locale, audience: site.audience },
    slices,
    title: document.title,
    lead: document.lead,
    image,
    socialImage: findSocialImage(image, runtime.env.siteOrigin),
    publishedOn: document.published_on,
    others: await loadOtherArticles(site, context, document.id),
  };
}
