/** Plain data for tests of views of places. */
import type { CountryTileData, ProductCardData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { createPageLink } from "../../load/page-link.ts";

/** A picture that is told apart by its alternative text; with `social`, social networks can show it. */
export function createTestPicture(alt: string, social = ""): PictureData {
  return {
    alt,
    width: 960,
    height: 720,
    focal: { x: 0.5, y: 0.5 },
    renditions: [],
    ...(social && { social }),
  };
}

/** The card of a plan. */
export function createTestPlan(id: string): ProductCardData {
  return {
    id,
    uid: id,
    title: `Plan ${id}`,
    tag: "",
    description: `About ${id}`,
    image: null,
    price: null,
    link: createPageLink("Read more", `/plans/${id}`),
    primary: null,
    secondary: null,
  };
}

/** A country as a tile. */
export function createTestTile(code: string, name: string): CountryTileData {
  return {
    code,
    name,
    map: null,
    link: createPageLink(name, `/countries/${code}`),
  };
}
