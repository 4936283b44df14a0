import type { Translators } from "@orlaya/messages/server";
import { buildPath } from "@orlaya/routes";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView } from "../family.ts";
import { buildDateLine } from "../shared/date-line.ts";
import { buildGuideBand } from "../shared/teasers.ts";
import type { GuideData } from "./load.ts";

/** Builds the heading: the answer first, the author and the date of the last check (words §7). */
function buildHead(data: GuideData, words: Translators): FamilySlice {
  const { site, title, lead, image, theme, author, checkedOn, minutes } = data;
  return {
    slug: "article_head",
    id: "head",
    props: {
      section: theme,
      title,
      lead,
      image,
      byline: [
        ...(author ? [words.common("writtenBy", { role: author })] : []),
        ...buildDateLine(words, site.locale, "checkedOn", checkedOn),
        ...(minutes === null ? [] : [words.common("readingTime", { minutes })]),
      ],
    },
  };
}

function buildFoot({ sources }: GuideData, words: Translators): FamilySlice {
  return {
    slug: "article_foot",
    id: "sources",
    props: { sources, notice: words.common("summaryNotice") },
  };
}

function buildRelated({ site, related }: GuideData, words: Translators): readonly FamilySlice[] {
  return buildGuideBand({
    title: words.common("relatedGuides"),
    teasers: related,
    link: createPageLink(words.common("guides.all"), buildPath("all-guides", site)),
  });
}

/** Builds the view of a guide: heading, text, sources and related guides. */
export function viewGuide(data: GuideData, words: Translators): FamilyView {
  const { title, lead, image, author, checkedOn, socialImage } = data;
  return {
    slices: [
      buildHead(data, words),
      ...data.slices,
      buildFoot(data, words),
      ...buildRelated(data, words),
    ],
    description: lead,
    image,
    article: {
      kind: "Article",
      headline: title,
      published: null,
      modified: checkedOn || null,
      author: author || null,
      image: socialImage,
      description: lead,
    },
  };
}
