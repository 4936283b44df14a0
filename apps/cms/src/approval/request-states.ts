/** States of a request of a review. Also used in the browser. */

/** `open`: it waits. `returned`: it was sent back. `done`: published, or asked for again. */
export const REQUEST_STATES = ["open", "approved", "returned", "withdrawn", "done"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
