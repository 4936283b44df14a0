/** The class table: finds every answer with five array reads (finder §4). */
import type { FlowShape, Space } from "./flows.ts";
import {
  MOST_ANSWERS,
  TooIntricate,
  createPartition,
  decide,
  getPairKey,
  visitPlaces,
} from "./places.ts";
import type { Options } from "./places.ts";

/** Value of a cell: 0 no plan; n > 0 outcome n-1; n < 0 ask, by row -n-1 of `asks`. */
export type Cell = number;

/**
 * The part of a class table that determines the options of the form. Flat and immutable. Indexes
 * are those of the universe, or of a payload's locale order.
 */
export interface OptionsTable {
  readonly profiles: number;
  /** Class of each country, by role. */
  readonly residence: Uint16Array;
  readonly destination: Uint16Array;
  readonly nationality: Uint16Array;
  readonly destinationClasses: number;
  readonly nationalityClasses: number;
  /** [residence class × destination class] → row, for journeys between two countries. */
  readonly cells: Uint32Array;
  /** [country] → row, for journeys within one country. */
  readonly within: Uint32Array;
  /** [row × profile] → Cell. All cells of row 0 are 0. */
  readonly rows: Int32Array;
  /** [ask × nationality class] → outcome + 1, or 0. */
  readonly asks: Int32Array;
}

/** A class table with the outcomes. */
export interface Table extends OptionsTable {
  /** [outcome × 2] → product index, funnel index (-1 none). */
  readonly outcomes: Int32Array;
  /**
   * Outcomes that a single restricted flow decides without a question. Null when unknown, as in a
   * release that was made before this field existed.
   */
  readonly restricted: ReadonlySet<number> | null;
}

class Interner {
  readonly #at = new Map<string, number>();
  readonly values: (readonly number[])[] = [];

  add(value: readonly number[]): number {
    const key = value.join();
    let index = this.#at.get(key);
    if (index === undefined) {
      index = this.values.push(value) - 1;
      this.#at.set(key, index);
    }
    return index;
  }
}

/**
 * Compiles flows. Takes milliseconds for hundreds of rules. Memory depends on the number of
 * classes, not of rules.
 * @throws TooIntricate when the questions of nationality have more than MOST_ANSWERS answers.
 */
export function compileTable(flows: Space<FlowShape>, options: Options = {}): Table {
  const partition = createPartition(flows);
  const { profiles } = flows;
  const nationalityClasses = partition.nationality.members.length;
  const outcomes = new Interner();
  const asks = new Interner();
  const rows = new Interner();
  rows.add(Array.from({ length: profiles }, () => 0));

  // The profiles of a pair of classes are visited one after another: the row of a pair is collected
  // here and interned afterwards.
  const between = new Map<number, number[]>();
  const within = new Map<number, number[]>();
  let answers = 0;
  visitPlaces(flows, partition, ({ flows: matching, ...place }) => {
    const decision = decide(matching, options);
    if (decision.kind === "ask") answers += nationalityClasses;
    if (answers > MOST_ANSWERS)
      throw new TooIntricate(`questions of nationality have more than ${MOST_ANSWERS} answers`);
    const outcomeOf = (flow: FlowShape, ...mark: readonly number[]) =>
      outcomes.add([flow.product, flow.funnel, ...mark]) + 1;
    const cell =
      decision.kind === "direct"
        ? outcomeOf(decision.winner, ...(decision.because === "single-restricted" ? [1] : []))
        : -1 -
          asks.add(askRow(decision.flows, nationalityClasses, partition.nationality.of, outcomeOf));
    const open = place.within === null ? between : within;
    const at = getPairKey(partition, place.residence, place.destination);
    const row = open.get(at) ?? Array.from({ length: profiles }, () => 0);
    row[place.profile] = cell;
    open.set(at, row);
  });
  const width = partition.destination.members.length;
  const cells = new Uint32Array(partition.residence.members.length * width);
  for (const [at, row] of between) cells[at] = rows.add(row);
  const rowWithin = new Uint32Array(flows.countries);
  for (const [at, row] of within)
    for (const country of partition.common.get(at) ?? []) rowWithin[country] = rows.add(row);

  return {
    profiles,
    residence: Uint16Array.from(partition.residence.of),
    destination: Uint16Array.from(partition.destination.of),
    nationality: Uint16Array.from(partition.nationality.of),
    destinationClasses: width,
    nationalityClasses,
    cells,
    within: rowWithin,
    rows: Int32Array.from(rows.values.flat()),
    asks: Int32Array.from(asks.values.flat()),
    outcomes: Int32Array.from(outcomes.values.flatMap((value) => value.slice(0, 2))),
    restricted: new Set(
      [...outcomes.values.keys()].filter((index) => outcomes.values[index]?.length === 3),
    ),
  };
}

function askRow(
  flows: readonly FlowShape[],
  classes: number,
  classOf: readonly number[],
  outcomeOf: (flow: FlowShape) => number,
): readonly number[] {
  const row: number[] = Array.from({ length: classes }, () => 0);
  for (const flow of flows) {
    for (const country of flow.nationality ?? []) {
      const at = classOf[country] ?? 0;
      if (row[at] === 0) row[at] = outcomeOf(flow);
    }
  }
  return row;
}

/** Returns the row of two countries, given as indexes. Unknown indexes give row 0. */
export function getRow(table: OptionsTable, residence: number, destination: number): number {
  const from = table.residence[residence];
  const to = table.destination[destination];
  if (from === undefined || to === undefined) return 0;
  const row =
    residence === destination
      ? table.within[residence]
      : table.cells[from * table.destinationClasses + to];
  return row ?? 0;
}

/** Returns the cell for three answers, given as indexes. Unknown indexes give 0. */
export function getCell(
  table: OptionsTable,
  residence: number,
  destination: number,
  profile: number,
): Cell {
  if (profile < 0 || profile >= table.profiles) return 0;
  return table.rows[getRow(table, residence, destination) * table.profiles + profile] ?? 0;
}

/**
 * Returns the result of a cell that asks, for a nationality: outcome + 1, or 0 when it is not
 * listed.
 */
export function askAt(table: OptionsTable, cell: Cell, nationality: number): number {
  const kind = table.nationality[nationality];
  return kind === undefined ? 0 : (table.asks[(-cell - 1) * table.nationalityClasses + kind] ?? 0);
}
