/**
 * The language of the calendars of Payload's date fields. Payload tells it to react-datepicker after
 * the first drawing, so that the first date is written in English and stays so. react-datepicker
 * reads it from two properties of the window.
 */
import type { Locale } from "date-fns";

interface DateScope {
  __localeData__?: Record<string, Locale>;
  __localeId__?: string;
}

/** Sets the language before date fields are drawn. Does nothing while its data are not loaded. */
export function setDateLanguage(language: string, locale: Locale | undefined): void {
  if (locale === undefined || typeof window === "undefined") return;
  const scope = window as DateScope;
  scope.__localeData__ = { ...scope.__localeData__, [language]: locale };
  scope.__localeId__ = language;
}
