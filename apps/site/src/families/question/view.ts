import type { Translators } from "@orlaya/messages/server";
import { buildPath } from "@orlaya/routes";
import type { FaqEntryData } from "@orlaya/slices";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView, ViewSlice } from "../family.ts";
import { buildLinkCards } from "../shared/link-cards.ts";
import type { QuestionData } from "./load.ts";

function buildHead({ question }: FaqEntryData): ViewSlice {
  return {
    slug: "page_head",
    id: "head",
    props: {
      eyebrow: "",
      title: question,
      lead: "",
      primary: null,
      secondary: null,
      image: null,
      caption: "",
      tone: "linen",
      anchor: "",
    },
  };
}

/** Builds the answer with the moment of the question as its heading. */
function buildAnswer(
  { answer }: FaqEntryData,
  moment: QuestionData["moment"],
  words: Translators,
): ViewSlice {
  return {
    slug: "rich_text",
    id: "answer",
    props: {
      title: moment ? words.common(`faq.${moment}`) : "",
      body: answer,
      contents: false,
      tone: "white",
      anchor: "",
    },
  };
}

function buildRelated({ site, related }: QuestionData, words: Translators): readonly FamilySlice[] {
  return buildLinkCards(
    words.common("faq.related"),
    related.map((link) => ({ link, text: "", icon: null })),
    createPageLink(words.common("faq.all"), buildPath("faq-home", site)),
    "related",
  );
}

/**
 * Builds the view of a question: its answer, the slices of the editor, and other questions of the
 * same moment.
 */
export function viewQuestion(data: QuestionData, words: Translators): FamilyView {
  const { entry, moment, slices } = data;
  if (!entry) return { slices };
  return {
    slices: [
      buildHead(entry),
      buildAnswer(entry, moment, words),
      ...slices,
      ...buildRelated(data, words),
    ],
    faq: [entry],
  };
}
