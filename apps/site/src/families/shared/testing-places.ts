/** Fixtures for tests of country and region views. */
import type { CountryTileData, ProductCardData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { createPageLink } from "../../load/page-link.ts";

/** Creates a picture that its alternative text identifies. With `social` it has a social image. */
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

/** Creates a plan card. */
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

/** Creates a country tile. */
export function createTestTile(code: string, name: string): CountryTileData {
  return {
    code,
    name,
    map: null,
    link: createPageLink(name, `/countries/${code}`),
  };
}
