import { buildCountryIndex, type CountryEntry, type CountryIndex } from "@orlaya/finder/search";
import { useEffect, useMemo } from "react";

/**
 * Returns the index that country fields search, or null until the form is enhanced. The tables for
 * exact matches are built in a separate task, so that neither the first interaction nor the first
 * letter waits for them.
 * @param entriesOf called when the form is enhanced; must be stable
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
