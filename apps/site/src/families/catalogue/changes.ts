/**
 * Suggestions for a plan list whose filters match no plan (design §8: the answers that block,
 * one-change chips).
 */
import { CATALOGUE_FILTERS, type CatalogueFilter } from "@orlaya/slices/catalogue-filters";

/** The selected value of each filter; an empty string means no filter. */
export type FilterValues = { readonly [F in CatalogueFilter]: string };

/**
 * A change of the filters that leads to plans. `drop`: without one filter; `need`: with another
 * type of cover; `only`: with one filter alone; `all`: without any filter.
 */
export interface CatalogueChange {
  readonly kind: "drop" | "need" | "only" | "all";
  readonly field: CatalogueFilter;
  readonly values: FilterValues;
  readonly count: number;
}

/** The filters that match no plan, and changes that lead to plans. */
export interface WayOut {
  /**
   * The filters that match no plan: each of them alone when `alone` is true, otherwise all of them
   * together.
   */
  readonly blocking: readonly CatalogueFilter[];
  readonly alone: boolean;
  /**
   * At most three changes with different filters: first changes of one filter, then changes of
   * several.
   */
  readonly changes: readonly CatalogueChange[];
}

const MOST_CHANGES = 3;
const NONE: FilterValues = { "country-of-residence": "", "country-of-destination": "", needs: "" };

/**
 * Finds the filters that match no plan, and changes that lead to plans.
 * @param needs types of cover that a visitor can select
 * @param countPlans returns the number of plans that match the given filters
 */
export function findWayOut(
  values: FilterValues,
  needs: readonly string[],
  countPlans: (values: FilterValues) => number,
): WayOut {
  const set = CATALOGUE_FILTERS.filter((name) => values[name]);
  function keepOnly(...kept: readonly CatalogueFilter[]): FilterValues {
    return {
      ...NONE,
      ...Object.fromEntries(kept.map((name) => [name, values[name]])),
    };
  }
  const createChange = (
    kind: CatalogueChange["kind"],
    field: CatalogueFilter,
    changed: FilterValues,
  ): CatalogueChange => ({ kind, field, values: changed, count: countPlans(changed) });
  const alone = set.filter((name) => countPlans(keepOnly(name)) === 0);
  const pair = set
    .flatMap((first, at) => set.slice(at + 1).map((second) => [first, second] as const))
    .find((both) => countPlans(keepOnly(...both)) === 0);
  const steps = [
    [
      ...set.map((name) => createChange("drop", name, { ...values, [name]: "" })),
      ...(values.needs
        ? needs
            .filter((need) => need !== values.needs)
            .map((need) => createChange("need", "needs", { ...values, needs: need }))
        : []),
    ],
    set.map((name) => createChange("only", name, keepOnly(name))),
    set.slice(0, 1).map((name) => createChange("all", name, NONE)),
  ];
  const leading = steps.flat().filter(({ count }) => count > 0);
  const isSame = (a: FilterValues, b: FilterValues): boolean =>
    CATALOGUE_FILTERS.every((name) => a[name] === b[name]);
  const changes = leading.filter(
    (change, at) => leading.findIndex((other) => isSame(other.values, change.values)) === at,
  );
  return {
    blocking: alone.length > 0 ? alone : (pair ?? set),
    alone: alone.length > 0,
    changes: changes.slice(0, MOST_CHANGES),
  };
}
