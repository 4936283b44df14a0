import { buildCountryIndex, type CountryEntry, type CountryIndex } from "@orlaya/finder/search";
import { useEffect, useMemo } from "react";

/**
 * The index that country fields search, or null until scripts are in charge. It is read through in a task of its own,
 * so that neither the first touch nor the first letter waits for it.
 * @param entriesOf called once scripts are in charge; must be stable.
 */
export function useCountryIndex(
  enhanced: boolean,
  entriesOf: () => readonly CountryEntry[],
): CountryIndex | null {
  const index = useMemo(
    () => (enhanced ? buildCountryIndex(entriesOf()) : null),
    [enhanced, entriesOf],
  );
  useEffect(() => {
    if (!index) return;
    const timer = setTimeout(index.exact);
    return () => clearTimeout(timer);
  }, [index]);
  return index;
}
