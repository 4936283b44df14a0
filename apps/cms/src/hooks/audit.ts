/**
 * Writes the audit log: who did what, when, with the fields before and after. Autosaves and drafts
 * are not logged, because versions record them; the bin is.
 */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { readActor, type Actor } from "../access/roles.ts";
import { appendEntry } from "../audit/append.ts";
import { cleanText, type FieldChange } from "../audit/chain.ts";
import { hideChange, listChanges } from "../audit/changes.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { readLiveRow } from "./live-before.ts";
import { isLive } from "./placement.ts";
import { getSave } from "./save.ts";

/** Role of the service itself in an entry. */
export const SERVICE_ROLE = "service";
/** Role of somebody who has not logged in. */
export const VISITOR_ROLE = "visitor";

/** Further parts of an entry. */
export interface Details {
  /** Changed fields, with their values before and after. */
  readonly changes?: readonly FieldChange[];
  /** Who did it, when the request has no account; null: somebody who is not logged in. */
  readonly actor?: Actor | null;
}

const NAMES = ["title", "uid", "filename", "reference", "name", "email", "from"] as const;
function readName(document: Stored): string {
  return NAMES.map((name) => readString(document[name])).find((text) => text !== "") ?? "";
}

/**
 * Appends an entry to the audit log, in the transaction of the request when it has one. Does nothing
 * while seeding.
 * @throws when the entry cannot be stored: an action without its entry must not succeed
 */
export async function note(
  req: PayloadRequest,
  action: string,
  collection: string,
  document: Stored,
  { changes = [], actor }: Details = {},
): Promise<void> {
  if (req.context["seed"] !== undefined) return;
  const by = actor === undefined ? readActor(req.user) : actor;
  await appendEntry(req, {
    at: new Date().toISOString(),
    user: by?.id ?? "",
    person: by?.email ?? "",
    role: by?.role ?? (actor === null ? VISITOR_ROLE : SERVICE_ROLE),
    action,
    collection,
    document: cleanText(readString(document["id"])),
    locale: readString(document["locale"]),
    title: cleanText(readName(document)),
    changes,
  });
}

function actionOf(document: Stored, previous: Stored, operation: string): string {
  if (document["deletedAt"] && !previous["deletedAt"]) return "bin";
  if (!document["deletedAt"] && previous["deletedAt"]) return "restore";
  if (document["_status"] === "published") return "publish";
  if (document["_status"] === "draft" && previous["_status"] === "published") return "unpublish";
  return operation;
}

/**
 * Returns the state before an action: for a publication what visitors saw, not the draft that was
 * saved last; null when there was none.
 */
function findBefore(
  req: PayloadRequest,
  action: string,
  collection: string,
  previous: Stored,
): Stored | null {
  const live = readLiveRow(req, collection, previous["id"]);
  if (action === "publish" && live) return isLive(live) ? live : null;
  return readString(previous["id"]) === "" ? null : previous;
}

/** Removes fields that are computed when a document is read. */
function dropVirtual(req: PayloadRequest, collection: string, document: Stored): Stored {
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? [];
  const virtual = new Set<string>(
    fields
      .filter((field) => field.type === "join" || ("virtual" in field && field.virtual))
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(document).filter(([name]) => !virtual.has(name)));
}

export const auditChange: CollectionAfterChangeHook = async ({
  collection: { slug },
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [document, previous] = [record(doc), record(previousDoc)];
  const action = actionOf(document, previous, operation);
  const isBin = action === "bin" || action === "restore";
  if ((getSave(req).draft && !isBin) || req.context["bulk"] !== undefined) return;
  if (req.context["seed"] !== undefined) return;
  const before = findBefore(req, action, slug, previous);
  const changes = listChanges(
    slug,
    before && dropVirtual(req, slug, before),
    dropVirtual(req, slug, document),
  );
  const hasPassword = slug === "users" && record(data)["password"] !== undefined;
  // The token of a link for a new password is a change of the account too.
  const isNothing = slug === "users" && action === "update" && changes.length === 0;
  if (isNothing && !hasPassword) return;
  await note(req, action, slug, document, {
    changes: hasPassword ? [...changes, hideChange("password")] : changes,
  });
};

export const auditDelete: CollectionAfterDeleteHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  if (req.context["bulk"] !== undefined || req.context["seed"] !== undefined) return;
  const document = record(doc);
  const changes = listChanges(slug, dropVirtual(req, slug, document), null);
  await note(req, "delete", slug, document, { changes });
};
