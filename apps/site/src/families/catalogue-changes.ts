/** What leads on from a list of plans whose filters leave nothing (design brief §8: the answers that block, one-change chips). Pure. */
import { CATALOGUE_FILTERS, type CatalogueFilter } from "@orlaya/slices/views";

export type FilterValues = { readonly [F in CatalogueFilter]: string };

/** A way to plans. `drop`: without one filter; `need`: with another type of cover; `only`: with one filter alone; `all`: without any. */
export interface CatalogueChange {
  readonly kind: "drop" | "need" | "only" | "all";
  readonly field: CatalogueFilter;
  readonly values: FilterValues;
  readonly count: number;
}
export interface WayOut {
  /** Filters that leave no plan: each of them `alone`, or all of them together. */
  readonly blocking: readonly CatalogueFilter[];
  readonly alone: boolean;
  /** Three at most that lead to different plans: first those that change one filter, then those that change more. */
  readonly changes: readonly CatalogueChange[];
}

const MOST_CHANGES = 3;
const NONE: FilterValues = { "country-of-residence": "", "country-of-destination": "", needs: "" };

/** `countOf` says how many plans pass some filters; `needs` are the types of cover that may be chosen. */
export function wayOut(
  values: FilterValues,
  needs: readonly string[],
  countOf: (values: FilterValues) => number,
): WayOut {
  const set = CATALOGUE_FILTERS.filter((name) => values[name]);
  function keeping(...kept: readonly CatalogueFilter[]): FilterValues {
    return {
      ...NONE,
      ...Object.fromEntries(kept.map((name) => [name, values[name]])),
    };
  }
  const counted = (
    kind: CatalogueChange["kind"],
    field: CatalogueFilter,
    changed: FilterValues,
  ): CatalogueChange => ({ kind, field, values: changed, count: countOf(changed) });
  const alone = set.filter((name) => countOf(keeping(name)) === 0);
  const pair = set
    .flatMap((first, at) => set.slice(at + 1).map((second) => [first, second] as const))
    .find((both) => countOf(keeping(...both)) === 0);
  const steps = [
    [
      ...set.map((name) => counted("drop", name, { ...values, [name]: "" })),
      ...(values.needs
        ? needs
            .filter((need) => need !== values.needs)
            .map((need) => counted("need", "needs", { ...values, needs: need }))
        : []),
    ],
    set.map((name) => counted("only", name, keeping(name))),
    set.slice(0, 1).map((name) => counted("all", name, NONE)),
  ];
  const leading = steps.flat().filter(({ count }) => count > 0);
  const same = (a: FilterValues, b: FilterValues): boolean =>
    CATALOGUE_FILTERS.every((name) => a[name] === b[name]);
  const changes = leading.filter(
    (change, at) => leading.findIndex((other) => same(other.values, change.values)) === at,
  );
  return {
    blocking: alone.length > 0 ? alone : (pair ?? set),
    alone: alone.length > 0,
    changes: changes.slice(0, MOST_CHANGES),
  };
}
