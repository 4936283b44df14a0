/** The releases in the database, by their numbers, and the one that visitors get. */
import type { Release } from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { record, type Stored } from "../fields/record.ts";

type Row = Stored & { readonly id: string };

/** The stored release of a number, whole; null when there is none. */
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
/** The number that visitors get; null before the first release. */
export async function loadLiveVersion(payload: Payload): Promise<number | null> {
  const { version } = record(await payload.findGlobal({ slug: "finder_live", depth: 0 }));
  return typeof version === "number" ? version : null;
}
/** The number that the next release gets. */
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

/** Makes a release the one that visitors get. */
export function setLiveVersion(
  payload: Payload,
  version: number,
  author: string,
): Promise<unknown> {
  return payload.updateGlobal({
    slug: "finder_live",
    data: { version, activated_by: author, activated_at: new Date().toISOString() },
    depth: 0,
  });
}
