/** The language in which the service addresses an account. */
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";

/**
 * Returns the first language of the Accept-Language header that the user edits, else the first in
 * LOCALES that the user edits, else English.
 */
export function chooseAccountLanguage(edited: unknown, accept: string): Locale {
  const mine = Array.isArray(edited) ? edited.filter((code): code is Locale => isLocale(code)) : [];
  const asked = accept.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    asked.find((code): code is Locale => isLocale(code) && mine.includes(code)) ??
    LOCALES.find((code) => mine.includes(code)) ??
    "en"
  );
}
