/** Finds the pages that show a document. */
import { isLocale, DEFAULT_LOCALE, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience } from "@orlaya/routes";
import type { PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { isTarget } from "../links/targets.ts";
import { CHROME_COLLECTIONS } from "../names/slugs.ts";
import { runSql, sql } from "../sql.ts";

/** Most pages that are offered. */
const MAX_PAGES = 8;
/** Most documents of one step from a document to the documents that refer to it. */
const MAX_SOURCES = 200;
/** Most steps: a menu is in a header, a card is in a page. */
const MAX_STEPS = 3;

/** A live page. */
export interface LivePage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/** The language and the site of a document. A document without a site is for both. */
interface PlacedDocument {
  readonly id: string;
  readonly locale: Locale;
  readonly audience: Audience | null;
}

/** Reads the language and the site of a document. */
export function readPlace(document: Stored): PlacedDocument {
  const { locale, audience, id } = document;
  return {
    id: readString(id),
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    audience: AUDIENCES.find((each) => each === audience) ?? null,
  };
}

function toPage(row: Stored): LivePage {
  return {
    id: readString(row["document"]),
    path: readString(row["path"]),
    title: readString(row["title"]),
  };
}

function list(values: readonly string[]) {
  const parameters = values.map((value) => sql`${value}`);
  return sql.join(parameters, sql`, `);
}

/** Loads the live page of a document; null when there is none. */
export async function loadLivePage(req: PayloadRequest, id: string): Promise<LivePage | null> {
  const [row] = await runSql(
    req.payload,
    sql`SELECT "document", "path", "title" FROM "routes" WHERE "document" = ${id}`,
  );
  return row ? toPage(row) : null;
}

/** Loads the live pages that refer to one of these documents, in the language of the document. */
async function loadPagesWith(
  req: PayloadRequest,
  ids: readonly string[],
  { locale, audience }: PlacedDocument,
): Promise<readonly LivePage[]> {
  const ofSite = audience === null ? sql`1 = 1` : sql`r."audience" = ${audience}`;
  const rows = await runSql(
    req.payload,
    sql`SELECT DISTINCT r."document", r."path", r."title" FROM "document_links" l
      JOIN "routes" r ON r."document" = l."source"
      WHERE ${isTarget(ids)} AND l."in_live" AND l."source" <> l."target"
        AND r."type" <> 'page_error' AND r."locale" = ${locale} AND ${ofSite}
      ORDER BY r."path" LIMIT ${MAX_PAGES}`,
  );
  return rows.map(toPage);
}

/** Loads the documents without a page that refer to one of these documents. */
async function loadSources(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly type: string }[]> {
  const rows = await runSql(
    req.payload,
    sql`SELECT DISTINCT l."source", l."type" FROM "document_links" l
      WHERE ${isTarget(ids)} AND l."in_live" AND NOT EXISTS
        (SELECT 1 FROM "routes" r WHERE r."document" = l."source")
      LIMIT ${MAX_SOURCES}`,
  );
  return rows.map(({ source, type }) => ({ id: readString(source), type: readString(type) }));
}

/** Loads the home pages of the sites of a document. */
async function loadHomes(
  req: PayloadRequest,
  { locale, audience }: PlacedDocument,
): Promise<readonly LivePage[]> {
  const sites = audience === null ? AUDIENCES : [audience];
  const paths = sites.map((each) => buildPath("home", { locale, audience: each }));
  const rows = await runSql(
    req.payload,
    sql`SELECT "document", "path", "title" FROM "routes" WHERE "path" IN (${list(paths)})
      ORDER BY "path"`,
  );
  return rows.map(toPage);
}

/**
 * Lists live pages that show a document: its own page, the pages that refer to it, and those that
 * refer to it through another document, such as a menu. Headers, footers and documents without a
 * page are shown on the home page.
 */
export async function listPages(
  req: PayloadRequest,
  collection: string,
  document: Stored,
): Promise<readonly LivePage[]> {
  const place = readPlace(document);
  const own = await loadLivePage(req, place.id);
  const found = new Map<string, LivePage>(own ? [[own.id, own]] : []);
  const known = new Set([place.id]);
  let ids = [place.id];
  let isChrome = CHROME_COLLECTIONS.includes(collection);
  for (let step = 0; step < MAX_STEPS && ids.length > 0 && found.size < MAX_PAGES; step += 1) {
    for (const page of await loadPagesWith(req, ids, place)) found.set(page.id, page);
    const sources = (await loadSources(req, ids)).filter(({ id }) => !known.has(id));
    isChrome ||= sources.some(({ type }) => CHROME_COLLECTIONS.includes(type));
    ids = sources.map(({ id }) => id);
    for (const id of ids) known.add(id);
  }
  const homes = isChrome || found.size === 0 ? await loadHomes(req, place) : [];
  const pages = isChrome ? [...homes, ...found.values()] : [...found.values(), ...homes];
  return [...new Map(pages.map((page) => [page.id, page])).values()].slice(0, MAX_PAGES);
}
