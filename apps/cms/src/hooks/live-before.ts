/** What visitors saw of a document before a save, kept in the context of the request. */
import type { PayloadRequest } from "payload";
import { readString, record, type Stored } from "../fields/record.ts";

const nameKey = (collection: string, id: unknown): string =>
  `live before ${collection}/${readString(id)}`;

/** Keeps the main row of a document from before a save or a deletion. */
export function keepLiveRow(
  req: PayloadRequest,
  collection: string,
  id: unknown,
  row: Stored | null,
): void {
  req.context[nameKey(collection, id)] = row;
}
/** Returns the kept row; null when none was kept. */
export function readLiveRow(req: PayloadRequest, collection: string, id: unknown): Stored | null {
  const kept = record(req.context[nameKey(collection, id)]);
  return readString(kept["id"]) === "" ? null : kept;
}
