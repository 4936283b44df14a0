/**
 * Writes the records of the seed, one after the other (content-service §1). A record is created
 * once. It is updated only when the files changed and the record was not changed since the last
 * run. A deleted record is never created again.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { createLocalReq, ValidationError, type Payload, type PayloadRequest } from "payload";
import type { PageCollection } from "../names/slugs.ts";
import { describeError } from "@orlaya/contract";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { mediaStore } from "../media/store.ts";
import { countryFacts } from "./eligibility.ts";
import type { MediaEntry } from "./data-files.ts";
import type { Source } from "./source.ts";
import { createRecordId } from "../names/ids.ts";
import { forgetLinks, rebuildLinks } from "../links/rebuild.ts";
import { createPlainPage } from "./plain-page.ts";

export interface SeedRecord {
  readonly collection: string;
  readonly id: string;
  readonly data: Stored;
  readonly drafts: boolean;
  /** A page built from facts alone, of which there are thousands (plain-page.ts). */
  readonly plain?: PageCollection | null;
}
/** Last run: id → hash of the data, and `updatedAt` after the write. */
type Memory = Record<string, { readonly hash: string; readonly updatedAt: string }>;
export interface Report {
  readonly created: number;
  readonly updated: number;
  readonly kept: number;
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** Reads what the last run wrote. */
export async function readMemory(
  payload: Payload,
): Promise<{ readonly records: Memory; readonly source: string }> {
  const seed = record(await payload.findGlobal({ slug: "seed_state", depth: 0 }));
  return {
    records: { ...(record(seed["records"]) as Memory) },
    source: typeof seed["source"] === "string" ? seed["source"] : "",
  };
}
const writeMemory = (payload: Payload, records: Memory, source: string): Promise<unknown> =>
  payload.updateGlobal({ slug: "seed_state", data: { records, source }, depth: 0 });

/** Builds the records of media, countries and groups. */
export function buildNeutralRecords(source: Source): SeedRecord[] {
  const facts = countryFacts(source.eligibility);
  const maps = new Set(source.media.map(({ key }) => key));
  return [
    ...source.media.map((entry): SeedRecord => ({
      collection: "media",
      id: createRecordId("media", entry.key),
      drafts: false,
      data: {
        name: entry.key,
        alt: entry.alt,
        decorative: false,
        credit: entry.credit ?? null,
        licence: entry.licence ?? null,
        source_url: entry.source_url ?? null,
        width: entry.width,
        height: entry.height,
        focalX: Math.round(entry.focal.x * 100),
        focalY: Math.round(entry.focal.y * 100),
        ...original(entry),
        renditions: entry.renditions.map((rendition) => ({
          ...rendition,
          file: basename(rendition.file),
        })),
        social: entry.og ? basename(entry.og.file) : null,
      },
    })),
    ...source.countries.map((entry): SeedRecord => {
      const { flag: _flag, ...country } = entry;
      const map = `map-${entry.code.toLowerCase()}`;
      const { code: _code, ...stated } = source.facts.get(entry.code) ?? { code: entry.code };
      return {
        collection: "countries",
        id: createRecordId("countries", entry.code),
        drafts: false,
        data: {
          ...country,
          ...facts.get(entry.code),
          map: maps.has(map) ? createRecordId("media", map) : null,
          facts: stated,
        },
      };
    }),
    ...source.groups.map((entry): SeedRecord => ({
      collection: "group_of_countries",
      id: createRecordId("group_of_countries", entry.uid),
      drafts: false,
      data: {
        uid: entry.uid,
        label: entry.names.en,
        names: entry.names,
        countries: entry.countries.map((code) => createRecordId("countries", code)),
      },
    })),
  ];
}
/** Returns the largest rendition as the original: editors see it and set focal points on it. */
function original(entry: MediaEntry): Stored {
  const largest = [...entry.renditions].sort((a, b) => b.width - a.width)[0];
  return largest
    ? {
        filename: basename(largest.file),
        mimeType: `image/${largest.format}`,
        filesize: largest.bytes,
      }
    : {};
}

/**
 * Copies the files of the manifest to the media folder or object storage. Skips files of the folder
 * that have the right size.
 * @returns how many were copied
 */
export async function importMedia(
  source: Source,
  root: string,
  tell: (done: number, all: number) => void,
): Promise<number> {
  const files = source.media.flatMap((entry) => [
    ...entry.renditions,
    ...(entry.og ? [entry.og] : []),
  ]);
  let copied = 0;
  await mkdir(env.mediaDir, { recursive: true });
  for (const [index, { file, bytes, format }] of files.entries()) {
    const from = join(root, "data/media", file);
    const name = basename(file);
    if (env.s3) await mediaStore.put(name, await readFile(from), `image/${format}`);
    else {
      const to = join(env.mediaDir, name);
      const there = await stat(to).catch(() => null);
      if (there?.size === bytes) continue;
      await copyFile(from, to);
    }
    copied += 1;
    tell(index + 1, files.length);
  }
  return copied;
}

/** Relaxes the disk writes of SQLite. The next run writes again what a power failure lost. */
async function writeFast(payload: Payload): Promise<void> {
  if (!env.postgres)
    await (payload.db as unknown as SQLiteAdapter).client.execute("PRAGMA synchronous = NORMAL");
}

/** Returns the reason why the service rejected a record. */
function reasonOf(error: unknown): string {
  return error instanceof ValidationError
    ? error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(" ")
    : describeError(error);
}

/** A run of the seed over the database. */
interface Run {
  readonly payload: Payload;
  readonly req: PayloadRequest;
  /** Read by hooks. `first`: the seed has written nothing to this database before. */
  readonly context: { readonly seed: "first" | "again" };
  /** Filled while records are written. */
  readonly memory: Memory;
}
type Outcome = keyof Report;

/** Writes the records in the given order. Calls `tell` after each one. */
export async function writeRecords(
  payload: Payload,
  records: readonly SeedRecord[],
  sourceHash: string,
  tell: (collection: string, done: number, all: number) => void,
): Promise<Report> {
  const { records: memory } = await readMemory(payload);
  const counts: Record<Outcome, number> = { created: 0, updated: 0, kept: 0 };
  const context = { seed: Object.keys(memory).length === 0 ? "first" : "again" } as const;
  const totals = new Map<string, number>();
  for (const { collection } of records) totals.set(collection, (totals.get(collection) ?? 0) + 1);
  const present = await readPresent(payload, [...totals.keys()]);
  await writeFast(payload);
  if (context.seed === "first") await forgetLinks(payload);
  const done = new Map<string, number>();
  let at: SeedRecord | null = null;
  const req = await createLocalReq({ context: { ...context } }, payload);
  const run: Run = { payload, req, context, memory };
  try {
    for (const seedRecord of records) {
      at = seedRecord;
      const { collection, id } = seedRecord;
      counts[await writeRecord(run, seedRecord, present.get(collection)?.get(id))] += 1;
      const number = (done.get(collection) ?? 0) + 1;
      done.set(collection, number);
      tell(collection, number, totals.get(collection) ?? 0);
    }
    await writeMemory(payload, memory, sourceHash);
    if (context.seed === "first") await rebuildLinks(payload);
  } catch (error) {
    await writeMemory(payload, memory, "");
    throw at ? new Error(`${describeRecord(at)}: ${reasonOf(error)}`, { cause: error }) : error;
  }
  return counts;
}

/** Returns `updatedAt` of every record in the database, by collection and id. */
async function readPresent(
  payload: Payload,
  collections: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const present = new Map<string, Map<string, string>>();
  for (const collection of collections) {
    const { docs } = await payload.find({
      collection,
      limit: 0,
      pagination: false,
      depth: 0,
      draft: true,
      trash: true,
      select: { updatedAt: true },
    });
    present.set(
      collection,
      new Map(docs.map((doc: Stored) => [String(doc["id"]), String(doc["updatedAt"])])),
    );
  }
  return present;
}

/** Writes one record as described at the top of this file. `updatedAt`: date in the database. */
async function writeRecord(
  run: Run,
  seedRecord: SeedRecord,
  updatedAt: string | undefined,
): Promise<Outcome> {
  const { id, data } = seedRecord;
  const hash = hashOf(data);
  const remembered = run.memory[id];
  if (updatedAt === undefined && !remembered) {
    run.memory[id] = { hash, updatedAt: await createRecord(run, seedRecord) };
    return "created";
  }
  const isUntouched = updatedAt !== undefined && remembered?.updatedAt === updatedAt;
  if (!isUntouched || remembered.hash === hash) return "kept";
  run.memory[id] = { hash, updatedAt: await updateRecord(run, seedRecord) };
  return "updated";
}

/** Creates a record. @returns its `updatedAt` */
async function createRecord(
  { payload, req, context }: Run,
  seedRecord: SeedRecord,
): Promise<string> {
  const { collection, id, data, plain } = seedRecord;
  if (plain) return createPlainPage(payload, req, plain, id, data);
  const written = await payload.create({
    collection,
    data: { ...getValues(seedRecord), id },
    depth: 0,
    context: { ...context },
  });
  return String(record(written)["updatedAt"]);
}

/** Updates a record. @returns its `updatedAt` */
async function updateRecord({ payload }: Run, seedRecord: SeedRecord): Promise<string> {
  const { collection, id } = seedRecord;
  const data = getValues(seedRecord);
  const written = await payload.update({
    collection,
    id,
    data,
    depth: 0,
    context: { seed: "again" },
  });
  return String(record(written)["updatedAt"]);
}

function getValues({ data, drafts }: SeedRecord): Stored {
  return { ...data, ...(drafts ? { _status: "published" } : {}) };
}

/** Describes a record by collection, uid or title, and language. */
function describeRecord({ collection, id, data }: SeedRecord): string {
  const name = readString(data["uid"]) || readString(data["title"]) || id;
  return `${collection} "${name}" (${readString(data["locale"]) || "every language"})`;
}
