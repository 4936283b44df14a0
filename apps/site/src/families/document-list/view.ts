import type { Translators } from "@orlaya/messages/server";
import { buildPagination } from "../../load/paging.ts";
import type { FamilyView } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { createTeasers } from "../shared/teasers.ts";
import type { DocumentListData } from "./load.ts";

/**
 * Builds a list of guides or articles: the heading of the editor, the cards of one page, and links
 * to the other pages.
 */
export function viewDocumentList(
  { slices, path, list: { items, page, pages } }: DocumentListData,
  words: Translators,
): FamilyView {
  const list = createTeasers("list", {
    teasers: items ?? [],
    // A list that cannot be read shows an error text, an empty list another text.
    empty: words.common(items ? "emptyList" : "error.text"),
    pages: buildPagination(pages, page, { path, words }),
  });
  return { page, pages, slices: insertBelowHead(slices, [list]) };
}
