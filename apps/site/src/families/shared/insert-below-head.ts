import type { ViewSlice } from "../family.ts";

/**
 * Inserts slices of a family below the first slice of the editor, which is the heading of the page.
 */
export function insertBelowHead(
  slices: readonly ViewSlice[],
  made: readonly ViewSlice[],
): readonly ViewSlice[] {
  const [head, ...rest] = slices;
  return [...(head ? [head] : []), ...made, ...rest];
}
