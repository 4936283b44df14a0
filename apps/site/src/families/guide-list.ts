/** A theme or a list of guides: the editor's heading, then its guides. */
import type { GuideTaxonomy, GuideTheme } from "@orlaya/content";
import { teaserList } from "./lists.ts";
import type { FamilyView } from "./view.ts";

function guidesOf(field: "theme" | "taxonomies"): FamilyView<GuideTheme | GuideTaxonomy> {
  return async (input) => {
    const { document, slices } = input;
    const [head, ...rest] = slices;
    const list = await teaserList(input, { type: "page_guide", where: { [field]: document.id } });
    return {
      ...list,
      slices: [...(head ? [head] : []), ...list.slices, ...rest],
    };
  };
}
export const themeView = guidesOf("theme");
export const taxonomyView = guidesOf("taxonomies");
