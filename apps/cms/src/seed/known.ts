/** Collects the keys that seed files may use. */
import type { Locale } from "@orlaya/locales";
import type { Source } from "./source.ts";

/** Languages of the documents by `collection:key`, and keys of the records. */
export interface Known {
  readonly documents: ReadonlyMap<string, ReadonlySet<Locale>>;
  readonly media: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  /** Ids of the plans in the data of the finder. */
  readonly products: ReadonlySet<string>;
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
    products: new Set(source.eligibility?.products.map(({ id }) => id)),
  };
}
