/**
 * The space of the map: residence × destination, of one version of the rules or of two that are
 * compared. Countries and profiles are indexes of the space, which contains those of both versions.
 */
import { compareCodeUnits } from "../eligibility/flows.ts";
import { askAt, getRow } from "../eligibility/table.ts";
import type { OptionsTable } from "../eligibility/table.ts";
import { readTable } from "./side.ts";
import type { MapEnd, MapSide } from "./side.ts";

/**
 * What a place leads to: no plan, the question about nationality, or an end of the space plus
 * `FIRST_END`. Without a profile it is the number of profiles that lead to a plan or to the question.
 */
export type MapValue = number;
export const NO_PLAN: MapValue = 0;
export const ASKS: MapValue = 1;
export const FIRST_END: MapValue = 2;

/** A nationality that no rule lists. */
export const UNLISTED = -1;

/** The answers for which the map is drawn, as indexes of the space. */
export interface MapQuestion {
  /** Null: all profiles, counted. */
  readonly profile: number | null;
  /** Null: not answered; a country, or `UNLISTED`. */
  readonly nationality: number | null;
}

interface Side {
  readonly table: OptionsTable;
  /** Index in the space → index in the table, -1 for none. */
  readonly country: Int32Array;
  readonly profile: Int32Array;
  /** Outcome of the table → index of an end of the space. */
  readonly end: Int32Array;
}

export interface MapSpace {
  /** ISO codes, sorted. */
  readonly codes: readonly string[];
  /** Ids, in the order of the first version, then those that only the other one has. */
  readonly profiles: readonly string[];
  /** Plans with their funnels, each once. */
  readonly ends: readonly MapEnd[];
  readonly sides: readonly Side[];
  /** One country of each group that every version treats alike as nationality. */
  readonly nationalities: readonly number[];
}

/** Creates the space of a version, or of two versions; the first one is drawn. */
export function createMapSpace(versions: readonly MapSide[]): MapSpace {
  const codes = [...new Set(versions.flatMap((side) => side.codes))].sort(compareCodeUnits);
  const profiles = [...new Set(versions.flatMap(({ profileIds }) => profileIds))];
  const ends = new Map<string, MapEnd>();
  for (const end of versions.flatMap((side) => side.ends)) ends.set(getEndKey(end), end);
  const keys = [...ends.keys()];
  const sides = versions.map((version): Side => ({
    table: readTable(version),
    country: Int32Array.from(codes, (code) => version.codes.indexOf(code)),
    profile: Int32Array.from(profiles, (id) => version.profileIds.indexOf(id)),
    end: Int32Array.from(version.ends, (end) => keys.indexOf(getEndKey(end))),
  }));
  const nationalities = groupCountries(codes.length, sides, "nationality");
  return {
    codes,
    profiles,
    ends: [...ends.values()],
    sides,
    nationalities: nationalities.flatMap(([first]) => first ?? []),
  };
}

function getEndKey({ product, funnel }: MapEnd): string {
  return `${product} ${funnel ?? ""}`;
}

/** Groups the countries that every version treats alike in a role. */
function groupCountries(
  countries: number,
  sides: readonly Side[],
  role: "residence" | "destination" | "nationality",
): readonly (readonly number[])[] {
  const all = Array.from({ length: countries }, (_, index) => index);
  function getKey(index: number): string {
    return sides.map(({ country, table }) => table[role][country[index] ?? -1] ?? "").join();
  }
  return [...Map.groupBy(all, getKey).values()];
}

/** Returns the countries that every version treats alike as residence or destination, in groups. */
export function listMapGroups(
  { codes, sides }: MapSpace,
  role: "residence" | "destination",
): readonly (readonly number[])[] {
  return groupCountries(codes.length, sides, role);
}

/** Returns what a cell of the table of a version leads to, for one profile. */
function readCell(side: Side, cell: number, nationality: number | null): MapValue {
  if (cell === 0) return NO_PLAN;
  if (cell < 0 && nationality === null) return ASKS;
  const country = nationality === null ? UNLISTED : (side.country[nationality] ?? UNLISTED);
  const outcome = cell > 0 ? cell : askAt(side.table, cell, country);
  return outcome === 0 ? NO_PLAN : FIRST_END + (side.end[outcome - 1] ?? 0);
}

/** Returns the cell of a row of the table of a version, for a profile of the space. */
function getCellOfRow({ table, profile }: Side, row: number, index: number): number {
  const at = profile[index] ?? -1;
  return at < 0 ? 0 : (table.rows[row * table.profiles + at] ?? 0);
}

/** The values of all places for the answers of a question. */
export interface MapReader {
  readonly read: (residence: number, destination: number) => MapValue;
  /** The value in the other version; no plan without one. */
  readonly readOther: (residence: number, destination: number) => MapValue;
  /**
   * Whether a place leads elsewhere in the other version: for the answered nationality, or for any
   * one; for the profile, or for any one. False without another version.
   */
  readonly isChanged: (residence: number, destination: number) => boolean;
}

/**
 * Creates the reader of a question. It computes the value of each row of the class table once, so
 * that reading a place takes three array reads.
 */
export function createMapReader(space: MapSpace, question: MapQuestion): MapReader {
  const profiles = question.profile === null ? [...space.profiles.keys()] : [question.profile];
  const [first, other] = space.sides;
  const nationalities =
    question.nationality === null ? space.nationalities : [question.nationality];
  const compare = first && other && createComparison([first, other], profiles, nationalities);
  return {
    read: createSideReader(first, question, profiles),
    readOther: createSideReader(other, question, profiles),
    isChanged: (residence, destination) =>
      compare !== undefined &&
      compare(findRow(first, residence, destination), findRow(other, residence, destination)),
  };
}

function createSideReader(
  side: Side | undefined,
  { profile, nationality }: MapQuestion,
  profiles: readonly number[],
): MapReader["read"] {
  if (side === undefined) return () => NO_PLAN;
  const values = new Map<number, MapValue>();
  return (residence, destination) => {
    const row = findRow(side, residence, destination);
    const known = values.get(row);
    if (known !== undefined) return known;
    const each = profiles.map((index) =>
      readCell(side, getCellOfRow(side, row, index), nationality),
    );
    const [only = NO_PLAN] = each;
    const value = profile === null ? each.filter((one) => one !== NO_PLAN).length : only;
    values.set(row, value);
    return value;
  };
}

function findRow(side: Side | undefined, residence: number, destination: number): number {
  if (side === undefined) return 0;
  const from = side.country[residence] ?? -1;
  const to = side.country[destination] ?? -1;
  return getRow(side.table, from, to);
}

/** Creates a function that compares a row of either version, each pair of rows once. */
function createComparison(
  [one, other]: readonly [Side, Side],
  profiles: readonly number[],
  nationalities: readonly number[],
): (row: number, otherRow: number) => boolean {
  const known = new Map<number, boolean>();
  const width = other.table.rows.length + 1;
  function differ(row: number, otherRow: number): boolean {
    return profiles.some((profile) => {
      const cell = getCellOfRow(one, row, profile);
      const otherCell = getCellOfRow(other, otherRow, profile);
      // A plan that is reached only after the question is another result for the visitor.
      if (cell < 0 !== otherCell < 0) return true;
      return nationalities.some(
        (nationality) =>
          readCell(one, cell, nationality) !== readCell(other, otherCell, nationality),
      );
    });
  }
  return (row, otherRow) => {
    const key = row * width + otherRow;
    const answer = known.get(key) ?? differ(row, otherRow);
    known.set(key, answer);
    return answer;
  };
}
