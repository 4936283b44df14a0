/**
 * Fetches scripts when they are first needed, so that a page does not load code for features that
 * it does not have.
 */
import { handleChunkFailure } from "./chunk-guard.ts";

const FINDER =
  ":is([data-need-finder], [data-eligibility-finder], [data-eligibility-result], [data-said])";

/**
 * Events that hydrate a finder, and `mousedown`, which opens the replacement of a select
 * (finder.ts).
 */
const FINDER_TOUCHES = ["pointerover", "pointerdown", "mousedown", "focusin"];

/** Calls `begin` with the next event of one of these types, once. */
function onNext(types: readonly string[], begin: (event: Event) => void): void {
  function heard(event: Event): void {
    for (const type of types) document.removeEventListener(type, heard);
    begin(event);
  }
  for (const type of types) document.addEventListener(type, heard, { passive: true });
}

/**
 * Fetches finder.ts with the first page that has a finder. Until then, and without it, a finder is
 * a plain form.
 */
export function fetchFinders(geolocation: string | undefined): void {
  function begin(touch?: Event): void {
    if (!document.querySelector(FINDER)) return;
    // Events before the script has loaded are kept and passed to it.
    const touches = touch ? [touch] : [];
    function keep(event: Event): void {
      touches.push(event);
    }
    for (const type of FINDER_TOUCHES) document.addEventListener(type, keep, { passive: true });
    import("./finder.ts")
      .then(({ startFinders }) => {
        startFinders(geolocation, touches);
      })
      .catch((error: unknown) => {
        handleChunkFailure(() => undefined)(error);
        // The next touch tries again.
        onNext(FINDER_TOUCHES, begin);
      })
      .finally(() => {
        for (const type of FINDER_TOUCHES) document.removeEventListener(type, keep);
      });
  }
  begin();
  document.addEventListener("astro:after-swap", () => {
    begin();
  });
}

/**
 * Fetches pointer.ts with the first movement of the pointer or the focus: menus on hover, and
 * prefetching of pages.
 */
export function fetchPointer(): void {
  const moves = ["pointerover", "focusin"];
  function begin(event: Event): void {
    // Without this script menus open on click. The next movement tries again.
    import("./pointer.ts")
      .then(({ startPointer }) => {
        startPointer(event);
      })
      .catch(() => {
        onNext(moves, begin);
      });
  }
  onNext(moves, begin);
}
