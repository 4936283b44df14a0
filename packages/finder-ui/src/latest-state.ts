import { useCallback, useRef, useState } from "react";

/** The rendered state, a function that changes parts of it, and a getter of the latest state. */
export type LatestState<S> = readonly [S, (changed: Partial<S>) => void, () => S];

/**
 * Keeps the state of a form, with access to its latest value between two renders. A country list
 * reports a choice only after the render that follows the key press. On a slow device the next
 * answer can come before that render, from a handler that does not have the choice in its state.
 */
export function useLatestState<S extends object>(initial: () => S): LatestState<S> {
  const [drawn, setDrawn] = useState(initial);
  const latest = useRef(drawn);
  const change = useCallback((changed: Partial<S>) => {
    latest.current = { ...latest.current, ...changed };
    setDrawn(latest.current);
  }, []);
  return [drawn, change, useCallback(() => latest.current, [])];
}
