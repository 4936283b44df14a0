import type { PageSingle } from "@orlaya/content";
import type { LinkData, PictureData } from "@orlaya/ui";
import { loadAllCountries, type ListedCountry } from "../../load/country-pages.ts";
import { createPageLink } from "../../load/page-link.ts";
import { resolvePicture, type ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** A region in the list of regions. */
export interface ListedRegion {
  readonly link: LinkData;
  readonly globe: PictureData | null;
  /** Number of its countries that have a page. */
  readonly count: number;
}

/** Data of the destinations page. */
export interface DestinationsData {
  readonly slices: readonly ResolvedSlice[];
  /** The social image of the page, a globe. */
  readonly globe: PictureData | null;
  readonly regions: readonly ListedRegion[];
  /** All countries in the sort order of the language. */
  readonly countries: readonly ListedCountry[];
}

/** Loads all regions and all countries. */
export async function loadDestinations({
  document,
  site,
  slices,
  context,
}: LoadInput<PageSingle>): Promise<DestinationsData> {
  const globe = resolvePicture(document.seo.image, context);
  const [regions, pages, countries] = await Promise.all([
    site.regions(),
    site.countryPages(),
    loadAllCountries(site),
  ]);
  return {
    slices,
    globe,
    regions: (regions ?? []).map(({ id, title, path, image }) => ({
      link: createPageLink(title, path),
      globe: resolvePicture(image, context),
      count: pages?.filter((page) => page.region === id).length ?? 0,
    })),
    countries,
  };
}
