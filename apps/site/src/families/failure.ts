/**
 * The page for a failure or for an address without a page where the error page of the content service fails, is missing
 * or has nothing to show (spec §8). It needs nothing from there, keeps header and footer, and carries the fixed sentence.
 */
import type { Translators } from "@orlaya/messages/server";
import { buildPath } from "@orlaya/routes";
import { pageLink } from "../load/page-link.ts";
import type { FailureWords, FamilyView } from "./view.ts";

/** What a page with this status says. */
export function failureWords({ common }: Translators, status: number): FailureWords {
  return status === 404
    ? { title: common("notFound.title"), text: common("notFound.text") }
    : { title: common("error.title"), text: common("error.text") };
}

export const failureView: FamilyView = ({ words, locale, audience, status, failure, list }) => {
  const { title } = failure;
  // The words of a missing page point to the finder below them, which stands on the editor's page only.
  const sentence = `${words.common("error.fixed")}.`;
  const text = status === 404 ? sentence : `${failure.text} ${sentence}`;
  return Promise.resolve({
    slices: [
      {
        slug: "message_page",
        id: "failure",
        props: {
          status: words.common("error.status", { status: String(status) }),
          title,
          text,
          home: pageLink(words.common("error.home"), buildPath("home", { locale, audience })),
          links: list ? [list] : [],
          globe: null,
          finder: null,
        },
      },
    ],
    description: text,
  });
};
