/** Keeps the decisions about country pages in the route index, apart from saves of the page itself. */
import {
  allowsIndexing,
  getDocumentTag,
  getGroupTag,
  ROUTES_TAG,
  type IndexingState,
} from "@orlaya/contract";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { findIndexingState, loadTwin } from "../indexing/decide.ts";
import { loadRows, type Row } from "../load-rows.ts";
import { getAudience } from "./placement.ts";
import { announce } from "./revalidate.ts";

export const COUNTRY = "page_country";
/** Documents that are read at once. */
const PAGE = 200;

/** Returns the fields of a row of the route index that state a decision about a country page. */
export function buildFlags(indexing: IndexingState): Stored {
  return { indexing, noindex: !allowsIndexing(indexing) };
}

/** Returns the cache tags of a page and of its translations. */
function listPageTags(page: Row): readonly string[] {
  return [getDocumentTag(page.id), getGroupTag(readString(page["group"]))];
}

/** Decides again about one page that has a row. Returns the cache tags to invalidate. */
async function decideAgain(req: PayloadRequest, page: Row): Promise<readonly string[]> {
  const { db } = req.payload;
  const where = { document: { equals: page.id } };
  const row = await db.findOne<Row>({ collection: "routes", where, req });
  if (!row) return [];
  const indexing = await findIndexingState(req, page, getAudience(COUNTRY, page));
  if (row["indexing"] === indexing) return [];
  const data = buildFlags(indexing);
  await db.updateOne({ collection: "routes", id: row.id, data, req, returning: false });
  return [ROUTES_TAG, ...listPageTags(page)];
}

/**
 * Decides again about corporate pages whose text is compared with these pages for individuals: the
 * saved page, and the page before, which may have been that of another country. Returns the cache
 * tags to invalidate.
 */
export async function decideTwinsAgain(
  req: PayloadRequest,
  pages: readonly Stored[],
): Promise<readonly string[]> {
  const tags: string[] = [];
  const done = new Set<string>();
  for (const page of pages.filter((each) => getAudience(COUNTRY, each) === "individual")) {
    const twin = await loadTwin(req, page, "corporate");
    if (!twin || done.has(twin.id)) continue;
    done.add(twin.id);
    tags.push(...(await decideAgain(req, twin)));
  }
  return tags;
}

/** Returns the ids of the country pages whose rows have no decision. */
async function listUndecided(payload: Payload): Promise<readonly string[]> {
  const { docs } = await payload.db.find<Row>({
    ...{ collection: "routes", limit: 0, pagination: false, select: { document: true } },
    where: { and: [{ type: { equals: COUNTRY } }, { indexing: { exists: false } }] },
  });
  return docs.map((row) => readString(row["document"]));
}

/**
 * Decides about some country pages, and stores each decision for all its pages at once. Returns the
 * cache tags of the pages.
 */
async function decidePages(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { db } = req.payload;
  const pages = await loadRows(req, COUNTRY, { values: ids });
  const byState = new Map<IndexingState, string[]>();
  for (const page of pages) {
    const state = await findIndexingState(req, page, getAudience(COUNTRY, page));
    byState.set(state, [...(byState.get(state) ?? []), page.id]);
  }
  for (const [state, documents] of byState) {
    const where = { document: { in: documents } };
    await db.updateMany({ collection: "routes", where, data: buildFlags(state), req });
  }
  return pages.flatMap(listPageTags);
}

/**
 * Decides about the country pages whose rows were written before there were decisions. Runs when
 * the service starts.
 */
export async function completeIndexing(payload: Payload): Promise<void> {
  const undecided = await listUndecided(payload);
  if (undecided.length === 0) return;
  const req = await createLocalReq({}, payload);
  const tags: string[] = [ROUTES_TAG];
  for (let at = 0; at < undecided.length; at += PAGE)
    tags.push(...(await decidePages(req, undecided.slice(at, at + PAGE))));
  announce(req, tags);
  payload.logger.info({
    msg: "The indexing of country pages was decided.",
    pages: undecided.length,
  });
}
