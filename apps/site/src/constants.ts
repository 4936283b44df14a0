/**
 * The timings and limits of spec §9 that belong to this application. Those of another room stay there: locales in
 * packages/routes, rules in packages/finder, prices in packages/ui, pictures in apps/cms; constants.test.ts reads them all.
 */

/** A navigation shorter than this shows no progress bar. */
export const PROGRESS_THROTTLE_MS = 200;
/** The full progress bar goes away after this. */
export const PROGRESS_HIDE_MS = 500;
/** Longest wait for an idle moment. */
export const IDLE_TIMEOUT_MS = 2000;
/** At most one reload for a missing part of the program in this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
