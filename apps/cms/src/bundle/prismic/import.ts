/** Creates drafts from an export of Prismic. Nothing is published. */
import {
  createLocalReq,
  isolateObjectProperty,
  ValidationError,
  type Payload,
  type PayloadRequest,
} from "payload";
import { describeError } from "@orlaya/contract";
import type { Stored } from "../../fields/record.ts";
import { keepRelations, listBlocks, type Blocks } from "../document.ts";
import { getCollection, type Tell } from "../export.ts";
import { convertDocument } from "./convert-document.ts";
import type { Conversion } from "./convert.ts";
import type { DocumentReport, PrismicReport, RefusalKind } from "./shapes.ts";
import {
  createDraftId,
  createGroupId,
  findAudience,
  findLinked,
  findLocale,
  listDrafts,
  readExport,
  type SourceDocument,
  type SourceFile,
} from "./source.ts";
import { findTarget } from "./types.ts";

/** A document that became values of a draft. */
interface Converted {
  readonly report: DocumentReport;
  readonly collection: string;
  readonly id: string;
  readonly data: Stored;
}

function describe(name: string, document: SourceDocument | null) {
  return {
    source: document?.source ?? name,
    type: document?.type ?? "",
    lang: document?.lang ?? "",
    uid: document?.uid ?? "",
  };
}

function refuse(
  name: string,
  document: SourceDocument | null,
  kind: RefusalKind,
  detail: string,
): DocumentReport {
  const refusal = { kind, detail };
  return {
    ...describe(name, document),
    outcome: "refused",
    refusal,
    target: null,
    mapped: 0,
    unmapped: [],
  };
}

interface Run {
  readonly payload: Payload;
  readonly req: PayloadRequest;
  readonly blocks: Blocks;
  readonly drafts: ReadonlyMap<string, string>;
}

/** Converts a file, or says why it is refused. */
function convertFile(run: Run, { name, document }: SourceFile): Converted | DocumentReport {
  if (!document) return refuse(name, null, "json", name);
  const target = findTarget(document.type);
  if (!target) return refuse(name, document, "type", document.type);
  const locale = findLocale(document.lang);
  if (locale === null) return refuse(name, document, "language", document.lang);
  const { flattenedFields } = getCollection(run.payload, target.collection);
  const conversion: Conversion = {
    blocks: run.blocks,
    resolve: (link) => findLinked(link, run.drafts),
    unmapped: [],
    mapped: 0,
  };
  const own = convertDocument(conversion, flattenedFields, document.data);
  const has = (field: string): boolean => flattenedFields.some((each) => each.name === field);
  const id = createDraftId(document.source);
  const { collection } = target;
  const report: DocumentReport = {
    ...describe(name, document),
    outcome: "created",
    refusal: null,
    target: { collection, id },
    mapped: conversion.mapped,
    unmapped: conversion.unmapped,
  };
  const data = {
    ...own,
    ...target.values,
    ...(document.uid !== "" && has("uid") ? { uid: document.uid } : {}),
    ...(document.uid !== "" && has("key") && own["key"] === undefined ? { key: document.uid } : {}),
    ...(document.tags.length > 0 && has("tags") ? { tags: document.tags } : {}),
    ...(has("audience") ? { audience: findAudience(document) } : {}),
    locale,
    group: createGroupId(document),
    id,
  };
  return { report, collection, id, data };
}

/** Returns the values that a query or a save of one document must not share with another. */
function isolate(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, "context");
  own.context = {};
  return own;
}

type Row = Stored & { readonly id: string };
const load = ({ payload }: Run, { collection, id }: Converted): Promise<Row | null> =>
  payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, joins: false });

/** Returns the reason why the service did not store a draft. */
function explain(error: unknown): string {
  return error instanceof ValidationError
    ? error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(" ")
    : describeError(error);
}

