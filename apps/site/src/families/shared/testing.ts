/** Fixtures for tests of views. */
import type { TeaserData } from "@orlaya/slices";
import type { LinkData, PictureData } from "@orlaya/ui";
import { resolveContext } from "../../load/resolve-context.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { resolveTestSlices } from "../../load/testing.ts";
import { ENGLISH } from "../testing.ts";

/** Slices of an editor: a heading and a text. */
export const EDITOR_SLICES: readonly ResolvedSlice[] = resolveTestSlices(
  [
    { blockType: "page_head", id: "heading", title: "Heading" },
    { blockType: "rich_text", id: "text", title: "Text" },
  ],
  resolveContext({ ...ENGLISH, mediaOrigin: "" }),
);

/** Creates a link to a page of the site. */
export function createTestLink(label: string, href = "/en/x"): LinkData {
  return { label, href, external: false, newTab: false };
}

/** Creates a card of a guide or an article. */
export function createTestTeaser(id: string): TeaserData {
  return {
    id,
    title: `Title ${id}`,
    theme: "",
    minutes: null,
    image: null,
    link: createTestLink(`Title ${id}`),
  };
}

export const TEST_PICTURE: PictureData = {
  alt: "A harbour",
  width: 1200,
  height: 800,
  focal: { x: 0.5, y: 0.5 },
  renditions: [],
};

/** Returns the ids of the slices of a view, in order. */
export const listIds = (view: {
  readonly slices: readonly { readonly id: string }[];
}): readonly string[] => view.slices.map(({ id }) => id);
