/** Loads stored rows by the values of one field. */
import type { PayloadRequest } from "payload";
import type { Stored } from "./fields/record.ts";

/** A stored document or record. */
export type Row = Stored & { readonly id: string };

/**
 * Loads the rows of a collection whose field has one of some values, in the transaction of the
 * request, in no order. Drafts that are newer than the row, and relations, are not loaded.
 * @param select fields to load; all without it
 */
export async function loadRows(
  req: PayloadRequest,
  collection: string,
  { name = "id", values }: { readonly name?: string; readonly values: readonly string[] },
  select?: Readonly<Record<string, true>>,
): Promise<readonly Row[]> {
  if (values.length === 0) return [];
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { [name]: { in: [...new Set(values)] } },
    limit: 0,
    pagination: false,
    ...(select ? { select } : {}),
    req,
  });
  return docs;
}
