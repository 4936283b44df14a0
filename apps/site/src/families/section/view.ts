/** Pages of a section (about, legal, support, services): the editor's slices, then the pages beside or below. */
import type { Translators } from "@orlaya/messages/server";
import type { FamilyView, ViewSlice } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { buildLinkCards } from "../shared/link-cards.ts";
import { buildCookiesTable } from "./cookies-table.ts";
import { addEmergencyNumbers } from "./emergency.ts";
import type { SectionData } from "./load.ts";

/** The editor's slices, with the emergency numbers or the table of cookies on the pages that have them. */
function completeSlices(
  { slices, emergency, tools }: SectionData,
  words: Translators,
): readonly ViewSlice[] {
  if (emergency) return addEmergencyNumbers(slices, emergency, words);
  return tools ? insertBelowHead(slices, [buildCookiesTable(tools, words)]) : slices;
}

/** A page of a section. */
export function viewSection(data: SectionData, words: Translators): FamilyView {
  const { others } = data;
  const slices = completeSlices(data, words);
  if (!others) return { slices };
  const title = words.common("section.more", { section: others.section });
  return { slices: [...slices, ...buildLinkCards(title, others.cards, others.link)] };
}
