import { useCallback, useRef, useState } from "react";

/**
 * The state of a form, and its newest value between two renders. A list tells of its choice only after the render of the
 * press: on a slow device the next answer can come before that is drawn, from a form that knows nothing of the choice.
 * @returns what is drawn, what changes it, and what it is by now
 */
export function useLatestState<S>(
  initial: () => S,
): readonly [S, (change: (current: S) => S) => void, () => S] {
  const [drawn, setDrawn] = useState(initial);
  const latest = useRef(drawn);
  const change = useCallback((of: (current: S) => S) => {
    latest.current = of(latest.current);
    setDrawn(latest.current);
  }, []);
  return [drawn, change, useCallback(() => latest.current, [])];
}
