/**
 * Formats counts, dates and lists according to the words guide (words §2). The texts are built from
 * parts, because Intl writes U+202F, which the fonts lack, and groups digits differently in each
 * language. The ui package formats money.
 */
import { INTL_TAGS, type Locale } from "@orlaya/locales";

const NBSP = "\u00a0";

/** Formats digits without grouping and with a decimal point, as the base of `formatCount`. */
const digits = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 2 });

const decimalSign: Record<Locale, string> = { en: ".", fr: ",", es: ",", de: ",", nl: "," };

/**
 * Formats a number that is not money: at most two decimals, U+00A0 between thousands from 10 000
 * on, in all languages.
 * @returns `10 000`, `1500`, `2.5` (en) or `2,5`; an empty text for a value that is not finite
 */
export function formatCount(locale: Locale, value: number): string {
  if (!Number.isFinite(value)) return "";
  const [whole = "", fraction] = digits.format(value).split(".");
  const grouped = /\d{5}/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, NBSP) : whole;
  return fraction ? grouped + decimalSign[locale] + fraction : grouped;
}

const longDate: Record<Locale, (day: number, month: string, year: number) => string> = {
  en: (day, month, year) => `${day} ${month} ${year}`,
  fr: (day, month, year) => `${day === 1 ? "1er" : day} ${month} ${year}`,
  es: (day, month, year) => `${day} de ${month} de ${year}`,
  de: (day, month, year) => `${day}. ${month} ${year}`,
  nl: (day, month, year) => `${day} ${month} ${year}`,
};

const tableSeparator: Record<Locale, string> = { en: "/", fr: "/", es: "/", de: ".", nl: "-" };

/**
 * Formats a calendar date. It is read in UTC, so that server and browser print the same day.
 * @param date a Date, or ISO 8601 text with or without a time
 * @param style `long` for sentences (`1er janvier 2026`), `table` for tables and lists
 * (`01/01/2026`)
 * @returns null for a text that is no date
 */
export function formatDate(
  locale: Locale,
  date: Date | string,
  style: "long" | "table",
): string | null {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  const day = moment.getUTCDate();
  const year = moment.getUTCFullYear();
  if (style === "long") {
    const name = new Intl.DateTimeFormat(INTL_TAGS[locale], {
      month: "long",
      timeZone: "UTC",
    }).format(moment);
    return longDate[locale](day, name, year);
  }
  const month = moment.getUTCMonth() + 1;
  return [day, month]
    .map((part) => String(part).padStart(2, "0"))
    .concat(String(year))
    .join(tableSeparator[locale]);
}

const lists = new Map<Locale, Intl.ListFormat>();

/**
 * Joins items as the language requires: `a, b and c`, `a, b et c`. Returns a single item unchanged,
 * and an empty text for no items.
 */
export function listFormat(locale: Locale, items: readonly string[]): string {
  let list = lists.get(locale);
  if (!list)
    lists.set(locale, (list = new Intl.ListFormat(INTL_TAGS[locale], { type: "conjunction" })));
  return list.format(items);
}
