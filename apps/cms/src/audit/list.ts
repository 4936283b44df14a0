/** Reads entries of the audit log: for the view, the export and the check. */
import type { Payload, Where } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { AUDIT_LOG } from "./append.ts";
import {
  checkEntries,
  readEntry,
  START,
  type ChainEntry,
  type Checked,
  type Tail,
} from "./chain.ts";

/** Filters of the view; empty for all. */
export interface AuditQuery {
  readonly person: string;
  readonly action: string;
  readonly collection: string;
  /** Id of a document, or a part of its name. */
  readonly document: string;
  /** ISO 8601, or empty. */
  readonly from: string;
  readonly to: string;
  /** Only entries with a lower number; 0 for the newest. */
  readonly before: number;
}

type Row = Stored & { readonly id: string };

async function findEntries(
  { db }: Pick<Payload, "db">,
  where: Where,
  sort: string,
  limit: number,
): Promise<readonly ChainEntry[]> {
  const pages = { limit, pagination: false };
  const { docs } = await db.find<Row>({ collection: AUDIT_LOG, where, sort, ...pages });
  return docs.map(readEntry);
}

function buildWhere(query: AuditQuery): Where {
  const { before, document, from, to } = query;
  const equal = (["person", "action", "collection"] as const).filter((name) => query[name] !== "");
  return {
    and: [
      ...equal.map((name): Where => ({ [name]: { equals: query[name] } })),
      ...(document === ""
        ? []
        : [{ or: [{ document: { equals: document } }, { title: { contains: document } }] }]),
      ...(from === "" ? [] : [{ at: { greater_than_equal: from } }]),
      ...(to === "" ? [] : [{ at: { less_than_equal: to } }]),
      ...(before === 0 ? [] : [{ sequence: { less_than: before } }]),
    ],
  };
}

/** Lists the entries that the filters choose, the newest first. */
export const listEntries = (
  payload: Payload,
  query: AuditQuery,
  limit: number,
): Promise<readonly ChainEntry[]> => findEntries(payload, buildWhere(query), "-sequence", limit);

/** Loads entries after a number, in their order. */
export const loadEntriesAfter = (
  payload: Payload,
  sequence: number,
  limit: number,
): Promise<readonly ChainEntry[]> =>
  findEntries(payload, { sequence: { greater_than: sequence } }, "sequence", limit);

/** Lists the people and the collections that the log contains, for the filters. */
export async function listChoices(
  payload: Payload,
): Promise<{ readonly people: readonly string[]; readonly collections: readonly string[] }> {
  const people = await runSql(
    payload,
    sql`SELECT DISTINCT "person" AS "name" FROM "audit_log" WHERE "person" IS NOT NULL`,
  );
  const collections = await runSql(
    payload,
    sql`SELECT DISTINCT "collection" AS "name" FROM "audit_log"`,
  );
  const read = (rows: readonly Stored[]): readonly string[] =>
    rows.map(({ name }) => readString(name)).toSorted();
  return { people: read(people), collections: read(collections) };
}

/** Returns how many rows have no place in the chain. Only somebody who avoids the service adds one. */
async function countLoose(payload: Payload): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`SELECT COUNT(*) AS "count" FROM "audit_log" WHERE "sequence" IS NULL`,
  );
  return Number(row?.["count"] ?? 0);
}

/** Entries that are checked together. */
export const BATCH = 2000;

/**
 * Checks the next entries of the stored chain.
 * @param from the place where the last step ended
 * @returns the place where this step ended; the check is complete when it counted no entry
 */
export async function checkNext(
  payload: Payload,
  from: Tail = START,
  limit = BATCH,
): Promise<Checked> {
  const entries = await loadEntriesAfter(payload, from.sequence, limit);
  if (entries.length === 0 && (await countLoose(payload)) > 0)
    return { ok: false, problem: "number", sequence: from.sequence + 1 };
  return checkEntries(entries, from);
}

/** Checks the whole stored chain. @param known places that it must contain */
export async function checkStored(payload: Payload, known: readonly Tail[] = []): Promise<Checked> {
  let [tail, count] = [START, 0];
  for (;;) {
    const checked = await checkNext(payload, tail);
    if (!checked.ok) return checked;
    if (checked.count === 0) break;
    const entry = known.find(
      ({ sequence }) => sequence > tail.sequence && sequence <= checked.tail.sequence,
    );
    if (entry) {
      const [stored] = await loadEntriesAfter(payload, entry.sequence - 1, 1);
      if (stored?.hash !== entry.hash)
        return { ok: false, problem: "other", sequence: entry.sequence };
    }
    [tail, count] = [checked.tail, count + checked.count];
  }
  return known.some(({ sequence }) => sequence > tail.sequence)
    ? { ok: false, problem: "end", sequence: tail.sequence + 1 }
    : { ok: true, count, tail };
}
