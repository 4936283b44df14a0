import type { PageSingle } from "@orlaya/content";
import {
  loadCountedThemes,
  loadList,
  toLinkCards,
  type CountedTheme,
  type LinkCardData,
} from "../../load/lists.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/**
 * Data of the page of all themes: the themes of guides, and the taxonomies that also list guides.
 */
export interface GuideThemesData {
  readonly slices: readonly ResolvedSlice[];
  readonly themes: readonly CountedTheme[];
  readonly taxonomies: readonly LinkCardData[];
}

/** Loads the page of all themes of guides. */
export async function loadGuideThemes({
  site,
  context,
  slices,
}: LoadInput<PageSingle>): Promise<GuideThemesData> {
  const themes = await loadCountedThemes(site, context);
  const taxonomies = await loadList(site, { type: "guide_taxonomy", sort: "createdAt" });
  return { slices, themes, taxonomies: toLinkCards(taxonomies.documents, context) };
}
