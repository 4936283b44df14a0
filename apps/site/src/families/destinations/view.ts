/**
 * Builds the destinations page: the heading of the editor, all regions with their globes, then all
 * countries from A to Z.
 */
import type { Translators } from "@orlaya/messages/server";
import type { PictureData } from "@orlaya/ui";
import { createPageLink } from "../../load/page-link.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { FamilyView, ViewSlice } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import { buildPlaceHead } from "../shared/place-head.ts";
import type { DestinationsData } from "./load.ts";

/**
 * Returns the first slice of the editor. A heading without a picture gets the social image of the
 * page.
 */
function addGlobe(first: ResolvedSlice, globe: PictureData | null): ViewSlice {
  return first.slug !== "page_head" || first.props.image || !globe
    ? first
    : buildPlaceHead({ ...first.props, image: globe, globe: true }, undefined);
}

function buildRegions(
  { regions, countries, globe }: DestinationsData,
  { common: t }: Translators,
): ViewSlice {
  const world = {
    link: createPageLink(t("destinations.world"), "#a-z"),
    globe,
    count: countries.length,
  };
  return {
    slug: "region_cards",
    id: "regions",
    props: {
      title: t("destinations.regions"),
      tone: "white",
      regions: [...regions, world].map(({ link, globe: image, count }) => ({
        link,
        globe: image,
        text: t("destinations.count", { count }),
      })),
    },
  };
}

/** Builds the country list. Countries without a page are plain text; a note explains them. */
function buildCountries({ countries }: DestinationsData, { common: t }: Translators): ViewSlice {
  return {
    slug: "country_list",
    id: "a-z",
    props: {
      title: t("destinations.all"),
      lead: "",
      countries,
      note: countries.some(({ href }) => href === null) ? t("destinations.uninhabited") : "",
      tone: "linen",
    },
  };
}

/** Builds the view of the destinations page. */
export function viewDestinations(data: DestinationsData, words: Translators): FamilyView {
  const { slices, globe } = data;
  const opened = slices.map((slice, index) => (index === 0 ? addGlobe(slice, globe) : slice));
  return {
    slices: insertBelowHead(opened, [buildRegions(data, words), buildCountries(data, words)]),
  };
}
