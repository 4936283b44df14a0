/**
 * Builds the page of a country from facts (words §7: country): relief map, facts with their
 * sources, the plans that the finder offers, a finder preset to the country, and its neighbours. An
 * editor can override title, heading and picture, and add slices.
 */
import { COUNTRY_PARTS, type CountryPart } from "@orlaya/contract";
import type { Translators } from "@orlaya/messages/server";
import { createPageLink } from "../../load/page-link.ts";
import { countPlans } from "../../load/plan-cards.ts";
import type { FamilyView, ViewSlice } from "../family.ts";
import { createContactLink } from "../shared/contact-link.ts";
import { buildPlaceHead, findSocialPicture, splitHead } from "../shared/place-head.ts";
import { buildCountryTiles, buildPlanCards } from "../shared/places.ts";
import { buildFacts } from "./facts.ts";
import type { CountryData } from "./load.ts";

const isCorporate = ({ site }: CountryData): boolean => site.audience === "corporate";

/**
 * Builds the lead from the sections on the page: no number of plans when it is unknown, and no
 * facts when they are missing.
 */
function buildLead(data: CountryData, { common: t }: Translators): string {
  const { title: country, plans, facts } = data;
  const pro = isCorporate(data);
  const sentences: string[] = [];
  if (plans) {
    const count = countPlans(plans);
    sentences.push(t(pro ? "countryPage.leadCorporate" : "countryPage.lead", { country, count }));
  }
  if (facts)
    sentences.push(
      pro
        ? t("countryPage.leadFactsCorporate")
        : t("countryPage.leadFacts", { borders: facts.neighbours.length }),
    );
  return sentences.join(" ");
}

function buildHead(data: CountryData, words: Translators): ViewSlice {
  const { site, title: country, region, chosen, map, globe, plans, finder } = data;
  const { common: t } = words;
  const pro = isCorporate(data);
  return buildPlaceHead(
    {
      eyebrow: region,
      title: t(pro ? "countryPage.h1Corporate" : "countryPage.h1", { country }),
      lead: buildLead(data, words),
      primary: finder
        ? createPageLink(t(pro ? "countryPage.buttonCorporate" : "countryPage.button"), "#finder")
        : createContactLink(site, words),
      secondary:
        plans && countPlans(plans) > 0
          ? createPageLink(t(pro ? "seeAllPlansCorporate" : "seeAllPlans"), "#plans")
          : null,
      image: chosen ?? map ?? globe,
      caption: chosen || !map ? "" : t("mapCaption"),
      globe: !chosen && !map,
      tone: "linen",
      anchor: "",
    },
    splitHead(data.slices).head?.props,
  );
}

function buildFactsSlice(data: CountryData, words: Translators): readonly ViewSlice[] {
  if (!data.facts) return [];
  const { common: t } = words;
  return [
    {
      slug: "country_facts",
      id: "facts",
      props: {
        title: t(isCorporate(data) ? "facts.titleCorporate" : "facts.title"),
        sources: t("facts.sources"),
        tone: "mist",
        facts: buildFacts(data.facts, words),
      },
    },
  ];
}

/** Builds the section that replaces the plans when no plan covers the country. */
function buildNoPlans(data: CountryData, words: Translators): ViewSlice {
  const { common: t } = words;
  const pro = isCorporate(data);
  return {
    slug: "cta_band",
    id: "plans",
    props: {
      title: t(pro ? "countryPage.noneCorporate" : "countryPage.none"),
      lead: t(pro ? "countryPage.noneTextCorporate" : "countryPage.noneText"),
      primary: createContactLink(data.site, words),
      secondary: null,
      globe: data.globe,
      tone: "white",
      anchor: "plans",
    },
  };
}

function buildPlans(data: CountryData, words: Translators): readonly ViewSlice[] {
  const { site, plans } = data;
  if (!plans) return [];
  if (countPlans(plans) === 0) return [buildNoPlans(data, words)];
  const { common: t } = words;
  const pro = isCorporate(data);
  return buildPlanCards(plans, site, words, {
    title: t(pro ? "countryPage.plansCorporate" : "countryPage.plans"),
    lead: t(pro ? "countryPage.plansLeadCorporate" : "countryPage.plansLead"),
  });
}

function buildFinder({ finder }: CountryData, { lisa }: Translators): readonly ViewSlice[] {
  if (!finder) return [];
  const module = { ...finder, title: finder.title || lisa("title") };
  return [
    {
      slug: "finder",
      id: "finder-band",
      props: { module, title: "", lead: "", tone: "linen", anchor: "" },
    },
  ];
}

function buildNeighbours({ tiles }: CountryData, { common: t }: Translators): readonly ViewSlice[] {
  const heading = { title: t("countryPage.neighbours"), lead: "", anchor: "" };
  return buildCountryTiles("neighbours", tiles, heading);
}

type BuildPart = (data: CountryData, words: Translators) => readonly ViewSlice[];
const PARTS: { readonly [P in CountryPart]: BuildPart } = {
  head: (data, words) => [buildHead(data, words)],
  facts: buildFactsSlice,
  plans: buildPlans,
  slices: (data) => splitHead(data.slices).rest,
  finder: buildFinder,
  neighbours: buildNeighbours,
};

/** Builds the view of a country page. */
export function viewCountry(data: CountryData, words: Translators): FamilyView {
  return {
    slices: COUNTRY_PARTS.flatMap((part) => PARTS[part](data, words)),
    image: findSocialPicture(data.chosen, data.map, data.globe),
  };
}
