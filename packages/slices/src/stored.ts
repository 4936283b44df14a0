/** Reads of stored JSON that never throw: what is missing or of another kind is the empty value of the kind asked for. */
export type Stored = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const record = (value: unknown): Stored => (isRecord(value) ? value : {});
export const readString = (value: unknown): string => (typeof value === "string" ? value : "");
export const readFinite = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
export const readArray = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];
/** The entries of a list as records. */
export const readRecords = (value: unknown): readonly Stored[] => readArray(value).map(record);
/** Values of one field of a list whose entries are that value itself or records that hold it. */
export function readEach(value: unknown, name: string): string[] {
  return readArray(value)
    .map((entry) => readString(entry) || readString(record(entry)[name]))
    .filter((found) => found !== "");
}
