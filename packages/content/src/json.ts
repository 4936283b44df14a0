/** Reads of JSON that never throw. A value of another kind than asked for is reported and read as empty. */
export type Stored = Readonly<Record<string, unknown>>;

/** Takes the path of a field and what is wrong with its value. */
export type Problem = (field: string, reason: string) => void;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text. Another value is reported and read as an empty text; so is a missing one, which is not reported. */
export function checkText(value: unknown, field: string, report: Problem): string {
  if (typeof value === "string") return value;
  if (value != null) report(field, "is no text");
  return "";
}

/** A finite number. Another value is reported and read as null. */
export function checkNumber(value: unknown, field: string, report: Problem): number | null {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value != null) report(field, "is no number");
  return null;
}

/** A list. Another value is reported and read as an empty one. */
export function checkList(value: unknown, field: string, report: Problem): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value != null) report(field, "is no list");
  return [];
}

/** A text; empty for anything else. */
export const readText = (value: unknown): string => (typeof value === "string" ? value : "");
