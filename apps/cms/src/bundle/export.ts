/** Writes all content of a service as one bundle. Equal content gives equal bytes. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Payload, SanitizedCollectionConfig } from "payload";
import { record, type Stored } from "../fields/record.ts";
import { writeCanonical } from "../history/canonical.ts";
import { listFiles } from "../media/row-files.ts";
import { mediaStore } from "../media/store.ts";
import { readSnapshot, type Snapshot } from "../transaction.ts";
import { CARRIED_COLLECTIONS, CARRIED_GLOBALS, LEFT_OUT_FIELDS } from "./contents.ts";
import { carryFields, listBlocks, type Blocks } from "./document.ts";
import {
  FORMAT,
  MANIFEST,
  nameCollectionFile,
  nameGlobalFile,
  nameMediaFile,
  type Counts,
  type Manifest,
} from "./format.ts";
import { BundleError } from "./problem.ts";
import { createArchive, type ArchiveWriter } from "./zip.ts";

type Row = Stored & { readonly id: string };
/** Documents that are read at once. */
const PAGE = 200;

/** Receives the number of documents and files that are done, and of all. */
export type Tell = (done: number, all: number) => void;

interface Work {
  readonly payload: Payload;
  readonly snapshot: Snapshot;
  readonly blocks: Blocks;
  readonly archive: ArchiveWriter;
  readonly files: Record<string, { readonly sha256: string; readonly bytes: number }>;
  readonly step: () => void;
}

export function getCollection(payload: Payload, slug: string): SanitizedCollectionConfig {
  const collection = payload.collections[slug]?.config;
  if (!collection) throw new Error(`There is no collection "${slug}".`);
  return collection;
}
/** Whether documents of a collection have drafts. */
export const hasDrafts = ({ versions }: SanitizedCollectionConfig): boolean =>
  Boolean(versions && versions.drafts);

const toStream = (chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;

/** Adds a file, and notes its length and checksum. */
async function addFile(
  { archive, files }: Work,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  isCompressed = false,
): Promise<void> {
  const digest = createHash("sha256");
  let bytes = 0;
  async function* count(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      digest.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await archive.add(name, toStream(count()), isCompressed);
  files[name] = { sha256: digest.digest("hex"), bytes };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}

/** Loads the newest versions of documents, by the id of the document. */
async function loadNewest(
  { payload, snapshot }: Work,
  slug: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const { docs } = await payload.db.queryDrafts<Row>({
    collection: slug,
    where: { parent: { in: [...ids] } },
    limit: 0,
    pagination: false,
    joins: false,
    req: snapshot,
  });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/** Reads the lines of a collection: each document, with its newest version where that differs. */
async function* readCollection(work: Work, slug: string): AsyncGenerator<Uint8Array> {
  const { payload, blocks, snapshot } = work;
  const collection = getCollection(payload, slug);
  function carry(data: Stored): Stored {
    return {
      ...carryFields(collection.flattenedFields, data, blocks),
      id: data["id"],
    };
  }
  for (let page = 1, more = true; more; page += 1) {
    const query = { collection: slug, limit: PAGE, page, sort: "id", joins: false } as const;
    const found = await payload.db.find<Row>({ ...query, req: snapshot });
    const ids = found.docs.map(({ id }) => id);
    const newest =
      hasDrafts(collection) && ids.length > 0 ? await loadNewest(work, slug, ids) : null;
    const lines = found.docs
      .filter((doc) => isCarried(work, slug, doc))
      .map((doc) => {
        work.step();
        const row = writeCanonical(carry(doc));
        const version = newest?.get(doc.id);
        const draft = version ? writeCanonical(carry({ ...version, id: doc.id })) : row;
        return `{${draft === row ? "" : `"newest":${draft},`}"row":${row}}\n`;
      });
    yield Buffer.from(lines.join(""));
    more = found.hasNextPage;
  }
}

/** The number of the live release. Only this release is carried. */
const live = new WeakMap<Work, unknown>();
const isCarried = (work: Work, slug: string, doc: Stored): boolean =>
  slug !== "finder_releases" || doc["version"] === live.get(work);

async function addGlobal(work: Work, slug: string): Promise<void> {
  const { payload, blocks, snapshot } = work;
  const config = payload.globals.config.find((each) => each.slug === slug);
  if (!config) throw new Error(`There is no global "${slug}".`);
  const left = LEFT_OUT_FIELDS[slug] ?? [];
  const data = carryFields(
    config.flattenedFields.filter(({ name }) => !left.includes(name)),
    record(await payload.db.findGlobal({ slug, req: snapshot })),
    blocks,
  );
  await addFile(work, nameGlobalFile(slug), once(Buffer.from(`${writeCanonical(data)}\n`)));
}

/** Returns the names of all stored files that media rows have, each once, in a fixed order. */
async function listMedia(payload: Payload, snapshot: Snapshot): Promise<readonly string[]> {
  const { docs } = await payload.db.find<Row>({
    collection: "media",
    limit: 0,
    pagination: false,
    joins: false,
    req: snapshot,
  });
  return [...new Set(docs.flatMap(listFiles))].toSorted();
}

/** @throws BundleError when the file of a row is missing */
async function addMedia(work: Work, name: string): Promise<void> {
  const content = await mediaStore.get(name);
  if (!content) throw new BundleError({ kind: "file", name });
  await addFile(work, nameMediaFile(name), once(content), true);
  work.step();
}

/** Counts the documents of all collections. */
async function countDocuments(payload: Payload, snapshot: Snapshot): Promise<number> {
  let count = 0;
  for (const collection of CARRIED_COLLECTIONS)
    count += (await payload.db.count({ collection, req: snapshot })).totalDocs;
  return count;
}

async function writeContent(
  payload: Payload,
  snapshot: Snapshot,
  archive: ArchiveWriter,
  tell: Tell,
): Promise<Counts> {
  const media = await listMedia(payload, snapshot);
  const all = media.length + (await countDocuments(payload, snapshot));
  let done = 0;
  function step(): void {
    done += 1;
    tell(done, all);
  }
  const work: Work = { payload, snapshot, blocks: listBlocks(payload), archive, files: {}, step };
  const state = record(await payload.db.findGlobal({ slug: "finder_live", req: snapshot }));
  live.set(work, state["version"]);
  for (const slug of CARRIED_COLLECTIONS)
    await addFile(work, nameCollectionFile(slug), readCollection(work, slug));
  const documents = done;
  for (const slug of CARRIED_GLOBALS) await addGlobal(work, slug);
  for (const name of media) await addMedia(work, name);
  const counts = { documents, globals: CARRIED_GLOBALS.length, media: media.length };
  const manifest: Manifest = { ...FORMAT, counts, files: work.files };
  await archive.add(MANIFEST, toStream(once(Buffer.from(`${writeCanonical(manifest)}\n`))), false);
  return counts;
}

/**
 * Writes a bundle to a stream, and closes it. It contains one state of the content, whatever is
 * saved meanwhile.
 * @throws BundleError when a file is missing
 */
export async function exportBundle(
  payload: Payload,
  to: WritableStream<Uint8Array>,
  tell: Tell,
): Promise<Counts> {
  const archive = createArchive(to);
  const counts = await readSnapshot(payload, (snapshot) =>
    writeContent(payload, snapshot, archive, tell),
  );
  await archive.close();
  return counts;
}
