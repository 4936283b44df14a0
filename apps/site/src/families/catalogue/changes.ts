/** What leads on from a list of plans whose filters leave nothing (design §8: the answers that block, one-change chips). */
import { CATALOGUE_FILTERS, type CatalogueFilter } from "@orlaya/slices/catalogue-filters";

/** The chosen value of each filter; empty: no filter. */
export type FilterValues = { readonly [F in CatalogueFilter]: string };

/** A way to plans. `drop`: without one filter; `need`: with another type of cover; `only`: with one filter alone; `all`: without any. */
export interface CatalogueChange {
  readonly kind: "drop" | "need" | "only" | "all";
  readonly field: CatalogueFilter;
  readonly values: FilterValues;
  readonly count: number;
}

/** Why filters leave no plan, and the changes that lead to plans. */
export interface WayOut {
  /** Filters that leave no plan: each of them `alone`, or all of them together. */
  readonly blocking: readonly CatalogueFilter[];
  readonly alone: boolean;
  /** Three at most that lead to different plans: first those that change one filter, then those that change more. */
  readonly changes: readonly CatalogueChange[];
}

const MOST_CHANGES = 3;
const NONE: FilterValues = { "country-of-residence": "", "country-of-destination": "", needs: "" };

/** `countPlans` says how many plans pass some filters; `needs` are the types of cover that may be chosen. */
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
