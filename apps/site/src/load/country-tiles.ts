import type { CountryPage, Place } from "@orlaya/content";
import type { CountryTileData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { createPageLink } from "./page-link.ts";
import { resolveEntity, type ResolveContext } from "./resolve/index.ts";

/** Pages and globes that country tiles use. */
export interface TileSources {
  /** Pages of countries by ISO code. */
  readonly pages: ReadonlyMap<string, CountryPage>;
  /** Globes of regions by document id of the region. */
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
 * Returns a tile for each country that has a page. A tile shows the map of the country. A country
 * too small for a map shows the globe of its region.
 */
export const resolveCountryTiles = (
  places: readonly Place[],
  sources: TileSources,
  context: ResolveContext,
): readonly CountryTileData[] =>
  places.flatMap((place) => resolveTile(place, sources, context) ?? []);