/** Creates a draft without its relations outside slices, whose targets may not exist yet. */
async function createDraft(run: Run, converted: Converted): Promise<DocumentReport> {
  const { collection, data, report } = converted;
  if (await load(run, converted)) return { ...report, outcome: "kept" };
  const { flattenedFields } = getCollection(run.payload, collection);
  try {
    await run.payload.create({
      collection,
      data: keepRelations(flattenedFields, data, () => false),
      draft: true,
      depth: 0,
      req: isolate(run.req),
    });
    return report;
  } catch (error) {
    const refusal = { kind: "failed", detail: explain(error) } as const;
    return { ...report, outcome: "refused", refusal, target: null };
  }
}

/**
 * Adds the relations of a draft. A draft that somebody saved since it was created stays as it is;
 * one whose import was interrupted is completed.
 */
async function completeDraft(
  run: Run,
  converted: Converted,
  isThere: (id: string) => boolean,
): Promise<readonly string[]> {
  const { collection, data, id } = converted;
  const where = { parent: { equals: id } };
  const { totalDocs } = await run.payload.db.countVersions({ collection, where });
  if (totalDocs !== 1) return [];
  const { flattenedFields } = getCollection(run.payload, collection);
  const related: string[] = [];
  const kept = keepRelations(flattenedFields, data, (_, target) => {
    related.push(target);
    return isThere(target);
  });
  if (related.length > 0)
    await run.payload.update({
      collection,
      id,
      data: kept,
      draft: true,
      depth: 0,
      req: isolate(run.req),
    });
  return related.filter((target) => !isThere(target));
}

function countReports(documents: readonly DocumentReport[]): PrismicReport["counts"] {
  const count = (outcome: DocumentReport["outcome"]): number =>
    documents.filter((each) => each.outcome === outcome).length;
  return {
    created: count("created"),
    kept: count("kept"),
    refused: count("refused"),
    unmapped: documents.reduce((sum, { unmapped }) => sum + unmapped.length, 0),
  };
}

/** Converts the files. The second file with the same id is refused. */
function convertFiles(
  run: Run,
  files: readonly SourceFile[],
): readonly (Converted | DocumentReport)[] {
  const seen = new Set<string>();
  return files.map((file) => {
    const source = file.document?.source ?? "";
    if (file.document && seen.has(source))
      return refuse(file.name, file.document, "double", source);
    seen.add(source);
    return convertFile(run, file);
  });
}

/**
 * Creates drafts from an export of Prismic, each once: a document whose draft exists is kept as it
 * is. Pictures are not loaded.
 * @param user the account that imports; null for the command
 * @param path a folder or an archive
 * @param most most bytes of all files together
 * @throws BundleError when the export cannot be read
 */
export async function importPrismic(
  payload: Payload,
  user: PayloadRequest["user"],
  path: string,
  most: number,
  tell: Tell,
): Promise<PrismicReport> {
  const files = await readExport(path, most);
  const req = await createLocalReq(user ? { user } : {}, payload);
  const run: Run = { payload, req, blocks: listBlocks(payload), drafts: listDrafts(files) };
  const converted = convertFiles(run, files);
  const documents: DocumentReport[] = [];
  const stored: Converted[] = [];
  const all = converted.length * 2;
  for (const [index, each] of converted.entries()) {
    const report = "data" in each ? await createDraft(run, each) : each;
    documents.push(report);
    if ("data" in each && report.outcome !== "refused") stored.push({ ...each, report });
    tell(index + 1, all);
  }
  const there = new Set(stored.map(({ id }) => id));
  for (const [index, each] of stored.entries()) {
    const missing = await completeDraft(run, each, (id) => there.has(id));
    const at = documents.indexOf(each.report);
    const lost = missing.map((detail) => ({ kind: "target", path: "", detail }) as const);
    documents[at] = { ...each.report, unmapped: [...each.report.unmapped, ...lost] };
    tell(converted.length + index + 1, all);
  }
  tell(all, all);
  return { counts: countReports(documents), documents };
}
