/** What both processes do in the same way. */

/**
 * Brotli quality of the responses of the site. The content service measures files as the site
 * serves them.
 */
export const BROTLI_QUALITY = 6;

/** Returns the message of any thrown value, for the log. Never throws. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
