/** The heading of pages about places. */
import type { PageHeadViewProps } from "@orlaya/slices/views";
import type { PictureData } from "@orlaya/ui";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { FamilySlice } from "../family-slices.ts";

/** The heading that an editor placed first on a page, and the slices after it. */
export interface SplitSlices {
  readonly head: Extract<ResolvedSlice, { slug: "page_head" }> | null;
  readonly rest: readonly ResolvedSlice[];
}

/** Separates the editor's heading from the other slices. Without a heading, `rest` has all of them. */
export function splitHead(slices: readonly ResolvedSlice[]): SplitSlices {
  const [first, ...rest] = slices;
  return first?.slug === "page_head" ? { head: first, rest } : { head: null, rest: slices };
}

type HeadProps = Omit<PageHeadViewProps, "context" | "children" | "breadcrumbs">;

/** The page's own heading, overridden part by part by what an editor wrote. */
export function buildPlaceHead(
  own: HeadProps,
  editor: Partial<HeadProps> | undefined,
): FamilySlice {
  const written = Object.fromEntries(
    Object.entries(editor ?? {}).filter(([, value]) => value !== "" && value !== null),
  );
  const image = editor?.image ?? null;
  // An editor's picture is no map of ours: its caption is the editor's, and it stands in the petal.
  return {
    slug: "place_head",
    id: "head",
    props: { ...own, ...written, ...(image && { caption: editor?.caption ?? "", globe: false }) },
  };
}

/** The first picture that social networks can show. */
export const findSocialPicture = (
  ...pictures: readonly (PictureData | null)[]
): PictureData | null => pictures.find((picture) => picture?.social) ?? null;
