import type { Translators } from "@orlaya/messages/server";
import { buildPagination } from "../../load/paging.ts";
import type { FamilyView, ViewSlice } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { createTeasers } from "../shared/teasers.ts";
import type { QuestionListData } from "./load.ts";

/** The moments in which visitors ask questions, in the order of the page. */
const MOMENTS = ["choosing", "using", "contract", "employers"] as const;

/** Builds one slice per moment; a moment without questions has no slice. */
function buildMoments({ list, contact }: QuestionListData, words: Translators): ViewSlice[] {
  return MOMENTS.flatMap((moment, position): readonly ViewSlice[] => {
    const asked = (list.items ?? []).filter((question) => question.moment === moment);
    if (asked.length === 0) return [];
    return [
      {
        slug: "faq",
        id: moment,
        props: {
          title: words.common(`faq.${moment}`),
          lead: "",
          contact,
          link: null,
          entries: asked.map(({ entry }) => entry),
          items: [],
          tone: position % 2 === 0 ? "white" : "linen",
          anchor: moment,
        },
      },
    ];
  });
}

/** Builds the pagination, or the message that the list cannot be read; otherwise no slice. */
function buildListFoot(
  { path, list: { items, page, pages } }: QuestionListData,
  words: Translators,
): readonly ViewSlice[] {
  const pagination = buildPagination(pages, page, { path, words });
  if (items && !pagination) return [];
  return [
    createTeasers("pages", {
      teasers: [],
      empty: items ? "" : words.common("error.text"),
      pages: pagination,
    }),
  ];
}

/**
 * Builds the view of the question list: questions grouped by moment, below the heading of the
 * editor.
 */
export function viewQuestionList(data: QuestionListData, words: Translators): FamilyView {
  const { page, pages } = data.list;
  const made = [...buildMoments(data, words), ...buildListFoot(data, words)];
  return { page, pages, slices: insertBelowHead(data.slices, made) };
}
