/** Ids of moments. An id contains the instant and the time zone, so nothing has to be stored. */
import { isTimeZone } from "../campaigns/zoned-time.ts";

/** An instant, and the time zone in which it is written. */
export interface Moment {
  /** ISO 8601. */
  readonly at: string;
  readonly zone: string;
}

const MINUTE_MS = 60_000;
/** The last minute of the year 9999, in minutes since 1970. */
const LAST_MINUTE = 4_223_371_679;

/** Returns the id of a moment. Seconds are left out. */
export function writeMomentId({ at, zone }: Moment): string {
  const minutes = Math.floor(Date.parse(at) / MINUTE_MS);
  return `${minutes.toString(36)}-${Buffer.from(zone).toString("base64url")}`;
}

/** Reads the id of a moment; null when it is none. */
export function readMomentId(id: string): Moment | null {
  const [, minutes = "", encoded = ""] = /^([0-9a-z]{1,7})-([\w-]+)$/.exec(id) ?? [];
  const zone = Buffer.from(encoded, "base64url").toString();
  const count = Number.parseInt(minutes, 36);
  if (!(count <= LAST_MINUTE) || zone === "" || !isTimeZone(zone)) return null;
  return { at: new Date(count * MINUTE_MS).toISOString(), zone };
}
