import type { Translators } from "@orlaya/messages/server";
import type { CountedTheme } from "../../load/lists.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { buildLinkCards } from "../shared/link-cards.ts";
import { createTeasers } from "../shared/teasers.ts";
import type { GuideThemesData } from "./load.ts";

/** Builds cards for themes, each with its number of guides; no slice without themes. */
function buildThemeCards(
  themes: readonly CountedTheme[],
  words: Translators,
): readonly FamilySlice[] {
  if (themes.length === 0) return [];
  const teasers = themes.map(({ count, ...card }) => ({
    ...card,
    theme: words.common("guides.count", { count }),
    minutes: null,
  }));
  return [createTeasers("themes", { teasers })];
}

/**
 * Builds the page of all themes: the heading of the editor, the themes, and links to the
 * taxonomies.
 */
export function viewGuideThemes(
  { slices, themes, taxonomies }: GuideThemesData,
  words: Translators,
): FamilyView {
  return {
    slices: insertBelowHead(slices, [
      ...buildThemeCards(themes, words),
      ...buildLinkCards(words.common("guides.lists"), taxonomies),
    ]),
  };
}
