/**
 * The groups of countries that the verifiers check by one representative (finder §4, §5.1).
 *
 * Countries that are in exactly the same lists of a role, and in the same class of the table, are
 * one group: the literal interpreter reads a country only through list membership, and the table
 * only through its class, so the other countries of the group cannot differ. Both parts of this
 * partition are computed here, from the data and from the table, and not taken from the compiler.
 */
import { isRule } from "../data/types.ts";
import type { Country, EligibilityData } from "../data/types.ts";
import type { OptionsFinder } from "./finder.ts";
import { countDifferentPairs, findDifferentPair } from "./pairs.ts";

/** Countries that neither side distinguishes in a role, at least one. */
export type Group = readonly Country[];

type Role = "residence" | "destination" | "nationality";

/** A residence and a destination that stand for `pairs` of them. */
export interface Pair {
  readonly residence: Country;
  readonly destination: Country;
  readonly pairs: number;
}

/** What stands for all places and all nationalities. */
export interface Representatives {
  readonly pairs: readonly Pair[];
  /** Null stands for "not listed". */
  readonly nationalities: readonly (Group | null)[];
}

/** Returns the representatives, or every country by itself (`everyCountry`, brute force). */
export function listRepresentatives(
  data: EligibilityData,
  finder: Pick<OptionsFinder, "table" | "codeAt">,
  everyCountry: boolean,
): Representatives {
  function group(...roles: readonly Role[]): readonly Group[] {
    return everyCountry
      ? data.countries.map((country) => [country])
      : groupCountries(data, finder, roles);
  }
  const destinations = group("destination");
  const between = group("residence").flatMap((from) =>
    destinations.flatMap((to): readonly Pair[] => {
      const [residence, destination] = findDifferentPair(from, to) ?? [];
      return residence && destination
        ? [{ residence, destination, pairs: countDifferentPairs(from, to) }]
        : [];
    }),
  );
  const within = group("residence", "destination").flatMap((countries) =>
    countries.slice(0, 1).map((country): Pair => ({
      residence: country,
      destination: country,
      pairs: countries.length,
    })),
  );
  return { pairs: [...between, ...within], nationalities: [...group("nationality"), null] };
}

/**
 * Groups the countries that neither the data nor the table distinguishes in any of the roles. For a
 * residence that is the destination, too, the table has a row of its own.
 */
function groupCountries(
  data: EligibilityData,
  { table, codeAt }: Pick<OptionsFinder, "table" | "codeAt">,
  roles: readonly Role[],
): readonly Group[] {
  const referenced = new Set(
    data.rules.filter(isRule).flatMap((rule) => roles.flatMap((role) => rule[role])),
  );
  const lists = data.lists
    .filter((list) => referenced.has(list.id))
    .map((list) => new Set(list.Pays));
  const groups = Map.groupBy(data.countries, ({ id, iso, never, never_nationality }) => {
    const at = codeAt.get(iso) ?? -1;
    const inData = [never, never_nationality, ...lists.map((list) => list.has(id))];
    const inTable = [...roles.map((role) => table[role][at]), roles.length > 1 && table.within[at]];
    return JSON.stringify([inData, inTable]);
  });
  return [...groups.values()];
}
