/**
 * Revisions of the content (packages/contract/src/revision.ts). A row that is created in the
 * transaction of a campaign makes its changes visible to the site as one.
 */
import type { Payload, PayloadRequest } from "payload";
import { record, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";

/** Revisions whose tags are kept. A site that saw none of them invalidates everything. */
const KEPT = 200;

/** Loads the number of the revision that visitors see; 0 before the first campaign. */
export async function loadRevision(payload: Pick<Payload, "db">): Promise<number> {
  const [row] = await runSql(payload, sql`SELECT MAX("number") AS "number" FROM "revisions"`);
  return Number(row?.["number"] ?? 0);
}

/** Loads the cache tags that changed since a revision; null when they are not known. */
export async function loadTagsSince(
  payload: Payload,
  since: number,
  current: number,
): Promise<readonly string[] | null> {
  const { docs } = await payload.db.find<Stored & { readonly id: string }>({
    collection: "revisions",
    where: { number: { greater_than: since } },
    limit: KEPT,
    pagination: false,
    sort: "number",
  });
  if (docs.length !== current - since) return null;
  return [...new Set(docs.flatMap(({ tags }) => readTags(tags)))];
}

const readTags = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === "string") : [];

/** Begins a revision in the transaction of the request. @returns its number */
export async function beginRevision(
  req: PayloadRequest,
  campaign: string,
  tags: Iterable<string>,
): Promise<number> {
  const number = (await loadRevision(req.payload)) + 1;
  const { db } = req.payload;
  const data = { number, campaign, tags: [...tags] };
  await db.create({ collection: "revisions", data, req, returning: false });
  const where = { number: { less_than: number - KEPT } };
  await db.deleteMany({ collection: "revisions", where, req });
  return number;
}

const COLLECTED = "collectedTags";
/** Collects the cache tags of the saves of a request instead of announcing them. */
export function collectTags(req: PayloadRequest): ReadonlySet<string> {
  const tags = new Set<string>();
  req.context[COLLECTED] = tags;
  return tags;
}
/** Ends the collection of cache tags. */
export function stopCollecting(req: PayloadRequest): void {
  Reflect.deleteProperty(req.context, COLLECTED);
}
/** Returns the set in which the cache tags of a request are collected; null when they are not. */
export function getCollectedTags({ context }: Pick<PayloadRequest, "context">): Set<string> | null {
  const tags = record(context)[COLLECTED];
  return tags instanceof Set ? (tags as Set<string>) : null;
}
