/** Rows of lists in a form, by the path of a field. */

/** A row of a list in the form. */
export interface FormRow {
  /** Path of the list: `slices`, `slices.2.items`. */
  readonly list: string;
  readonly index: number;
}
/** Returns the rows around a field, from the outside in. */
export function listRowsAround(path: string): readonly FormRow[] {
  const names = path.split(".");
  return names.flatMap((name, at) =>
    /^\d+$/.test(name) ? [{ list: names.slice(0, at).join("."), index: Number(name) }] : [],
  );
}
