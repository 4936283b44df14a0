import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A file that the form can do without, fetched once scripts are in charge; what could not be had is asked for again at
 * the next use.
 * @param load must be stable.
 * @returns what was fetched, or null, and what to call at each use
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
