/**
 * The form of times in previews. A file of its own: a module that both scripts of every page import
 * would become a file that each visitor fetches.
 */

/** How the end of a preview is written: by the server in UTC, then in the zone of the visitor. */
export const PREVIEW_TIME = {
  ...{ year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
  timeZoneName: "short",
} as const satisfies Intl.DateTimeFormatOptions;
