import type { PageSingle } from "@orlaya/content";
import type { TeaserData } from "@orlaya/slices";
import type { LinkData } from "@orlaya/ui";
import { loadGuideCards, loadGuideThemeDocuments } from "../../load/lists.ts";
import { linkToPage, type ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

const GUIDES_OF_THEME = 3;

/** A theme with its first guides. */
export interface ThemeWithGuides {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** Link to all guides of the theme. The view sets its label. */
  readonly link: LinkData | null;
  readonly guides: readonly TeaserData[];
}

/** Data of the page of guides by theme. */
export interface GuidesByThemeData {
  readonly slices: readonly ResolvedSlice[];
  readonly themes: readonly ThemeWithGuides[];
}

/** Loads the page of guides by theme. */
export async function loadGuidesByTheme({
  site,
  context,
  slices,
}: LoadInput<PageSingle>): Promise<GuidesByThemeData> {
  const documents = await loadGuideThemeDocuments(site);
  const themes = await Promise.all(
    documents.map(async (theme) => ({
      uid: theme.uid,
      title: theme.title,
      text: theme.seo.description,
      // A theme without a title keeps its link: the path serves as a label, which the view
      // replaces.
      link: linkToPage(theme, theme.title || theme.path, context),
      guides: await loadGuideCards(site, context, {
        where: { theme: theme.id },
        most: GUIDES_OF_THEME,
      }),
    })),
  );
  return { slices, themes };
}
