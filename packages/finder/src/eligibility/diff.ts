/**
 * Compares two data sets: what changes for visitors, in countries and journeys, not in rows
 * (finder §5.2).
 */
import type { EligibilityData } from "../data/types.ts";
import { mergeEntries } from "./merge-boxes.ts";
import type { Entry } from "./merge-boxes.ts";
import { listRecordChanges } from "./diff-records.ts";
import type { RecordChange } from "./diff-records.ts";
import { compareCodeUnits, resolveFlows } from "./flows.ts";
import type { Universe } from "./flows.ts";
import { countDifferentPairs, listGroupPlaces } from "./pairs.ts";
import type { Options } from "./places.ts";
import { askAt, getCell, compileTable } from "./table.ts";
import type { Table } from "./table.ts";

/**
 * The end of a journey; ids. A country or profile that a version does not contain has no plan
 * there.
 */
export interface JourneyEnd {
  readonly product: string | null;
  readonly funnel: string | null;
  /** Nationality was asked for. */ readonly asked: boolean;
}

/**
 * Journeys with the same change: every combination of the four lists, of two different countries or
 * of the same one (`within`).
 */
export interface ChangeBox {
  readonly before: JourneyEnd;
  readonly after: JourneyEnd;
  /** ISO codes, sorted. */
  readonly residences: readonly string[];
  readonly destinations: readonly string[];
  /** Whether the journeys stay within one country; otherwise they are between two countries. */
  readonly within: boolean;
  /** Profile ids. */
  readonly profiles: readonly string[];
  /** ISO codes; null for every nationality. */
  readonly nationalities: readonly string[] | null;
  readonly journeys: number;
}

export interface Diff {
  /** Journeys over the countries and profiles of both data sets. */
  readonly journeys: number;
  readonly changed: number;
  /** Disjoint, most journeys first; their journeys add up to `changed`. */
  readonly boxes: readonly ChangeBox[];
  readonly records: readonly RecordChange[];
}

interface Side {
  readonly universe: Universe;
  readonly table: Table;
  readonly countryAt: ReadonlyMap<string, number>;
  readonly profileAt: ReadonlyMap<string, number>;
}
/** A country by its code, with its index on either side; -1 where it is unknown. */
interface Member {
  readonly iso: string;
  readonly a: number;
  readonly b: number;
}
/** Countries that both sides treat alike in a role, at least one. */
type Group = readonly Member[];
interface Comparison {
  readonly a: Side;
  readonly b: Side;
  /** Codes of the countries of both sides, sorted. */
  readonly isos: readonly string[];
  /** Ids of the profiles of both sides. */
  readonly profiles: readonly string[];
  readonly residences: readonly Group[];
  readonly destinations: readonly Group[];
  readonly nationalities: readonly Group[];
  /** Countries that both sides treat alike as residence and destination of a journey within them. */
  readonly homes: readonly Group[];
}

/**
 * Compares two data sets. Both may have any findings. Takes milliseconds for data of the spec's
 * size.
 * @throws TooIntricate when one of them cannot be compiled
 */
export function diffData(
  before: EligibilityData,
  after: EligibilityData,
  options: Options = {},
): Diff {
  const a = compileSide(before, options);
  const b = compileSide(after, options);
  const isos = [...new Set([...a.countryAt.keys(), ...b.countryAt.keys()])].sort(compareCodeUnits);
  const members = isos.map((iso): Member => ({
    iso,
    a: a.countryAt.get(iso) ?? -1,
    b: b.countryAt.get(iso) ?? -1,
  }));
  const group = (role: "residence" | "destination" | "nationality" | "within") =>
    groupMembers(members, a.table[role], b.table[role]);
  const comparison: Comparison = {
    a,
    b,
    isos,
    profiles: [...new Set([...a.profileAt.keys(), ...b.profileAt.keys()])],
    residences: group("residence"),
    destinations: group("destination"),
    nationalities: group("nationality"),
    homes: group("within"),
  };
  const { changed, changes } = collectChanges(comparison);
  return {
    journeys: isos.length ** 3 * comparison.profiles.length,
    changed,
    boxes: changes
      .flatMap((change) => buildBoxes(comparison, change))
      .sort(
        (one, other) =>
          other.journeys - one.journeys ||
          compareCodeUnits(JSON.stringify(one), JSON.stringify(other)),
      ),
    records: listRecordChanges(before, after),
  };
}

function compileSide(data: EligibilityData, options: Options): Side {
  const flows = resolveFlows(data);
  const { universe } = flows;
  return {
    universe,
    table: compileTable(flows, options),
    countryAt: new Map(universe.countries.map(({ iso }, index) => [iso, index])),
    profileAt: new Map(universe.profiles.map(({ id }, index) => [id, index])),
  };
}

