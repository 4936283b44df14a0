/** Keeps the index of documents (collections/document-index.ts) up to date. */
import { fold } from "@orlaya/finder/search";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
} from "payload";
import { readActor } from "../access/roles.ts";
import type { DocumentState, ReviewState } from "../documents/document-state.ts";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { collectWords } from "./collect-words.ts";
import { getLiveRow } from "./placement.ts";

const INDEX = "document_index";
type Writer = Pick<PayloadRequest, "payload"> & { readonly req?: PayloadRequest };
type Indexed = Pick<SanitizedCollectionConfig, "slug" | "admin" | "flattenedFields">;
type Row = Stored & { readonly id: string };

/** Returns the collections of documents with drafts. */
function listDocumentCollections({ config }: Payload): readonly SanitizedCollectionConfig[] {
  return config.collections.filter(
    ({ versions }) => typeof versions === "object" && Boolean(versions.drafts),
  );
}

/** What the index needs to know about the versions of a document. */
interface Versions {
  readonly newest: Stored;
  /** Whether visitors see any version. */
  readonly isLive: boolean;
  /** State of the review of the newest version; null when there is none. */
  readonly review: ReviewState | null;
}

/** Computes the state of a document. */
export function computeDocumentState({ newest, isLive, review }: Versions): DocumentState {
  if (newest["_status"] === "published") return "published";
  return review ?? (isLive ? "changed" : "draft");
}

/** Returns the context key under which a save keeps the state of the review. */
const reviewKey = (document: string): string => `review ${document}`;
/** Passes the state of the review to the index, before a save writes the row. */
export function passReviewState(req: PayloadRequest, document: string, state: ReviewState | null) {
  req.context[reviewKey(document)] = state;
}

/** Returns the accounts that changed a document since it was published. */
function listEditors(newest: Stored, old: Stored | null, user: unknown): readonly string[] {
  if (newest["_status"] === "published") return [];
  const before = old?.["editors"];
  const known = Array.isArray(before) ? before.map(readString) : [];
  return [...new Set([...known, readActor(user)?.id ?? ""])].filter((id) => id !== "");
}

function buildRow(
  payload: Payload,
  { slug, admin, flattenedFields }: Indexed,
  versions: Versions,
): Stored {
  const { newest } = versions;
  const title = readString(newest[admin.useAsTitle ?? "title"]);
  const uid = readString(newest["uid"]);
  const path = readString(newest["path"]);
  const text = collectWords(payload.config, flattenedFields, newest);
  const heading = fold(`${title} ${uid} ${path}`).spaced;
  return {
    document: newest["id"],
    type: slug,
    group: newest["group"],
    locale: newest["locale"],
    audience: newest["audience"] ?? null,
    title,
    uid,
    path,
    state: computeDocumentState(versions),
    edited_by: newest["edited_by"] ?? null,
    edited_at: readIso(newest["updatedAt"]),
    heading,
    words: `${heading} ${fold(text).spaced}`,
    text,
  };
}

/** Stores the row of a document, or deletes it when the document is in the bin. */
export async function indexDocument(
  { payload, req }: Writer,
  collection: Indexed,
  versions: Versions,
): Promise<void> {
  const { newest } = versions;
  const document = readString(newest["id"]);
  if (newest["deletedAt"]) return unindexDocument({ payload, ...(req ? { req } : {}) }, document);
  const at = { collection: INDEX, ...(req ? { req } : {}) } as const;
  const old =
    req?.context["seed"] === "first"
      ? null
      : await payload.db.findOne<Row>({ ...at, where: { document: { equals: document } } });
  const data = {
    ...buildRow(payload, collection, versions),
    editors: listEditors(newest, old, req?.user),
  };
  if (old) await payload.db.updateOne({ ...at, id: old.id, data, returning: false });
  else await payload.db.create({ ...at, data, returning: false });
}

/** Deletes the row of a document. */
export async function unindexDocument({ payload, req }: Writer, document: string): Promise<void> {
  await payload.db.deleteMany({
    collection: INDEX,
    where: { document: { equals: document } },
    ...(req ? { req } : {}),
  });
}

