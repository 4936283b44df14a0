/**
 * The market of a product: from where, to where, for which profiles and nationalities the answers
 * of a release lead to it (finder §5.5).
 */
import type { Finder } from "./finder.ts";
import { planAt } from "./finder.ts";
import { compareCodeUnits } from "./flows.ts";
import { mergeEntries } from "./merge-boxes.ts";
import type { Axis, Box, Entry } from "./merge-boxes.ts";
import { countDifferentPairs, findDifferentPair, listGroupPlaces } from "./pairs.ts";
import { askAt, getCell } from "./table.ts";

/**
 * Journeys that lead to a product: every combination of residence, destination, profile and
 * nationality. Codes and ids are in the order of the release.
 */
export interface Market {
  readonly residences: readonly string[];
  /** Empty where `within` is "only". */
  readonly destinations: readonly string[];
  /**
   * Journeys within one country. `no`: none. `also`: within each country that is both a residence
   * and a destination. `only`: within each residence, and no others.
   */
  readonly within: "no" | "also" | "only";
  /** Ids. */
  readonly profiles: readonly string[];
  /** Null where the nationality is not asked. */
  readonly nationalities: readonly string[] | null;
}

/** The countries of a release that lead to a plan, in its order. */
export interface OpenCountries {
  /** Residence or destination of at least one journey with a plan. */
  readonly places: readonly string[];
  /** Nationalities that lead to a plan where the nationality is asked. */
  readonly nationalities: readonly string[];
}

/** Indexes of the countries of each group, by group. */
type Groups = readonly (readonly number[])[];

/** The groups of countries that a release treats alike. */
export interface Space {
  readonly finder: Finder;
  readonly residences: Groups;
  readonly destinations: Groups;
  readonly nationalities: Groups;
  /** Countries with the same row for journeys within them. */
  readonly homes: Groups;
}

/** Orders of merging. The result with the fewest boxes is used, the first of equal ones. */
const ORDERS: readonly (readonly Axis[])[] = [
  ["profiles", "destinations", "residences", "profiles"],
  ["destinations", "residences", "profiles"],
  ["destinations", "profiles", "residences"],
  ["residences", "destinations", "profiles"],
];

function groupCountries(valueOf: ArrayLike<number>): Groups {
  const indexes = Array.from(valueOf, (_, index) => index);
  return [...Map.groupBy(indexes, (index) => valueOf[index]).values()];
}

/** Groups the countries of a release. */
export function createSpace(finder: Finder): Space {
  const { residence, destination, nationality, within } = finder.table;
  return {
    finder,
    residences: groupCountries(residence),
    destinations: groupCountries(destination),
    nationalities: groupCountries(nationality),
    homes: groupCountries(within),
  };
}

/** Returns the groups of residences that have no pair with a group of destinations. */
function listEmptyPairs({ residences, destinations }: Space): ReadonlyMap<number, number> {
  return new Map(
    residences.flatMap((members, residence) => {
      const destination = destinations.findIndex(
        (targets) => findDifferentPair(members, targets) === null,
      );
      return destination < 0 ? [] : [[residence, destination] as const];
    }),
  );
}

/**
 * Returns the groups of nationalities with which a cell leads to one of the outcomes; null for every
 * nationality without a question.
 */
function listNationalities(
  { finder: { table }, nationalities }: Space,
  cell: number,
  isWanted: (outcome: number) => boolean,
): readonly number[] | null {
  if (cell >= 0) return isWanted(cell) ? null : [];
  return [...nationalities.keys()].filter((group) =>
    isWanted(askAt(table, cell, nationalities[group]?.[0] ?? -1)),
  );
}

/** Returns a test for outcomes, given as their index + 1, of these products. */
function selectOutcomes(
  finder: Finder,
  products: ReadonlySet<string>,
): (outcome: number) => boolean {
  return (outcome) => products.has(planAt(finder, outcome)?.product.id ?? "");
}

/** Returns the groups of countries, profiles and nationalities that lead to one of the products. */
export function listEntries(space: Space, products: ReadonlySet<string>): readonly Entry[] {
  const { table, profiles } = space.finder;
  const isWanted = selectOutcomes(space.finder, products);
  return listGroupPlaces(space).flatMap(({ from, to, residence, destination, within }) =>
    [...profiles.keys()].flatMap((profile): readonly Entry[] => {
      const nationality = listNationalities(space, getCell(table, from, to, profile), isWanted);
      return nationality?.length === 0
        ? []
        : [{ residence, destination, within, profile, nationality }];
    }),
  );
}

/** A box whose groups are replaced by their countries, as sorted indexes. */
interface CountryBox extends Omit<Box, "within"> {
  readonly within: Market["within"];
}

const spread = (groups: Groups, indexes: readonly number[]): readonly number[] =>
  indexes.flatMap((index) => groups[index] ?? []).sort((a, b) => a - b);

