/** Describes a set of countries by areas, single countries and exceptions. */
import { REGIONS, SCHENGEN, type Area } from "./areas.ts";

/** Most countries that are named one by one. */
export const MOST_NAMED = 4;
/** Most parts of a description with areas. */
const MOST_PARTS = 6;

/** Areas and ISO codes. */
export interface Places {
  readonly areas: readonly Area[];
  readonly codes: readonly string[];
}
/**
 * A description. `places`: some places, or all countries when `of` is null, without some others;
 * it states exactly which open countries are meant. `some`: too many to name, in no order; where
 * `isRest`, the codes are those of the open countries that are not meant.
 */
export type Description =
  | { readonly kind: "none" }
  | { readonly kind: "places"; readonly of: Places | null; readonly except: Places }
  | { readonly kind: "some"; readonly codes: readonly string[]; readonly isRest: boolean };

type Codes = ReadonlySet<string>;
const NOTHING: Places = { areas: [], codes: [] };
const countParts = ({ areas, codes }: Places): number => areas.length + codes.length;

/** A cover: areas and countries, without the countries of the areas that are not meant. */
interface Cover {
  readonly of: Places;
  readonly except: readonly string[];
}
const countCover = ({ of, except }: Cover): number => countParts(of) + except.length;

/** Covers a set with those of the areas of which it contains more than a half. */
function coverWith(areas: readonly Area[], wanted: Codes, open: Codes): Cover {
  const used = areas.filter(({ codes }) => {
    const own = codes.split(" ").filter((code) => open.has(code));
    return own.filter((code) => wanted.has(code)).length * 2 > own.length;
  });
  const covered = new Set(used.flatMap(({ codes }) => codes.split(" ")));
  return {
    of: { areas: used, codes: [...wanted].filter((code) => !covered.has(code)) },
    except: [...covered].filter((code) => open.has(code) && !wanted.has(code)),
  };
}

/** Returns the possible covers of a set. The first one names its countries one by one. */
const listCovers = (wanted: Codes, open: Codes): readonly Cover[] =>
  [[], REGIONS, [SCHENGEN]].map((areas) => coverWith(areas, wanted, open));

const isShort = (cover: Cover): boolean =>
  // Five names are shorter than four and the words for one more.
  countCover(cover) <= (cover.of.areas.length === 0 ? MOST_NAMED + 1 : MOST_PARTS);

/**
 * Describes members, given by ISO code.
 * @param open the countries that can be in a group; others are left out, unless there are only others
 */
export function describeMembers(members: Codes, open: Codes): Description {
  if (members.size === 0) return { kind: "none" };
  const meant = new Set([...members].filter((code) => open.has(code)));
  if (meant.size === 0) return describeClosed([...members]);
  const rest = new Set([...open].filter((code) => !members.has(code)));
  if (rest.size === 0 && open.size > 1) return { kind: "places", of: null, except: NOTHING };
  const covers = listCovers(meant, open).map(({ of, except }) => ({
    of,
    except: { ...NOTHING, codes: except },
    parts: countCover({ of, except }),
    isShort: isShort({ of, except }),
  }));
  const complements = listCovers(rest, open)
    .filter(({ except }) => except.length === 0)
    .map((cover) => ({
      of: null,
      except: cover.of,
      parts: 1 + countCover(cover),
      isShort: countCover(cover) <= MOST_NAMED,
    }));
  const [best] = [...covers, ...complements]
    .filter((each) => each.isShort)
    .toSorted((a, b) => a.parts - b.parts);
  if (best) return { kind: "places", of: best.of, except: best.except };
  const isRest = rest.size < meant.size;
  return { kind: "some", codes: [...(isRest ? rest : meant)], isRest };
}

function describeClosed(codes: readonly string[]): Description {
  return codes.length <= MOST_NAMED + 1
    ? { kind: "places", of: { ...NOTHING, codes }, except: NOTHING }
    : { kind: "some", codes, isRest: false };
}
