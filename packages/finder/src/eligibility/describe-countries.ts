/** Describes a set of countries by groups with names, and by exceptions (finder §5.5). */

/** A group of countries that a description may name. */
export interface NamedGroup {
  readonly id: string;
  /** ISO codes. */
  readonly countries: readonly string[];
}

/**
 * A set of countries: first all countries or the groups, then without the exceptions, then with the
 * countries. Ids of groups and ISO codes, in the order in which they were given.
 */
export interface CountryDescription {
  /** Whether it begins with every open country. */
  readonly all: boolean;
  readonly groups: readonly string[];
  readonly exceptGroups: readonly string[];
  readonly exceptCountries: readonly string[];
  readonly countries: readonly string[];
}

/** A group with its open countries, some of which are described. */
interface Candidate {
  readonly id: string;
  readonly members: readonly string[];
}

/** Returns the number of names that a description has. "All" counts as one. */
function countNames(description: CountryDescription): number {
  const { all, groups, exceptGroups, exceptCountries, countries } = description;
  return (
    Number(all) + groups.length + exceptGroups.length + exceptCountries.length + countries.length
  );
}

/**
 * Replaces countries by groups, the group with the most of them first, as long as this saves a name.
 * @param groups groups all of whose members are among the countries or may be named with them
 */
function replaceByGroups(
  countries: ReadonlySet<string>,
  groups: readonly Candidate[],
): { readonly groups: readonly string[]; readonly countries: readonly string[] } {
  const left = new Set(countries);
  const chosen = new Set<string>();
  for (;;) {
    const [best, gain] = groups.reduce<readonly [Candidate | null, number]>(
      ([most, size], group) => {
        const count = group.members.filter((code) => left.has(code)).length;
        return count > size ? [group, count] : [most, size];
      },
      [null, 1],
    );
    if (best === null || gain < 2) break;
    chosen.add(best.id);
    for (const code of best.members) left.delete(code);
  }
  return {
    groups: groups.flatMap(({ id }) => (chosen.has(id) ? id : [])),
    countries: [...left],
  };
}

/** Lists all subsets of groups with fewer members than `most`, the empty one first. */
function listSubsets(
  groups: readonly Candidate[],
  most: number,
): readonly (readonly Candidate[])[] {
  return groups.reduce<readonly (readonly Candidate[])[]>(
    (subsets, group) => [
      ...subsets,
      ...subsets.flatMap((subset) => (subset.length < most ? [[...subset, group]] : [])),
    ],
    [[]],
  );
}

/** Largest number of groups that a description begins with. */
const MOST_GROUPS = 7;
/** Largest number of groups whose combinations are compared. Further groups are not used. */
const MOST_COMPARED = 13;

/**
 * Returns a lower bound for the number of names of a description that begins with these groups: the
 * groups, the countries that they lack, and one exception when they have too many.
 */
function estimateNames(
  open: readonly string[],
  wanted: ReadonlySet<string>,
  chosen: readonly Candidate[],
): number {
  const named = new Set(chosen.flatMap(({ members }) => members));
  const lacking = open.filter((code) => wanted.has(code) && !named.has(code)).length;
  return chosen.length + lacking + Number(named.size > wanted.size - lacking);
}

/**
 * Returns the description of a set of countries with the fewest names. It is always exact: groups
 * only replace names. Of two equally short descriptions, the one without "all" is used.
 *
 * @param countries a subset of the open countries
 * @param open the countries that "all" stands for; in groups, other countries are ignored
 * @param groups groups with names. A group with all open countries is ignored.
 */
export function describeCountries(
  countries: readonly string[],
  open: readonly string[],
  groups: readonly NamedGroup[],
): CountryDescription {
  const wanted = new Set(countries);
  const isOpen = new Set(open);
  const candidates = groups
    .map(({ id, countries: members }): Candidate => ({
      id,
      members: [...new Set(members)].filter((code) => isOpen.has(code)),
    }))
    .filter(({ members }) => members.length > 1 && members.length < isOpen.size);
  const usable = candidates
    .filter(({ members }) => members.filter((code) => wanted.has(code)).length > members.length / 2)
    .slice(0, MOST_COMPARED);
  const unwanted = candidates.filter(({ members }) => !members.some((code) => wanted.has(code)));
  function describe(all: boolean, chosen: readonly Candidate[]): CountryDescription {
    const named = all ? isOpen : new Set(chosen.flatMap(({ members }) => members));
    const excess = open.filter((code) => named.has(code) && !wanted.has(code));
    const except = replaceByGroups(new Set(excess), unwanted);
    return {
      all,
      groups: chosen.map(({ id }) => id),
      exceptGroups: except.groups,
      exceptCountries: except.countries,
      countries: open.filter((code) => wanted.has(code) && !named.has(code)),
    };
  }
  let best = describe(true, []);
  let names = countNames(best);
  for (const chosen of listSubsets(usable, MOST_GROUPS)) {
    const most = best.all ? names : names - 1;
    if (chosen.length > most || estimateNames(open, wanted, chosen) > most) continue;
    const next = describe(false, chosen);
    if (countNames(next) > most) continue;
    best = next;
    names = countNames(next);
  }
  return best;
}
