/** Slices of teaser cards: lists, and short selections of guides under a heading. */
import type { FamilySlice } from "../family-slices.ts";

type TeasersSlice = Extract<FamilySlice, { readonly slug: "teasers" }>;
type TeasersProps = TeasersSlice["props"];

/** A slice of teaser cards. A property that is not given is empty; the background is white by default. */
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

/** What a selection of guides shows. */
export interface GuideBand extends Pick<TeasersProps, "title" | "teasers" | "link"> {
  readonly lead?: string;
  readonly tone?: TeasersProps["tone"];
  readonly anchor?: string;
}

/** A selection of guides under a heading; no slice when there are no guides. */
export function buildGuideBand(band: GuideBand): readonly FamilySlice[] {
  return band.teasers.length === 0
    ? []
    : [createTeasers(`guides-${band.anchor ?? band.title}`, { tone: "mist", ...band })];
}
