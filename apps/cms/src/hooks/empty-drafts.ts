/**
 * Deletes drafts that were opened with "Create New" and left empty. The admin stores a document
 * before anything is entered.
 */
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Longest time from the creation to the last change of an untouched draft. The admin stores a new
 * document once, and again when it opens.
 */
const UNTOUCHED_MS = 5000;

/**
 * Deletes drafts without a title that were created at least a day ago and not changed since.
 * @returns how many
 */
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
