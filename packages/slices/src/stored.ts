/**
 * Readers for stored JSON. They never throw: a missing value or a value of another type becomes the
 * empty value of the requested type.
 */
export type Stored = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Returns a record; an empty record for any other value. */
export const record = (value: unknown): Stored => (isRecord(value) ? value : {});
export const readString = (value: unknown): string => (typeof value === "string" ? value : "");
export const readFinite = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
export const readArray = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];
/** Reads the entries of a list as records. */
export const readRecords = (value: unknown): readonly Stored[] => readArray(value).map(record);
