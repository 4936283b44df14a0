/** What exists, by the keys that the seed files name it with. */
import type { Locale } from "@orlaya/locales";
import type { Source } from "./source.ts";

/** Documents by collection and key with their languages, records by key. */
export interface Known {
  readonly documents: ReadonlyMap<string, ReadonlySet<Locale>>;
  readonly media: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

/** Collects the keys of everything that the seed writes. */
export function getKnown(source: Source): Known {
  const documents = new Map<string, Set<Locale>>();
  for (const { collection, key, locale } of source.documents) {
    const name = `${collection}:${key}`;
    documents.set(name, (documents.get(name) ?? new Set()).add(locale));
  }
  return {
    documents,
    media: new Set(source.media.map(({ key }) => key)),
    countries: new Set(source.countries.map(({ code }) => code)),
    groups: new Set(source.groups.map(({ uid }) => uid)),
  };
}
