/**
 * Timings and limits of spec §9 that belong to this application. Others are in the package that
 * uses them: locales in packages/locales, rules in packages/finder, prices in packages/ui, pictures
 * in apps/cms.
 */

/** A navigation shorter than this shows no progress bar. */
export const PROGRESS_THROTTLE_MS = 200;
/** Delay after which the full progress bar is hidden. */
export const PROGRESS_HIDE_MS = 500;
/** Longest wait for an idle moment. */
export const IDLE_TIMEOUT_MS = 2000;
/** Minimum time between two reloads after a chunk failed to load. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
