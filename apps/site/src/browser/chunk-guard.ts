/**
 * Reloads the page when a script cannot be fetched. This happens when a page stays open during a
 * deployment: its scripts no longer exist, and the page is out of date (spec §8).
 */
import { CHUNK_RELOAD_GUARD_MS } from "../constants.ts";
import type { StoredName } from "../cookies-and-storage.ts";

const STORAGE_KEY = "chunk-reload" satisfies StoredName;

// Messages of webpack, Chrome, Firefox and Safari when a chunk cannot be fetched. finder-chunk.tsx
// and styles.ts throw errors that match them.
const CHUNK_FAILURE =
  /Loading chunk \S+ failed|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that a chunk could not be fetched. Accepts any value. */
export function isChunkFailure(error: unknown): boolean {
  return CHUNK_FAILURE.test(String(error));
}

/**
 * Whether the page may be reloaded: at most once a minute.
 * @param last stored time of the last reload in ms; any other text counts as no reload
 */
export function canReload(now: number, last: string | null): boolean {
  const time = Number(last ?? Number.NaN);
  return !(now - time < CHUNK_RELOAD_GUARD_MS);
}

let reloading = false;

/** Reloads the page after a chunk failure. @returns whether the page is being reloaded */
function recover(error: unknown): boolean {
  // Offline a reload would lose the open page.
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  if (reloading) return true;
  try {
    if (!canReload(Date.now(), sessionStorage.getItem(STORAGE_KEY))) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Without storage, nothing would stop a loop of reloads.
    return false;
  }
  reloading = true;
  location.reload();
  return true;
}

/**
 * Returns the handler for a failed import. Offline it does nothing, and the open page stays. After
 * a chunk failure it reloads the page, at most once a minute. In all other cases it calls
 * `instead`.
 */
export function handleChunkFailure(instead: () => void) {
  return (error: unknown): void => {
    if (navigator.onLine && !recover(error)) instead();
  };
}

/** Reloads the page after chunk failures that no other handler catches. */
export function startChunkGuard(): void {
  // Vite's own event is not used: it also reports failed preloads, which must not use up the only
  // reload.
  addEventListener("unhandledrejection", (event) => {
    if (recover(event.reason)) event.preventDefault();
  });
  addEventListener("error", (event) => {
    recover(event.error ?? event.message);
  });
}
