/** Loads the newest version of documents for previews, with published relations. */
import { afterReadTraverseFields, type PayloadRequest, type PopulateType } from "payload";
import type { Stored } from "../fields/record.ts";
import { loadNewest, loadPublished } from "../translation/documents.ts";
import type { PreviewedDocument } from "./links.ts";

/** Depth of the relations that a page shows. */
const DEPTH = 2;

/**
 * Replaces the ids of relations by their documents, in the version that visitors see. The reading of
 * a draft by Payload would load the drafts of its relations instead.
 */
export async function populate(
  req: PayloadRequest,
  collection: string,
  document: Stored,
  populating: PopulateType,
): Promise<Stored> {
  const config = req.payload.collections[collection]?.config;
  if (!config) return document;
  const doc = structuredClone(document) as Record<string, unknown>;
  const fieldPromises: Promise<void>[] = [];
  const populationPromises: Promise<void>[] = [];
  afterReadTraverseFields({
    collection: config,
    context: req.context,
    currentDepth: 1,
    depth: DEPTH,
    doc,
    draft: false,
    fallbackLocale: null,
    fieldPromises,
    fields: config.fields,
    findMany: false,
    flattenLocales: true,
    global: null,
    locale: null,
    overrideAccess: true,
    parentIndexPath: "",
    parentPath: "",
    parentSchemaPath: "",
    populate: populating,
    populationPromises,
    req,
    showHiddenFields: false,
    siblingDoc: doc,
  });
  // A promise may add others.
  while (fieldPromises.length > 0 || populationPromises.length > 0)
    await Promise.all([...fieldPromises.splice(0), ...populationPromises.splice(0)]);
  return doc;
}

/** Replaces documents anywhere in a value, once each. */
function putIn(
  value: unknown,
  drafts: ReadonlyMap<string, Stored>,
  around: readonly string[],
): unknown {
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((entry) => putIn(entry, drafts, around));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const stored = value as Stored;
  const id = typeof stored["id"] === "string" ? stored["id"] : "";
  const draft = around.includes(id) ? undefined : drafts.get(id);
  const inside = draft ? [...around, id] : around;
  return Object.fromEntries(
    Object.entries(draft ?? stored).map(([name, each]) => [name, putIn(each, drafts, inside)]),
  );
}

/** A document of a preview, with its relations. */
export interface Draft extends PreviewedDocument {
  readonly document: Stored;
  /** Whether visitors see a version of it. */
  readonly live: boolean;
}

/**
 * Loads the newest versions of documents. Where one of them refers to another one, it contains the
 * newest version of that one; all other relations are those that visitors see.
 * @param change changes the loaded version, for values that are not saved yet
 */
export async function loadDrafts(
  req: PayloadRequest,
  documents: readonly PreviewedDocument[],
  populating: PopulateType,
  change: (document: Stored) => Stored,
): Promise<readonly Draft[]> {
  const loaded = await Promise.all(
    documents.map(async (each): Promise<Draft | null> => {
      const newest = await loadNewest(req, each);
      if (!newest || newest["deletedAt"]) return null;
      const document = await populate(req, each.collection, change(newest), populating);
      // It counts as published wherever it is shown.
      const live = (await loadPublished(req, each)) !== null;
      return { ...each, live, document: { ...document, _status: "published" } };
    }),
  );
  const drafts = loaded.filter((each) => each !== null);
  const byId = new Map(drafts.map(({ id, document }) => [id, document]));
  return drafts.map(({ document, ...each }) => ({
    ...each,
    document: putIn(document, byId, [each.id]) as Stored,
  }));
}
