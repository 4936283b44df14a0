/** Small decisions that several views share. */
import type { SliceContext } from "./context.ts";

/** Id of a slice's heading, by which its section is named. */
export const getTitleId = (context: SliceContext): string => `slice-${context.position}`;

/** The slice that opens the page carries its h1; every other one an h2. */
export const getHeadLevel = (context: SliceContext): 1 | 2 => (context.position === 0 ? 1 : 2);

/** Columns in which `count` cards leave the fullest rows. */
export const chooseColumns = (count: number): 2 | 3 | 4 =>
  count === 2 ? 2 : count === 4 || count > 6 ? 4 : 3;

/** A picture that repeats what the words beside it say. */
export function makeDecorative<P extends { readonly alt: string }>(picture: P): P {
  return {
    ...picture,
    alt: "",
  };
}
