import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Shortest time that the loading state is shown (spec §9). */
const LOADING_MS = 200;

/** An answer or a failure, and no sooner than the loading state may end. */
export async function settleAfterLoading<T>(answer: Promise<T>): Promise<T> {
  // The time runs from the task after this one: by then the loading state stands there, however long drawing it took.
  const shown = new Promise((resolve) => setTimeout(() => setTimeout(resolve, LOADING_MS)));
  await Promise.allSettled([answer, shown]);
  return answer;
}

/**
 * Takes a form over that the server rendered. The first render equals the server's; an effect right after turns it into
 * the enhanced one and applies what was chosen or is suggested. On return from the back-forward cache it starts over.
 * @param begin null on the server. Both functions must be stable.
 * @returns whether scripts are in charge
 */
export function useTakeOver(begin: (() => void) | null, startOver: () => void): boolean {
  const [enhanced, setEnhanced] = useState(false);
  const focused = useRef("");
  useLayoutEffect(() => {
    if (!begin) return;
    focused.current = document.activeElement?.id ?? "";
    setEnhanced(true);
    begin();
  }, [begin]);
  useLayoutEffect(() => {
    // The country select has become another element: whoever was in it stays in it.
    if (enhanced && focused.current !== "" && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus();
  }, [enhanced]);
  useEffect(() => {
    function onReturn(event: PageTransitionEvent): void {
      if (event.persisted) startOver();
    }
    addEventListener("pageshow", onReturn);
    return () => removeEventListener("pageshow", onReturn);
  }, [startOver]);
  return enhanced;
}
