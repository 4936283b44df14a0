/** Builds the sentence that states age, area, excess and date of the example price of a plan. */
import type { Locale } from "@orlaya/locales";
import type { DataFiles, Plan } from "./data-files.ts";
import type { ReportProblem } from "./document.ts";

const NBSP = "\u00a0";
const SYMBOLS: Readonly<Record<string, string>> = { EUR: "€", GBP: "£" };
/** Formats a whole amount in the notation of the site (words §1.3). */
const formatMoney = (amount: number, currency: string): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, NBSP)}${NBSP}${SYMBOLS[currency] ?? currency}`;
/** Formats a date (words §2). French writes 1er for the first day of a month. */
export function formatLongDate(iso: string, locale: Locale): string {
  const formatted = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${iso}T00:00:00Z`));
  return locale === "fr" ? formatted.replace(/^1 /, "1er ") : formatted;
}

/** Replaces the names in braces by values. */
const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** Returns the name of an area within the sentence; undefined for an unknown area. */
function findAreaName(
  { countries, groups, legalTexts }: DataFiles,
  area: string,
  locale: Locale,
): string | undefined {
  const phrase = legalTexts.areas[area]?.[locale];
  if (phrase) return phrase;
  const found =
    countries.find(({ code }) => code === area) ?? groups.find(({ uid }) => uid === area);
  return found?.names[locale];
}

/**
 * Fills the sentence of the language. Returns null for a plan without an example price. Reports an
 * unknown area.
 */
export function getLegalReference(
  { legal }: Plan,
  currency: string,
  { locale, file }: { readonly locale: Locale; readonly file: string },
  data: DataFiles,
  report: ReportProblem,
): string | null {
  if (!legal) return null;
  const area = findAreaName(data, legal.area, locale);
  if (!area)
    report({
      file: "data/products.json",
      path: `legal.area of ${file}`,
      message: `"${legal.area}" is neither a group nor a country`,
    });
  const { sentence, excess } = data.legalTexts;
  return fillIn(sentence[locale], {
    age: String(legal.age),
    area: area ?? "",
    excess: fillIn(excess[legal.excess === 0 ? "none" : legal.per][locale], {
      amount: formatMoney(legal.excess, currency),
    }),
    date: formatLongDate(legal.date, locale),
  });
}
