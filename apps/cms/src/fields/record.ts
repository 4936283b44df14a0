/** Helpers to read stored values, whose shape is not typed. */
export type Stored = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const record = (value: unknown): Stored => (isRecord(value) ? value : {});
export const readString = (value: unknown): string => (typeof value === "string" ? value : "");
/** Reads a date as ISO 8601. The database returns a text or a date. */
export const readIso = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : readString(value);
/** Returns the id of a relation, populated or not; null when there is none. */
export function readRelationId(value: unknown): string | null {
  const inner = isRecord(value) ? ("value" in value ? value["value"] : value["id"]) : value;
  if (isRecord(inner)) return readRelationId(inner);
  return typeof inner === "string" && inner !== "" ? inner : null;
}
