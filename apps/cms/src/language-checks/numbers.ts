/** Reads numbers as the languages write them. */
import type { Locale } from "@orlaya/locales";

/** Digits with separators: `1,234.56`, `1 234,56`, `1.234,56`. Not part of a word such as `A1`. */
export const NUMBER_PATTERN =
  "(?<![\\p{L}\\d])(?:\\d{1,3}(?:\\s\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,’']\\d+)*)";

/** Languages that write a comma, or a full stop, between thousands. */
const THOUSANDS: Readonly<Record<Locale, string>> = { en: ",", fr: ".", es: ".", de: ".", nl: "." };

/** Returns a number without its separators, with a full stop before the decimals. */
function joinDigits(text: string, decimal: string): string {
  const [whole = "", part = ""] = decimal === "" ? [text] : text.split(decimal);
  const digits = whole.replaceAll(/\D/g, "");
  const decimals = part.replace(/0+$/, "");
  return decimals === "" ? digits : `${digits}.${decimals}`;
}

/** Returns whether separators stand between groups of three digits. */
const isGrouped = (text: string): boolean => /^[1-9]\d{0,2}(?:\D\d{3})+$/.test(text);

/**
 * Returns the numbers that a text may mean in a language, in one spelling. A number that begins
 * with a zero, such as the emergency number 000, is kept digit by digit.
 */
export function readNumber(text: string, locale: Locale): readonly string[] {
  const compact = text.replaceAll(/[\s’']/g, "");
  const separators = compact.replaceAll(/\d/g, "");
  if (separators === "") return [compact];
  const last = separators.at(-1) ?? "";
  if (new Set(separators).size > 1) return [joinDigits(compact, last)];
  if (separators.length > 1) return isGrouped(compact) ? [joinDigits(compact, "")] : [compact];
  if (!isGrouped(compact)) return [joinDigits(compact, last)];
  if (last !== THOUSANDS[locale]) return [joinDigits(compact, last)];
  return locale === "fr"
    ? [joinDigits(compact, ""), joinDigits(compact, last)]
    : [joinDigits(compact, "")];
}

/** Multiplies a number in the spelling of `readNumber`; null when that is not a number. */
export function multiply(number: string, factor: number): string {
  const result = Number(number) * factor;
  return Number.isFinite(result) ? String(Math.round(result * 1e6) / 1e6) : number;
}
