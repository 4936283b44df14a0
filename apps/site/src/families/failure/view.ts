/**
 * Builds the failure page for the cases in which the error page of the content service fails, is
 * missing or is empty (spec §8). It needs no content, keeps header and footer, and contains the
 * fixed sentence.
 */
import type { Translators } from "@orlaya/messages/server";
import { buildPath, type Site } from "@orlaya/routes";
import { createPageLink } from "../../load/page-link.ts";
import type { Failure, FamilyView } from "../family.ts";
import { getFailureWords } from "./words.ts";

/** Data of a failure without an error document. */
export interface FailureData {
  readonly site: Site;
  /** Null: rendered as status 404. */
  readonly failure: Failure | null;
}

/** Builds the view of a failure from interface texts. */
export function viewFailure({ site, failure }: FailureData, words: Translators): FamilyView {
  const { locale, audience } = site;
  const { status, list, ...said } = failure ?? {
    ...getFailureWords(words, 404),
    status: 404,
    list: null,
  };
  // The text of the status 404 mentions the finder below it, which exists only on the page of the
  // editor.
  const sentence = `${words.common("error.fixed")}.`;
  const text = status === 404 ? sentence : `${said.text} ${sentence}`;
  return {
    slices: [
      {
        slug: "message_page",
        id: "failure",
        props: {
          status: words.common("error.status", { status: String(status) }),
          title: said.title,
          text,
          home: createPageLink(words.common("error.home"), buildPath("home", { locale, audience })),
          links: list ? [list] : [],
          globe: null,
          finder: null,
        },
      },
    ],
    description: text,
  };
}
