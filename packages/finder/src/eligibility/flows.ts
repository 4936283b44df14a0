/**
 * Resolves authored rules to flows: lists to countries, ids to indexes (finder §2.1, §2.3, §2.6).
 */
import { isExcludedList, isRule } from "../data/types.ts";
import type { Country, EligibilityData, Funnel, Product, Profile, Rule } from "../data/types.ts";

/** Compares by code unit, so that the order is the same on every machine. */
export const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The records that the indexes in flows and in the table refer to. Their order depends only on the
 * records.
 */
export interface Universe {
  /** Sorted by ISO code. */
  readonly countries: readonly Country[];
  /**
   * Sorted by order, Need before Citizenship, then id; a locale's names are applied later
   * (finder §2.12).
   */
  readonly profiles: readonly Profile[];
  /** Sorted by id. */
  readonly products: readonly Product[];
  /** Sorted by id. */
  readonly funnels: readonly Funnel[];
}

/**
 * A set of country indexes, ascending. Equal sets are the same object, so they are compared by
 * identity.
 */
export type CountrySet = readonly number[];

/** The fields of a flow that the compiler reads. */
export interface FlowShape {
  readonly residence: CountrySet;
  readonly destination: CountrySet;
  /** Profile indexes. */
  readonly profiles: readonly number[];
  /** Null: neutral. Never empty. */
  readonly nationality: CountrySet | null;
  /** Product index. */
  readonly product: number;
  /** Funnel index, -1 for none. */
  readonly funnel: number;
}

export type Flow = FlowShape & { readonly rule: Rule };

/** Flows, with the number of countries and profiles that their indexes refer to. */
export interface Space<F extends FlowShape> {
  readonly countries: number;
  readonly profiles: number;
  /** In winning order: of the flows that match in the same place, the first wins. */
  readonly flows: readonly F[];
}

/** The flows of a data set, sorted by (priority, ID). */
export type Flows = Space<Flow> & { readonly universe: Universe };

/** Sorts the records of a data set. */
export function buildUniverse(data: EligibilityData): Universe {
  const byId = (a: { readonly id: string }, b: { readonly id: string }) =>
    compareCodeUnits(a.id, b.id);
  return {
    countries: data.countries.toSorted((a, b) => compareCodeUnits(a.iso, b.iso)),
    profiles: data.profiles.toSorted(
      (a, b) => a.order - b.order || compareCodeUnits(b.Type, a.Type) || byId(a, b),
    ),
    products: data.products.toSorted(byId),
    funnels: data.funnels.toSorted(byId),
  };
}

/** Returns the rules without link records, in the order in which they win. */
export function sortRules(data: EligibilityData): readonly Rule[] {
  return data.rules
    .filter(isRule)
    .toSorted(
      (a, b) =>
        a.priority - b.priority || compareCodeUnits(a.ID, b.ID) || compareCodeUnits(a.id, b.id),
    );
}

/**
 * Returns the flows of every rule that can apply to a visitor. Never throws. A rule that must not
 * be published (no product, an empty or unknown list…) is left out, and `findings` reports the
 * reason.
 */
export function resolveFlows(data: EligibilityData): Flows {
  const { universe, flows } = resolveRules(data);
  return {
    universe,
    countries: universe.countries.length,
    profiles: universe.profiles.length,
    flows: flows.filter(applies),
  };
}

/**
 * Whether a flow can apply to a visitor. A nationality list without members does not make it
 * neutral.
 */
function applies(flow: Flow): boolean {
  return (
    flow.product >= 0 &&
    flow.rule.funnel.length <= 1 &&
    flow.residence.length > 0 &&
    flow.destination.length > 0 &&
    flow.profiles.length > 0 &&
    flow.nationality?.length !== 0
  );
}

/**
 * Returns every rule with its lists resolved, in winning order, also rules that never apply;
 * product -1 for none.
 */
export function resolveRules(data: EligibilityData): {
  readonly universe: Universe;
  readonly flows: readonly Flow[];
} {
  const universe = buildUniverse(data);
  const countryAt = indexById(universe.countries);
  const profileAt = indexById(universe.profiles);
  const productAt = indexById(universe.products);
  const funnelAt = indexById(universe.funnels);
  const lists = new Map(
    data.lists.map((list) => [
      list.id,
      {
        excluded: isExcludedList(list),
        members: list.Pays.map((id) => countryAt.get(id)).filter((index) => index !== undefined),
      },
    ]),
  );
  const interned = new Map<string, CountrySet>();

  // Excluded lists are subtracted from the union of the other lists, whatever their order in the
  // field.
  function resolve(ids: readonly string[]): CountrySet {
    const set = new Set<number>();
    for (const id of ids)
      if (lists.get(id)?.excluded === false)
        for (const country of lists.get(id)?.members ?? []) set.add(country);
    for (const id of ids)
      if (lists.get(id)?.excluded === true)
        for (const country of lists.get(id)?.members ?? []) set.delete(country);
    const sorted = [...set].sort((a, b) => a - b);
    const key = sorted.join();
    const known = interned.get(key) ?? sorted;
    interned.set(key, known);
    return known;
  }
  const memo = new Map<string, CountrySet>();
  function resolved(ids: readonly string[]): CountrySet {
    const key = ids.join();
    const set = memo.get(key) ?? resolve(ids);
    memo.set(key, set);
    return set;
  }

  const flows = sortRules(data).map((rule): Flow => ({
    rule,
    residence: resolved(rule.residence),
    destination: resolved(rule.destination),
    profiles: [...new Set(rule.profile)]
      .map((id) => profileAt.get(id))
      .filter((index) => index !== undefined),
    nationality: rule.nationality.length === 0 ? null : resolved(rule.nationality),
    product: rule.product.length === 1 ? (productAt.get(rule.product[0] ?? "") ?? -1) : -1,
    funnel: funnelAt.get(rule.funnel[0] ?? "") ?? -1,
  }));
  return { universe, flows };
}

function indexById(records: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(records.map(({ id }, index) => [id, index]));
}
