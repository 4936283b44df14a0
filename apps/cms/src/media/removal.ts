/** Removes files to which no row refers any more. */
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

/**
 * Removes those files to which no row refers: rows of earlier versions of the service may share
 * files. An error is logged and does not fail the request.
 */
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
    payload.logger.error({ err: error, msg: "Unused files could not be removed.", files });
  }
}
/**
 * Removes them when the change is certain: at once without transactions, after the commit with
 * them.
 */
async function removeWhenCommitted(req: PayloadRequest, files: readonly string[]): Promise<void> {
  if ((await req.transactionID) == null) await removeUnnamed(req, files);
  else void waitForCommit(req).then(() => removeUnnamed(req, files));
}

/** Runs after a save: removes the files that only the previous row contained. */
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
/** Runs after a deletion: removes the files of the row. */
export const removeDeleted: CollectionAfterDeleteHook = ({ doc, req }) =>
  removeWhenCommitted(req, listFiles(record(doc)));
/** Runs after a refusal or an error: removes the files of a row that was not saved. */
export const removeUnsaved: CollectionAfterErrorHook = async ({ req }) => {
  await removeUnnamed(req, getWork(req).written);
};
