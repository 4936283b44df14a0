/** Generates documents for a large site: copies of published documents at new paths. */
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, documentPath, type Audience, type DocumentRef } from "@orlaya/routes";

/** Share of each type among the generated documents. The number of these grows on a site in use. */
const KINDS = [
  ["page_guide", 0.5],
  ["page_faq", 0.3],
  ["page_article", 0.2],
] as const;

type Kind = (typeof KINDS)[number][0];
type Row = Readonly<Record<string, unknown>>;
type InsertRow = (table: string, row: Row) => void;

/** Returns a function that inserts a row by column names. A column that a row lacks is null. */
function createInsert(database: DatabaseSync): InsertRow {
  const columnsOf = new Map<string, readonly string[]>();
  function readColumns(table: string): readonly string[] {
    return database
      .prepare(`pragma table_info("${table}")`)
      .all()
      .map((column) => String(column["name"]));
  }
  return (table, row) => {
    const names = columnsOf.get(table) ?? readColumns(table);
    columnsOf.set(table, names);
    database
      .prepare(
        `insert into "${table}" (${names.map((column) => `"${column}"`).join(",")}) values (${names.map(() => "?").join(",")})`,
      )
      .run(...names.map((column) => (row[column] ?? null) as string | number | null));
  };
}

/**
 * Returns a published document to copy: one of the locale with a path, otherwise any document of
 * the type. Returns undefined when none is published.
 */
function findModel(database: DatabaseSync, kind: Kind, locale: Locale): Row | undefined {
  const [
    model = database.prepare(`select * from "${kind}" where _status = 'published' limit 1`).get(),
  ] = database
    .prepare(
      `select * from "${kind}" where locale = ? and _status = 'published' and path is not null`,
    )
    .all(locale);
  return model;
}

/** Values that distinguish a copy from its model. */
interface Copy {
  readonly kind: Kind;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly index: number;
}

/** Inserts a copy of `model`, its route and its row in the index of documents. */
function insertCopy(insert: InsertRow, model: Row, { kind, locale, audience, index }: Copy): void {
  const uid = `generated-${index}`;
  const path = documentPath({ type: kind, locale, audience, uid } satisfies DocumentRef);
  const [id, title] = [randomUUID(), `Generated ${index}, ${kind}, ${locale}, ${audience}`];
  const group = `${kind}-${audience}-${index}`;
  insert(kind, {
    ...model,
    id,
    uid,
    path,
    group,
    title,
    locale,
    audience,
    ...("offer_id" in model ? { offer_id: null } : {}),
  });
  const words = title.toLowerCase();
  insert("document_index", {
    ...{ id: randomUUID(), document: id, type: kind, group, locale, audience, title, uid, path },
    ...{ state: "published", heading: words, words, text: title, editors: "[]" },
    ...{ edited_at: model["updated_at"], updated_at: model["updated_at"] },
    created_at: model["created_at"],
  });
  insert("routes", {
    id: randomUUID(),
    path,
    locale,
    audience,
    type: kind,
    document: id,
    group,
    title,
    breadcrumb: title,
    description: title,
    lastmod: model["updated_at"],
    sitemap: 1,
    noindex: 0,
    search: title,
    updated_at: model["updated_at"],
    created_at: model["created_at"],
  });
}

/**
 * Adds about `count` documents directly to the database `file`, because 10,000 saves would take the
 * service an hour. @returns the number of added documents
 */
export function addGeneratedDocuments(file: string, count: number): number {
  const database = new DatabaseSync(file);
  const insert = createInsert(database);
  let made = 0;
  database.exec("begin");
  for (const [kind, share] of KINDS) {
    const copies = Math.floor((count * share) / (LOCALES.length * AUDIENCES.length));
    for (const locale of LOCALES) {
      for (const audience of AUDIENCES) {
        const model = findModel(database, kind, locale);
        if (!model) continue;
        for (let index = 0; index < copies; index += 1)
          insertCopy(insert, model, { kind, locale, audience, index });
        made += copies;
      }
    }
  }
  database.exec("commit");
  database.close();
  return made;
}
