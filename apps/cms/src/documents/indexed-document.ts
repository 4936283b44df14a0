/** Rows of the index of documents (collections/document-index.ts). */
import { isLocale, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import { readString, type Stored } from "../fields/record.ts";
import { sql } from "../sql.ts";
import { DOCUMENT_STATES, type DocumentState } from "./document-state.ts";

/** A row of the index. */
export interface IndexedDocument {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  /** Path of the page; empty for a document that is no page. */
  readonly path: string;
  readonly locale: Locale | null;
  /** Null for a document of both sites. */
  readonly audience: Audience | null;
  readonly state: DocumentState;
  /** Mail address of the last person who changed it; empty for the seed. */
  readonly person: string;
  /** ISO 8601. */
  readonly at: string;
}
/** Names of the columns of an indexed document, without its words. */
export const INDEXED = [
  ...["document", "type", "title", "path", "locale", "audience"],
  ...["state", "edited_by", "edited_at"],
];
/** The same columns in a statement. */
export const INDEX_COLUMNS = sql.raw(INDEXED.map((name) => `"${name}"`).join(", "));
/** Returns the columns of an indexed document of a named table. */
export const qualifyColumns = (table: string) =>
  sql.raw(INDEXED.map((name) => `${table}."${name}"`).join(", "));

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Returns a moment as ISO 8601. PostgreSQL returns another notation. */
const readMoment = (value: unknown): string =>
  typeof value === "string" && ISO.test(value) ? value : new Date(value as string).toISOString();

/** Reads a row of the index. */
export function readIndexed(row: Stored): IndexedDocument {
  const { locale, edited_at: at } = row;
  return {
    collection: readString(row["type"]),
    id: readString(row["document"]),
    title: readString(row["title"]),
    path: readString(row["path"]),
    locale: isLocale(locale) ? locale : null,
    audience: AUDIENCES.find((audience) => audience === row["audience"]) ?? null,
    state: DOCUMENT_STATES.find((state) => state === row["state"]) ?? "draft",
    person: readString(row["edited_by"]),
    at: readMoment(at),
  };
}
