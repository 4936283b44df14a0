/** Pages of a section (about, legal, support, services): the editor's slices, then the pages beside or below. */
import type { PageGeneric } from "@orlaya/content";
import { buildPath, GENERIC_PAGE_TYPES } from "@orlaya/routes";
import { linkCards, listed } from "./lists.ts";
import { withEmergencyNumbers } from "./emergency.ts";
import { withStoredValues } from "./stored-values.ts";
import { pageLink } from "../load/page-link.ts";
import type { FamilyView } from "./view.ts";

export const sectionView: FamilyView<PageGeneric> = async (input) => {
  const { document, site, slices, words } = input;
  const section = GENERIC_PAGE_TYPES.find((type) => type === document.page_type);
  if (!section) return { slices };
  const { documents } = await listed(input, {
    type: "page_generic",
    where: { page_type: section },
    sort: "createdAt",
  });
  const parentOf = ({ parent }: Pick<typeof document, "parent">): string | null =>
    parent?.id ?? null;
  const children = documents.filter((page) => parentOf(page) === document.id);
  // Below a page its children; beside it the pages with the same one above.
  const siblings = documents.filter(
    (page) => page.id !== document.id && parentOf(page) === parentOf(document),
  );
  const root = await site.rowAt(buildPath(section, site));
  const link = root ? pageLink(root.breadcrumb, root.path) : null;
  const emergency = await withEmergencyNumbers(input);
  return {
    slices: [
      ...(emergency ?? withStoredValues(input)),
      ...linkCards(
        input,
        words.common("section.more", { section: root?.breadcrumb ?? "" }),
        [...children, ...siblings],
        link,
      ),
    ],
  };
};
