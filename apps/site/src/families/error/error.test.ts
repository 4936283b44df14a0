/** The error page: one document for both sites, and the same structure for every status. */
import { parseDocument } from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import type { Audience } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { getFailureWords } from "../failure/words.ts";
import { showTestDocument } from "../testing.ts";

const words = getMessages("en");
function createLink(label: string, path: string) {
  return {
    kind: "document",
    label,
    document: {
      relationTo: "page_single",
      value: { id: path, _status: "published", path, locale: "en", title: label },
    },
  };
}
function createModule(uid: string) {
  return {
    id: uid,
    _status: "published",
    locale: "en",
    uid,
    title: uid,
    cover_type: [],
  };
}
function createBlocks(secondary: object) {
  return [
    {
      blockType: "page_head",
      id: "h",
      title: "Nothing here",
      lead: "It may have moved.",
      primary: createLink("Home", "/en"),
      secondary,
    },
    { blockType: "finder", id: "f", module: createModule("part-lisa-common") },
  ];
}
/** Returns the props of the message slice on the error page of a site. */
const showErrorPage = (
  audience: Audience,
  status = 404,
  secondary: object = createLink("Contact us", "/en/contact"),
) => showBlocks(createBlocks(secondary), audience, status);
async function showBlocks(
  blocks: readonly object[],
  audience: Audience,
  status: number,
  type: "page_error" | null = "page_error",
) {
  const document = type && parseDocument(type, { id: "e" });
  const view = await showTestDocument(type, document, {
    site: { locale: "en", audience },
    answers: {
      finderModule: (uid) => Promise.resolve(parseDocument("module_lisa", createModule(uid))),
    },
    slices: blocks,
    failure: { status, ...getFailureWords(words, status), list: null },
  });
  const [slice] = view.slices;
  if (slice?.slug !== "message_page")
    throw new Error(`Expected message_page, found ${slice?.slug ?? "no slice"}.`);
  return { ...slice.props, description: view.description };
}

describe("the error page", () => {
  it("[2-005] [2-113] links to the pages of the visitor’s site and uses the finder of this site", async () => {
    expect(await showErrorPage("individual")).toMatchObject({
      title: "Nothing here",
      home: { href: "/en" },
      links: [{ href: "/en/contact" }],
      finder: { uid: "part-lisa-common" },
    });
    expect(await showErrorPage("corporate")).toMatchObject({
      title: "Nothing here",
      home: { href: "/en/corporate" },
      links: [{ label: "Contact us", href: "/en/corporate/contact" }],
      finder: { uid: "part-lisa-common-pro" },
    });
  });
  it("does not rewrite a link to a page that exists on one site only", async () => {
    expect(
      (await showErrorPage("corporate", 404, createLink("Plan", "/en/expatriate-insurance/plan")))
        .links,
    ).toMatchObject([{ href: "/en/expatriate-insurance/plan" }]);
  });
  it.each([403, 500, 503])(
    "[8-010] [8-011] with status %i has the texts of this status, not those of a missing page",
    async (status) => {
      const { title, text } = getFailureWords(words, status);
      expect(await showErrorPage("individual", status)).toMatchObject({
        status: `Error ${status}`,
        title,
        text,
        description: text,
        links: [{ href: "/en/contact" }],
      });
      expect(title).not.toBe("Nothing here");
    },
  );
  it.each([
    ["there is no error page", null, []],
    ["it has no slices", "page_error", []],
    ["its heading is empty", "page_error", [{ blockType: "page_head", id: "h" }]],
  ] as const)(
    "[2-114 8-022] when %s, the built-in page has the fixed sentence and a link to the home page",
    async (_name, type, blocks) => {
      const fixed = "An error occurred while showing the error page.";
      const home = { label: "Go to the home page", href: "/en/corporate" };
      expect(await showBlocks(blocks, "corporate", 404, type)).toMatchObject({
        title: "This page could not be found",
        text: fixed,
        home,
      });
      expect(await showBlocks(blocks, "corporate", 500, type)).toMatchObject({
        title: getFailureWords(words, 500).title,
        text: `${getFailureWords(words, 500).text} ${fixed}`,
        home,
      });
    },
  );
});
