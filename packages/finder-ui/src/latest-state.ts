import { useCallback, useRef, useState } from "react";

/** What is drawn, what changes some of it, and what it is by now. */
export type LatestState<S> = readonly [S, (changed: Partial<S>) => void, () => S];

/**
 * The state of a form, and its newest value between two renders. A list tells of its choice only after the render of the
 * press: on a slow device the next answer can come before that is drawn, from a form that knows nothing of the choice.
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
