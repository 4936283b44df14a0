/** Rights that depend on what is being saved: the limits of the user, and who may change what visitors see. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from "payload";
import { actorOf, inScope, rightsOf } from "../access/roles.ts";
import { string, type Stored } from "../fields/record.ts";
import { liveRow } from "./placement.ts";
import { PUBLISH_REFUSED, saveOf } from "./save.ts";

const OUT_OF_SCOPE = "Your account does not edit this language or site.";
function refuse(message: string): never {
  throw new APIError(message, 403, null, true);
}

/** The document must be within the user's limits before and after the change. */
export const withinScope: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const actor = actorOf(req.user);
  if (actor && !(inScope(actor, data as Stored) && inScope(actor, (originalDoc ?? {}) as Stored)))
    refuse(OUT_OF_SCOPE);
};

/** Editors and translators save drafts; what is live stays as it is until a publisher acts. */
export const publishRight: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const actor = actorOf(req.user);
  if (!actor || rightsOf(actor).publish) return;
  const { _status: status } = data as Stored;
  if (status === "published") refuse(PUBLISH_REFUSED);
  if (operation === "update" && !saveOf(req).draft) {
    const live = await liveRow(
      req,
      collection.slug,
      string((originalDoc as Stored | undefined)?.["id"]),
    );
    if (live?.["_status"] === "published" && !live["deletedAt"]) refuse(PUBLISH_REFUSED);
  }
};
export const deleteRight: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const actor = actorOf(req.user);
  if (!actor || rightsOf(actor).publish) return;
  const live = await liveRow(req, collection.slug, String(id));
  if (live?.["_status"] === "published" && !live["deletedAt"]) refuse(PUBLISH_REFUSED);
};
