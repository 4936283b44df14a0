import type { CountryPage, PageRegion, Plan } from "@orlaya/content";
import type { Site } from "@orlaya/routes";
import type { CountryTileData } from "@orlaya/slices";
import type { PictureData } from "@orlaya/ui";
import { loadAllCountries } from "../../load/country-pages.ts";
import { resolveCountryTiles } from "../../load/country-tiles.ts";
import { loadCoverage, type Coverage } from "../../load/coverage.ts";
import { resolvePlanCards, type PlanCards } from "../../load/plan-cards.ts";
import { sortPlans } from "../../load/plans.ts";
import { resolvePicture, type ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** Data of the page of a region. */
export interface RegionData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  readonly title: string;
  readonly globe: PictureData | null;
  /** Countries of the region that have a page. */
  readonly countries: readonly CountryTileData[];
  /** Plans that cover a part of the region; empty when coverage cannot be computed. */
  readonly plans: PlanCards;
}

/** Returns the plans that cover at least one of these countries, without duplicates. */
function findCoveringPlans(codes: readonly string[], plansTo: Coverage): readonly Plan[] {
  const covering = codes.flatMap((code) => plansTo(code));
  return sortPlans([...new Map(covering.map((plan) => [plan.id, plan])).values()]);
}

/** Loads the countries of a region and the plans that cover a part of it. */
export async function loadRegion({
  document,
  site,
  slices,
  context,
  runtime,
}: LoadInput<PageRegion>): Promise<RegionData> {
  const [places, pages, countries, plansTo] = await Promise.all([
    site.places(),
    site.countryPages(),
    loadAllCountries(site),
    loadCoverage(runtime, site),
  ]);
  const own = new Map<string, CountryPage>(
    (pages ?? []).filter((page) => page.region === document.id).map((page) => [page.code, page]),
  );
  const byCode = new Map((places ?? []).map((place) => [place.code, place]));
  const shown = countries.flatMap(({ code }) => (own.has(code) ? (byCode.get(code) ?? []) : []));
  const covering = plansTo ? findCoveringPlans([...own.keys()], plansTo) : [];
  const globe = resolvePicture(document.image, context);
  const globes = new Map([[document.id, globe]]);
  return {
    site: { locale: site.locale, audience: site.audience },
    slices,
    title: document.title,
    globe,
    countries: resolveCountryTiles(shown, { pages: own, globes }, context),
    plans: resolvePlanCards(covering, context),
  };
}
