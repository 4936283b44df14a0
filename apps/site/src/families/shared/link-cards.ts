import type { LinkData } from "@orlaya/ui";
import type { LinkCardData } from "../../load/lists.ts";
import type { FamilySlice } from "../family-slices.ts";

/** Builds small cards with a heading; no slice without cards. */
export function buildLinkCards(
  title: string,
  items: readonly LinkCardData[],
  link: LinkData | null = null,
  id = "more",
): readonly FamilySlice[] {
  return items.length === 0
    ? []
    : [{ slug: "link_cards", id, props: { title, link, items, tone: "mist" } }];
}
