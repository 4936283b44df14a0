/** Converts the time that a planner enters to an instant, and back. */
import { Temporal } from "temporal-polyfill";

/** A planned time as a person enters it. */
export interface LocalTime {
  /** Date and time without a zone: 2027-03-01T09:00. */
  readonly local: string;
  /** Name of a time zone: Europe/Madrid. */
  readonly zone: string;
}

/**
 * Why a local time is no instant. `invalid`: no date, or no such zone. `skipped`: the clock is moved
 * forward over it. `twice`: the clock is moved back over it.
 */
export type TimeProblem = "invalid" | "skipped" | "twice";

/** Whether a name is a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

function readLocal(local: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(local, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** Converts a local time to an instant in ISO 8601. */
export function readInstant({
  local,
  zone,
}: LocalTime): { readonly at: string } | { readonly problem: TimeProblem } {
  const asked = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(local) ? readLocal(local) : null;
  if (!asked || !isTimeZone(zone)) return { problem: "invalid" };
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
    asked.toZonedDateTime(zone, { disambiguation }),
  );
  if (!first || !second) return { problem: "invalid" };
  if (!first.toPlainDateTime().equals(asked)) return { problem: "skipped" };
  if (first.epochMilliseconds !== second.epochMilliseconds) return { problem: "twice" };
  return { at: new Date(first.epochMilliseconds).toISOString() };
}

/** Returns the local time of an instant: 2027-03-01T09:00. */
export function writeLocal(at: string, zone: string): string {
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO(isTimeZone(zone) ? zone : "UTC");
  return moment.toPlainDateTime().toString({ smallestUnit: "minute" });
}
