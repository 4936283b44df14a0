/** Rows of the register of what visitors saw (collections/live-history.ts). */
import { isLocale, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import { isRecord, readIso, readString, record, type Stored } from "../fields/record.ts";

export const HISTORY = "live_history";
export type HistoryKind = "content" | "address" | "redirect" | "release" | "file" | "settings";
/**
 * How something became live. `earlier`: before the register knew the subject, so that its time is
 * the one of the stored row.
 */
export const WAYS = ["person", "plan", "service", "earlier"] as const;
export type Way = (typeof WAYS)[number];
export type Row = Stored & { readonly id: string };

/** Subject of the register: a document, an address, the live release. */
export interface Subject {
  readonly kind: HistoryKind;
  readonly subject: string;
}
/** Somebody whose saves are part of a version. */
export interface Writer {
  readonly person: string;
  /** ISO 8601; empty when it is not known. */
  readonly at: string;
}
/** What is stored about a state besides its time. */
export interface State {
  readonly type?: string;
  readonly group?: string;
  readonly locale?: unknown;
  readonly audience?: unknown;
  readonly title?: string;
  readonly path?: string;
  readonly target?: string;
  readonly version?: string;
  readonly fingerprint?: string;
  readonly writers?: readonly Writer[];
  readonly value: Stored;
}
/** A state with its time. */
export interface Entry extends Subject {
  readonly type: string;
  readonly group: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly title: string;
  readonly path: string;
  readonly target: string;
  /** ISO 8601. */
  readonly since: string;
  /** ISO 8601; null while it is live. */
  readonly until: string | null;
  /** Mail address; empty for the service. */
  readonly person: string;
  readonly way: Way;
  readonly endedBy: string;
  readonly endedWay: Way;
  readonly version: string;
  readonly fingerprint: string;
  readonly checksum: string;
  readonly writers: readonly Writer[];
  readonly value: Stored;
}

const readWay = (value: unknown): Way => WAYS.find((way) => way === value) ?? "service";

function readWriters(value: unknown): readonly Writer[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map(({ person, at }) => ({ person: readString(person), at: readString(at) }));
}

/** Reads a stored row. */
export function readEntry(row: Stored): Entry {
  const { locale, until } = row;
  return {
    kind: readString(row["kind"]) as HistoryKind,
    subject: readString(row["subject"]),
    type: readString(row["type"]),
    group: readString(row["group"]),
    locale: isLocale(locale) ? locale : null,
    audience: AUDIENCES.find((audience) => audience === row["audience"]) ?? null,
    title: readString(row["title"]),
    path: readString(row["path"]),
    target: readString(row["target"]),
    since: readIso(row["since"]),
    until: readIso(until) || null,
    person: readString(row["person"]),
    way: readWay(row["way"]),
    endedBy: readString(row["ended_by"]),
    endedWay: readWay(row["ended_way"]),
    version: readString(row["version"]),
    fingerprint: readString(row["fingerprint"]),
    checksum: readString(row["checksum"]),
    writers: readWriters(row["writers"]),
    value: record(row["value"]),
  };
}
