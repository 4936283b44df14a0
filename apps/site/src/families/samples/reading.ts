import { SAMPLES } from "@orlaya/slices/samples";
import { createPageLink } from "../../load/page-link.ts";
import { buildPagination } from "../../load/paging.ts";
import type { FamilySamples, SampleOptions } from "./shared.ts";

const { page_head: pageHead, guide_cards: guides } = SAMPLES;

/** Returns the samples of the head and the foot of a text. */
export function createTextSamples({
  words: { common },
  path,
}: SampleOptions): Pick<FamilySamples, "article_head" | "article_foot"> {
  return {
    article_head: {
      section: createPageLink("Studies and work", path),
      title: guides.guides[0]?.title ?? "",
      lead: pageHead.lead,
      byline: [
        common("writtenBy", { role: "Claims team lead" }),
        common("readingTime", { minutes: 8 }),
      ],
      image: guides.guides[0]?.image ?? null,
    },
    article_foot: {
      sources: [
        {
          label: "World Health Organization",
          href: "https://www.who.int",
          external: true,
          newTab: false,
        },
      ],
      notice: common("summaryNotice"),
    },
  };
}

/** Returns the samples of lists of texts. */
export function createListSamples({
  words,
  path,
}: SampleOptions): Pick<FamilySamples, "teasers" | "link_cards"> {
  return {
    teasers: {
      title: guides.title,
      lead: "",
      link: guides.link,
      teasers: guides.guides.map((guide) => ({ ...guide, text: pageHead.lead })),
      empty: words.common("emptyList"),
      pages: buildPagination(3, 2, { path, words }),
      tone: "white",
      anchor: "",
    },
    link_cards: {
      title: words.common("guides.lists"),
      link: guides.link,
      items: guides.guides.flatMap(({ link, title }) =>
        link ? [{ link: { ...link, label: title }, text: pageHead.lead, icon: null }] : [],
      ),
      tone: "mist",
    },
  };
}
