import type { CountryPage, Place } from "@orlaya/content";
import type { CountryTileData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { createPageLink } from "./page-link.ts";
import { resolveEntity, type ResolveContext } from "./resolve/index.ts";

/** What the tiles of countries link to and show besides the countries themselves. */
export interface TileSources {
  /** Pages of countries by ISO code. */
  readonly pages: ReadonlyMap<string, CountryPage>;
  /** Globes of regions by the id of the region's document. */
  readonly globes: ReadonlyMap<string, PictureData | null>;
}

function resolveTile(
  place: Place,
  { pages, globes }: TileSources,
  context: ResolveContext,
): CountryTileData | null {
  const country = resolveEntity("countries", place, context);
  const page = country && pages.get(country.code);
  return page
    ? {
        ...country,
        map: country.map ?? globes.get(page.region) ?? null,
        name: page.title,
        link: createPageLink(page.title, page.path),
      }
    : null;
}

/**
 * The countries that have a page, as tiles: each with its map, or with the globe of its region where there is no map of
 * so small a place.
 */
export const resolveCountryTiles = (
  places: readonly Place[],
  sources: TileSources,
  context: ResolveContext,
): readonly CountryTileData[] =>
  places.flatMap((place) => resolveTile(place, sources, context) ?? []);
