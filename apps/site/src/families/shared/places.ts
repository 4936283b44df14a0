/**
 * Lists on the pages of countries and regions: plans that cover a place, and countries as tiles.
 */
import type { Translators } from "@orlaya/messages/server";
import type { Site } from "@orlaya/routes";
import type { CountryTileData } from "@orlaya/slices";
import type { PlanCards } from "../../load/plan-cards.ts";
import type { ViewSlice } from "../family.ts";

/**
 * Builds plan cards with a heading, and links to the other plans with a second heading; empty
 * without plans.
 */
export function buildPlanCards(
  { cards, others }: PlanCards,
  site: Site,
  words: Translators,
  heading: { readonly title: string; readonly lead: string },
): readonly ViewSlice[] {
  const items = others.flatMap(({ title, description, link }) =>
    link ? [{ link: { ...link, label: title }, text: description, icon: null }] : [],
  );
  const slices: ViewSlice[] = [];
  if (cards.length > 0)
    slices.push({
      slug: "product_cards",
      id: "plans",
      props: { ...heading, link: null, products: cards, tone: "white", anchor: "plans" },
    });
  if (items.length > 0) {
    const title = words.common(
      site.audience === "corporate" ? "countryPage.moreCorporate" : "countryPage.more",
    );
    slices.push({
      slug: "link_cards",
      id: "more-plans",
      props: { title, link: null, items, tone: "white" },
    });
  }
  return slices;
}

/** Builds country tiles with a heading; empty without countries. */
export function buildCountryTiles(
  id: string,
  countries: readonly CountryTileData[],
  heading: { readonly title: string; readonly lead: string; readonly anchor: string },
): readonly ViewSlice[] {
  if (countries.length === 0) return [];
  const items = countries.map((country) => ({ country, image: null, note: "" }));
  return [{ slug: "destinations", id, props: { ...heading, link: null, items, tone: "mist" } }];
}
