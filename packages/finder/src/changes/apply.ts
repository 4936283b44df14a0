/** Applies edits to the authored data, and validates the result. */
import { deriveLinks } from "../data/derive-links.ts";
import type { DataProblem } from "../data/errors.ts";
import { TABLE_NAMES } from "../data/types.ts";
import type { EligibilityData, TableName } from "../data/types.ts";
import { validateData } from "../data/validate.ts";
import { indexTable, type Edit, type Values } from "./edits.ts";

/** Why edits cannot be applied, for a sentence in any language. */
export interface EditProblem {
  /** `there`: the added record exists. `gone`: the changed one does not. */
  readonly kind: DataProblem | "there" | "gone";
  readonly table: TableName;
  readonly id: string;
  /** Name of the record in the table; its id when it has none. */
  readonly name: string;
  readonly column: string | null;
  /** The value that the column cannot have. */
  readonly value: unknown;
}
export type Applied =
  | { readonly ok: true; readonly data: EligibilityData }
  | { readonly ok: false; readonly problems: readonly EditProblem[] };

/** Returns the name of a record in its table. */
export function readName(values: Values | null, id: string): string {
  const name = values?.["Name"] ?? values?.["why"];
  return typeof name === "string" && name !== "" ? name : id;
}

function createProblem(
  kind: EditProblem["kind"],
  { table, id }: Pick<Edit, "table" | "id">,
  row: Values | null,
  column: string | null = null,
): EditProblem {
  const value = column === null ? null : (row?.[column] ?? null);
  return { kind, table, id, name: readName(row, id), column, value };
}

/** Applies the edits of one table to its rows. */
function applyToTable(
  rows: ReadonlyMap<string, Values>,
  edits: readonly Edit[],
  report: (problem: EditProblem) => void,
): readonly Values[] {
  const next = new Map(rows);
  for (const edit of edits) {
    const { id, before, after } = edit;
    const row = next.get(id);
    if (after === null) next.delete(id);
    else if (before === null && row) report(createProblem("there", edit, row));
    else if (before !== null && !row) report(createProblem("gone", edit, { ...before, ...after }));
    else next.set(id, { ...row, ...after, id });
  }
  return [...next.values()];
}

/** Applies edits. Only columns of the edits and the derived links change. */
export function applyEdits(data: EligibilityData, edits: readonly Edit[]): Applied {
  const problems: EditProblem[] = [];
  const tables = Object.fromEntries(
    TABLE_NAMES.map((table) => {
      const own = edits.filter((edit) => edit.table === table);
      const rows =
        own.length === 0
          ? data[table]
          : applyToTable(indexTable(data, table), own, (problem) => problems.push(problem));
      return [table, rows as readonly Values[]];
    }),
  ) as Readonly<Record<TableName, readonly Values[]>>;
  if (problems.length > 0) return { ok: false, problems };
  const validated = validateData(tables);
  if (validated.ok) return { ok: true, data: deriveLinks(validated.data) };
  return {
    ok: false,
    problems: validated.errors.map(({ table, row, column, problem }) => {
      const values = tables[table][(row ?? 0) - 1] ?? null;
      const id = values?.["id"];
      const key = { table, id: typeof id === "string" ? id : "" };
      return createProblem(problem, key, values, column);
    }),
  };
}
