/** The name of a record in a language. */
import type { Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../data/types.ts";
import type { LocalNames } from "../data/types.ts";

/**
 * Returns the name of a record for staff. In English that is its own name, by which the admin lists
 * it; so it is without a name in the language.
 */
export function getLocalName(
  record: LocalNames & { readonly Name: string },
  locale: Locale,
  fallback: string | null = null,
): string {
  const local = locale === "en" ? null : record[DATA_LOCALE[locale]];
  return local ?? fallback ?? record.Name;
}
