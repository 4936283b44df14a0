/** Review dates of accepted findings. */
import { readString } from "../fields/record.ts";

const DAY = 86_400_000;
/** Longest time until a review, in days. */
const LONGEST = 731;

/**
 * Reads a review date (`2027-11-26`); a year from now when there is none. Null for a date that has
 * passed, or that is more than two years away.
 */
export function readReviewDate(value: unknown, now: number): string | null {
  const text = readString(value);
  if (text === "") return new Date(now + 365 * DAY).toISOString();
  const time = Date.parse(`${text}T00:00:00Z`);
  return time > now && time < now + LONGEST * DAY ? new Date(time).toISOString() : null;
}
