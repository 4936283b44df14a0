import type { CountryIndex } from '@orlaya/finder/search';

/** The part of an index with these codes, in its order: folding 250 countries happens once, not at every answer. */
export function narrowIndex(index: CountryIndex, codes: ReadonlySet<string>): CountryIndex {
  return {
    entries: index.entries.filter(({ entry }) => codes.has(entry.code)),
    exact: index.exact.map((table) => new Map([...table].filter(([, code]) => code === null || codes.has(code)))),
  };
}
