/** Parameters of the eligibility finder beside those of its answers. This file has no styles: the server reads it too. */

/** Name of the button that was pressed. */
export const GO_PARAM = "go";
/** Version of the release that the answers were made on. */
export const VERSION_PARAM = "v";
