/** How long the link of an invitation or for a new password works, in ms. Also used in the browser. */
export const LINK_LIFETIME = 30 * 60_000;
