/** Checks a whole bundle before anything is written: its bytes, its documents and its references. */
import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { isRecord, readString, type Stored } from "../fields/record.ts";
import { detectMediaType, MAX_BYTES } from "../media/inspect.ts";
import { listFiles } from "../media/row-files.ts";
import { isMediaName } from "../media/file-name.ts";
import { CARRIED_COLLECTIONS, CARRIED_GLOBALS } from "./contents.ts";
import { checkFields, keepRelations, listBlocks, type Blocks, type Fields } from "./document.ts";
import { getCollection, hasDrafts } from "./export.ts";
import {
  nameCollectionFile,
  nameGlobalFile,
  nameMediaFile,
  readMediaName,
  type Bundle,
} from "./format.ts";
import { BundleError } from "./problem.ts";
import { readLines, readWhole, type ArchiveFile } from "./zip.ts";

/** A document of a bundle. */
export interface Line {
  readonly id: string;
  readonly row: Stored;
  /** The newest version, when it differs from the row. */
  readonly newest: Stored | null;
}

function getFile({ archive }: Bundle, name: string): ArchiveFile {
  const file = archive.files.get(name);
  if (!file) throw new BundleError({ kind: "missing", name });
  return file;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

function parseLine(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value["row"])) return null;
    const { row, newest = null, ...rest } = value;
    const id = readString(row["id"]);
    if (!UUID.test(id) || Object.keys(rest).length > 0) return null;
    if (newest === null) return { id, row, newest };
    return isRecord(newest) && newest["id"] === id ? { id, row, newest } : null;
  } catch {
    return null;
  }
}

/** Reads the documents of a collection. @throws BundleError for a line that is no document */
export async function* readDocuments(bundle: Bundle, slug: string): AsyncGenerator<Line> {
  const name = nameCollectionFile(slug);
  let number = 0;
  for await (const text of readLines(getFile(bundle, name))) {
    number += 1;
    const line = parseLine(text);
    if (!line) throw new BundleError({ kind: "document", name, place: String(number) });
    yield line;
  }
}

/** Reads the values of a global. @throws BundleError for anything but an object */
export async function readGlobal(bundle: Bundle, slug: string): Promise<Stored> {
  const name = nameGlobalFile(slug);
  const text = (await readWhole(getFile(bundle, name), 64 * 1024 * 1024)).toString("utf8");
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Refused below.
  }
  throw new BundleError({ kind: "document", name, place: "1" });
}

/** Compares the length and the checksum of every file with the manifest. */
async function checkBytes(bundle: Bundle): Promise<void> {
  for (const [name, { sha256, bytes }] of Object.entries(bundle.manifest.files)) {
    const file = getFile(bundle, name);
    if (file.size !== bytes) throw new BundleError({ kind: "hash", name });
    const digest = createHash("sha256");
    for await (const chunk of file.read()) digest.update(chunk);
    if (digest.digest("hex") !== sha256) throw new BundleError({ kind: "hash", name });
  }
}

/** Checks the name and the first bytes of each picture and PDF file. */
async function checkMedia(bundle: Bundle): Promise<void> {
  for (const file of bundle.archive.files.values()) {
    const name = readMediaName(file.name);
    if (name === null) continue;
    if (!isMediaName(name)) throw new BundleError({ kind: "name", name: file.name });
    if (detectMediaType(await readWhole(file, MAX_BYTES)) === null)
      throw new BundleError({ kind: "file", name });
  }
}

interface Checked {
  readonly bundle: Bundle;
  readonly blocks: Blocks;
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads the ids of all documents. @throws BundleError when two documents have the same */
async function readIds(bundle: Bundle): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const slug of CARRIED_COLLECTIONS) {
    const own = new Set<string>();
    for await (const { id } of readDocuments(bundle, slug)) {
      if (all.has(id))
        throw new BundleError({ kind: "twice", name: nameCollectionFile(slug), place: id });
      all.add(id);
      own.add(id);
    }
    ids.set(slug, own);
  }
  return ids;
}

/** @throws BundleError for a wrong value, or for a relation to a document that is missing */
function checkData(
  { blocks, ids }: Checked,
  fields: Fields,
  data: Stored,
  at: { readonly name: string; readonly line: number },
): void {
  const wrong = checkFields(fields, data, { at: "", blocks });
  const place = (path: string): string => `${at.line}: ${path}`;
  if (wrong !== null)
    throw new BundleError({ kind: "document", name: at.name, place: place(wrong) });
  keepRelations(fields, data, (collection, id) => {
    if (ids.get(collection)?.has(id) !== true)
      throw new BundleError({
        kind: "reference",
        name: at.name,
        place: place(`${collection} ${id}`),
      });
    return true;
  });
}

async function checkCollection(payload: Payload, checked: Checked, slug: string): Promise<number> {
  const collection = getCollection(payload, slug);
  const { flattenedFields } = collection;
  const name = nameCollectionFile(slug);
  let line = 0;
  for await (const { row, newest } of readDocuments(checked.bundle, slug)) {
    line += 1;
    checkData(checked, flattenedFields, row, { name, line });
    if (newest && !hasDrafts(collection))
      throw new BundleError({ kind: "document", name, place: `${line}: newest` });
    if (newest) checkData(checked, flattenedFields, newest, { name, line });
    if (slug !== "media") continue;
    const missing = listFiles(row).find(
      (file) => !checked.bundle.archive.files.has(nameMediaFile(file)),
    );
    if (missing) throw new BundleError({ kind: "missing", name: nameMediaFile(missing) });
  }
  return line;
}

/**
 * Checks a bundle. Nothing is written.
 * @returns the number of its documents
 * @throws BundleError for the first problem
 */
export async function checkBundle(payload: Payload, bundle: Bundle): Promise<number> {
  await checkBytes(bundle);
  await checkMedia(bundle);
  const checked: Checked = { bundle, blocks: listBlocks(payload), ids: await readIds(bundle) };
  let count = 0;
  for (const slug of CARRIED_COLLECTIONS) count += await checkCollection(payload, checked, slug);
  for (const slug of CARRIED_GLOBALS) {
    const fields = payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
    checkData(checked, fields, await readGlobal(bundle, slug), {
      name: nameGlobalFile(slug),
      line: 1,
    });
  }
  return count;
}
