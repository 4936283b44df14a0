import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import type { Failure } from "../family.ts";
import { createTestLink } from "../shared/testing.ts";
import { ENGLISH } from "../testing.ts";
import { viewFailure } from "./view.ts";
import { getFailureWords } from "./words.ts";

const CASES = [
  ["en", 404, "This page could not be found", "An error occurred while showing the error page."],
  [
    "en",
    503,
    "This page cannot be shown right now",
    "The fault is ours. Try again in a few minutes. An error occurred while showing the error page.",
  ],
  [
    "fr",
    404,
    "Cette page est introuvable",
    "Une erreur s’est produite lors de l’affichage de la page d’erreur.",
  ],
  [
    "fr",
    500,
    "Cette page ne peut pas s’afficher pour le moment",
    "Le problème vient de nous. Réessayez dans quelques minutes. Une erreur s’est produite lors de l’affichage de la page d’erreur.",
  ],
] as const;

function createFailure(locale: "en" | "fr", status: number): Failure {
  return { status, ...getFailureWords(getMessages(locale), status), list: null };
}

describe("the view of a failure without an error page", () => {
  it.each(CASES)(
    "in %s with status %i, has the texts of the status and the fixed sentence",
    (...expected) => {
      const [locale, status, title, text] = expected;
      const site = { locale, audience: "individual" } as const;
      const words = getMessages(locale);
      const view = viewFailure({ site, failure: createFailure(locale, status) }, words);
      expect(view).toEqual({
        slices: [
          {
            slug: "message_page",
            id: "failure",
            props: {
              status: words.common("error.status", { status: String(status) }),
              title,
              text,
              home: createTestLink(words.common("error.home"), `/${locale}`),
              links: [],
              globe: null,
              finder: null,
            },
          },
        ],
        description: text,
      });
    },
  );

  it("uses the given texts instead of those of the status", () => {
    const failure = { status: 503, title: "Busy", text: "Many visits.", list: null };
    const [slice] = viewFailure({ site: ENGLISH, failure }, getMessages("en")).slices;
    expect(slice?.props).toMatchObject({
      status: "Error 503",
      title: "Busy",
      text: "Many visits. An error occurred while showing the error page.",
    });
  });

  it("links to the home page of the visitor's site, and to the list with fewer pages", () => {
    const list = createTestLink("News", "/en/corporate/news");
    const site = { locale: "en", audience: "corporate" } as const;
    const failure = { ...createFailure("en", 404), list };
    const [slice] = viewFailure({ site, failure }, getMessages("en")).slices;
    expect(slice?.props).toMatchObject({ home: { href: "/en/corporate" }, links: [list] });
  });

  it("is a 404 page without a failure", () => {
    expect(viewFailure({ site: ENGLISH, failure: null }, getMessages("en"))).toEqual(
      viewFailure({ site: ENGLISH, failure: createFailure("en", 404) }, getMessages("en")),
    );
  });
});
