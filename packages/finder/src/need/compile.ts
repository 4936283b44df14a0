/**
 * The search of the quote-by-need finder in production: one bit per page, one mask per answer, one
 * AND per search.
 *
 * Groups and countries of a location and of a destination are merged at compile time, and
 * exclusions are subtracted. The result is the union of the four queries, because all four have the
 * same filters. Of these pages, those remain that the eligibility rules sell.
 */
import type { CountryGroup, NeedAnswers, NeedRules, NeedSite, NeedTarget } from "./types.ts";

/** A set of pages: bit i is `targets[i]`, 32 bits per word. */
type Mask = Uint32Array;
type Masks = ReadonlyMap<string, Mask>;

/** Immutable. It must be built again when a page or a group changes. */
export interface NeedIndex {
  /** One record per id, in the given order. */
  readonly targets: readonly NeedTarget[];
  /** Audience and locale together: `individual/en`. */
  readonly sites: Masks;
  readonly needs: Masks;
  readonly languages: Masks;
  readonly locations: Masks;
  readonly destinations: Masks;
  /** Null when there are no rules: then only the fields of the pages decide. */
  readonly rules: NeedRules | null;
}

const siteKey = (site: NeedSite): string => `${site.audience}/${site.locale}`;
const isoOf = (code: string): string => code.trim().toUpperCase();
const pageIsoOf = (code: string): string => code.trim().slice(0, 2).toUpperCase();

/**
 * Builds the masks. The cost is proportional to the number of (page, country) pairs: milliseconds
 * for hundreds of pages.
 */
export function compileNeed(
  all: readonly NeedTarget[],
  groups: readonly CountryGroup[],
  rules: NeedRules | null = null,
): NeedIndex {
  const byId = new Map<string, NeedTarget>();
  for (const target of all) if (!byId.has(target.id)) byId.set(target.id, target);
  const targets = [...byId.values()];
  const words = Math.ceil(targets.length / 32);
  const members = new Map<string, Set<string>>();
  for (const group of groups) {
    const set = members.get(group.id) ?? new Set();
    for (const code of group.countries) set.add(isoOf(code));
    members.set(group.id, set);
  }

  function masksOf(keysOf: (target: NeedTarget) => Iterable<string>): Masks {
    const masks = new Map<string, Mask>();
    targets.forEach((target, bit) => {
      for (const key of keysOf(target)) {
        const mask = masks.get(key) ?? new Uint32Array(words);
        mask[bit >>> 5] = (mask[bit >>> 5] ?? 0) | (1 << (bit & 31));
        masks.set(key, mask);
      }
    });
    return masks;
  }
  function reached(
    groupIds: readonly string[],
    countries: Iterable<string>,
    excluded: Iterable<string>,
  ): Set<string> {
    const set = new Set(countries);
    for (const id of groupIds) for (const code of members.get(id) ?? []) set.add(code);
    for (const code of excluded) set.delete(code);
    return set;
  }

  return {
    targets,
    sites: masksOf((target) => [siteKey(target)]),
    needs: masksOf((target) => target.cover_types),
    languages: masksOf((target) => target.languages),
    locations: masksOf((t) =>
      reached(t.location_groups, t.locations.map(isoOf), t.excluded_locations.map(isoOf)),
    ),
    destinations: masksOf((t) =>
      reached(
        t.destination_groups,
        t.destination_countries.map(pageIsoOf),
        t.excluded_destinations.map(pageIsoOf),
      ),
    ),
    rules,
  };
}

/**
 * Returns the pages of a site that match the answers given so far, each once. A missing answer
 * excludes nothing, and an unknown code matches nothing. With complete answers this is the search;
 * with fewer it is the filter of the offers list.
 */
export function filterNeed(
  index: NeedIndex,
  answers: Partial<NeedAnswers>,
  site: NeedSite,
): readonly NeedTarget[] {
  const masks = [index.sites.get(siteKey(site))];
  if (answers.from !== undefined) masks.push(index.locations.get(answers.from));
  if (answers.to !== undefined) masks.push(index.destinations.get(answers.to));
  if (answers.need !== undefined) masks.push(index.needs.get(answers.need));
  if (answers.language !== undefined) masks.push(index.languages.get(answers.language));
  const found: NeedTarget[] = [];
  for (let word = 0; word * 32 < index.targets.length; word++) {
    let bits = -1;
    for (const mask of masks) bits &= mask?.[word] ?? 0;
    while (bits !== 0) {
      const target = index.targets[word * 32 + 31 - Math.clz32(bits & -bits)];
      if (target !== undefined) found.push(target);
      bits &= bits - 1;
    }
  }
  return keepSold(found, index.rules, answers);
}

/** Removes the pages of plans that the rules do not sell for these countries. */
function keepSold(
  found: readonly NeedTarget[],
  rules: NeedRules | null,
  { from, to }: Pick<Partial<NeedAnswers>, "from" | "to">,
): readonly NeedTarget[] {
  if (rules === null || (from === undefined && to === undefined)) return found;
  const sold = rules.listSold({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  return found.filter(({ id }) => !rules.known.has(id) || sold.has(id));
}

/** Returns the pages that match complete answers. */
export function searchNeed(
  index: NeedIndex,
  answers: NeedAnswers,
  site: NeedSite,
): readonly NeedTarget[] {
  return filterNeed(index, answers, site);
}
