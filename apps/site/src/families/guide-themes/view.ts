import type { Translators } from "@orlaya/messages/server";
import type { CountedTheme } from "../../load/lists.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { buildLinkCards } from "../shared/link-cards.ts";
import { createTeasers } from "../shared/teasers.ts";
import type { GuideThemesData } from "./load.ts";

/** Themes as cards, each with the number of its guides; no slice when there are no themes. */
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

/** All themes of guides: the editor's heading, the themes, and links to the taxonomies. */
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
