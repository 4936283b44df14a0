/** Helpers that several views share. */
import type { SliceContext } from "./context.ts";

/** Returns the id of the heading of a slice, which is the accessible name of its section. */
export const getTitleId = (context: SliceContext): string => `slice-${context.position}`;

/**
 * Returns the level of the main heading of a slice: 1 for the first slice of the page, 2 for any
 * other.
 */
export const getHeadLevel = (context: SliceContext): 1 | 2 => (context.position === 0 ? 1 : 2);

/** Returns the number of columns that leaves the fewest gaps for `count` cards. */
export const chooseColumns = (count: number): 2 | 3 | 4 =>
  count === 2 ? 2 : count === 4 || count > 6 ? 4 : 3;

/** Removes the alternative text of a picture whose content the text beside it already describes. */
export function makeDecorative<P extends { readonly alt: string }>(picture: P): P {
  return {
    ...picture,
    alt: "",
  };
}
