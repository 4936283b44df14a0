/**
 * Writes what the seed knows, one record after the other (content-service §1). A record is created once; it is updated
 * later only where the files changed and nobody has touched it since, and never made again once somebody deleted it.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { createLocalReq, ValidationError, type Payload } from "payload";
import type { PageCollection } from "../collections/slugs.ts";
import { env } from "../env.ts";
import { record, string, type Stored } from "../fields/record.ts";
import { mediaStore } from "../media/store.ts";
import { countryFacts } from "./eligibility.ts";
import type { MediaEntry, Source } from "./source.ts";
import { recordId } from "./ids.ts";
import { createPlainPage } from "./plain-page.ts";

export interface SeedRecord {
  readonly collection: string;
  readonly id: string;
  readonly data: Stored;
  readonly drafts: boolean;
  /** A page made from facts alone, of which there are thousands (plain-page.ts). */
  readonly plain?: PageCollection | null;
}
/** What the seed wrote last: id → hash of the data, and when the record was last changed then. */
type Memory = Record<string, { readonly hash: string; readonly updatedAt: string }>;
export interface Report {
  readonly created: number;
  readonly updated: number;
  readonly kept: number;
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

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

/** Countries, groups and media as records; pictures without an English text are decoration. */
export function neutralRecords(source: Source): SeedRecord[] {
  const facts = countryFacts(source.eligibility);
  const maps = new Set(source.media.map(({ key }) => key));
  return [
    ...source.media.map((entry): SeedRecord => ({
      collection: "media",
      id: recordId("media", entry.key),
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
        id: recordId("countries", entry.code),
        drafts: false,
        data: {
          ...country,
          ...facts.get(entry.code),
          map: maps.has(map) ? recordId("media", map) : null,
          facts: stated,
        },
      };
    }),
    ...source.groups.map((entry): SeedRecord => ({
      collection: "group_of_countries",
      id: recordId("group_of_countries", entry.uid),
      drafts: false,
      data: {
        uid: entry.uid,
        label: entry.names.en,
        names: entry.names,
        countries: entry.countries.map((code) => recordId("countries", code)),
      },
    })),
  ];
}
/** The largest rendition stands for the original: the admin shows it, and focal points can be set on it. */
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

/** Files of the manifest → the media folder or object storage; those that are there with the right size are left. */
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

/** SQLite need not wait for the disk after every record of the seed: what a power cut takes, the next run writes again. */
async function writeFast(payload: Payload): Promise<void> {
  if (!env.postgres)
    await (payload.db as unknown as SQLiteAdapter).client.execute("PRAGMA synchronous = NORMAL");
}

/** What the service says of a record it refuses. */
function reasonOf(error: unknown): string {
  return error instanceof ValidationError
    ? error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(" ")
    : error instanceof Error
      ? error.message
      : String(error);
}

/** Writes the records in the order given. `tell` hears after each one. */
export async function writeRecords(
  payload: Payload,
  records: readonly SeedRecord[],
  sourceHash: string,
  tell: (collection: string, done: number, all: number) => void,
): Promise<Report> {
  const { records: memory } = await readMemory(payload);
  const counts = { created: 0, updated: 0, kept: 0 };
  const first = Object.keys(memory).length === 0;
  const totals = new Map<string, number>();
  for (const { collection } of records) totals.set(collection, (totals.get(collection) ?? 0) + 1);
  const present = new Map<string, Map<string, string>>();
  for (const collection of totals.keys()) {
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
  await writeFast(payload);
  const done = new Map<string, number>();
  let at: SeedRecord | null = null;
  const context = { seed: first ? "first" : "again" };
  const req = await createLocalReq({ context: { ...context } }, payload);
  try {
    for (const seedRecord of records) {
      const { collection, id, data, drafts, plain } = seedRecord;
      at = seedRecord;
      const hash = hashOf(data);
      const remembered = memory[id];
      const updatedAt = present.get(collection)?.get(id);
      const values = { ...data, ...(drafts ? { _status: "published" } : {}) };
      if (updatedAt === undefined && !remembered && plain) {
        memory[id] = { hash, updatedAt: await createPlainPage(payload, req, plain, id, data) };
        counts.created += 1;
      } else if (updatedAt === undefined && !remembered) {
        const written = record(
          await payload.create({
            collection,
            data: { ...values, id },
            depth: 0,
            context: { ...context },
          }),
        );
        memory[id] = { hash, updatedAt: String(written["updatedAt"]) };
        counts.created += 1;
      } else if (
        updatedAt !== undefined &&
        remembered?.updatedAt === updatedAt &&
        remembered.hash !== hash
      ) {
        const written = record(
          await payload.update({
            collection,
            id,
            data: values,
            depth: 0,
            context: { seed: "again" },
          }),
        );
        memory[id] = { hash, updatedAt: String(written["updatedAt"]) };
        counts.updated += 1;
      } else counts.kept += 1;
      const number = (done.get(collection) ?? 0) + 1;
      done.set(collection, number);
      tell(collection, number, totals.get(collection) ?? 0);
    }
    await writeMemory(payload, memory, sourceHash);
  } catch (error) {
    await writeMemory(payload, memory, "");
    throw at
      ? new Error(
          `${at.collection} "${string(at.data["uid"]) || string(at.data["title"]) || at.id}" (${string(at.data["locale"]) || "every language"}): ${reasonOf(error)}`,
          { cause: error },
        )
      : error;
  }
  return counts;
}
