/** A theme or a list of guides: the editor's heading, then its guides. */
import { teaserList } from "./lists.ts";
import type { FamilyView } from "./view.ts";

function guidesOf(field: "theme" | "taxonomies"): FamilyView {
  return async (input) => {
    const { document, slices, locale } = input;
    if (!document) return { slices };
    const [head, ...rest] = slices;
    const list = await teaserList(input, { type: "page_guide", where: { [field]: document.id } });
    return {
      ...list,
      slices: [...(head ? [head] : []), ...list.slices, ...rest],
      tags: [`type:page_guide:${locale}`],
    };
  };
}
export const themeView = guidesOf("theme");
export const taxonomyView = guidesOf("taxonomies");
