/** Parts of the program that are fetched when they are first of use, so that no page pays for what it does not have. */
import { handleChunkFailure } from "./chunk-guard.ts";

const FINDER =
  ":is([data-need-finder], [data-eligibility-finder], [data-eligibility-result], [data-said])";

/** Events that a finder is taken over at, or that matter to it when it is. */
const FINDER_TOUCHES = ["pointerover", "pointerdown", "mousedown", "focusin"];

/** Calls `begin` with the next event of one of these types, once. */
function onNext(types: readonly string[], begin: (event: Event) => void): void {
  function heard(event: Event): void {
    for (const type of types) document.removeEventListener(type, heard);
    begin(event);
  }
  for (const type of types) document.addEventListener(type, heard, { passive: true });
}

/** Finders: with the first page that has one. Until then, and without it, a finder is a plain form. */
export function fetchFinders(geolocation: string | undefined): void {
  function begin(touch?: Event): void {
    if (!document.querySelector(FINDER)) return;
    // What is touched before it has come is taken over all the same.
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

/** Menus that open under the mouse, and pages fetched ahead: with the first movement of a pointer or of the focus. */
export function fetchPointer(): void {
  const moves = ["pointerover", "focusin"];
  function begin(event: Event): void {
    // Without it menus open with a click. The next movement tries again.
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
