/** Shares of journeys, in words. Also used in the browser. */
import { INTL_TAGS } from "@orlaya/locales";
import type { Say } from "../labels/request-words.ts";

/** Smallest share that is shown, in percent. A smaller share is never shown as zero. */
const SMALLEST = 0.01;

/** Formats a share between 0 and 1 in percent: 0.0234 as `2.3 %`. */
export function writeShare(say: Say, share: number): string {
  const percent = share * 100;
  const isTiny = percent > 0 && percent < SMALLEST;
  const digits = { maximumFractionDigits: percent < 1 ? 2 : 1 };
  return say(isTiny ? "finder.changes.tinyShare" : "finder.changes.share", {
    percent: (isTiny ? SMALLEST : percent).toLocaleString(INTL_TAGS[say.locale], digits),
  });
}
