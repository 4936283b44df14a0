/** Lists of reviews for the start page. */
import type { Payload } from "payload";
import { canWrite, getRights, isInScope, type Actor, type Area } from "../access/roles.ts";
import {
  qualifyColumns,
  readIndexed,
  type IndexedDocument,
} from "../documents/indexed-document.ts";
import { readString } from "../fields/record.ts";
import { listPlannedIds } from "../plans/planned.ts";
import { runSql, sql } from "../sql.ts";

/** A document with the request that concerns it. */
export interface ReviewedEntry {
  readonly document: IndexedDocument;
  readonly askedBy: string;
  readonly askedTo: string;
  readonly note: string;
  readonly decidedBy: string;
  readonly reason: string;
}

type Condition = ReturnType<typeof sql>;
async function loadEntries(payload: Payload, where: Condition): Promise<readonly ReviewedEntry[]> {
  const rows = await runSql(
    payload,
    sql`SELECT ${qualifyColumns("d")}, r."asked_by", r."asked_to", r."note", r."decided_by", r."decision_note"
      FROM "reviews" r JOIN "document_index" d ON d."document" = r."document"
      WHERE ${where} ORDER BY r."asked_at"`,
  );
  return rows.map((row) => ({
    document: readIndexed(row),
    askedBy: readString(row["asked_by"]),
    askedTo: readString(row["asked_to"]),
    note: readString(row["note"]),
    decidedBy: readString(row["decided_by"]),
    reason: readString(row["decision_note"]),
  }));
}
/** Leaves out the documents outside of the languages and sites of an account. */
function limit(entries: readonly ReviewedEntry[], actor: Actor): readonly ReviewedEntry[] {
  return entries.filter(({ document }) => isInScope(actor, document));
}

/**
 * Lists the documents that wait for a decision of this account. Those for which somebody asked this
 * account come first. An account that only reads gets all that wait.
 */
export async function listForApproval(
  payload: Payload,
  actor: Actor,
): Promise<readonly ReviewedEntry[]> {
  const entries = await loadEntries(
    payload,
    sql`r."state" = 'open' AND r."asked_by" <> ${actor.email}`,
  );
  const rank = ({ askedTo }: ReviewedEntry): number => (askedTo === actor.email ? 0 : 1);
  return limit(entries, actor).toSorted((a, b) => rank(a) - rank(b));
}

/** Lists the documents that were sent back to this account. */
export const listSentBack = (payload: Payload, actor: Actor): Promise<readonly ReviewedEntry[]> =>
  loadEntries(payload, sql`r."state" = 'returned' AND r."asked_by" = ${actor.email}`);

/**
 * Lists the approved documents that this account may publish, without those whose publication is
 * planned.
 */
export async function listApproved(
  payload: Payload,
  actor: Actor,
): Promise<readonly ReviewedEntry[]> {
  if (!getRights(actor).publish) return [];
  const entries = await loadEntries(
    payload,
    sql`r."state" = 'approved' AND d."state" = 'approved'`,
  );
  const planned = await listPlannedIds(payload);
  return limit(entries, actor).filter(({ document: { collection, id } }) => {
    if (planned.has(id)) return false;
    const area: unknown = payload.collections[collection]?.config.custom["area"];
    return canWrite(actor, area as Area);
  });
}
