/** References between the tables of the finder, and the links back that follow from them. */
import type { TableName } from "@orlaya/finder/data";
import { TABLES } from "./tables.ts";

export interface Link {
  /** Referenced table, and its field that stores the ids of the referring records. */
  readonly table: TableName;
  readonly field: string;
  /** Referring table, and its field that stores the reference. */
  readonly from: TableName;
  readonly naming: string;
}
/** Every derived column. */
export const LINKS: readonly Link[] = (Object.keys(TABLES) as TableName[]).flatMap((table) =>
  Object.values(TABLES[table].columns).flatMap(({ field, by }) => {
    const naming = by && TABLES[by.table].columns[by.column]?.field;
    return by && naming !== undefined ? [{ table, field, from: by.table, naming }] : [];
  }),
);
/** A column that refers to records of another table. */
export interface ReferenceColumn {
  readonly table: TableName;
  readonly column: string;
  readonly field: string;
  /** Whether it contains ISO codes and not ids. */
  readonly byCode: boolean;
}
/** Returns every column that refers to records of a table. */
export function listReferenceColumns(of: TableName): readonly ReferenceColumn[] {
  return (Object.keys(TABLES) as TableName[]).flatMap((table) =>
    Object.entries(TABLES[table].columns).flatMap(([column, { field, to, by, byCode = false }]) =>
      to === of && !by ? [{ table, column, field, byCode }] : [],
    ),
  );
}
