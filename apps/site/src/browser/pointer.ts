/**
 * Starts the features that need a moving pointer or focus. Fetched with the first movement
 * (parts.ts).
 */
import { startHoverIntent } from "./hover.ts";
import { startPrefetch } from "./prefetch.ts";

/** Fetches the finder when the visitor points at or focuses a button that opens the panel. */
function expectPanel({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest("[data-action=finder]")) return;
  // The click repeats a failed fetch.
  import("./finder.ts").then(({ loadFinder }) => loadFinder()).catch(() => undefined);
}

/** Starts the features. @param first event for which this script was fetched */
export function startPointer(first: Event): void {
  startHoverIntent(first);
  startPrefetch(first);
  for (const touch of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(touch, expectPanel, { passive: true });
  expectPanel(first);
}
