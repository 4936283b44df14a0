/** Loads where a document, record or file is used. */
import { isLocale } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { PayloadRequest } from "payload";
import { canWrite, readActor } from "../access/roles.ts";
import { DOCUMENT_STATES } from "../documents/document-state.ts";
import { readTitle } from "../documents/read-title.ts";
import { readString, type Stored } from "../fields/record.ts";
import { findNeed } from "../hooks/needed.ts";
import { isLive, listDependants, loadLiveRow } from "../hooks/placement.ts";
import { getSay, nameCollection } from "../labels/request-words.ts";
import { isLiveAtOnce } from "../links/rows.ts";
import { loadRows } from "../load-rows.ts";
import { runSql, sql } from "../sql.ts";
import { isUse, listReleased, type Used } from "./count.ts";
import { writeField } from "./place-words.ts";
import type { TargetPage, Use, Uses, UseState } from "./shapes.ts";

/** Most uses of one response. */
const MAX_USES = 50;

interface FoundUses {
  readonly rows: readonly Stored[];
  readonly total: number;
  readonly live: number;
}

/** Finds the rows of the index. Menus and the like come before pages. */
async function findRows(req: PayloadRequest, used: Used): Promise<FoundUses> {
  const rows = await runSql(
    req.payload,
    sql`SELECT l."source", l."type", l."locale", l."audience", l."field", l."in_live", d."title", d."state",
        COUNT(*) OVER () AS "total", SUM(CASE WHEN l."in_live" THEN 1 ELSE 0 END) OVER () AS "live"
      FROM "document_links" l LEFT JOIN "document_index" d ON d."document" = l."source"
      WHERE ${isUse(used)}
      ORDER BY CASE WHEN l."in_live" THEN 0 ELSE 1 END,
        CASE WHEN l."type" IN ('header_module', 'footer_module', 'navigation_module') THEN 0 ELSE 1 END,
        d."title", l."type", l."source", l."field" LIMIT ${MAX_USES}`,
    req,
  );
  return {
    rows,
    total: Number(rows[0]?.["total"] ?? 0),
    live: Number(rows[0]?.["live"] ?? 0),
  };
}

/** Loads the titles of records, which are not in the index of documents. */
export async function loadRecordTitles(
  req: PayloadRequest,
  rows: readonly Stored[],
): Promise<ReadonlyMap<string, string>> {
  const ids = Map.groupBy(
    rows.filter(({ state }) => !state),
    ({ type }) => readString(type),
  );
  const titles = new Map<string, string>();
  for (const [collection, group] of ids) {
    const values = group.map(({ source }) => readString(source));
    for (const row of await loadRows(req, collection, { values }))
      titles.set(row.id, readTitle(req, collection, row));
  }
  return titles;
}

function buildUse(req: PayloadRequest, row: Stored, titles: ReadonlyMap<string, string>): Use {
  const collection = readString(row["type"]);
  const config = req.payload.collections[collection]?.config;
  const recordState: UseState = config && isLiveAtOnce(config) ? "record" : "rules";
  const { locale, audience } = row;
  return {
    collection,
    id: readString(row["source"]),
    kind: nameCollection(req, collection),
    title: readString(row["title"]) || (titles.get(readString(row["source"])) ?? ""),
    locale: isLocale(locale) ? locale : null,
    audience: AUDIENCES.find((each) => each === audience) ?? null,
    state: DOCUMENT_STATES.find((state) => state === row["state"]) ?? recordState,
    field: writeField(req, collection, readString(row["field"])),
    isLive: Boolean(row["in_live"]),
  };
}

/** Returns the plans of the live release that lead to a page, as uses. */
async function listReleaseUses(req: PayloadRequest, { path }: Used): Promise<readonly Use[]> {
  const released = await listReleased(req.payload, path);
  return released.map(({ id, name }) => ({
    collection: "finder_live",
    id,
    kind: getSay(req)("uses.release"),
    title: name,
    locale: null,
    audience: null,
    state: "release",
    field: "",
    isLive: true,
  }));
}

/** Counts the documents that are placed below a document, at any depth. */
async function countBelow(
  req: PayloadRequest,
  slug: string,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (const { collection, field } of listDependants(slug)) {
    const rows = await runSql(
      req.payload,
      sql`SELECT DISTINCT "source" FROM "document_links" WHERE "type" = ${collection} AND "field" = ${field}
        AND "in_live" AND "target" IN (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`,
      req,
    );
    const below = rows.map(({ source }) => readString(source)).filter((id) => !ids.includes(id));
    count += below.length;
    if (below.length > 0) count += await countBelow(req, collection, below);
  }
  return count;
}

/** Returns the published pages above a path, the nearest first. */
async function listAbove(req: PayloadRequest, path: string): Promise<readonly TargetPage[]> {
  const parts = path.split("/").slice(1, -1);
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`).reverse();
  if (paths.length === 0) return [];
  const { docs } = await req.payload.db.find<Stored & { readonly id: string }>({
    collection: "routes",
    where: { path: { in: paths } },
    limit: 0,
    pagination: false,
    req,
  });
  return paths.flatMap((each) => {
    const page = docs.find((row) => row["path"] === each);
    return page ? [{ path: each, title: readString(page["title"]) }] : [];
  });
}

/** Returns the live version of a document; the record itself for a collection without drafts. */
export async function loadUsed(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<{ readonly used: Used; readonly live: Stored | null } | null> {
  const row = await loadLiveRow(req, collection, id);
  if (!row) return null;
  const config = req.payload.collections[collection]?.config;
  const hasDrafts = Boolean(config?.versions && config.versions.drafts);
  const live = !hasDrafts || isLive(row) ? row : null;
  return { used: { collection, id, path: readString(live?.["path"]) }, live };
}

/** Loads the uses of a document; null when there is no such document. */
export async function loadUses(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Uses | null> {
  const found = await loadUsed(req, collection, id);
  if (!found) return null;
  const { used, live } = found;
  const [{ rows, ...counts }, released] = await Promise.all([
    findRows(req, used),
    listReleaseUses(req, used),
  ]);
  const titles = await loadRecordTitles(req, rows);
  const canRedirect = used.path !== "" && canWrite(readActor(req.user), "redirects");
  return {
    total: counts.total + released.length,
    live: counts.live + released.length,
    uses: [...released, ...rows.map((row) => buildUse(req, row, titles))].slice(0, MAX_USES),
    path: used.path,
    below: await countBelow(req, collection, [id]),
    refusal: live && isLive(live) ? await findNeed(req, collection, live, null) : null,
    suggestions: canRedirect ? await listAbove(req, used.path) : [],
    canRedirect,
  };
}
