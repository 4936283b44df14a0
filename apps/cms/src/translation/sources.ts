/** From which language each translation of a group is made. */
import { LOCALES, type Locale } from "@orlaya/locales";

/**
 * Returns the source of each language of a group. Documents that were created from another one
 * follow it while it exists. All others follow the original: the first document, in the order of
 * the languages, that was created from no other.
 * @param present languages in which the group has a document
 * @param chosen language from which a document was created
 * @returns null for the original
 */
export function findSources(
  present: readonly Locale[],
  chosen: ReadonlyMap<Locale, Locale>,
): ReadonlyMap<Locale, Locale | null> {
  function isCreatedFrom(locale: Locale): boolean {
    const source = chosen.get(locale);
    return source !== undefined && source !== locale && present.includes(source);
  }
  const inOrder = LOCALES.filter((locale) => present.includes(locale));
  const original = inOrder.find((locale) => !isCreatedFrom(locale)) ?? inOrder[0] ?? null;
  return new Map(
    LOCALES.map((locale) => {
      if (locale === original) return [locale, null];
      return [locale, isCreatedFrom(locale) ? (chosen.get(locale) ?? original) : original];
    }),
  );
}
