import { SAMPLES } from "@orlaya/slices/samples";
import { createPageLink } from "../../load/page-link.ts";
import {
  SAMPLE_COUNTRY_OPTIONS,
  SAMPLE_PLACES,
  type FamilySamples,
  type SampleOptions,
} from "./shared.ts";

type PlaceSamples = Pick<
  FamilySamples,
  "place_head" | "emergency_head" | "country_facts" | "country_list" | "region_cards"
>;

const { hero, page_head: pageHead, destinations, cta_band: band } = SAMPLES;
const [place] = SAMPLE_PLACES;

function createEmergencySample({ words, path }: SampleOptions): FamilySamples["emergency_head"] {
  const { common } = words;
  return {
    ...pageHead,
    secondary: null,
    image: null,
    action: path,
    countries: SAMPLE_COUNTRY_OPTIONS,
    country: place?.code ?? "",
    place: place?.name ?? "",
    numbers: [
      {
        label: `${common("facts.ambulance")} 1669`,
        href: "tel:1669",
        external: true,
        newTab: false,
      },
      { label: `${common("facts.police")} 191`, href: "tel:191", external: true, newTab: false },
    ],
    text: "",
  };
}

function createFactsSample({ words: { common } }: SampleOptions): FamilySamples["country_facts"] {
  return {
    title: common("facts.title"),
    sources: common("facts.sources"),
    tone: "mist",
    facts: [
      { label: "Capital", values: ["Bangkok"] },
      { label: "Currency", values: ["Thai baht (THB)"] },
      {
        label: "Neighbours",
        values: [],
        links: SAMPLE_PLACES.map(({ name, link }) => ({ name, link })),
      },
    ],
  };
}

/** Returns the samples of country pages, region pages and the emergency page. */
export function createPlaceSamples(options: SampleOptions): PlaceSamples {
  const { words, path } = options;
  return {
    place_head: {
      ...pageHead,
      primary: null,
      secondary: null,
      image: band.globe ?? hero.globe,
      globe: true,
      caption: "",
    },
    emergency_head: createEmergencySample(options),
    country_facts: createFactsSample(options),
    country_list: {
      title: destinations.title,
      lead: destinations.lead,
      countries: [
        ...SAMPLE_PLACES.map(({ code, name, link }) => ({ code, name, href: link?.href ?? null })),
        { code: "AQ", name: "Antarctica", href: null },
      ].sort((a, b) => a.name.localeCompare(b.name, "en")),
      note: words.common("destinations.uninhabited"),
      tone: "linen",
    },
    region_cards: {
      title: words.common("destinations.regions"),
      tone: "white",
      regions: SAMPLE_PLACES.slice(0, 3).map(({ name }, at) => ({
        link: createPageLink(name, path),
        globe: hero.globe,
        text: words.common("destinations.count", { count: at + 1 }),
      })),
    },
  };
}
