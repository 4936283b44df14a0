/** Reads and writes ZIP files as streams: no file is in memory as a whole. */
import { openAsBlob } from "node:fs";
import { open, stat } from "node:fs/promises";
import { BlobReader, configure, ZipReader, ZipWriter, type FileEntry } from "@zip.js/zip.js";
import { readString, record } from "../fields/record.ts";
import { BundleError } from "./problem.ts";

// Workers of the browser do not exist here.
configure({ useWebWorkers: false });

/** The earliest date of a ZIP file, for every file: equal content gives equal bytes. */
const FIRST_DAY = new Date(1980, 0, 1);
const MB = 1024 * 1024;
/** Most files of an archive. */
const MOST_FILES = 100_000;
/** How many times larger a file may become. Text of content becomes about ten times larger. */
const MOST_GROWTH = 200;

export interface ArchiveWriter {
  /** Adds a file. Pictures are stored, because they are compressed already. */
  add(name: string, content: ReadableStream<Uint8Array>, isCompressed: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Creates an archive that is written to a stream. */
export function createArchive(to: WritableStream<Uint8Array>): ArchiveWriter {
  const writer = new ZipWriter(to, { extendedTimestamp: false, lastModDate: FIRST_DAY });
  return {
    async add(name, content, isCompressed) {
      await writer.add(name, content, { level: isCompressed ? 0 : 6 });
    },
    async close() {
      await writer.close();
    },
  };
}

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  /** Bytes of the content, as the archive states them. */
  readonly size: number;
  /** @throws BundleError when it is longer than stated, or damaged */
  read(): AsyncGenerator<Uint8Array>;
}

/** An archive on disk. */
export interface Archive {
  readonly files: ReadonlyMap<string, ArchiveFile>;
  close(): Promise<void>;
}

/** Whether a name stays inside the folder of the archive. */
function isSafeName(name: string): boolean {
  return (
    name.length < 300 &&
    !/^[/\\]|[\\\0]|^[a-z]:/i.test(name) &&
    name.split("/").every((part) => part !== ".." && part !== "." && part !== "")
  );
}

async function* readFile(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { filename: name, uncompressedSize: size } = entry;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const done = entry.getData(writable, { checkSignature: true }).then(
    () => true,
    () => false,
  );
  let read = 0;
  try {
    for await (const chunk of readable) {
      read += chunk.length;
      if (read > size) throw new BundleError({ kind: "hash", name });
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError({ kind: "hash", name });
  }
  const isWhole = await done;
  if (!isWhole || read !== size) throw new BundleError({ kind: "hash", name });
}

function toFile(entry: FileEntry): ArchiveFile {
  return { name: entry.filename, size: entry.uncompressedSize, read: () => readFile(entry) };
}

/** Returns why a file is no archive: another format, or one that breaks off. */
async function explainUnreadable(path: string): Promise<BundleError> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return new BundleError({
      kind: buffer.toString("latin1", 0, 2) === "PK" ? "truncated" : "foreign",
    });
  } finally {
    await handle.close();
  }
}

/**
 * Opens an archive.
 * @param most most bytes of all files together
 * @throws BundleError for anything but an archive with safe names and sizes
 */
export async function openArchive(path: string, most: number): Promise<Archive> {
  if ((await stat(path)).size === 0) throw new BundleError({ kind: "empty" });
  const reader = new ZipReader(new BlobReader(await openAsBlob(path)), {
    checkOverlappingEntry: true,
  });
  const files = new Map<string, ArchiveFile>();
  let total = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      const { filename: name, uncompressedSize: size, compressedSize } = entry;
      if (!isSafeName(entry.directory ? name.replace(/\/$/, "") : name))
        throw new BundleError({ kind: "name", name: name.slice(0, 100) });
      if (entry.directory) continue;
      if (files.has(name)) throw new BundleError({ kind: "twice", name, place: name });
      total += size;
      const isBomb = size > MB && size > compressedSize * MOST_GROWTH;
      if (isBomb || total > most || files.size >= MOST_FILES || entry.encrypted)
        throw new BundleError({ kind: "unpacked", size: Math.round(most / MB) });
      files.set(name, toFile(entry));
    }
  } catch (error) {
    await reader.close();
    if (error instanceof BundleError) throw error;
    // The library refuses names that lead out of the folder, and states them.
    const name = readString(record(error)["filename"]);
    throw name === "" ? await explainUnreadable(path) : new BundleError({ kind: "name", name });
  }
  return {
    files,
    async close() {
      await reader.close();
    },
  };
}

/** Reads a file as a whole. @throws BundleError when it is longer than `most` bytes */
export async function readWhole(file: ArchiveFile, most: number): Promise<Buffer> {
  if (file.size > most) throw new BundleError({ kind: "unpacked", size: Math.round(most / MB) });
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Most bytes of one line: a release of the finder has half a megabyte. */
const MOST_LINE = 16 * MB;

/** Reads the lines of a file. @throws BundleError for a line that is too long or no UTF-8 */
export async function* readLines(file: ArchiveFile): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    for await (const chunk of file.read()) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > MOST_LINE)
        throw new BundleError({ kind: "unpacked", size: MOST_LINE / MB });
      yield* lines;
    }
    rest += decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new BundleError({ kind: "hash", name: file.name });
    throw error;
  }
  if (rest !== "") yield rest;
}
