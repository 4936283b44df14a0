/**
 * The page for a failure or for an address without a page where the error page of the content service fails, is missing
 * or has nothing to show (spec §8). It needs nothing from there, keeps header and footer, and carries the fixed sentence.
 */
import type { Translators } from "@orlaya/messages/server";
import { buildPath, type Site } from "@orlaya/routes";
import { createPageLink } from "../../load/page-link.ts";
import type { Failure, FamilyView } from "../family.ts";
import { getFailureWords } from "./words.ts";

/** Data of a failure without a document. */
export interface FailureData {
  readonly site: Site;
  /** Null: shown as an address without a page. */
  readonly failure: Failure | null;
}

/** Shows a failure in the words of the interface. */
export function viewFailure({ site, failure }: FailureData, words: Translators): FamilyView {
  const { locale, audience } = site;
  const { status, list, ...said } = failure ?? {
    ...getFailureWords(words, 404),
    status: 404,
    list: null,
  };
  // The words of a missing page point to the finder below them, which stands on the editor's page only.
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
