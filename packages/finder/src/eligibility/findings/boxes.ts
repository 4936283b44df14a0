/** Counts journeys in the boxes of a diff. */
import type { ChangeBox } from "../diff.ts";
import type { Answers } from "../finder.ts";
import { countDifferentPairs, findDifferentPair } from "../pairs.ts";

/** A number of journeys, and the first of them. */
export interface Share {
  readonly journeys: number;
  readonly witness: () => Answers | null;
}

/** Countries of a box, as ISO codes. */
interface Pairs {
  readonly residences: readonly string[];
  readonly destinations: readonly string[];
  readonly within: boolean;
}

function listCommon({ residences, destinations }: Pairs): readonly string[] {
  const to = new Set(destinations);
  return residences.filter((iso) => to.has(iso));
}

/** Returns the number of (residence, destination) pairs. */
function countPairs(pairs: Pairs): number {
  return pairs.within
    ? listCommon(pairs).length
    : countDifferentPairs(pairs.residences, pairs.destinations);
}

function findPair(pairs: Pairs): readonly [string, string] | null {
  if (!pairs.within) return findDifferentPair(pairs.residences, pairs.destinations);
  const [first] = listCommon(pairs);
  return first === undefined ? null : [first, first];
}

/** Narrows a field to the countries, profiles or nationalities that a function accepts. */
type Accepts = (id: string) => boolean;

/** Returns the journeys of a box with one of the profiles and one of the residences. */
export function countFrom(box: ChangeBox, profile: string, isResidence: Accepts): Share {
  const residences = box.residences.filter(isResidence);
  return buildShare(box, { ...box, residences }, profile);
}

/**
 * Returns the journeys of a box that have an accepted country in one of the roles. In the role of
 * the nationality, a box for all nationalities has every country.
 */
export function countInvolved(
  box: ChangeBox,
  roles: readonly ("residence" | "destination" | "nationality")[],
  accepts: Accepts,
  countries: readonly string[],
): Share {
  if (roles.includes("nationality")) {
    const nationals = (box.nationalities ?? countries).filter(accepts);
    const [first] = nationals;
    const all = box.nationalities?.length ?? countries.length;
    const share = buildShare(box, box);
    return {
      journeys: (share.journeys / all) * nationals.length,
      witness() {
        const journey = share.witness();
        return journey && { ...journey, nationality: first ?? null };
      },
    };
  }
  const without = (role: "residence" | "destination", isos: readonly string[]) =>
    roles.includes(role) ? isos.filter((iso) => !accepts(iso)) : isos;
  const others: Pairs = {
    within: box.within,
    residences: without("residence", box.residences),
    destinations: without("destination", box.destinations),
  };
  const involved = [
    { ...box, residences: roles.includes("residence") ? box.residences.filter(accepts) : [] },
    { ...box, destinations: roles.includes("destination") ? box.destinations.filter(accepts) : [] },
  ];
  return {
    journeys: buildShare(box, box).journeys - buildShare(box, others).journeys,
    witness: () =>
      involved.map((pairs) => buildShare(box, pairs).witness()).find((each) => each !== null) ??
      null,
  };
}

/** Returns the journeys of a box with these pairs, for one profile or for all of the box. */
function buildShare(box: ChangeBox, pairs: Pairs, profile?: string): Share {
  const perPair = box.journeys / countPairs(box) / box.profiles.length;
  const profiles =
    profile === undefined ? box.profiles : box.profiles.filter((id) => id === profile);
  return {
    journeys: Math.round(countPairs(pairs) * perPair * profiles.length),
    witness() {
      const pair = findPair(pairs);
      const [first] = profiles;
      if (pair === null || first === undefined) return null;
      const [residence, destination] = pair;
      return {
        residence,
        destination,
        profile: first,
        nationality: box.nationalities?.[0] ?? null,
      };
    },
  };
}
