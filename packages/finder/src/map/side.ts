/** One version of the rules in the form of the map: its class table, with ids in place of records. */
import type { EligibilityData } from "../data/types.ts";
import { resolveFlows } from "../eligibility/flows.ts";
import type { Options } from "../eligibility/places.ts";
import { compileTable } from "../eligibility/table.ts";
import type { OptionsTable } from "../eligibility/table.ts";

/** A plan and the funnel of its quote; ids. */
export interface MapEnd {
  readonly product: string;
  /** Null where the plan has no funnel. */
  readonly funnel: string | null;
}

type TableNumbers =
  "residence" | "destination" | "nationality" | "cells" | "within" | "rows" | "asks";
/**
 * A version of the rules for the map, as JSON. It contains the classes and one number for each pair
 * of classes, so its size depends on the number of classes, not of journeys.
 */
export interface MapSide extends Pick<
  OptionsTable,
  "profiles" | "destinationClasses" | "nationalityClasses"
> {
  /** ISO codes, in the order of the indexes. */
  readonly codes: readonly string[];
  /** Ids, in the order of the indexes. */
  readonly profileIds: readonly string[];
  readonly ends: readonly MapEnd[];
  readonly table: { readonly [name in TableNumbers]: readonly number[] };
}

/**
 * Compiles a version of the rules for the map.
 * @throws TooIntricate when the data cannot be compiled
 */
export function createMapSide(data: EligibilityData, options: Options = {}): MapSide {
  const flows = resolveFlows(data);
  const { countries, profiles, products, funnels } = flows.universe;
  const table = compileTable(flows, options);
  const ends = Array.from({ length: table.outcomes.length / 2 }, (_, at): MapEnd => ({
    product: products[table.outcomes[at * 2] ?? -1]?.id ?? "",
    funnel: funnels[table.outcomes[at * 2 + 1] ?? -1]?.id ?? null,
  }));
  const { destinationClasses, nationalityClasses } = table;
  return {
    codes: countries.map(({ iso }) => iso),
    profileIds: profiles.map(({ id }) => id),
    ends,
    profiles: table.profiles,
    destinationClasses,
    nationalityClasses,
    table: {
      residence: [...table.residence],
      destination: [...table.destination],
      nationality: [...table.nationality],
      cells: [...table.cells],
      within: [...table.within],
      rows: [...table.rows],
      asks: [...table.asks],
    },
  };
}

/** Returns the class table of a side. */
export function readTable({ table, ...counts }: MapSide): OptionsTable {
  return {
    profiles: counts.profiles,
    destinationClasses: counts.destinationClasses,
    nationalityClasses: counts.nationalityClasses,
    residence: Uint16Array.from(table.residence),
    destination: Uint16Array.from(table.destination),
    nationality: Uint16Array.from(table.nationality),
    cells: Uint32Array.from(table.cells),
    within: Uint32Array.from(table.within),
    rows: Int32Array.from(table.rows),
    asks: Int32Array.from(table.asks),
  };
}