/** Groups the countries that have the same values on either side. */
function groupMembers(
  members: readonly Member[],
  ofA: ArrayLike<number>,
  ofB: ArrayLike<number>,
): readonly Group[] {
  return [...Map.groupBy(members, ({ a, b }) => `${ofA[a] ?? "-"}/${ofB[b] ?? "-"}`).values()];
}

/** The ends of the journeys of one place, before and after. */
interface Ends {
  readonly before: JourneyEnd;
  readonly after: JourneyEnd;
  /** Indexes of groups of nationalities; null for all. */
  readonly nationality: readonly number[] | null;
  /** Number of nationalities. */
  readonly count: number;
}

/**
 * Returns the ends of the journeys of two countries and a profile. Nationalities with the same ends
 * are grouped.
 */
function listEnds(
  { a, b, isos, nationalities }: Comparison,
  from: Member,
  to: Member,
  profile: string,
): readonly Ends[] {
  const cellA = getCell(a.table, from.a, to.a, a.profileAt.get(profile) ?? -1);
  const cellB = getCell(b.table, from.b, to.b, b.profileAt.get(profile) ?? -1);
  if (cellA >= 0 && cellB >= 0) {
    const [before, after] = [getEnd(a, cellA, false), getEnd(b, cellB, false)];
    return [{ before, after, nationality: null, count: isos.length }];
  }
  const byEnds = new Map<
    string,
    { before: JourneyEnd; after: JourneyEnd; groups: number[]; count: number }
  >();
  for (const [index, nationality] of nationalities.entries()) {
    const before = getEnd(
      a,
      cellA < 0 ? askAt(a.table, cellA, nationality[0]?.a ?? -1) : cellA,
      cellA < 0,
    );
    const after = getEnd(
      b,
      cellB < 0 ? askAt(b.table, cellB, nationality[0]?.b ?? -1) : cellB,
      cellB < 0,
    );
    const key = `${getEndKey(before)}>${getEndKey(after)}`;
    const ends = byEnds.get(key) ?? { before, after, groups: [], count: 0 };
    ends.groups.push(index);
    ends.count += nationality.length;
    byEnds.set(key, ends);
  }
  return [...byEnds.values()].map(({ groups, ...ends }) => ({
    ...ends,
    nationality: groups.length === nationalities.length ? null : groups,
  }));
}

/** The ends of journeys before and after, and all entries with this change. */
interface Change {
  readonly before: JourneyEnd;
  readonly after: JourneyEnd;
  readonly entries: Entry[];
}

function collectChanges(comparison: Comparison): {
  /** Journeys. */
  readonly changed: number;
  readonly changes: readonly Change[];
} {
  const changes = new Map<string, Change>();
  let changed = 0;
  for (const { residence, destination, within, from, to, pairs } of listGroupPlaces(comparison))
    for (const [profile, id] of comparison.profiles.entries())
      for (const { before, after, nationality, count } of listEnds(comparison, from, to, id)) {
        const [was, is] = [getEndKey(before), getEndKey(after)];
        if (was === is) continue;
        changed += pairs * count;
        const change = changes.get(`${was}>${is}`) ?? { before, after, entries: [] };
        changes.set(`${was}>${is}`, change);
        change.entries.push({ residence, destination, within, profile, nationality });
      }
  return { changed, changes: [...changes.values()] };
}

function buildBoxes(
  { isos, profiles, residences, destinations, nationalities, homes }: Comparison,
  { before, after, entries }: Change,
): readonly ChangeBox[] {
  const spread = (groups: readonly Group[], indexes: readonly number[]) =>
    indexes.flatMap((index) => groups[index]?.map(({ iso }) => iso) ?? []).sort(compareCodeUnits);
  return mergeEntries(entries).map((box): ChangeBox => {
    const nationality = box.nationality === null ? null : spread(nationalities, box.nationality);
    const from = spread(box.within ? homes : residences, box.residences);
    const to = box.within ? from : spread(destinations, box.destinations);
    const pairs = box.within ? from.length : countDifferentPairs(from, to);
    return {
      before,
      after,
      residences: from,
      destinations: to,
      within: box.within,
      profiles: box.profiles.map((index) => profiles[index] ?? ""),
      nationalities: nationality,
      journeys: pairs * box.profiles.length * (nationality?.length ?? isos.length),
    };
  });
}

function getEnd({ universe, table }: Side, outcome: number, asked: boolean): JourneyEnd {
  const product = universe.products[table.outcomes[(outcome - 1) * 2] ?? -1];
  const funnel = universe.funnels[table.outcomes[(outcome - 1) * 2 + 1] ?? -1];
  return {
    product: product?.id ?? null,
    funnel: product === undefined ? null : (funnel?.id ?? null),
    asked,
  };
}

function getEndKey(end: JourneyEnd): string {
  return `${end.product ?? ""}/${end.funnel ?? ""}${end.asked ? "?" : ""}`;
}
