/** Shares of journeys, in words, for the audit log and sentences of the service. */

/**
 * Formats a share between 0 and 1 in percent: 0.0234 as `2.3 %`. A share above 0 is never shown as
 * zero.
 */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.01) return "less than 0.01 %";
  return `${percent.toLocaleString("en", { maximumFractionDigits: percent < 1 ? 2 : 1 })} %`;
}
