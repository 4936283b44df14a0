/** The cells of the map: one for each pair of a row and a column, which stand for one country or more. */
import { findDifferentPair } from "../eligibility/pairs.ts";
import { NO_PLAN } from "./space.ts";
import type { MapReader, MapValue } from "./space.ts";

/** Countries of a row or a column that the rules treat alike; indexes of the space. */
export type MapLine = readonly number[];

/** Bits of a cell. */
export const CHANGED = 1;
/** Journeys within one country lead elsewhere than those between two countries. */
export const OWN_DIFFERS = 2;

/** The cells of a map, row by row. */
export interface MapGrid {
  readonly rows: number;
  readonly columns: number;
  readonly values: Uint16Array;
  /** `CHANGED` and `OWN_DIFFERS`. */
  readonly bits: Uint8Array;
}

/**
 * Returns the pair of countries that stands for a cell: two different ones, or the same one where
 * there are no others. Null without countries.
 */
export function findCellPair(
  row: MapLine,
  column: MapLine,
): readonly [residence: number, destination: number] | null {
  const pair = findDifferentPair(row, column);
  const [own] = row;
  return pair ?? (own === undefined || column.length === 0 ? null : [own, own]);
}

/** Returns the countries of a cell with journeys within them. */
export function listOwnCountries(row: MapLine, column: MapLine): MapLine {
  return row.filter((country) => column.includes(country));
}

/** Reads a cell of more than two countries. */
function readCell(reader: MapReader, row: MapLine, column: MapLine): readonly [MapValue, number] {
  const pair = findCellPair(row, column);
  if (pair === null) return [NO_PLAN, 0];
  const value = reader.read(...pair);
  const changed = reader.isChanged(...pair);
  const own = listOwnCountries(row, column);
  const differs = own.some((country) => reader.read(country, country) !== value);
  const ownChanged = own.some((country) => reader.isChanged(country, country));
  return [value, (changed || ownChanged ? CHANGED : 0) | (differs ? OWN_DIFFERS : 0)];
}

/** Reads all cells of a map. */
export function fillGrid(
  reader: MapReader,
  rows: readonly MapLine[],
  columns: readonly MapLine[],
): MapGrid {
  const values = new Uint16Array(rows.length * columns.length);
  const bits = new Uint8Array(values.length);
  for (const [y, row] of rows.entries())
    for (const [x, column] of columns.entries()) {
      const at = y * columns.length + x;
      const [from, to] = [row[0], column[0]];
      // Cells of two countries are the most: 62,500 of 250 countries.
      if (row.length === 1 && column.length === 1 && from !== undefined && to !== undefined) {
        values[at] = reader.read(from, to);
        bits[at] = reader.isChanged(from, to) ? CHANGED : 0;
      } else [values[at], bits[at]] = readCell(reader, row, column);
    }
  return { rows: rows.length, columns: columns.length, values, bits };
}
