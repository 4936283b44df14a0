/** What only a pointer or a focus that moves makes use of. Fetched when one first does. */
import { startHoverIntent } from "./hover.ts";
import { startPrefetch } from "./prefetch.ts";

/** Whoever points at a button that opens the panel is about to need the finder. */
function expectPanel({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest("[data-action=finder]")) return;
  // What cannot be fetched now is fetched again with the click.
  import("./finder.ts").then(({ loadFinder }) => loadFinder()).catch(() => undefined);
}

/** @param first the movement with which this was fetched. */
export function startPointer(first: Event): void {
  startHoverIntent(first);
  startPrefetch(first);
  for (const touch of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(touch, expectPanel, { passive: true });
  expectPanel(first);
}
