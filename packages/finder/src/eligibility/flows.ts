/**
 * Resolves authored rules to flows: lists to countries, ids to indexes (finder §2.1, §2.3, §2.6).
 */
import { isRule } from "../data/types.ts";
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
  /** Whether the flow applies where residence and destination are the same country. */
  readonly sameCountry: boolean;
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
 * Creates a function that returns the countries of the lists of a field. Excluded lists are
 * subtracted from the union of the other lists, whatever their order in the field (finder §2.6).
 */
export function createListResolver(
  data: EligibilityData,
  universe: Universe,
): (ids: readonly string[]) => CountrySet {
  const countryAt = indexById(universe.countries);
  const lists = new Map(
    data.lists.map(({ id, excluded, Pays }) => [
      id,
      {
        excluded,
        members: Pays.map((member) => countryAt.get(member)).filter((at) => at !== undefined),
      },
    ]),
  );
  const intern = createInterner();
  const known = new Map<string, CountrySet>();
  return (ids) => {
    const key = ids.join();
    const named = ids.flatMap((id) => lists.get(id) ?? []);
    const members = (excluded: boolean) =>
      new Set(named.flatMap((list) => (list.excluded === excluded ? list.members : [])));
    const removed = members(true);
    const set =
      known.get(key) ?? intern([...members(false)].filter((country) => !removed.has(country)));
    known.set(key, set);
    return set;
  };
}

/** Creates a function that returns the same object for equal sets. */
function createInterner(): (countries: readonly number[]) => CountrySet {
  const interned = new Map<string, CountrySet>();
  return (countries) => {
    const sorted = countries.toSorted((a, b) => a - b);
    const key = sorted.join();
    const set = interned.get(key) ?? sorted;
    interned.set(key, set);
    return set;
  };
}

/**
 * Creates a function that removes closed countries from a set (finder §2.16).
 * @param closed whether each country of the universe is closed
 */
function createRemover(closed: readonly boolean[]): (set: CountrySet) => CountrySet {
  const intern = createInterner();
  const known = new Map<CountrySet, CountrySet>();
  return (set) => {
    const open = known.get(set) ?? intern(set.filter((country) => closed[country] !== true));
    known.set(set, open);
    return open;
  };
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
  const profileAt = indexById(universe.profiles);
  const productAt = indexById(universe.products);
  const funnelAt = indexById(universe.funnels);
  const resolveLists = createListResolver(data, universe);
  const open = createRemover(universe.countries.map((country) => country.never));
  const openNationality = createRemover(
    universe.countries.map((country) => country.never_nationality),
  );

  const flows = sortRules(data).map((rule): Flow => ({
    rule,
    residence: open(resolveLists(rule.residence)),
    destination: open(resolveLists(rule.destination)),
    profiles: [...new Set(rule.profile)]
      .map((id) => profileAt.get(id))
      .filter((index) => index !== undefined),
    nationality:
      rule.nationality.length === 0 ? null : openNationality(resolveLists(rule.nationality)),
    product: rule.product.length === 1 ? (productAt.get(rule.product[0] ?? "") ?? -1) : -1,
    funnel: funnelAt.get(rule.funnel[0] ?? "") ?? -1,
    sameCountry: rule.sameCountry,
  }));
  return { universe, flows };
}

function indexById(records: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(records.map(({ id }, index) => [id, index]));
}
