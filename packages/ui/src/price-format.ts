const NBSP = "\u00a0";
const SYMBOLS: Readonly<Record<string, string>> = { EUR: "€", GBP: "£" };

/**
 * Formats an amount, the same in every language (spec §5, words §1.3): groups of three digits
 * separated by U+00A0, a decimal comma with none or two decimals, then the currency: `1 234,50 €`,
 * `31 €`, `120 CHF`.
 * @param amount in units of the currency, not cents; shown with at most two decimals
 * @param currency ISO 4217; euro when empty
 */
export function formatAmount(amount: number, currency: string): string {
  const code = currency.toUpperCase() || "EUR";
  const fixed = Math.abs(amount).toFixed(2);
  const [whole = "0", cents = "00"] = fixed.split(".");
  const sign = amount < 0 && Number(fixed) !== 0 ? "-" : "";
  const decimals = cents === "00" ? "" : `,${cents}`;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, NBSP)}${decimals}${NBSP}${SYMBOLS[code] ?? code}`;
}

/**
 * Formats an amount for screen readers in the page's language: `34.50 euros`, `34,50 euros`. Never
 * throws: an invalid currency code gives the text of `formatAmount`.
 */
export function formatSpokenAmount(amount: number, currency: string, locale: string): string {
  try {
    const digits = Number.isInteger(Number(amount.toFixed(2))) ? 0 : 2;
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency: currency || "EUR",
      currencyDisplay: "name",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(amount)
      .replaceAll("\u202f", NBSP);
  } catch {
    return formatAmount(amount, currency);
  }
}
