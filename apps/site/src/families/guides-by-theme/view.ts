import type { Translators } from "@orlaya/messages/server";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { buildGuideBand } from "../shared/teasers.ts";
import type { GuidesByThemeData, ThemeWithGuides } from "./load.ts";

/**
 * Builds the section of a theme: its first guides and a link to all of them. The background
 * alternates.
 */
function buildThemeBand(
  { uid, title, text, link, guides }: ThemeWithGuides,
  position: number,
  words: Translators,
): readonly FamilySlice[] {
  return buildGuideBand({
    title,
    lead: text,
    link: link && { ...link, label: words.common("viewAll", { title }) },
    teasers: guides,
    tone: position % 2 === 0 ? "white" : "linen",
    anchor: uid,
  });
}

/**
 * Builds the page of guides by theme: the heading of the editor, then each theme with its first
 * guides.
 */
export function viewGuidesByTheme(
  { slices, themes }: GuidesByThemeData,
  words: Translators,
): FamilyView {
  const bands = themes.flatMap((theme, position) => buildThemeBand(theme, position, words));
  return { slices: insertBelowHead(slices, bands) };
}
