/**
 * Redirects between paths of the site. Every redirect leads directly to its final target; there are
 * no chains and no cycles.
 */
import { findSite, isTechnicalPath } from "@orlaya/routes";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from "payload";
import { isInScope, readActor } from "../access/roles.ts";
import { readRelationId, readString, type Stored } from "../fields/record.ts";
import { recordRedirect } from "../history/record-address.ts";
import { getSay } from "../labels/request-words.ts";
import { createFieldError, refuseRequest } from "./errors.ts";

interface RedirectRow extends Stored {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

async function find(
  req: PayloadRequest,
  field: "from" | "to",
  path: string,
): Promise<readonly RedirectRow[]> {
  return (
    await req.payload.db.find<RedirectRow>({
      collection: "redirects",
      where: { [field]: { equals: path } },
      limit: 0,
      pagination: false,
      req,
    })
  ).docs;
}

/**
 * Follows the redirects from `to`. Returns the final target, or null for a cycle, such as one that
 * leads back to `start`.
 */
export async function findFinalTarget(
  req: PayloadRequest,
  start: string,
  to: string,
): Promise<string | null> {
  let end = to;
  for (const seen = new Set([start]); ;) {
    if (seen.has(end)) return null;
    seen.add(end);
    const [next] = await find(req, "from", end);
    if (!next) return end;
    end = next.to;
  }
}

/** Changes the redirects to `path` into redirects to `to`. */
async function redirectFollowers(req: PayloadRequest, path: string, to: string): Promise<void> {
  for (const row of await find(req, "to", path)) {
    await req.payload.db.updateOne({ collection: "redirects", id: row.id, data: { to }, req });
    await recordRedirect(req, row, { ...row, to });
  }
}

/**
 * Redirects the old path of a moved page to its new path, and every redirect to the old path as
 * well.
 */
export async function redirectMoved(req: PayloadRequest, from: string, to: string): Promise<void> {
  await freeAddress(req, to);
  await redirectFollowers(req, from, to);
  const [existing] = await find(req, "from", from);
  const data = { from, to, status: "301", automatic: true };
  if (existing)
    await req.payload.db.updateOne({ collection: "redirects", id: existing.id, data: { to }, req });
  else await req.payload.db.create({ collection: "redirects", data, req });
  await recordRedirect(req, existing ?? null, existing ? { ...existing, to } : data);
}

/** Deletes the redirects from a path at which a page is published. */
export async function freeAddress(req: PayloadRequest, path: string): Promise<void> {
  for (const row of await find(req, "from", path)) {
    await req.payload.db.deleteOne({
      collection: "redirects",
      where: { id: { equals: row.id } },
      req,
    });
    await recordRedirect(req, row, null);
  }
}

/** Refuses a redirect from an address of a language or site that the user does not edit. */
function checkSite(req: PayloadRequest, from: unknown): void {
  const actor = readActor(req.user);
  const path = readString(from);
  if (actor && path !== "" && !isInScope(actor, findSite(path)))
    refuseRequest(403, getSay(req)("problem.scope"));
}
export const limitRedirects: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  checkSite(req, (data as Stored)["from"]);
  checkSite(req, (originalDoc as Stored | undefined)?.["from"]);
};
export const limitRemovals: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } };
  const row = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "redirects",
    where,
    req,
  });
  checkSite(req, row?.["from"]);
};

/**
 * Checks a redirect that an editor enters: paths of this site, no published page at `from`, one at
 * the target, no cycle. Stores the final target, so that there is no chain.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const row: Record<string, unknown> = data;
  const say = getSay(req);
  function refuse(path: string, message: string): never {
    throw createFieldError(req, collection.slug, path, message);
  }
  const from = readString(row["from"]).trim();
  const to = readString(row["to"]).trim();
  if (!/^\/(?!\/)[^?#\s\\]*$/.test(from) || isTechnicalPath(from))
    refuse("from", say("problem.redirect.from"));
  if (!/^\/(?!\/)[^\s\\]*$/.test(to)) refuse("to", say("problem.redirect.to"));
  const page = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "routes",
    where: { path: { equals: from } },
    req,
  });
  if (page) refuse("from", say("problem.redirect.page"));
  const end = await findFinalTarget(req, from, to);
  if (end === null) return refuse("to", say("problem.redirect.circle"));
  const [address = ""] = end.split(/[?#]/);
  const target = await req.payload.db.findOne<Stored & { id: string }>({
    collection: "routes",
    where: { path: { equals: address } },
    req,
  });
  if (!target) refuse("to", say("problem.redirect.nowhere", { address }));
  if (
    readRelationId((originalDoc as Stored | undefined)?.["id"]) === null ||
    (originalDoc as Stored)["to"] !== end
  )
    await redirectFollowers(req, from, end);
  return { ...row, from, to: end };
};
