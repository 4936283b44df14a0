/** Builds the whole index of references, after the first seed or the upgrade of a database. */
import type { Payload, SanitizedCollectionConfig } from "payload";
import type { Stored } from "../fields/record.ts";
import { readString, record } from "../fields/record.ts";
import { isLive } from "../hooks/placement.ts";
import { updateState } from "../hooks/state.ts";
import { runSql, sql } from "../sql.ts";
import { insertRows } from "./insert.ts";
import { buildRows, isLiveAtOnce, type LinkRow, type Versions } from "./rows.ts";

type Row = Stored & { readonly id: string };

/** Number of the rules by which references are read. A new number builds the index again. */
const RULES = 2;
/** Documents that are read at once. */
const PAGE = 200;

/** Whether the references of a collection are indexed (addLinks). */
const isIndexed = ({ custom }: SanitizedCollectionConfig): boolean => custom["hasLinks"] === true;

/** Loads the newest versions of documents whose newest version is not live. */
async function loadDrafts(
  payload: Payload,
  slug: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const { docs } = await payload.db.queryDrafts<Row>({
    collection: slug,
    where: { parent: { in: [...ids] } },
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map((row) => [row.id, row]));
}

/** Returns the ids of the documents whose newest version is not live. */
async function listChanged(payload: Payload): Promise<ReadonlySet<string>> {
  const rows = await runSql(
    payload,
    sql`SELECT "document" FROM "document_index" WHERE "state" <> 'published'`,
  );
  return new Set(rows.map((row) => readString(row["document"])));
}

async function* readPages(payload: Payload, slug: string): AsyncGenerator<readonly Row[]> {
  for (let page = 1, more = true; more; page += 1) {
    const found = await payload.db.find<Row>({ collection: slug, limit: PAGE, page, sort: "id" });
    yield found.docs;
    more = found.hasNextPage;
  }
}

/** Computes the rows of every document and record, collection by collection. */
export async function* walkLinks(payload: Payload): AsyncGenerator<readonly LinkRow[]> {
  const changed = await listChanged(payload);
  for (const collection of payload.config.collections.filter(isIndexed)) {
    const hasDrafts = Boolean(collection.versions && collection.versions.drafts);
    for await (const rows of readPages(payload, collection.slug)) {
      const kept = rows.filter((row) => !row["deletedAt"]);
      const ids = hasDrafts ? kept.filter(({ id }) => changed.has(id)).map(({ id }) => id) : [];
      const drafts = ids.length > 0 ? await loadDrafts(payload, collection.slug, ids) : null;
      yield kept.flatMap((row) => {
        const versions: Versions = hasDrafts
          ? { newest: drafts?.get(row.id) ?? row, live: isLive(row) ? row : null }
          : { newest: row, live: isLiveAtOnce(collection) ? row : null };
        return buildRows(payload.config, collection, versions);
      });
    }
  }
}

/** Builds the index again. @returns the number of rows */
export async function rebuildLinks(payload: Payload): Promise<number> {
  let count = 0;
  await runSql(payload, sql`DELETE FROM "document_links"`);
  for await (const rows of walkLinks(payload)) {
    await insertRows(payload, rows);
    count += rows.length;
  }
  await updateState(payload, () => ({ links_rules: RULES }));
  return count;
}

/** Builds the index when the database has none, or one of other rules. Runs at the start. */
export async function completeLinks(payload: Payload): Promise<void> {
  const state = record(await payload.findGlobal({ slug: "service_state", depth: 0 }));
  if (state["links_rules"] === RULES) return;
  const links = await rebuildLinks(payload);
  if (links > 0) payload.logger.info({ msg: "The index of links was built.", links });
}

/** Marks the index as incomplete, so that the next start builds it. */
export const forgetLinks = (payload: Payload): Promise<unknown> =>
  updateState(payload, () => ({ links_rules: null }));
