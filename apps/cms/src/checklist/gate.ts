/** Refuses to publish a document with findings that block it. */
import { isLocale } from "@orlaya/locales";
import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { getRights, isInScope, readActor } from "../access/roles.ts";
import { fingerprintOf } from "../approval/fingerprint.ts";
import { readRelationId, record, type Stored } from "../fields/record.ts";
import { isLive, loadLiveRow } from "../hooks/placement.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { getPublishedTogether } from "../revisions/together.ts";
import { checkDocument } from "./check-document.ts";
import { loadChecked } from "./load-context.ts";

/**
 * Whether a publication takes a draft back: it publishes what visitors see already, in place of
 * changes that they do not see.
 */
async function isRevert(
  req: PayloadRequest,
  collection: string,
  id: string,
  [wanted, newest]: readonly [wanted: Stored, newest: Stored],
): Promise<boolean> {
  if (newest["_status"] !== "draft") return false;
  const live = await loadLiveRow(req, collection, id);
  return (
    isLive(live) &&
    fingerprintOf(req.payload, collection, live) === fingerprintOf(req.payload, collection, wanted)
  );
}

/**
 * Refuses the publication by a person, now or planned, while a finding blocks it. The refusal names
 * all of them, each with its field. The seed, the service itself, a rollback and a revert to the
 * published version are exempt. A person who may not publish the document is refused for that
 * reason.
 */
export const refuseBlocked: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const document = record(data);
  const { _status: status, locale, deletedAt } = document;
  const actor = readActor(req.user);
  const isChecked =
    actor !== null &&
    getRights(actor).publish &&
    isInScope(actor, document) &&
    req.context["seed"] === undefined &&
    !getPublishedTogether(req).isRollback;
  if (!isChecked || status !== "published" || deletedAt || !isLocale(locale))
    return data as unknown;
  const newest = record(originalDoc);
  const id = readRelationId(newest["id"] ?? document["id"]);
  if (await isRevert(req, collection.slug, id ?? "", [document, newest])) return data as unknown;
  const asked = { collection: collection.slug, id, locale, document };
  const findings = checkDocument(await loadChecked(req, asked, "gate"));
  const blocking = findings.filter(({ level }) => level === "blocking");
  if (blocking.length === 0) return data as unknown;
  const say = getSay(req);
  const errors = blocking.map(({ path, labels, write }) => ({
    path,
    label: writePlace(req, labels),
    message: write(say),
  }));
  throw new ValidationError({ collection: collection.slug, req, errors }, req.t);
};
