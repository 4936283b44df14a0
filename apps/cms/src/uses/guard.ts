/**
 * Asks for a confirmation before something that visitors can reach is taken down. It applies to
 * people who are signed in to the admin, however they send the request.
 */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { APIError } from "payload";
import { readTitle } from "../documents/read-title.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { getLiveRow, isLive, loadLiveRow } from "../hooks/placement.ts";
import { getSave } from "../hooks/save.ts";
import { getSay } from "../labels/request-words.ts";
import { countLiveUses } from "./count.ts";

/** Query parameter with the number of live uses that the person saw. */
export const CONFIRMATION = "confirm_uses";

/** Payload’s name for a log-in with a session. Accounts of people have no API keys. */
const SESSION = "local-jwt";
/** Whether a person sends the request with a session. The service and its jobs have none. */
const isPerson = ({ payloadAPI, user }: PayloadRequest): boolean =>
  payloadAPI === "REST" && record(user)["_strategy"] === SESSION;

function readConfirmed({ context, searchParams }: PayloadRequest): number {
  const count = Number(context[CONFIRMATION] ?? searchParams.get(CONFIRMATION) ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}

/** Refuses to take down what has more live uses than the person saw. @throws APIError 409 */
async function checkConfirmed(
  req: PayloadRequest,
  collection: string,
  live: Stored,
): Promise<void> {
  const id = readString(live["id"]);
  const count = await countLiveUses(req, { collection, id, path: readString(live["path"]) });
  if (count <= readConfirmed(req)) return;
  const title = readTitle(req, collection, live);
  const message = getSay(req)("uses.unconfirmed", { count, title });
  throw new APIError(
    message,
    409,
    { errors: [{ path: CONFIRMATION, message }], uses: count },
    true,
  );
}

/** Asks before a document is unpublished or moved to the bin. */
export const confirmTakeDown: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || getSave(req).draft || !isPerson(req)) return;
  const live = await getLiveRow(req, collection.slug, (originalDoc ?? {}) as Stored);
  if (!isLive(live) || isLive({ ...live, ...(data as Stored) })) return;
  await checkConfirmed(req, collection.slug, live);
};

/** Asks before a document, record or file is deleted. */
export const confirmDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!isPerson(req)) return;
  const row = await loadLiveRow(req, collection.slug, String(id));
  const hasDrafts = Boolean(collection.versions && collection.versions.drafts);
  if (row && (!hasDrafts || isLive(row))) await checkConfirmed(req, collection.slug, row);
};
