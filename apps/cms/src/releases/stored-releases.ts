/** Reads and activates the numbered releases in the database. */
import { readRelease, type Release } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { readIso, readString, record, type Stored } from "../fields/record.ts";

type Row = Stored & { readonly id: string };

/** Loads the complete release of a number; null when there is none. */
export async function loadStoredRelease(
  payload: Payload,
  version: number,
): Promise<Release | null> {
  const row = await payload.db.findOne<Row>({
    collection: "finder_releases",
    where: { version: { equals: version } },
  });
  return row ? (row["release"] as Release) : null;
}
/**
 * Loads a release for comparisons, of an older format too; null when there is none, or when it
 * cannot be read.
 */
export async function loadReadableRelease(
  payload: Payload,
  version: number,
): Promise<Release | null> {
  const stored = await loadStoredRelease(payload, version);
  const read = stored && (await readRelease(stored));
  return read?.ok ? read.release : null;
}
/** Loads the number of the live release; null before the first release. */
export async function loadLiveVersion(payload: Payload): Promise<number | null> {
  const { version } = record(await payload.findGlobal({ slug: "finder_live", depth: 0 }));
  return typeof version === "number" ? version : null;
}

/** The live release without its data. */
export interface LiveRecord {
  readonly version: number;
  readonly author: string;
  /** ISO 8601. */
  readonly time: string;
}
/** Loads who made the live release and when; null before the first release. */
export async function loadLiveRecord(payload: Payload): Promise<LiveRecord | null> {
  const version = await loadLiveVersion(payload);
  if (version === null) return null;
  const row = await payload.db.findOne<Row>({
    collection: "finder_releases",
    where: { version: { equals: version } },
    select: { author: true, time: true },
  });
  return row && { version, author: readString(row["author"]), time: readIso(row["time"]) };
}

export interface LiveRelease {
  /** Null before the first release, and when the stored one cannot be read. */
  readonly release: Release | null;
  /** Why the stored release cannot be read. */
  readonly problem: string | null;
}
/** Loads the live release for comparisons. Data of an older format are converted. */
export async function loadLiveRelease(payload: Payload): Promise<LiveRelease> {
  const version = await loadLiveVersion(payload);
  const stored = version === null ? null : await loadStoredRelease(payload, version);
  if (!stored) return { release: null, problem: null };
  const read = await readRelease(stored);
  return read.ok
    ? { release: read.release, problem: null }
    : { release: null, problem: read.problem };
}

/** Returns the number of the next release. */
export async function findNextVersion(payload: Payload): Promise<number> {
  const { docs } = await payload.db.find<Row>({
    collection: "finder_releases",
    limit: 1,
    sort: "-version",
    select: { version: true },
  });
  const newest = docs[0]?.["version"];
  return typeof newest === "number" ? newest + 1 : 1;
}

/** Makes a release live. */
export function setLiveVersion(
  payload: Payload,
  version: number,
  author: string,
  req?: PayloadRequest,
): Promise<unknown> {
  return payload.updateGlobal({
    slug: "finder_live",
    data: { version, activated_by: author, activated_at: new Date().toISOString() },
    depth: 0,
    ...(req ? { req } : {}),
  });
}
