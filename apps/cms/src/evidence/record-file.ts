/** Records the files that pages showed: their names, texts and hashes. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { readIso, readString, record, type Stored } from "../fields/record.ts";
import { hashText } from "../history/canonical.ts";
import type { State } from "../history/entries.ts";
import { loadLast, recordChange } from "../history/register.ts";
import { isMediaName } from "../media/file-name.ts";
import { mediaStore } from "../media/store.ts";

/** Hashes by the name of the file. A name never gets another content. */
const hashes = new Map<string, string>();
/** Returns the SHA-256 of a stored file; empty when the file is gone. */
export async function hashFile(name: string): Promise<string> {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const data = isMediaName(name) ? await mediaStore.get(name) : null;
  if (!data) return "";
  const hash = hashText(data);
  hashes.set(name, hash);
  return hash;
}

/** Returns what is stored about a row of the media. */
export async function describeFile(row: Stored): Promise<State> {
  const file = readString(row["filename"]);
  const { alt, credit, decorative } = row;
  return {
    title: readString(row["name"]) || file,
    value: {
      file,
      sha256: await hashFile(file),
      alt: alt ?? null,
      decorative: decorative === true,
      credit: credit ?? null,
    },
  };
}

async function recordFile(
  req: PayloadRequest,
  before: Stored | null,
  after: Stored | null,
): Promise<void> {
  if (req.context["seed"] === "first") return;
  const subject = readString((after ?? before)?.["id"]);
  const last = await loadLast(req, { kind: "file", subject });
  // A file is hashed before it is removed.
  const earlier = last || !before ? null : await describeFile(before);
  await recordChange(req, {
    ...{ kind: "file", subject, last },
    before: earlier && { ...earlier, since: readIso(before?.["updatedAt"]), person: "" },
    after: after && (await describeFile(after)),
  });
}

/** Runs after every save of a file, before replaced files are removed. */
export const keepFile: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  await recordFile(req, operation === "create" ? null : record(previousDoc), record(doc));
};
/** Runs after the deletion of a file, before it is removed from the store. */
export const removeFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordFile(req, record(doc), null);
};
