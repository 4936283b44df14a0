/**
 * Builds the pages of a section (about, legal, support, services): the slices of the editor, then
 * links to child and sibling pages.
 */
import type { Translators } from "@orlaya/messages/server";
import type { FamilyView, ViewSlice } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { buildLinkCards } from "../shared/link-cards.ts";
import { buildCookiesTable } from "./cookies-table.ts";
import { addEmergencyNumbers } from "./emergency.ts";
import type { SectionData } from "./load.ts";

/**
 * Returns the slices of the editor. The emergency page also has emergency numbers, the cookies page
 * the table of cookies.
 */
function completeSlices(
  { slices, emergency, tools }: SectionData,
  words: Translators,
): readonly ViewSlice[] {
  if (emergency) return addEmergencyNumbers(slices, emergency, words);
  return tools ? insertBelowHead(slices, [buildCookiesTable(tools, words)]) : slices;
}

/** Builds the view of a page of a section. */
export function viewSection(data: SectionData, words: Translators): FamilyView {
  const { others } = data;
  const slices = completeSlices(data, words);
  if (!others) return { slices };
  const title = words.common("section.more", { section: others.section });
  return { slices: [...slices, ...buildLinkCards(title, others.cards, others.link)] };
}
