/**
 * Reduces a class table to what determines the options of the form (finder §2.4, §4). The result
 * depends only on the options of each set of answers: not on the number of plans and rules, and not
 * on the classes of the table.
 */
import type { OptionsTable } from "./table.ts";

/** A row or column of a grid. Null: no journey has this value, so it may be any. */
type Line = readonly (number | null)[];

/** Lines of a grid, of which equal ones are merged. */
interface Merged {
  /** Index in `lines` of each original line. */
  readonly of: readonly number[];
  readonly lines: readonly Line[];
}

/**
 * Merges each line with the first line that has the same values. A null is equal to any value and
 * becomes this value.
 */
function mergeLines(lines: readonly Line[]): Merged {
  const merged: (number | null)[][] = [];
  const of = lines.map((line) => {
    const same = merged.findIndex((other) =>
      other.every((value, at) => value === null || line[at] === null || value === line[at]),
    );
    if (same < 0) return merged.push([...line]) - 1;
    merged[same] = (merged[same] ?? []).map((value, at) => value ?? line[at] ?? null);
    return same;
  });
  return { of, lines: merged };
}

/** Returns the columns of a grid with the given width. */
function transpose<T>(lines: readonly (readonly T[])[], width: number): readonly (readonly T[])[] {
  return Array.from({ length: width }, (_, at) => lines.flatMap((line) => line[at] ?? []));
}

/** A list of equal lists is kept once, in the order of the first occurrence. */
function mergeEqual(lists: readonly (readonly number[])[]): {
  /** Index in `lists` of each original list. */
  readonly of: readonly number[];
  readonly lists: readonly (readonly number[])[];
} {
  const at = new Map<string, number>();
  const merged: (readonly number[])[] = [];
  const of = lists.map((list) => {
    const key = list.join();
    const index = at.get(key) ?? merged.push(list) - 1;
    at.set(key, index);
    return index;
  });
  return { of, lists: merged };
}

/** Numbers values in the order of their first use. */
class Numbering {
  readonly #at = new Map<number, number>();

  add(value: number): number {
    const index = this.#at.get(value) ?? this.#at.size;
    this.#at.set(value, index);
    return index;
  }

  get values(): readonly number[] {
    return [...this.#at.keys()];
  }
}

function splitRows(values: Int32Array, width: number): readonly (readonly number[])[] {
  return Array.from({ length: width === 0 ? 0 : values.length / width }, (_, row) => [
    ...values.subarray(row * width, (row + 1) * width),
  ]);
}

/** Returns the questions, with 1 for each offered class of `classes` and 0 for the others. */
function mergeQuestions({ asks, nationalityClasses }: OptionsTable, classes: readonly number[]) {
  return mergeEqual(
    splitRows(asks, nationalityClasses).map((row) =>
      classes.map((each) => Math.sign(row[each] ?? 0)),
    ),
  );
}

/** Merges residences and destinations with the same rows. Journeys within a country do not count. */
function mergeCountries(
  { residence, destination, destinationClasses, cells }: OptionsTable,
  rowOf: readonly number[],
): { readonly residences: Merged; readonly destinations: Merged } {
  const lines = Array.from(residence, (from, r) =>
    Array.from(destination, (to, d) =>
      r === d ? null : (rowOf[cells[from * destinationClasses + to] ?? 0] ?? 0),
    ),
  );
  const residences = mergeLines(lines);
  const columns = Array.from(destination, (_, d) =>
    residences.lines.map((line) => line[d] ?? null),
  );
  return { residences, destinations: mergeLines(columns) };
}

/**
 * Returns a table with the same options: a cell is 0, 1 for a plan, or negative for a question; a
 * nationality of a question is 1 when it is offered and 0 otherwise. Rows, questions and countries
 * that are equal for every journey are merged.
 */
export function reduceTable(table: OptionsTable): OptionsTable {
  // Classes in the order of their first country. A class without countries is left out.
  const listed = [...new Set(table.nationality)];
  const questions = mergeQuestions(table, listed);
  const rows = mergeEqual(
    splitRows(table.rows, table.profiles).map((row) =>
      row.map((cell) => (cell < 0 ? -1 - (questions.of[-cell - 1] ?? 0) : Math.sign(cell))),
    ),
  );
  const { residences, destinations } = mergeCountries(table, rows.of);

  const usedRows = new Numbering();
  usedRows.add(0);
  const cells = residences.lines.flatMap((_, r) =>
    destinations.lines.map((line) => usedRows.add(line[r] ?? 0)),
  );
  const within = table.within.map((row) => usedRows.add(rows.of[row] ?? 0));
  const usedQuestions = new Numbering();
  const newRows = usedRows.values.flatMap((row) =>
    (rows.lists[row] ?? []).map((cell) => (cell < 0 ? -1 - usedQuestions.add(-cell - 1) : cell)),
  );
  const asked = usedQuestions.values.map((question) => questions.lists[question] ?? []);
  const nationalities = mergeEqual(transpose(asked, listed.length));
  const nationalityAt = new Map(listed.map((each, at) => [each, nationalities.of[at] ?? 0]));
  return {
    profiles: table.profiles,
    residence: Uint16Array.from(residences.of),
    destination: Uint16Array.from(destinations.of),
    nationality: table.nationality.map((each) => nationalityAt.get(each) ?? 0),
    destinationClasses: destinations.lines.length,
    nationalityClasses: nationalities.lists.length,
    cells: Uint32Array.from(cells),
    within,
    rows: Int32Array.from(newRows),
    asks: Int32Array.from(transpose(nationalities.lists, asked.length).flat()),
  };
}
