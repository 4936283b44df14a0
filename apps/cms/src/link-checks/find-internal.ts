/** Finds links inside the site that lead nowhere, with few queries over the index of references. */
import { writeReference } from "@orlaya/contract";
import { isLocale } from "@orlaya/locales";
import { AUDIENCES, isTechnicalPath } from "@orlaya/routes";
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { readClauseName } from "../links/collect.ts";
import { runSql, sql } from "../sql.ts";
import type { Finding, FindingKind } from "./finding.ts";

/** Columns of a link and its source. */
export const LINK_COLUMNS = sql.raw(
  `l."source", l."type", l."locale", l."audience", l."field", l."target", l."anchor", d."title"`,
);
/** The links that visitors see or will see: finder records go live with a release. */
export const IS_CHECKED = sql.raw(`(l."in_live" OR l."type" IN ('products', 'funnels'))`);

/** Builds a finding from a row with LINK_COLUMNS. */
export function buildFinding(
  kind: FindingKind,
  row: Stored,
  detail = "",
  target = readString(row["target"]),
): Finding {
  const { locale, audience } = row;
  return {
    kind,
    type: readString(row["type"]),
    source: readString(row["source"]),
    locale: isLocale(locale) ? locale : null,
    audience: AUDIENCES.find((each) => each === audience) ?? null,
    title: readString(row["title"]),
    field: readString(row["field"]),
    target,
    detail,
  };
}

/** Finds links to documents that are drafts, in the bin or deleted. */
async function findNotLive(payload: Payload): Promise<readonly Finding[]> {
  const rows = await runSql(
    payload,
    sql`SELECT ${LINK_COLUMNS}, t."title" AS "target_title" FROM "document_links" l
      JOIN "document_index" d ON d."document" = l."source"
      LEFT JOIN "document_index" t ON t."document" = l."target"
      WHERE l."in_live" AND l."kind" = 'document' AND (t."document" IS NULL OR t."state" = 'draft')`,
  );
  return rows.map((row) =>
    buildFinding("notLive", row, "", readString(row["target_title"]) || readString(row["target"])),
  );
}

/** Finds texts that refer to a clause which visitors do not see in their language. */
async function findNoClause(payload: Payload): Promise<readonly Finding[]> {
  const rows = await runSql(
    payload,
    sql`SELECT ${LINK_COLUMNS} FROM "document_links" l
      JOIN "document_index" d ON d."document" = l."source"
      WHERE l."in_live" AND l."kind" = 'clause' AND NOT EXISTS (SELECT 1 FROM "document_index" c
        WHERE c."type" = 'clause' AND c."state" <> 'draft' AND c."locale" || ':' || c."uid" = l."target")`,
  );
  return rows.map((row) => {
    const key = readClauseName(readString(row["target"]));
    return buildFinding("notLive", row, "", writeReference({ kind: "clause", key }));
  });
}

/** Finds addresses of this site at which there is neither a page nor a redirect. */
async function findNoPage(payload: Payload): Promise<readonly Finding[]> {
  const rows = await runSql(
    payload,
    sql`SELECT ${LINK_COLUMNS} FROM "document_links" l
      LEFT JOIN "document_index" d ON d."document" = l."source"
      WHERE l."kind" = 'path' AND ${IS_CHECKED} AND l."target" <> '/'
        AND NOT EXISTS (SELECT 1 FROM "routes" r WHERE r."path" = l."target")
        AND (l."type" = 'redirects' OR NOT EXISTS (SELECT 1 FROM "redirects" f WHERE f."from" = l."target"))`,
  );
  return rows
    .filter(({ target }) => !isTechnicalPath(readString(target)))
    .map((row) => buildFinding(row["type"] === "redirects" ? "redirect" : "noPage", row));
}

/** Finds the links inside the site that lead to no page, and references to no clause. */
export async function findInternal(payload: Payload): Promise<readonly Finding[]> {
  return [
    ...(await findNotLive(payload)),
    ...(await findNoClause(payload)),
    ...(await findNoPage(payload)),
  ];
}
