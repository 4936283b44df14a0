/** Files are removed when no row names them any more. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  PayloadRequest,
} from "payload";
import { record, type Stored } from "../fields/record.ts";
import { waitForCommit } from "../hooks/revalidate.ts";
import { listFiles } from "./row-files.ts";
import { mediaStore } from "./store.ts";
import { getWork } from "./work.ts";

/** Removes those files that no row names: rows of earlier versions share some. What cannot be removed is logged; it fails nothing. */
async function removeUnnamed({ payload }: PayloadRequest, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  try {
    const { docs } = await payload.db.find<Stored & { id: string }>({
      collection: "media",
      limit: 0,
      pagination: false,
      select: { filename: true, renditions: true, social: true },
    });
    const named = new Set(docs.flatMap(listFiles));
    for (const file of files) if (!named.has(file)) await mediaStore.remove(file);
  } catch (error) {
    payload.logger.error({ err: error, msg: "Files that no row names were not removed.", files });
  }
}
/** The same when the change is certain: at once without transactions, after the commit with them. */
async function removeWhenCommitted(req: PayloadRequest, files: readonly string[]): Promise<void> {
  if ((await req.transactionID) == null) await removeUnnamed(req, files);
  else void waitForCommit(req).then(() => removeUnnamed(req, files));
}

/** After a save: the files that the row named before and does not name now. */
export const removeReplaced: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== "update" || req.context["seed"] !== undefined) return;
  const now = new Set(listFiles(record(doc)));
  await removeWhenCommitted(
    req,
    listFiles(record(previousDoc)).filter((name) => !now.has(name)),
  );
};
/** After a deletion: the files of the row. */
export const removeDeleted: CollectionAfterDeleteHook = ({ doc, req }) =>
  removeWhenCommitted(req, listFiles(record(doc)));
/** After a refusal or an error: nothing stays of a row that was not saved. */
export const removeUnsaved: CollectionAfterErrorHook = async ({ req }) => {
  await removeUnnamed(req, getWork(req).written);
};