function spreadBox(
  { residences, destinations, nationalities, homes }: Space,
  box: Box,
): CountryBox {
  return {
    residences: spread(box.within ? homes : residences, box.residences),
    destinations: spread(destinations, box.destinations),
    within: box.within ? "only" : "no",
    profiles: box.profiles,
    nationality: box.nationality && spread(nationalities, box.nationality),
  };
}

const hasSameConditions = (a: CountryBox, b: CountryBox): boolean =>
  JSON.stringify([a.profiles, a.nationality]) === JSON.stringify([b.profiles, b.nationality]);

/**
 * Joins the journeys within a country with those between the same countries, where profiles and
 * nationalities are equal. What cannot be joined remains a box of its own.
 */
function joinWithin(boxes: readonly CountryBox[]): readonly CountryBox[] {
  const home = boxes
    .filter(({ within }) => within === "only")
    .map((box) => ({ box, left: new Set(box.residences) }));
  const joined = boxes
    .filter(({ within }) => within === "no")
    .map((box): CountryBox => {
      const both = box.residences.filter((country) => box.destinations.includes(country));
      const match = home.find(
        (own) => hasSameConditions(own.box, box) && both.every((country) => own.left.has(country)),
      );
      if (match === undefined || both.length === 0) return box;
      for (const country of both) match.left.delete(country);
      return { ...box, within: "also" };
    });
  const rest = home.map(({ box, left }) => ({ ...box, residences: [...left] }));
  return [...joined, ...rest.filter(({ residences }) => residences.length > 0)];
}

/** Returns the number of pairs of countries of a box, times its profiles. */
function countPlaces({ residences, destinations, within, profiles }: CountryBox): number {
  const pairs =
    within === "only" ? residences.length : countDifferentPairs(residences, destinations);
  return pairs * profiles.length;
}

/**
 * Returns the market of products: disjoint, the largest first. Empty where no journey leads to one
 * of them.
 */
export function listMarkets(finder: Finder, products: ReadonlySet<string>): readonly Market[] {
  const space = createSpace(finder);
  const entries = listEntries(space, products);
  const empty = listEmptyPairs(space);
  const merged = ORDERS.map((order) => mergeEntries(entries, order, empty))
    .map((boxes) => joinWithin(boxes.map((box) => spreadBox(space, box))))
    .reduce((best, boxes) => (boxes.length < best.length ? boxes : best));
  const pick = (indexes: readonly number[]) => indexes.map((index) => finder.codes[index] ?? "");
  return merged
    .toSorted(
      (a, b) =>
        countPlaces(b) - countPlaces(a) || compareCodeUnits(JSON.stringify(a), JSON.stringify(b)),
    )
    .map(({ residences, destinations, within, profiles, nationality }) => ({
      residences: pick(residences),
      destinations: pick(destinations),
      within,
      profiles: profiles.map((index) => finder.profiles[index]?.id ?? ""),
      nationalities: nationality && pick(nationality),
    }));
}

/** Whether a market has a journey between a country and one of the others. */
function hasJourney({ within }: Market, country: string, others: readonly string[]): boolean {
  return (
    others.some((other) => other !== country) || (within === "also" && others.includes(country))
  );
}

/**
 * Returns all countries of residence and all destinations of markets, in the order of the release.
 * A country that a market pairs only with itself, without journeys within it, is left out.
 */
export function listMarketPlaces(
  { codes }: Finder,
  markets: readonly Market[],
): { readonly residences: readonly string[]; readonly destinations: readonly string[] } {
  const places = markets.map((market) => {
    const { residences, destinations, within } = market;
    if (within === "only") return { from: residences, to: residences };
    return {
      from: residences.filter((code) => hasJourney(market, code, destinations)),
      to: destinations.filter((code) => hasJourney(market, code, residences)),
    };
  });
  const from = new Set(places.flatMap((place) => place.from));
  const to = new Set(places.flatMap((place) => place.to));
  return {
    residences: codes.filter((code) => from.has(code)),
    destinations: codes.filter((code) => to.has(code)),
  };
}

/** Returns the countries that lead to any plan of a release. */
export function listOpenCountries(finder: Finder): OpenCountries {
  const products = new Set(finder.products.map(({ id }) => id));
  const space = createSpace(finder);
  const places = new Set<number>();
  const asked = new Set<number>();
  for (const entry of listEntries(space, products)) {
    const { residences, destinations, homes } = space;
    const from = (entry.within ? homes : residences)[entry.residence] ?? [];
    const to = entry.within ? [] : (destinations[entry.destination] ?? []);
    for (const country of [...from, ...to]) places.add(country);
    for (const country of spread(space.nationalities, entry.nationality ?? [])) asked.add(country);
  }
  const pick = (indexes: ReadonlySet<number>) =>
    finder.codes.filter((_, index) => indexes.has(index));
  return { places: pick(places), nationalities: pick(asked) };
}
