/**
 * Messages between the admin and a live preview: which slice was clicked in the preview, which slice
 * is edited in the form, that the form changed, that the preview has to be opened again, and which
 * answers a trial of the finder has.
 */

const CLICK = "orlaya-slice-click";
const EDIT = "orlaya-slice-edit";
const CHANGE = "orlaya-draft-change";
const LOST = "orlaya-preview-lost";
const TRIED = "orlaya-tried-answers";
/** Longest query of answers, in characters. */
const LONGEST_QUERY = 200;

/** Message about a slice. */
export interface SliceMessage {
  readonly type: typeof CLICK | typeof EDIT;
  /** Id of the row of the slice. */
  readonly slice: string;
}

/** Message without content. */
export interface PlainMessage {
  readonly type: typeof CHANGE | typeof LOST;
}

/** Returns the message of the preview that a slice was clicked. */
export const buildSliceClick = (slice: string): SliceMessage => ({ type: CLICK, slice });
/** Returns the message of the admin that a slice is edited. */
export const buildSliceEdit = (slice: string): SliceMessage => ({ type: EDIT, slice });
/** Returns the message of the admin that the draft changed. */
export const buildDraftChange = (): PlainMessage => ({ type: CHANGE });

/** Returns the message of the preview that its page is no longer at its address. */
export const buildPreviewLost = (): PlainMessage => ({ type: LOST });

function readSlice(message: unknown, wanted: SliceMessage["type"]): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { type, slice } = message as Partial<Record<keyof SliceMessage, unknown>>;
  return type === wanted && typeof slice === "string" && /^[\w-]{1,64}$/.test(slice) ? slice : null;
}

/** Returns the id of the clicked slice of a message; null for any other value. */
export const readSliceClick = (message: unknown): string | null => readSlice(message, CLICK);
/** Returns the id of the edited slice of a message; null for any other value. */
export const readSliceEdit = (message: unknown): string | null => readSlice(message, EDIT);
const hasType = (message: unknown, wanted: PlainMessage["type"]): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === wanted;
/** Whether a message states that the draft changed. */
export const isDraftChange = (message: unknown): boolean => hasType(message, CHANGE);
/** Whether a message states that the page of the preview is no longer at its address. */
export const isPreviewLost = (message: unknown): boolean => hasType(message, LOST);

/** Message of a trial about the answers of its finder. */
export interface TriedMessage {
  readonly type: typeof TRIED;
  /** Answers as a query; empty when there are none. */
  readonly query: string;
}
/** Returns the message of a trial that its finder has these answers. @param query with the answers */
export const buildTriedAnswers = (query: string): TriedMessage => ({ type: TRIED, query });
/** Returns the answers of a message as a query; null for any other value. */
export function readTriedAnswers(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { type, query } = message as Partial<Record<keyof TriedMessage, unknown>>;
  const isTried = type === TRIED && typeof query === "string" && query.length <= LONGEST_QUERY;
  return isTried ? query : null;
}
