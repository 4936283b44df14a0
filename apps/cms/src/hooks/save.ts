/**
 * Kind of save of a request. Collection hooks do not receive it, so it is stored in the context of
 * the request before the operation begins.
 */
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from "payload";
import { readActor, getRights } from "../access/roles.ts";
import { record, readString } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { refuseRequest } from "./errors.ts";

export interface Save {
  readonly draft: boolean;
  readonly autosave: boolean;
}

/** Returns the kind of save of a request, which `prepareOperation` stored. */
export function getSave(req: PayloadRequest): Save {
  const save = record(req.context["save"]);
  return { draft: save["draft"] === true, autosave: save["autosave"] === true };
}

/** Most documents in one response. `limit=0` would mean all of them. */
export const MAX_LIMIT = 300;

/** Refuses a change of what visitors see to a role that prepares changes. @throws APIError 403 */
export const refusePublishing = (req: PayloadRequest): never =>
  refuseRequest(403, getSay(req)("problem.publish"));

/** Returns the name of the operation for which a beforeOperation hook is called. */
export const readOperation = (hook: object): string => readString(record(hook)["operation"]);

/** Most documents that one action may change, except for administrators. */
export const MAX_BULK = 50;
/**
 * Refuses to change more than MAX_BULK documents at once, except to administrators. The message
 * states their number.
 */
async function checkBulk(collection: string, where: unknown, req: PayloadRequest): Promise<void> {
  if (req.payloadAPI !== "REST" || typeof where !== "object" || where === null) return;
  const { totalDocs } = await req.payload.count({ collection, where: where as Where, req });
  if (totalDocs > MAX_BULK && readActor(req.user)?.role !== "admin")
    refuseRequest(400, getSay(req)("problem.bulk", { count: totalDocs, most: MAX_BULK }));
}

/** Operations that change documents. */
const CHANGES: ReadonlySet<string> = new Set(["create", "update", "delete", "restoreVersion"]);

type Operation = Parameters<CollectionBeforeOperationHook>[0];

/**
 * Runs first in every collection. Stores the kind of save, limits bulk actions, caps lists
 * requested by REST, and refuses to restore a live version without the right to publish.
 */
export const prepareOperation: CollectionBeforeOperationHook = async (hook) => {
  if (CHANGES.has(readOperation(hook))) await checkChange(hook);
  else capList(hook);
};

async function checkChange(hook: Operation): Promise<void> {
  const { req } = hook;
  const given: Record<string, unknown> = hook.args;
  const save: Save = { draft: given["draft"] === true, autosave: given["autosave"] === true };
  req.context["save"] = save;
  await checkBulk(hook.collection.slug, given["where"], req);
  const actor = readActor(req.user);
  const isRestore = readOperation(hook) === "restoreVersion";
  if (isRestore && !save.draft && actor && !getRights(actor).publish) refusePublishing(req);
}

/**
 * Caps the size of a list. A populated relation is read through the same operation; its size is
 * limited by its document, so the cap does not apply.
 */
function capList({ args, req }: Operation): void {
  const given: Record<string, unknown> = args;
  if (req.payloadAPI !== "REST" || given["currentDepth"] !== undefined) return;
  const limit = given["limit"];
  const isBounded =
    limit === undefined || (typeof limit === "number" && limit > 0 && limit <= MAX_LIMIT);
  if (given["pagination"] !== false && isBounded) return;
  Object.assign(given, { limit: MAX_LIMIT, pagination: true });
}
