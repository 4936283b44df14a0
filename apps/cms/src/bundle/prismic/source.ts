/** Reads an export of Prismic: a folder or an archive with one JSON file for each document. */
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { isLocale, LOCALE_TABLE, LOCALES, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { isRecord, readString, type Stored } from "../../fields/record.ts";
import { seedId } from "../../names/ids.ts";
import { readRows } from "../../texts/text-pairs.ts";
import { BundleError } from "../problem.ts";
import { openArchive, readWhole } from "../zip.ts";
import { findTarget } from "./types.ts";

/** A document of an export. */
export interface SourceDocument {
  readonly source: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string;
  readonly tags: readonly string[];
  /** Ids of the document in other languages. */
  readonly others: readonly string[];
  readonly data: Stored;
}
/** A file, or a file that contains no document. */
export interface SourceFile {
  readonly name: string;
  readonly document: SourceDocument | null;
}

/** Most bytes of one document. */
const MOST = 16 * 1024 * 1024;
/** Properties of a document beside its fields, in exports without `data`. */
const OF_DOCUMENT = ["id", "type", "lang", "uid", "tags", "grouplang", "alternate_languages"];

function parse(name: string, text: string): SourceFile {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || readString(value["type"]) === "") return { name, document: null };
    const { data } = value;
    const rest = Object.entries(value).filter(([key]) => !OF_DOCUMENT.includes(key));
    // Exports name a file by the id of its document, followed by its uid or language.
    const [fromName = ""] = basename(name, ".json").split(/[$.]/);
    const others = readRows(value["alternate_languages"]).map(({ id }) => readString(id));
    const document: SourceDocument = {
      source: readString(value["id"]) || fromName,
      type: readString(value["type"]),
      lang: readString(value["lang"]),
      uid: readString(value["uid"]),
      tags: Array.isArray(value["tags"]) ? value["tags"].map(readString) : [],
      others: [...others, readString(value["grouplang"])].filter((id) => id !== ""),
      data: isRecord(data) ? data : Object.fromEntries(rest),
    };
    return { name, document };
  } catch {
    return { name, document: null };
  }
}

/** Whether a file may be a document. Systems add files whose names begin with a dot. */
const isDocumentFile = (name: string): boolean =>
  name.endsWith(".json") && !/(?:^|\/)(?:\.|__MACOSX)/.test(name);

async function readFolder(folder: string): Promise<readonly SourceFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files: SourceFile[] = [];
  for (const name of names.filter(isDocumentFile).toSorted())
    files.push(parse(name, await readFile(join(folder, name), "utf8")));
  return files;
}

async function readArchive(path: string, most: number): Promise<readonly SourceFile[]> {
  const archive = await openArchive(path, most);
  try {
    const files: SourceFile[] = [];
    const names = [...archive.files.keys()].filter(isDocumentFile).toSorted();
    for (const name of names) {
      const file = archive.files.get(name);
      if (file) files.push(parse(name, (await readWhole(file, MOST)).toString("utf8")));
    }
    return files;
  } finally {
    await archive.close();
  }
}

/**
 * Reads the files of an export, in the order of their names.
 * @throws BundleError for anything but a folder or an archive with JSON files
 */
export async function readExport(path: string, most: number): Promise<readonly SourceFile[]> {
  const isFolder = (await stat(path)).isDirectory();
  const files = await (isFolder ? readFolder(path) : readArchive(path, most));
  if (!files.some(({ document }) => document !== null))
    throw new BundleError({ kind: "noPrismic" });
  return files;
}

/** Returns the language of the site for a code such as `en-gb`; null when the site has none. */
export function findLocale(lang: string): Locale | null {
  const code = lang.toLowerCase();
  const exact = LOCALES.find((locale) => LOCALE_TABLE[locale].iso.toLowerCase() === code);
  const short = code.split("-")[0] ?? "";
  return exact ?? (isLocale(short) ? short : null);
}

/** Returns the site of a document: a tag makes it one for businesses. */
export const findAudience = ({ tags }: SourceDocument): Audience =>
  tags.some((tag) => /^(?:pro|corporate)$/i.test(tag)) ? "corporate" : "individual";

/** Returns the id of the draft of a document. It is the same in every import. */
export const createDraftId = (source: string): string => seedId(`prismic:${source}`);
/** Returns the group of the documents with these ids in Prismic. */
export function createGroupId({ source, others }: SourceDocument): string {
  const [first = source] = [source, ...others].toSorted();
  return seedId(`prismic-group:${first}`);
}

/** Returns the collection and id to which a link of Prismic leads; null when it has no draft. */
export function findLinked(
  link: Stored,
  drafts: ReadonlyMap<string, string>,
): { readonly relationTo: string; readonly value: string } | null {
  const source = readString(link["id"]);
  const collection = drafts.get(source);
  return collection === undefined ? null : { relationTo: collection, value: createDraftId(source) };
}

/** Returns the collection of each document that is imported, by its id in Prismic. */
export function listDrafts(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const drafts = new Map<string, string>();
  for (const { document } of files) {
    const target = document && findTarget(document.type);
    if (document && target && findLocale(document.lang) !== null)
      drafts.set(document.source, target.collection);
  }
  return drafts;
}
