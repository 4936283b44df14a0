/** Filters of the view of the audit log, as they stand in its address. */
import type { AuditQuery } from "../audit/list.ts";
import { readMoment, readZone } from "../evidence/read-question.ts";
import { readString, type Stored } from "../fields/record.ts";

/** What a person chose. The days are local: `2026-11-27`. */
export interface AuditFilter {
  readonly person: string;
  readonly action: string;
  readonly collection: string;
  readonly document: string;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  /** Number of the entry below which the list begins; empty for the newest. */
  readonly before: string;
}
const NAMES = [
  ...(["person", "action", "collection", "document"] as const),
  ...(["from", "to", "zone", "before"] as const),
];

/** Reads the filters from the parameters of an address. */
export function readAuditFilter(given: Stored): AuditFilter {
  const read = (name: string): string => readString(given[name]).trim().slice(0, 200);
  return {
    ...{ person: read("person"), action: read("action"), collection: read("collection") },
    ...{ document: read("document"), from: read("from"), to: read("to") },
    ...{ zone: read("zone"), before: read("before") },
  };
}

/** Writes filters as parameters of an address. */
export function writeAuditFilter(filter: Partial<AuditFilter>): string {
  const given = NAMES.map((name) => [name, filter[name] ?? ""]).filter(([, value]) => value !== "");
  return new URLSearchParams(given).toString();
}

export type ReadAuditQuery =
  | { readonly ok: true; readonly query: AuditQuery }
  | { readonly ok: false; readonly problem: "date" | "order" };

const DAY_MS = 86_400_000;

/** Returns the first moment of a local day; null when it is no day. */
function readDay(day: string, zone: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? readMoment(day, zone) : null;
}
/** Returns the last millisecond of a local day. */
function readEnd(day: string, zone: string): Date | null {
  if (!readDay(day, zone)) return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const begin = readDay(next, zone);
  return begin && new Date(begin.getTime() - 1);
}

/** Converts the days of a filter to moments. */
export function readAuditQuery(filter: AuditFilter): ReadAuditQuery {
  const { action, collection, document, person } = filter;
  const zone = readZone(filter.zone);
  const from = filter.from === "" ? null : readDay(filter.from, zone);
  const to = filter.to === "" ? null : readEnd(filter.to, zone);
  if ((filter.from !== "" && !from) || (filter.to !== "" && !to))
    return { ok: false, problem: "date" };
  if (from && to && from > to) return { ok: false, problem: "order" };
  const before = /^[1-9]\d{0,14}$/.test(filter.before) ? Number(filter.before) : 0;
  const period = { from: from?.toISOString() ?? "", to: to?.toISOString() ?? "" };
  return { ok: true, query: { ...{ action, before, collection, document, person }, ...period } };
}
