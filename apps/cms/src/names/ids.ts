import { createHash } from "node:crypto";

/** Namespace of the ids of seed documents: an arbitrary fixed UUID. */
const NAMESPACE = Buffer.from("8c2e6f0a5b7d4e1f9a3c0d6b1e4f7a92", "hex");

/** Returns the UUID version 5 of a name (RFC 9562 §5.5). */
export function seedId(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
/** Returns the id of a document in one locale. */
export const createDocumentId = (collection: string, key: string, locale: string): string =>
  seedId(`${collection}:${key}:${locale}`);
/** Returns the group that the five translations of a document share. */
export const groupId = (collection: string, key: string): string => seedId(`${collection}:${key}`);
/** Returns the id of a record that is the same in every language. */
export const createRecordId = (collection: string, key: string): string =>
  seedId(`${collection}:${key}`);
