import type { ViewSlice } from "../family.ts";

/** Places slices that a family makes below the first slice of the editor, which is the heading of the page. */
export function insertBelowHead(
  slices: readonly ViewSlice[],
  made: readonly ViewSlice[],
): readonly ViewSlice[] {
  const [head, ...rest] = slices;
  return [...(head ? [head] : []), ...made, ...rest];
}
