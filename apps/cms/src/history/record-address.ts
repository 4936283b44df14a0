/** Records which address led to which document, and where redirects led. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { readIso, readString, record, type Stored } from "../fields/record.ts";
import type { State } from "./entries.ts";
import { recordChange } from "./register.ts";

/** Returns what is stored about a row of the index of addresses. */
export function describeAddress(route: Stored): State {
  const [type, group, title, path] = ["type", "group", "title", "path"].map((name) =>
    readString(route[name]),
  );
  const { audience, locale } = route;
  return { ...({ type, group, title, path } as State), locale, audience, value: { path } };
}

/** Records that a document got another address, its first, or none. */
export function recordAddress(
  req: PayloadRequest,
  document: string,
  before: Stored | null,
  after: Stored | null,
): Promise<void> {
  return recordChange(req, {
    kind: "address",
    subject: document,
    before: before && {
      ...describeAddress(before),
      since: readIso(before["createdAt"]),
      person: "",
    },
    after: after && describeAddress(after),
  });
}

/** Returns what is stored about a redirect. */
export function describeRedirect(row: Stored): State {
  const [path, target] = [readString(row["from"]), readString(row["to"])];
  return { path, target, value: { from: path, to: target, status: row["status"] ?? "301" } };
}

/** Records that an address redirects to another page, or no longer does. */
export async function recordRedirect(
  req: PayloadRequest,
  before: Stored | null,
  after: Stored | null,
): Promise<void> {
  const from = readString(before?.["from"]);
  const isMoved = before !== null && after !== null && from !== after["from"];
  const earlier = before && {
    ...describeRedirect(before),
    since: readIso(before["updatedAt"]) || new Date().toISOString(),
    person: "",
  };
  const kind = "redirect";
  if (isMoved) await recordChange(req, { kind, subject: from, before: earlier, after: null });
  await recordChange(req, {
    kind,
    subject: readString((after ?? before)?.["from"]),
    before: isMoved ? null : earlier,
    after: after && describeRedirect(after),
  });
}

/** Runs after every save of a redirect by a person. */
export const keepRedirect: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  await recordRedirect(req, operation === "create" ? null : record(previousDoc), record(doc));
};
/** Runs after the deletion of a redirect by a person. */
export const removeRedirect: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordRedirect(req, record(doc), null);
};
