/** Loads the plans of a site with three filters (spec §2 Products list page). */
import { ContentUnavailable, type PageSingle, type Plan, type SiteContent } from "@orlaya/content";
import { filterNeed, NEEDS, parseCode, type NeedIndex } from "@orlaya/finder/need";
import type { Site } from "@orlaya/routes";
import type { PlanRowData } from "@orlaya/slices";
import { CATALOGUE_FILTERS, type CatalogueFilter } from "@orlaya/slices/catalogue-filters";
import type { SelectOption } from "@orlaya/ui";
import {
  findComparePath,
  findPlans,
  loadUidsElsewhere,
  readChosenUids,
  type Elsewhere,
} from "../../load/chosen-plans.ts";
import { sortCountries } from "../../load/country-options.ts";
import { loadFinderModule } from "../../load/finder-module.ts";
import { loadNeedIndex } from "../../load/need-index.ts";
import { sortPlans } from "../../load/plans.ts";
import {
  resolveEntity,
  type ResolveContext,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";
import { findLimit } from "./limit.ts";
import { findWayOut, type FilterValues, type WayOut } from "./changes.ts";

/** Options of each filter. */
export type FilterOptions = { readonly [F in CatalogueFilter]: readonly SelectOption[] };

/** Data of the plan list. */
export interface CatalogueData {
  readonly site: Site;
  readonly path: string;
  readonly slices: readonly ResolvedSlice[];
  readonly options: FilterOptions;
  readonly values: FilterValues;
  /** The plans that match the filters. */
  readonly products: readonly PlanRowData[];
  /** Suggestions when the filters match no plan; null when they match at least one. */
  readonly wayOut: WayOut | null;
  /** URL of the finder without JavaScript. */
  readonly finderHref: string;
  /** The plans that are chosen for a comparison; null when its page is not published. */
  readonly compare: PlanChoice | null;
}
/** The choice of plans for a comparison. */
export interface PlanChoice {
  /** Path of the comparison. */
  readonly path: string;
  /** Uids of the chosen plans, also of those that the filters hide. */
  readonly chosen: readonly string[];
  readonly elsewhere: Elsewhere;
}

/**
 * Loads the plans of the site and the options of the filters. @throws ContentUnavailable without
 * plans
 */
async function loadPlansAndOptions(
  site: SiteContent,
  context: ResolveContext,
): Promise<{ readonly plans: readonly Plan[]; readonly options: FilterOptions }> {
  const [stored, countries, module] = await Promise.all([
    site.plans(),
    site.countries(),
    loadFinderModule(site),
  ]);
  if (!stored) throw new ContentUnavailable("plans", null);
  const places = sortCountries(countries ?? [], site.locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const needs = resolveEntity("module_lisa", module, context)?.needs ?? [];
  return {
    plans: sortPlans(stored),
    options: {
      "country-of-residence": places,
      "country-of-destination": places,
      needs: needs.map(({ key, title, lang }) => ({
        value: key,
        label: title,
        ...(lang ? { lang } : {}),
      })),
    },
  };
}

/** Reads the filters from a query. A value that is not among the options counts as empty. */
function readFilters(query: URLSearchParams, options: FilterOptions): FilterValues {
  function readFilter(name: CatalogueFilter): string {
    const value = query.get(name)?.trim() ?? "";
    return (
      options[name].find((option) => option.value === (parseCode(value) ?? value))?.value ?? ""
    );
  }
  return {
    "country-of-residence": readFilter("country-of-residence"),
    "country-of-destination": readFilter("country-of-destination"),
    needs: readFilter("needs"),
  };
}

/**
 * Loads the index for these filters; null without a filter. @throws ContentUnavailable without
 * groups of countries
 */
async function loadFilterIndex(
  { runtime, site }: LoadInput<PageSingle>,
  values: FilterValues,
): Promise<NeedIndex | null> {
  // Without a filter the index is not needed, so that the plans are listed even when the groups of
  // countries are missing.
  if (!CATALOGUE_FILTERS.some((name) => values[name])) return null;
  const index = await loadNeedIndex(runtime, site);
  if (!index) throw new ContentUnavailable("groups of countries", null);
  return index;
}

/** Returns the ids of the plans that match the filters. */
function filterPlans(
  index: NeedIndex,
  filters: FilterValues,
  { locale, audience }: Site,
): ReadonlySet<string> {
  const { "country-of-residence": from, "country-of-destination": to } = filters;
  const need = NEEDS.find((key) => key === filters.needs);
  const targets = filterNeed(
    index,
    { ...(from && { from }), ...(to && { to }), ...(need && { need }) },
    { locale, audience },
  );
  return new Set(targets.map((target) => target.id));
}

/**
 * Loads the choice of plans in the address: every plan that it names, although the comparison shows
 * three. Values without a plan are left out.
 */
async function loadChoice(
  { site, query }: LoadInput<PageSingle>,
  plans: readonly Plan[],
): Promise<PlanChoice | null> {
  const path = await findComparePath(site);
  if (path === null) return null;
  const chosen = findPlans(readChosenUids(query), plans);
  const rows = await Promise.all(chosen.map((plan) => site.rowAt(plan.path)));
  const uids = await loadUidsElsewhere(
    site,
    rows.map((row) => row?.group ?? ""),
  );
  return { path, chosen: chosen.map(({ uid }) => uid), elsewhere: { uids, otherSite: null } };
}

/**
 * Loads the plan list. @throws ContentUnavailable without plans, or without groups of countries
 * when a filter is set
 */
export async function loadCatalogue(input: LoadInput<PageSingle>): Promise<CatalogueData> {
  const { site, context, query, path, slices } = input;
  const { plans, options } = await loadPlansAndOptions(site, context);
  const values = readFilters(query, options);
  const index = await loadFilterIndex(input, values);
  const all = new Set(plans.map(({ id }) => id));
  const findMatching = (filters: FilterValues): ReadonlySet<string> =>
    index ? filterPlans(index, filters, site) : all;
  const shown = findMatching(values);
  function countPlans(filters: FilterValues): number {
    const matching = findMatching(filters);
    return plans.filter(({ id }) => matching.has(id)).length;
  }
  const needs = options.needs.map(({ value }) => value);
  return {
    site: { locale: site.locale, audience: site.audience },
    path,
    slices,
    options,
    values,
    products: plans.flatMap((plan) => {
      const card = shown.has(plan.id) ? resolveEntity("product_page", plan, context) : null;
      return card ? [{ ...card, limit: findLimit(plan) }] : [];
    }),
    wayOut: shown.size > 0 ? null : findWayOut(values, needs, countPlans),
    finderHref: context.actionHref.finder,
    compare: await loadChoice(input, plans),
  };
}
