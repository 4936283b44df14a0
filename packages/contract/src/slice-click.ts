/** The message with which a live preview tells the admin which slice was clicked. */

const TYPE = "orlaya-slice-click";

/** Message from the preview to the admin. */
export interface SliceClick {
  readonly type: typeof TYPE;
  /** Id of the row of the slice. */
  readonly slice: string;
}

/** Returns the message for a slice. */
export const buildSliceClick = (slice: string): SliceClick => ({ type: TYPE, slice });

/** Returns the id of the slice of a message; null for any other value. */
export function readSliceClick(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { type, slice } = message as Partial<Record<keyof SliceClick, unknown>>;
  return type === TYPE && typeof slice === "string" && /^[\w-]{1,64}$/.test(slice) ? slice : null;
}
