/** After a deployment an open page may ask for a script that is gone: then the page itself is out of date (spec §8). */
import { CHUNK_RELOAD_GUARD_MS } from "../constants.ts";
import type { StoredName } from "../cookies-and-storage.ts";

const STORAGE_KEY = "chunk-reload" satisfies StoredName;

// What webpack, Chrome, Firefox and Safari say when a part of the program cannot be fetched.
const CHUNK_FAILURE =
  /Loading chunk \S+ failed|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that a part of the program could not be fetched. Total. */
export function isChunkFailure(error: unknown): boolean {
  return CHUNK_FAILURE.test(String(error));
}

/** At most one reload a minute. @param last time of the last one in ms, or what was stored instead. */
export function canReload(now: number, last: string | null): boolean {
  const time = Number(last ?? Number.NaN);
  return !(now - time < CHUNK_RELOAD_GUARD_MS);
}

let reloading = false;

/** @returns whether the page is being reloaded. */
function recover(error: unknown): boolean {
  // Offline the page that is open is the best there is.
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  if (reloading) return true;
  try {
    if (!canReload(Date.now(), sessionStorage.getItem(STORAGE_KEY))) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Without storage nothing would stop a loop of reloads.
    return false;
  }
  reloading = true;
  location.reload();
  return true;
}

/**
 * For the catch of an import: the one place that decides what a failure leads to. Offline the page that is open stays;
 * a part that is gone loads the page anew, at most once a minute; only what is left goes on with `instead`.
 */
export function handleChunkFailure(instead: () => void) {
  return (error: unknown): void => {
    if (navigator.onLine && !recover(error)) instead();
  };
}

export function startChunkGuard(): void {
  // Not Vite's own event: it also tells of what was only fetched ahead, which must not use up the one reload.
  addEventListener("unhandledrejection", (event) => {
    if (recover(event.reason)) event.preventDefault();
  });
  addEventListener("error", (event) => {
    recover(event.error ?? event.message);
  });
}
