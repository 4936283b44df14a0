import { formatDate } from "@orlaya/messages";
import type { Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";

/** Builds the line with a stored date; empty when the date is missing or malformed. */
export function buildDateLine(
  words: Translators,
  locale: Locale,
  key: "checkedOn" | "publishedOn",
  stored: string,
): readonly string[] {
  const date = formatDate(locale, stored, "long");
  return date ? [words.common(key, { date })] : [];
}
