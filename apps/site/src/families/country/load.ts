import {
  readCountryCode,
  type CountryPage,
  type PageCountry,
  type Place,
  type Region,
} from "@orlaya/content";
import type { Locale } from "@orlaya/locales";
import type { Site } from "@orlaya/routes";
import type { CountryTileData, FinderModuleData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { loadCountryPagesByCode } from "../../load/country-pages.ts";
import { resolveCountryTiles } from "../../load/country-tiles.ts";
import { loadCoverage, type Coverage } from "../../load/coverage.ts";
import { loadFinderModule } from "../../load/finder-module.ts";
import { createPageLink } from "../../load/page-link.ts";
import { resolvePlanCards, type PlanCards } from "../../load/plan-cards.ts";
import { resolveEntity, resolvePicture, type ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";
import type { CountryFacts } from "./facts.ts";

/** Data of the page of a country. */
export interface CountryData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  /** Title of the page: the name of the country. */
  readonly title: string;
  /** Title of the region; empty when unknown. */
  readonly region: string;
  /** The picture that the editor selected. */
  readonly chosen: PictureData | null;
  /** Relief map of the country. */
  readonly map: PictureData | null;
  /** Globe of the region. */
  readonly globe: PictureData | null;
  /** Null when the content service does not contain the country. */
  readonly facts: CountryFacts | null;
  /** Plans that cover the country; null when coverage cannot be computed. */
  readonly plans: PlanCards | null;
  /** Null when the module cannot be read, and when no plan covers the country. */
  readonly finder: FinderModuleData | null;
  /** Neighbours that have a page. */
  readonly tiles: readonly CountryTileData[];
}

interface CountryAnswers {
  readonly places: readonly Place[];
  readonly pages: ReadonlyMap<string, CountryPage>;
  readonly regions: readonly Region[];
  readonly plansTo: Coverage | null;
  readonly storedModule: Awaited<ReturnType<typeof loadFinderModule>>;
}

async function askForCountry({ site, runtime }: LoadInput): Promise<CountryAnswers> {
  const [places, pages, regions, plansTo, storedModule] = await Promise.all([
    site.places(),
    loadCountryPagesByCode(site),
    site.regions(),
    loadCoverage(runtime, site),
    loadFinderModule(site),
  ]);
  return { places: places ?? [], pages, regions: regions ?? [], plansTo, storedModule };
}

/** Returns the neighbouring countries in the sort order of the language. */
function findNeighbours(
  place: Place | null,
  places: readonly Place[],
  locale: Locale,
): readonly Place[] {
  const getRank = ({ rank }: Place): number => rank[locale] ?? 0;
  return (place?.facts.neighbours ?? [])
    .flatMap((code) => places.find((entry) => entry.code === code) ?? [])
    .sort((a, b) => getRank(a) - getRank(b));
}

function pickFacts(
  { facts, dial }: Place,
  neighbours: readonly Place[],
  pages: ReadonlyMap<string, CountryPage>,
  locale: Locale,
): CountryFacts {
  return {
    emergency: facts.emergency,
    capital: facts.capital[locale],
    currency: facts.currency[locale],
    languages: facts.languages[locale],
    dial,
    hasBorders: facts.neighbours.length > 0,
    neighbours: neighbours.map(({ code, names }) => {
      const page = pages.get(code);
      return {
        name: page?.title ?? names[locale],
        link: page ? createPageLink(page.title, page.path) : null,
      };
    }),
  };
}

/** Loads the facts of a country, the plans that the finder offers for it, and its neighbours. */
export async function loadCountry(input: LoadInput<PageCountry>): Promise<CountryData> {
  const { document, site, slices, context } = input;
  const { locale, audience } = site;
  const { places, pages, regions, plansTo, storedModule } = await askForCountry(input);
  const code = readCountryCode(document);
  const place = places.find((entry) => entry.code === code) ?? null;
  const region = regions.find(({ id }) => id === document.region?.id) ?? null;
  const neighbours = findNeighbours(place, places, locale);
  const plans = plansTo && plansTo(code);
  // A finder preset to a country without plans could only report that there is no plan.
  const isUncovered = plans !== null && plans.length === 0;
  const globe = resolvePicture(region?.image, context);
  const map = resolvePicture(place?.map, context);
  const chosen = resolvePicture(document.image, context);
  const finder = isUncovered ? null : resolveEntity("module_lisa", storedModule, context);
  const globes = new Map(regions.map(({ id, image }) => [id, resolvePicture(image, context)]));
  return {
    site: { locale, audience },
    slices,
    title: document.title,
    region: region?.title ?? "",
    chosen,
    map,
    globe,
    facts: place && pickFacts(place, neighbours, pages, locale),
    finder,
    tiles: resolveCountryTiles(neighbours, { pages, globes }, context),
    plans: plans && resolvePlanCards(plans, context, code),
  };
}
