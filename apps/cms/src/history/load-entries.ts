/** Reads the register of what visitors saw. */
import type { Payload, Where } from "payload";
import { HISTORY, readEntry, type Entry, type HistoryKind, type Row } from "./entries.ts";

interface Query {
  readonly kind: HistoryKind;
  readonly where: Where;
  /** ISO 8601; absent: at any time. */
  readonly at?: string;
}

/** Loads the entries that meet a condition, the newest first. */
export async function findEntries(
  { db }: Payload,
  { kind, where, at }: Query,
): Promise<readonly Entry[]> {
  const times: Where[] =
    at === undefined
      ? []
      : [
          { since: { less_than_equal: at } },
          { or: [{ until: { exists: false } }, { until: { greater_than: at } }] },
        ];
  const { docs } = await db.find<Row>({
    collection: HISTORY,
    where: { and: [{ kind: { equals: kind } }, where, ...times] },
    sort: ["-since", "-createdAt"],
    limit: 0,
    pagination: false,
  });
  return docs.map(readEntry);
}

/** Loads what a subject was at a moment; null when nothing was live, or the register has no entry. */
async function findEntryAt(
  payload: Payload,
  kind: HistoryKind,
  subject: string,
  at: string,
): Promise<Entry | null> {
  const where = { subject: { equals: subject } };
  return (await findEntries(payload, { kind, where, at }))[0] ?? null;
}

/**
 * Loads what a subject was at a moment. For a subject without entries, `derive` makes one of its
 * present state, which counts when it is as old as the moment.
 */
export async function findOrDeriveAt(
  payload: Payload,
  {
    kind,
    subject,
    at,
  }: { readonly kind: HistoryKind; readonly subject: string; readonly at: string },
  derive: () => Promise<Entry | null>,
): Promise<Entry | null> {
  const entry = await findEntryAt(payload, kind, subject, at);
  if (entry || (await findKnown(payload, kind, [subject])).size > 0) return entry;
  const derived = await derive();
  return derived && derived.since <= at ? derived : null;
}

/** Returns those of the subjects that have entries. */
export async function findKnown(
  { db }: Payload,
  kind: HistoryKind,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const { docs } = await db.find<Row>({
    collection: HISTORY,
    where: { and: [{ kind: { equals: kind } }, { subject: { in: [...subjects] } }] },
    select: { subject: true },
    limit: 0,
    pagination: false,
  });
  return new Set(docs.map(({ subject }) => String(subject)));
}
