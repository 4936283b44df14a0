/** Checks of the parts of a payload, for values from the network or from storage. */

/** The fields of a value, all unknown. */
export type Raw = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; null for any other value. */
export function readFields(value: unknown): Raw | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}

/** Whether a value is a list of integers of a range. */
export function isIntegers(
  value: unknown,
  least: number,
  most: number,
): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.every(
      (n: unknown) => typeof n === "number" && Number.isInteger(n) && n >= least && n <= most,
    )
  );
}

/** Whether a value is a list of integers of a range, in rows of the given width. */
export function isGrid(
  value: unknown,
  least: number,
  most: number,
  width: number,
): value is readonly number[] {
  return isIntegers(value, least, most) && value.length % width === 0;
}

function isTexts(value: unknown, nullable: number): value is readonly (string | null)[] {
  return (
    Array.isArray(value) &&
    value.every((text: unknown, i) => typeof text === "string" || (text === null && i === nullable))
  );
}

/**
 * Whether a value is a list of lists with `width` texts each.
 * @param nullable index of the text that may be null; -1 for none
 */
export function isRows(
  value: unknown,
  width: number,
  nullable = -1,
): value is readonly (readonly (string | null)[])[] {
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => isTexts(row, nullable) && row.length === width)
  );
}
