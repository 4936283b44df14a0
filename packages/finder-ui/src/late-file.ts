import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Loads an optional file in the browser. A failed load is retried at the next use.
 * @param load must be stable
 * @returns the file, or null until it is loaded, and a function to call at each use
 */
export function useLateFile<T>(
  load: (() => Promise<T>) | undefined,
): readonly [T | null, () => void] {
  const [file, setFile] = useState<T | null>(null);
  const asked = useRef(false);
  const ask = useCallback(() => {
    if (!load || asked.current) return;
    asked.current = true;
    load().then(setFile, () => {
      asked.current = false;
    });
  }, [load]);
  useEffect(ask, [ask]);
  return [file, ask];
}
