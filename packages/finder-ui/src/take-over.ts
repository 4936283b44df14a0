import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Minimum time that the loading state is shown, in milliseconds (spec §9). */
const LOADING_MS = 200;

/** Settles like `answer`, but not before the minimum time of the loading state has passed. */
export async function settleAfterLoading<T>(answer: Promise<T>): Promise<T> {
  // The time starts in the next task. The loading state is rendered by then, however long the
  // render took.
  const shown = new Promise((resolve) => setTimeout(() => setTimeout(resolve, LOADING_MS)));
  await Promise.allSettled([answer, shown]);
  return answer;
}

/**
 * Enhances a form that the server rendered. The first render equals that of the server; a layout
 * effect then switches to the enhanced form and calls `begin`, which applies earlier choices and
 * suggestions. After a return from the back-forward cache it calls `startOver`.
 * @param begin null on the server; must be stable
 * @param startOver must be stable
 * @returns whether the form is enhanced
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
    // The country select was replaced by another element: restore the focus.
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
