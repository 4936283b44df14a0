/**
 * Checks rights that depend on the saved document: the limits of the user, and the right to change
 * published content.
 */
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from "payload";
import { readActor, isInScope, getRights } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { refuseRequest } from "./errors.ts";
import { getLiveRow, loadLiveRow } from "./placement.ts";
import { getSave, refusePublishing } from "./save.ts";

/** Refuses a change unless the document is within the user's limits before and after it. */
export const checkScope: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const actor = readActor(req.user);
  if (
    actor &&
    !(isInScope(actor, data as Stored) && isInScope(actor, (originalDoc ?? {}) as Stored))
  )
    refuseRequest(403, getSay(req)("problem.scope"));
};

/**
 * Refuses changes to published documents without the right to publish. Editors and translators may
 * save drafts only.
 */
export const publishRight: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const actor = readActor(req.user);
  if (!actor || getRights(actor).publish) return;
  const { _status: status } = data as Stored;
  if (status === "published") refusePublishing(req);
  if (operation === "update" && !getSave(req).draft) {
    const live = await getLiveRow(req, collection.slug, (originalDoc ?? {}) as Stored);
    if (live?.["_status"] === "published" && !live["deletedAt"]) refusePublishing(req);
  }
};
/** Refuses to delete a published document without the right to publish. */
export const deleteRight: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const actor = readActor(req.user);
  if (!actor || getRights(actor).publish) return;
  const live = await loadLiveRow(req, collection.slug, String(id));
  if (live?.["_status"] === "published" && !live["deletedAt"]) refusePublishing(req);
};
