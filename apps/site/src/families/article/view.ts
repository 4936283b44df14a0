import type { Translators } from "@orlaya/messages/server";
import { buildPath } from "@orlaya/routes";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView } from "../family.ts";
import { buildDateLine } from "../shared/date-line.ts";
import { createTeasers } from "../shared/teasers.ts";
import type { ArticlePageData } from "./load.ts";

/**
 * Builds the view of a news article: what changed, for whom and from when (words §7), then other
 * news.
 */
export function viewArticle(data: ArticlePageData, words: Translators): FamilyView {
  const { site, title, lead, image, publishedOn, others, socialImage } = data;
  const allNews = createPageLink(words.common("news.all"), buildPath("article-home", site));
  const head: FamilySlice = {
    slug: "article_head",
    id: "head",
    props: {
      section: allNews,
      title,
      lead,
      image,
      byline: buildDateLine(words, site.locale, "publishedOn", publishedOn),
    },
  };
  const more = createTeasers("more", {
    title: words.common("news.more"),
    link: allNews,
    teasers: others,
    tone: "mist",
  });
  return {
    slices: [head, ...data.slices, ...(others.length === 0 ? [] : [more])],
    description: lead,
    image,
    article: {
      kind: "NewsArticle",
      headline: title,
      published: publishedOn || null,
      modified: null,
      author: null,
      image: socialImage,
      description: lead,
    },
  };
}
