/** Reads the question of a person: an address of the site, and a moment. */
import { readAddress } from "../documents/read-address.ts";
import type { Question } from "./shapes.ts";

/** Why a question cannot be answered. */
export type QuestionProblem = "noAddress" | "foreign" | "malformed" | "date" | "future";
export type ReadQuestion =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly problem: QuestionProblem };

/** A clock that is wrong by this much asks for no future moment, in milliseconds. */
const TOLERANCE = 60_000;

/** Returns the time zone when it is known; else UTC. */
export function readZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone || "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/** Returns how far the local time of a zone is ahead of UTC at a moment, in milliseconds. */
function findOffset(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat("en", {
    ...{ timeZone: zone, hourCycle: "h23", era: "short" },
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  }).formatToParts(moment);
  const read = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const [year, month, day] = [read("year"), read("month"), read("day")];
  const local = Date.UTC(year, month - 1, day, read("hour"), read("minute"), read("second"));
  return local - Math.floor(moment / 1000) * 1000;
}

/**
 * Reads a moment: ISO 8601 with an offset, or a local time in a zone. A local time that exists twice
 * is the first; one that the change to summer time leaves out counts as an hour later.
 * @returns null for anything else
 */
export function readMoment(text: string, zone: string): Date | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, day = "", time = "00:00", offset] = match;
  const asUtc = new Date(`${day}T${time}Z`);
  // Days such as 31 February become another day.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(day)) return null;
  if (offset !== undefined) {
    const exact = new Date(`${day}T${time}${offset.toUpperCase()}`);
    return Number.isNaN(exact.getTime()) ? null : exact;
  }
  const local = asUtc.getTime();
  const first = local - findOffset(zone, local - 86_400_000);
  const second = local - findOffset(zone, first);
  const fits = [first, second].find((moment) => findOffset(zone, moment) === local - moment);
  return new Date(fits ?? Math.max(first, second));
}

/** Returns the path of an address of the site, or the problem. */
function readPath(address: string, siteUrl: string): { readonly path: string } | QuestionProblem {
  if (address === "") return "noAddress";
  const { host } = new URL(siteUrl);
  const whole = address.startsWith(`${host}/`) || address === host ? `http://${address}` : address;
  const path = readAddress(whole);
  if (path === null) return "malformed";
  return URL.parse(whole, siteUrl)?.host === host ? { path } : "foreign";
}

/** Reads a question. @param now the current time in milliseconds */
export function readQuestion(
  asked: { readonly address: string; readonly at: string; readonly zone: string },
  siteUrl: string,
  now: number,
): ReadQuestion {
  const address = asked.address.trim().slice(0, 2000);
  const found = readPath(address, siteUrl);
  if (typeof found === "string") return { ok: false, problem: found };
  const zone = readZone(asked.zone);
  const moment = asked.at.trim() === "" ? new Date(now) : readMoment(asked.at, zone);
  if (!moment) return { ok: false, problem: "date" };
  if (moment.getTime() > now + TOLERANCE) return { ok: false, problem: "future" };
  return {
    ok: true,
    question: { address, path: found.path || "/", at: moment.toISOString(), zone },
  };
}
