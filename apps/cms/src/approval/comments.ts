/** Comments at fields of documents. */
import type { PayloadRequest } from "payload";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { getShape } from "../texts/text-pairs.ts";
import { findLabels } from "./field-path.ts";
import type { ShownThread } from "./shapes.ts";

const COMMENTS = "review_comments";
type Row = Stored & { readonly id: string };

async function loadComments(
  req: PayloadRequest,
  document: string,
  isOpen: boolean,
): Promise<readonly Row[]> {
  const { docs } = await req.payload.db.find<Row>({
    collection: COMMENTS,
    where: {
      and: [
        { document: { equals: document } },
        ...(isOpen ? [{ resolved_at: { exists: false } }] : []),
      ],
    },
    sort: "at",
    limit: 0,
    pagination: false,
    req,
  });
  return docs;
}

/** Writes where a field stands; null when the document has no such field. */
function writeFieldPlace(
  req: PayloadRequest,
  collection: string,
  document: Stored,
  path: string,
): string | null {
  const labels = findLabels(getShape(req.payload.config, collection), document, path);
  return labels && writePlace(req, labels);
}

/** Loads the open comments of a document by their fields. The oldest comes first. */
export async function loadThreads(
  req: PayloadRequest,
  collection: string,
  document: Stored,
): Promise<readonly ShownThread[]> {
  const rows = await loadComments(req, readString(document["id"]), true);
  const byPath = Map.groupBy(rows, (row) => readString(row["path"]));
  return [...byPath].map(([path, comments]): ShownThread => {
    const place = writeFieldPlace(req, collection, document, path);
    return {
      path,
      place: place ?? getSay(req)("review.removedField"),
      exists: place !== null,
      comments: comments.map((row) => ({
        id: row.id,
        text: readString(row["text"]),
        by: readString(row["by"]),
        at: readIso(row["at"]),
      })),
    };
  });
}

/** Loads the mail addresses of the people who wrote at a field. */
export async function loadWriters(
  req: PayloadRequest,
  document: string,
  path: string,
): Promise<readonly string[]> {
  const rows = await loadComments(req, document, false);
  const writers = rows.filter((row) => row["path"] === path).map((row) => readString(row["by"]));
  return [...new Set(writers)];
}

/** Stores a comment. */
export async function createComment(req: PayloadRequest, data: Stored): Promise<void> {
  await req.payload.db.create({ collection: COMMENTS, data: { ...data }, req, returning: false });
}

/** Marks the open comments at a field as resolved. @returns their number */
export async function resolveThread(
  req: PayloadRequest,
  document: string,
  path: string,
  person: string,
): Promise<number> {
  const open = (await loadComments(req, document, true)).filter((row) => row["path"] === path);
  const data = { resolved_by: person, resolved_at: new Date().toISOString() };
  for (const { id } of open)
    await req.payload.db.updateOne({ collection: COMMENTS, id, data, req, returning: false });
  return open.length;
}
