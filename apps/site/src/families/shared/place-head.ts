/** The heading of country and region pages. */
import type { PageHeadViewProps } from "@orlaya/slices/views";
import type { PictureData } from "@orlaya/ui";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { FamilySlice } from "../family-slices.ts";

/** The heading that an editor placed first on a page, and the slices after it. */
export interface SplitSlices {
  readonly head: Extract<ResolvedSlice, { slug: "page_head" }> | null;
  readonly rest: readonly ResolvedSlice[];
}

/**
 * Separates the heading of the editor from the other slices. Without a heading, `rest` contains all
 * slices.
 */
export function splitHead(slices: readonly ResolvedSlice[]): SplitSlices {
  const [first, ...rest] = slices;
  return first?.slug === "page_head" ? { head: first, rest } : { head: null, rest: slices };
}

type HeadProps = Omit<PageHeadViewProps, "context" | "children" | "breadcrumbs">;

/** Builds the heading of the page. Values of the editor override the default values one by one. */
export function buildPlaceHead(
  own: HeadProps,
  editor: Partial<HeadProps> | undefined,
): FamilySlice {
  const written = Object.fromEntries(
    Object.entries(editor ?? {}).filter(([, value]) => value !== "" && value !== null),
  );
  const image = editor?.image ?? null;
  // A picture of the editor replaces map or globe: it has its own caption and fills the petal
  // shape.
  return {
    slug: "place_head",
    id: "head",
    props: { ...own, ...written, ...(image && { caption: editor?.caption ?? "", globe: false }) },
  };
}

/** Returns the first picture with a social image; null without one. */
export const findSocialPicture = (
  ...pictures: readonly (PictureData | null)[]
): PictureData | null => pictures.find((picture) => picture?.social) ?? null;
