/**
 * Builds the page of a region: the heading of the editor with the globe, its countries with their
 * maps, the plans that cover a part of it, and the text of the editor.
 */
import type { Translators } from "@orlaya/messages/server";
import type { FamilyView } from "../family.ts";
import { buildPlaceHead, findSocialPicture, splitHead } from "../shared/place-head.ts";
import { buildCountryTiles, buildPlanCards } from "../shared/places.ts";
import type { RegionData } from "./load.ts";

/** Builds the view of a region page. */
export function viewRegion(
  { site, slices, title, globe, countries, plans }: RegionData,
  words: Translators,
): FamilyView {
  const { common: t } = words;
  const { head, rest } = splitHead(slices);
  const own = {
    eyebrow: "",
    title,
    lead: "",
    primary: null,
    secondary: null,
    image: globe,
    caption: "",
    globe: true,
    tone: "linen",
    anchor: "",
  } as const;
  return {
    slices: [
      buildPlaceHead(own, head?.props),
      ...buildCountryTiles("countries", countries, {
        title: t("region.countries"),
        lead: t("destinations.count", { count: countries.length }),
        anchor: "countries",
      }),
      ...buildPlanCards(plans, site, words, {
        title: t(site.audience === "corporate" ? "region.plansCorporate" : "region.plans"),
        lead: t("region.plansLead"),
      }),
      ...rest,
    ],
    image: findSocialPicture(globe),
  };
}