/** Runs after every save of a document, draft or not. */
export const indexChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const newest = doc as Stored;
  const isLive =
    newest["_status"] === "published" ||
    (await getLiveRow(req, collection.slug, newest))?.["_status"] === "published";
  const passed = req.context[reviewKey(readString(newest["id"]))];
  const review = passed === "review" || passed === "approved" ? passed : null;
  await indexDocument({ payload: req.payload, req }, collection, { newest, isLive, review });
};

/** Stores the state of a document whose content did not change. */
export async function indexState(
  req: PayloadRequest,
  document: string,
  state: DocumentState,
): Promise<void> {
  const where = { document: { equals: document } };
  await req.payload.db.updateOne({
    collection: INDEX,
    where,
    data: { state },
    req,
    returning: false,
  });
}

/** Loads the accounts that changed a document since it was published. */
export async function loadEditors(
  req: PayloadRequest,
  document: string,
): Promise<readonly string[]> {
  const where = { document: { equals: document } };
  const row = await req.payload.db.findOne<Row>({ collection: INDEX, where, req });
  return Array.isArray(row?.["editors"]) ? row["editors"].map(readString) : [];
}

/** Runs after the deletion of a document. */
export const indexDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await unindexDocument({ payload: req.payload, req }, String(id));
};

/** Stores the new path of a document that moved with the document above it. */
export async function indexPath(
  req: PayloadRequest,
  id: string,
  path: string | null,
): Promise<void> {
  const where = { document: { equals: id } };
  const row = await req.payload.db.findOne<Row>({ collection: INDEX, where, req });
  if (!row) return;
  const heading = fold(
    `${readString(row["title"])} ${readString(row["uid"])} ${path ?? ""}`,
  ).spaced;
  const words = `${heading} ${fold(readString(row["text"])).spaced}`;
  const data = { path, heading, words };
  await req.payload.db.updateOne({ collection: INDEX, id: row.id, data, req, returning: false });
}

/** Loads the states of the reviews of documents, by the id of the document. */
export type LoadReviewStates = (
  payload: Payload,
  collection: string,
  newest: readonly Stored[],
) => Promise<ReadonlyMap<string, ReviewState>>;

/** Documents that are read at once. */
const PAGE = 200;
/** Indexes all documents of a collection again. */
async function rebuildCollection(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  loadReviewStates: LoadReviewStates,
): Promise<void> {
  const { slug } = collection;
  await payload.db.deleteMany({ collection: INDEX, where: { type: { equals: slug } } });
  for (let page = 1, more = true; more; page += 1) {
    const query = { collection: slug, limit: PAGE, page, sort: "id", depth: 0 } as const;
    const newest = await payload.find({ ...query, draft: true });
    const live = await payload.db.find<Row>({
      collection: slug,
      where: { _status: { equals: "published" }, id: { in: newest.docs.map(({ id }) => id) } },
      limit: PAGE,
      pagination: false,
      select: { _status: true },
    });
    const isLive = new Set(live.docs.map(({ id }) => id));
    const docs = newest.docs as unknown as readonly Row[];
    const reviews = await loadReviewStates(payload, slug, docs);
    for (const doc of docs)
      await indexDocument({ payload }, collection, {
        newest: doc,
        isLive: isLive.has(doc.id),
        review: reviews.get(doc.id) ?? null,
      });
    more = newest.hasNextPage;
  }
}

/**
 * Indexes the collections whose number of documents differs from the index, for example after the
 * upgrade of a database that had none. Runs when the service starts.
 */
export async function completeIndex(
  payload: Payload,
  loadReviewStates: LoadReviewStates,
): Promise<void> {
  for (const collection of listDocumentCollections(payload)) {
    const [documents, indexed] = await Promise.all([
      payload.count({ collection: collection.slug }),
      payload.count({ collection: INDEX, where: { type: { equals: collection.slug } } }),
    ]);
    if (documents.totalDocs === indexed.totalDocs) continue;
    await rebuildCollection(payload, collection, loadReviewStates);
    payload.logger.info({
      msg: "The index of documents was built.",
      collection: collection.slug,
      documents: documents.totalDocs,
    });
  }
}
