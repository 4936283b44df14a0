/** Lists of documents for the start page, each with one query over the index of documents. */
import { LOCALES, type Locale } from "@orlaya/locales";
import type { Payload } from "payload";
import { canWrite, getRights, type Actor, type Area } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import {
  INDEX_COLUMNS,
  qualifyColumns,
  readIndexed,
  type IndexedDocument,
} from "./indexed-document.ts";

export interface DocumentList {
  readonly documents: readonly IndexedDocument[];
  /** Number of all documents of the list, of which only some are in `documents`. */
  readonly total: number;
}

/** Most documents of a list. */
const MAX_LISTED = 50;

type Condition = ReturnType<typeof sql>;
function listValues(values: readonly string[]): Condition {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

/** Returns the condition for the languages and sites of a user. */
function isInScope(actor: Actor): Condition {
  if (!getRights(actor).scoped) return sql`1 = 1`;
  if (actor.edit_locales.length === 0 || actor.edit_audiences.length === 0) return sql`1 = 0`;
  return sql`"locale" IN (${listValues(actor.edit_locales)}) AND ("audience" IS NULL OR "audience" IN (${listValues(actor.edit_audiences)}))`;
}

async function loadList(payload: Payload, where: Condition): Promise<DocumentList> {
  const rows = await runSql(
    payload,
    sql`SELECT ${INDEX_COLUMNS}, COUNT(*) OVER () AS "total" FROM "document_index"
      WHERE ${where} ORDER BY "edited_at" DESC, "document" LIMIT ${MAX_LISTED}`,
  );
  return { documents: rows.map(readIndexed), total: Number(rows[0]?.["total"] ?? 0) };
}

const NOT_LIVE = sql`"state" <> 'published'`;

/** Lists what a user changed last and visitors do not see. The newest comes first. */
export const listOwnWork = (payload: Payload, actor: Actor): Promise<DocumentList> =>
  loadList(payload, sql`${NOT_LIVE} AND "edited_by" = ${actor.email}`);

/**
 * Lists what others changed and this user may publish, without what is in review or approved. Empty
 * for a user who may not publish.
 */
export async function listWaiting(payload: Payload, actor: Actor): Promise<DocumentList> {
  if (!getRights(actor).publish) return { documents: [], total: 0 };
  const byOthers = sql`("edited_by" IS NULL OR "edited_by" <> ${actor.email})`;
  const writable = payload.config.collections
    .filter(({ custom }) => canWrite(actor, custom["area"] as Area))
    .map(({ slug }) => slug);
  const canBePublished = sql`"type" IN (${listValues(writable)})`;
  return loadList(
    payload,
    sql`"state" IN ('draft', 'changed') AND ${byOthers} AND ${canBePublished} AND ${isInScope(actor)}`,
  );
}

/** Returns the number of a language in the order of the languages. */
function rankLocale(): Condition {
  const ranks = LOCALES.map((each, index) => sql`WHEN ${each} THEN ${sql.raw(String(index))}`);
  return sql`CASE "locale" ${sql.join(ranks, sql` `)} ELSE 9 END`;
}

/**
 * Lists the documents that are assigned to a user and have to be translated: outdated ones, and
 * those that visitors do not see. A missing document stands as the one from which it is created.
 */
export async function listAssigned(payload: Payload, actor: Actor): Promise<DocumentList> {
  const rows = await runSql(
    payload,
    sql`SELECT ${qualifyColumns("d")}, COUNT(*) OVER () AS "total" FROM "translations" t
      LEFT JOIN "document_index" own ON own."group" = t."group" AND own."locale" = t."locale"
      JOIN "document_index" d ON d."document" = COALESCE(own."document",
        (SELECT "document" FROM "document_index" WHERE "group" = t."group" ORDER BY ${rankLocale()} LIMIT 1))
      WHERE t."assignee" = ${actor.email}
        AND (own."document" IS NULL OR own."state" <> 'published' OR t."outdated" > 0)
      ORDER BY CASE WHEN t."due" IS NULL OR t."due" = '' THEN '9' ELSE t."due" END, d."title"
      LIMIT ${MAX_LISTED}`,
  );
  return { documents: rows.map(readIndexed), total: Number(rows[0]?.["total"] ?? 0) };
}

/** Loads documents by their ids. */
export async function loadIndexed(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IndexedDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await runSql(
    payload,
    sql`SELECT ${INDEX_COLUMNS} FROM "document_index" WHERE "document" IN (${listValues(ids)})`,
  );
  return new Map(rows.map((row) => [readString(row["document"]), readIndexed(row)]));
}

/** State of the documents of one language. */
export interface LanguageState {
  readonly locale: Locale;
  /** Documents in this language. */
  readonly present: number;
  /** Documents that visitors do not see, and that are neither in review nor approved. */
  readonly drafts: number;
  /** Published documents with changes that visitors do not see. */
  readonly changed: number;
  /** Translations of which a sentence of the source changed since. */
  readonly outdated: number;
  /** Documents of other languages that have no translation into this one. */
  readonly missing: DocumentList;
}

/** Lists, in their first language, the documents without a translation into a language. */
async function listMissing(payload: Payload, actor: Actor, locale: Locale): Promise<DocumentList> {
  const sites = getRights(actor).scoped
    ? sql`("audience" IS NULL OR "audience" IN (${listValues(actor.edit_audiences)}))`
    : sql`1 = 1`;
  const rows = await runSql(
    payload,
    sql`SELECT ${INDEX_COLUMNS}, "group" FROM "document_index" WHERE ${sites} AND "group" NOT IN
        (SELECT "group" FROM "document_index" WHERE "locale" = ${locale} AND "group" IS NOT NULL)
      ORDER BY ${rankLocale()}, "title"`,
  );
  const seen = new Set<string>();
  const first = rows.filter((row) => {
    const group = readString(row["group"]);
    return !seen.has(group) && Boolean(seen.add(group));
  });
  return { documents: first.slice(0, MAX_LISTED).map(readIndexed), total: first.length };
}

/** Returns the languages of a user with the numbers of their documents. */
export async function countLanguages(
  payload: Payload,
  actor: Actor,
): Promise<readonly LanguageState[]> {
  const isScoped = getRights(actor).scoped;
  if (isScoped && (actor.edit_locales.length === 0 || actor.edit_audiences.length === 0)) return [];
  const outdated = await runSql(
    payload,
    sql`SELECT t."locale", COUNT(*) AS "outdated" FROM "translations" t
      JOIN "document_index" d ON d."group" = t."group" AND d."locale" = t."locale"
      WHERE t."outdated" > 0 GROUP BY t."locale"`,
  );
  const outdatedByLocale = new Map(outdated.map((row) => [row["locale"], Number(row["outdated"])]));
  const rows = await runSql(
    payload,
    sql`SELECT "locale", COUNT(*) AS "present",
        SUM(CASE WHEN "state" = 'draft' THEN 1 ELSE 0 END) AS "drafts",
        SUM(CASE WHEN "state" = 'changed' THEN 1 ELSE 0 END) AS "changed"
      FROM "document_index" WHERE ${isInScope(actor)} GROUP BY "locale"`,
  );
  const byLocale = new Map<string, Stored>(rows.map((row) => [readString(row["locale"]), row]));
  const own = isScoped ? LOCALES.filter((each) => actor.edit_locales.includes(each)) : LOCALES;
  return Promise.all(
    own.map(async (locale): Promise<LanguageState> => {
      const row = byLocale.get(locale) ?? {};
      return {
        locale,
        present: Number(row["present"] ?? 0),
        drafts: Number(row["drafts"] ?? 0),
        changed: Number(row["changed"] ?? 0),
        outdated: outdatedByLocale.get(locale) ?? 0,
        missing: await listMissing(payload, actor, locale),
      };
    }),
  );
}
