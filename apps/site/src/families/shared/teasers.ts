/** Slices of teaser cards: lists, and short selections of guides under a heading. */
import type { FamilySlice } from "../family-slices.ts";

type TeasersSlice = Extract<FamilySlice, { readonly slug: "teasers" }>;
type TeasersProps = TeasersSlice["props"];

/**
 * Creates a slice of teaser cards. Missing properties are empty; the default background is white.
 */
export function createTeasers(
  id: string,
  props: Pick<TeasersProps, "teasers"> & Partial<TeasersProps>,
): TeasersSlice {
  return {
    slug: "teasers",
    id,
    props: {
      title: "",
      lead: "",
      link: null,
      empty: "",
      pages: null,
      tone: "white",
      anchor: "",
      ...props,
    },
  };
}

/** Content of a selection of guides. */
export interface GuideBand extends Pick<TeasersProps, "title" | "teasers" | "link"> {
  readonly lead?: string;
  readonly tone?: TeasersProps["tone"];
  readonly anchor?: string;
}

/** Builds a selection of guides with a heading; no slice without guides. */
export function buildGuideBand(band: GuideBand): readonly FamilySlice[] {
  return band.teasers.length === 0
    ? []
    : [createTeasers(`guides-${band.anchor ?? band.title}`, { tone: "mist", ...band })];
}
