/** Inserts many rows of the index of references with one statement. */
import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import { runSql, sql } from "../sql.ts";
import type { LinkRow } from "./rows.ts";

/** Rows of one statement. SQLite allows 32,766 values. */
const MOST = 500;
const COLUMNS = sql.raw(
  [
    ...["id", "source", "type", "locale", "audience", "field", "kind", "target", "target_type"],
    ...["anchor", "in_live", "in_newest", "updated_at", "created_at"],
  ]
    .map((name) => `"${name}"`)
    .join(", "),
);
const writeTruth = (value: boolean) => (env.postgres ? value : Number(value));

function writeRow(row: LinkRow, now: string) {
  const { source, type, locale, audience, field, kind, target, targetType, anchor } = row;
  return sql`(${randomUUID()}, ${source}, ${type}, ${locale}, ${audience}, ${field}, ${kind}, ${target}, ${targetType}, ${anchor}, ${writeTruth(row.inLive)}, ${writeTruth(row.inNewest)}, ${now}, ${now})`;
}

/** Inserts rows. @param req takes part in its transaction */
export async function insertRows(
  payload: Payload,
  rows: readonly LinkRow[],
  req?: PayloadRequest,
): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < rows.length; at += MOST) {
    const values = rows.slice(at, at + MOST).map((row) => writeRow(row, now));
    await runSql(
      payload,
      sql`INSERT INTO "document_links" (${COLUMNS}) VALUES ${sql.join(values, sql`, `)}`,
      req,
    );
  }
}
