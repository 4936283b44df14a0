/** The title of a document or record. */
import type { PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";

/** Returns the value of the field that its collection names as title; empty when there is none. */
export const readTitle = (
  { payload }: Pick<PayloadRequest, "payload">,
  collection: string,
  document: Stored | null,
): string =>
  readString(document?.[payload.collections[collection]?.config.admin.useAsTitle ?? "id"]);
