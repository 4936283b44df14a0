/** What kind of save a request makes. Collection hooks do not receive it, so it is noted before the operation begins. */
import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from "payload";
import { readActor, getRights } from "../access/roles.ts";
import { record, readString } from "../fields/record.ts";

export interface Save {
  readonly draft: boolean;
  readonly autosave: boolean;
}

export function getSave(req: PayloadRequest): Save {
  const save = record(req.context["save"]);
  return { draft: save["draft"] === true, autosave: save["autosave"] === true };
}

/** Most documents one answer may hold. `limit=0` would mean all of them. */
export const MAX_LIMIT = 300;

export const PUBLISH_REFUSED =
  "Your role may prepare this change; a publisher makes it visible to visitors.";

/** Name of the operation that a beforeOperation hook is called for. */
export const readOperation = (hook: object): string => readString(record(hook)["operation"]);

/** Most documents that one action changes. */
export const MAX_BULK = 50;
/** Refuses a change of very many documents at once, and names their number. */
async function checkBulk(collection: string, where: unknown, req: PayloadRequest): Promise<void> {
  if (req.payloadAPI !== "REST" || typeof where !== "object" || where === null) return;
  const { totalDocs } = await req.payload.count({ collection, where: where as Where, req });
  if (totalDocs > MAX_BULK)
    throw new APIError(
      `This would change ${totalDocs.toLocaleString("en")} documents at once. Select at most ${MAX_BULK}.`,
      400,
      null,
      true,
    );
}

/** Operations that change documents. */
const CHANGES: ReadonlySet<string> = new Set(["create", "update", "delete", "restoreVersion"]);

type Operation = Parameters<CollectionBeforeOperationHook>[0];

/** First hook of every collection: notes the kind of save, bounds actions on many, caps lists asked for from outside, keeps restore to publishers. */
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
  if (isRestore && !save.draft && actor && !getRights(actor).publish)
    throw new APIError(PUBLISH_REFUSED, 403, null, true);
}

/** A populated relation is read through the same operation; it is bounded by its document, not by this cap. */
function capList({ args, req }: Operation): void {
  const given: Record<string, unknown> = args;
  if (req.payloadAPI !== "REST" || given["currentDepth"] !== undefined) return;
  const limit = given["limit"];
  const isBounded =
    limit === undefined || (typeof limit === "number" && limit > 0 && limit <= MAX_LIMIT);
  if (given["pagination"] !== false && isBounded) return;
  Object.assign(given, { limit: MAX_LIMIT, pagination: true });
}
