/**
 * Search of the admin over the index of documents: words of the page, title, uid, id, and a pasted
 * address.
 */
import { fold } from "@orlaya/finder/search";
import type { Locale } from "@orlaya/locales";
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { adminPaths } from "../names/paths.ts";
import { runSql, sql } from "../sql.ts";
import { INDEX_COLUMNS, readIndexed, type IndexedDocument } from "./indexed-document.ts";
import { readAddress } from "./read-address.ts";

export interface Hit extends IndexedDocument {
  /** The words around the match; empty when the title contains it. */
  readonly excerpt: string;
}
export interface Hits {
  readonly hits: readonly Hit[];
  /** Number of all documents that match. */
  readonly total: number;
}

/** Most hits of one search. */
const MAX_HITS = 20;
/** Longest question that is read, in characters. */
const MAX_QUESTION = 300;
/** Words of an excerpt on each side of the match. */
const AROUND = 8;

/** Returns the words around the first match of a term. */
function excerpt(text: string, terms: readonly string[]): string {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => {
    const { joined } = fold(word);
    return terms.some((term) => joined.includes(term));
  });
  if (at === -1) return "";
  const from = Math.max(0, at - AROUND);
  const to = Math.min(words.length, at + AROUND + 1);
  return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
}

/** Returns the target of the redirect from a path, or the path itself. */
async function followRedirect({ db }: Payload, path: string): Promise<string> {
  const row = await db.findOne<Stored & { id: string }>({
    collection: "redirects",
    where: { from: { equals: path } },
  });
  return row ? readString(row["to"]) : path;
}

/** Finds the documents at a pasted address: of the site, or of the admin. */
async function findByAddress(payload: Payload, path: string): Promise<readonly Hit[]> {
  const [, id] = /\/([0-9a-f-]{36})(?:\/|$)/.exec(path) ?? [];
  const where =
    id !== undefined && path.startsWith(adminPaths.root)
      ? sql`"document" = ${id}`
      : sql`"path" = ${await followRedirect(payload, path)}`;
  const rows = await runSql(
    payload,
    sql`SELECT ${INDEX_COLUMNS} FROM "document_index" WHERE ${where} LIMIT ${MAX_HITS}`,
  );
  return rows.map((row) => ({ ...readIndexed(row), excerpt: "" }));
}

/**
 * Searches documents. Hits in the title, uid or path come first, then those in the languages of the
 * user, then the newest.
 * @param own languages of the user
 */
export async function searchDocuments(
  payload: Payload,
  question: string,
  own: readonly Locale[],
): Promise<Hits> {
  const asked = question.trim().slice(0, MAX_QUESTION);
  const address = readAddress(asked);
  const found = address === null ? [] : await findByAddress(payload, address);
  if (found.length > 0) return { hits: found, total: found.length };
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(asked)) return searchIds(payload, asked);
  const { words: terms } = fold(asked);
  if (terms.join("").length < 2) return { hits: [], total: 0 };
  return searchWords(payload, terms, own);
}

/** Finds a document by its id, or the translations of a group. */
async function searchIds(payload: Payload, id: string): Promise<Hits> {
  const rows = await runSql(
    payload,
    sql`SELECT ${INDEX_COLUMNS} FROM "document_index" WHERE "document" = ${id} OR "group" = ${id} LIMIT ${MAX_HITS}`,
  );
  const hits = rows.map((row) => ({ ...readIndexed(row), excerpt: "" }));
  return { hits, total: hits.length };
}

/** @param terms folded words, which contain letters and digits only */
async function searchWords(
  payload: Payload,
  terms: readonly string[],
  own: readonly Locale[],
): Promise<Hits> {
  const [inHeading, inWords] = ["heading", "words"].map((column) =>
    sql.join(
      terms.map((term) => sql`${sql.identifier(column)} LIKE ${`%${term}%`}`),
      sql` AND `,
    ),
  );
  // A constant in ORDER BY would be the number of a column.
  const ownFirst =
    own.length === 0
      ? sql.raw("")
      : sql`CASE WHEN "locale" IN (${sql.join(
          own.map((locale) => sql`${locale}`),
          sql`, `,
        )}) THEN 1 ELSE 0 END DESC,`;
  const rank = sql`CASE WHEN "heading" LIKE ${`${terms.join(" ")}%`} THEN 2 WHEN ${inHeading} THEN 1 ELSE 0 END`;
  const rows = await runSql(
    payload,
    sql`SELECT ${INDEX_COLUMNS}, ${rank} AS "rank", CASE WHEN ${rank} = 0 THEN "text" ELSE '' END AS "text",
      COUNT(*) OVER () AS "total"
      FROM "document_index" WHERE ${inWords}
      ORDER BY "rank" DESC, ${ownFirst} "edited_at" DESC, "document" LIMIT ${MAX_HITS}`,
  );
  return {
    hits: rows.map((row) => ({
      ...readIndexed(row),
      excerpt: excerpt(readString(row["text"]), terms),
    })),
    total: Number(rows[0]?.["total"] ?? 0),
  };
}
