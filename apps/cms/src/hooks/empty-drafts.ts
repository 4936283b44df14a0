/** Drafts that somebody opened with "Create New" and left without a word: the admin stores a document before anything is written. */
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The admin stores a new document once, and once more as it opens. */
const UNTOUCHED_MS = 5000;

/** Deletes drafts without a title that nobody has touched since they were made, a day ago or longer. @returns how many */
export async function deleteEmptyDrafts(payload: Payload, now = Date.now()): Promise<number> {
  let deleted = 0;
  for (const { slug, versions, admin } of payload.config.collections) {
    if (typeof versions !== "object" || !versions.drafts || !admin.useAsTitle) continue;
    const { docs } = await payload.db.find<Stored & { id: string }>({
      collection: slug,
      limit: 0,
      pagination: false,
      select: { createdAt: true, updatedAt: true, [admin.useAsTitle]: true },
      where: {
        and: [
          { _status: { equals: "draft" } },
          { updatedAt: { less_than: new Date(now - DAY_MS).toISOString() } },
        ],
      },
    });
    for (const row of docs) {
      const touched =
        Date.parse(readString(row["updatedAt"])) - Date.parse(readString(row["createdAt"])) >
        UNTOUCHED_MS;
      if (touched || readString(row[admin.useAsTitle]) !== "") continue;
      await payload.delete({ collection: slug, id: row.id, depth: 0 });
      deleted += 1;
    }
  }
  return deleted;
}
