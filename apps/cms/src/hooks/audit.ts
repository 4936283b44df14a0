/**
 * Audit log: who changed published content or accounts, and when. Autosaves and drafts are not
 * logged, because versions record them.
 */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { getSave } from "./save.ts";

/** Writes one line to the audit log. Does nothing while seeding. */
export async function note(
  req: PayloadRequest,
  action: string,
  collection: string,
  document: Stored,
): Promise<void> {
  const actor = readActor(req.user);
  if (req.context["seed"] !== undefined) return;
  await req.payload.db.create({
    collection: "audit_log",
    data: {
      at: new Date().toISOString(),
      user: actor?.id ?? null,
      person: actor?.email ?? null,
      role: actor?.role ?? "service",
      action,
      collection,
      document: readString(document["id"]),
      locale: readString(document["locale"]) || null,
      title:
        readString(document["title"]) ||
        readString(document["uid"]) ||
        readString(document["filename"]) ||
        readString(document["reference"]) ||
        readString(document["name"]) ||
        null,
    },
    req,
    returning: false,
  });
}

function actionOf(document: Stored, previous: Stored, operation: string): string {
  if (document["deletedAt"] && !previous["deletedAt"]) return "bin";
  if (document["_status"] === "published") return "publish";
  if (document["_status"] === "draft" && previous["_status"] === "published") return "unpublish";
  return operation;
}

export const auditChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!getSave(req).draft && req.context["bulk"] === undefined)
    await note(
      req,
      actionOf(doc as Stored, (previousDoc ?? {}) as Stored, operation),
      collection.slug,
      doc as Stored,
    );
};
export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (req.context["bulk"] === undefined) await note(req, "delete", collection.slug, doc as Stored);
};
