/**
 * Readers of JSON values that never throw. A value of the wrong type is reported and read as empty.
 */
export type Stored = Readonly<Record<string, unknown>>;

/** Reports a problem: the path of a field, and what is wrong with its value. */
export type Problem = (field: string, reason: string) => void;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a string. A value of another type is reported and read as ""; a missing value is read as
 * "" without a report.
 */
export function checkText(value: unknown, field: string, report: Problem): string {
  if (typeof value === "string") return value;
  if (value != null) report(field, "is not a string");
  return "";
}

/**
 * Returns a finite number. Another value is reported and read as null; a missing value is not
 * reported.
 */
export function checkNumber(value: unknown, field: string, report: Problem): number | null {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value != null) report(field, "is not a number");
  return null;
}

/** Returns an array. Another value is reported and read as []; a missing value is not reported. */
export function checkList(value: unknown, field: string, report: Problem): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value != null) report(field, "is not a list");
  return [];
}

/** Returns a string; "" for any other value. */
export const readText = (value: unknown): string => (typeof value === "string" ? value : "");
