/**
 * Parameters of the eligibility finder in addition to its answers. This file imports no styles,
 * because the server imports it too.
 */

/** The submit button that was pressed. */
export const GO_PARAM = "go";
/** The version of the release that the answers were made on. */
export const VERSION_PARAM = "v";
