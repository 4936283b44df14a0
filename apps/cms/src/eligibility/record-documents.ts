/** Finds the documents of records of the finder. */
import { TABLE_NAMES, type TableName } from "@orlaya/finder/data";
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { TABLES } from "./tables.ts";

type Row = Stored & { readonly id: string };
/** Table → id of a record → id of its document. */
export type RecordDocuments = Readonly<Record<TableName, ReadonlyMap<string, string>>>;

/** Loads the ids of the documents of records. A record that was removed since has none. */
export async function loadDocuments(
  payload: Payload,
  records: readonly { readonly table: TableName; readonly id: string }[],
): Promise<RecordDocuments> {
  const loaded = await Promise.all(
    TABLE_NAMES.map(async (table) => {
      const { collection, key } = TABLES[table];
      const ids = records.flatMap((record) => (record.table === table ? [record.id] : []));
      if (ids.length === 0) return [table, new Map<string, string>()] as const;
      const { docs } = await payload.db.find<Row>({
        collection,
        where: { [key]: { in: ids } },
        limit: 0,
        pagination: false,
        select: { [key]: true },
      });
      return [table, new Map(docs.map((row) => [readString(row[key]), row.id] as const))] as const;
    }),
  );
  return Object.fromEntries(loaded) as unknown as RecordDocuments;
}
