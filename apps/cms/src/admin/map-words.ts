/** Writes what the map of the rules shows. */
import {
  ASKS,
  CHANGED,
  findCellPair,
  type MapGrid,
  type MapQuestion,
  type MapReader,
  type MapValue,
} from "@orlaya/finder/map";
import type { Say } from "../labels/request-words.ts";
import { writeEnd } from "./change-box.tsx";
import { findEnd, type MapModel, type ShownLine } from "./map-model.ts";

/** A cell by its row and its column. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What the map shows for the chosen answers. */
export interface MapPicture {
  readonly model: MapModel;
  readonly question: MapQuestion;
  readonly reader: MapReader;
  readonly rows: readonly ShownLine[];
  readonly columns: readonly ShownLine[];
  readonly grid: MapGrid;
}

/** Writes a row or a column. */
export function writeLine(say: Say, { first, members }: ShownLine): string {
  return members.length > 1 ? say("map.group", { first, count: members.length - 1 }) : first;
}

/** Writes what a value stands for: a plan with its quote, the question, or a number of profiles. */
export function writeValue(
  say: Say,
  picture: Pick<MapPicture, "model" | "question">,
  value: MapValue,
): string {
  if (picture.question.profile === null) return say("map.profiles", { count: value });
  if (value === ASKS) return say("finder.explain.ask");
  const end = findEnd(picture.model, value);
  return end ? writeEnd(say, end) : say("finder.explain.noPlan");
}

/** Writes the result of a cell, with the earlier one where it changed. */
export function writeResult(say: Say, picture: MapPicture, { row, column }: CellPlace): string {
  const { grid, rows, columns } = picture;
  const at = row * columns.length + column;
  const result = writeValue(say, picture, grid.values[at] ?? 0);
  const pair = findCellPair(rows[row]?.members ?? [], columns[column]?.members ?? []);
  if (((grid.bits[at] ?? 0) & CHANGED) === 0 || pair === null) return result;
  const before = writeValue(say, picture, picture.reader.readOther(...pair));
  return before === result
    ? say("map.changedWithin", { result })
    : say("map.changedFrom", { result, before });
}

/** Writes a cell: who, where, and the result. */
export function writeCell(say: Say, picture: MapPicture, place: CellPlace): string {
  const [row, column] = [picture.rows[place.row], picture.columns[place.column]];
  if (row === undefined || column === undefined) return "";
  return say("map.cell", {
    residence: writeLine(say, row),
    destination: writeLine(say, column),
    result: writeResult(say, picture, place),
  });
}
