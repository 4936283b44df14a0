/** Stores findings, with the moments of the first and the last run that had them. */
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { getFindingKey, type Finding } from "./finding.ts";

const FINDINGS = "link_findings";

/** Replaces the stored findings by those of a run. @returns their number */
export async function storeFindings(
  payload: Payload,
  findings: readonly Finding[],
): Promise<number> {
  const { db } = payload;
  const now = new Date().toISOString();
  const { docs } = await db.find<Stored & { readonly id: string }>({
    collection: FINDINGS,
    limit: 0,
    pagination: false,
  });
  const old = new Map(docs.map((row) => [readString(row["key"]), row.id]));
  const found = new Map(findings.map((finding) => [getFindingKey(finding), finding]));
  for (const [key, finding] of found) {
    const id = old.get(key);
    old.delete(key);
    const data = { ...finding, key, last_seen: now };
    if (id === undefined)
      await db.create({
        collection: FINDINGS,
        data: { ...data, first_seen: now },
        returning: false,
      });
    else await db.updateOne({ collection: FINDINGS, id, data, returning: false });
  }
  if (old.size > 0)
    await db.deleteMany({ collection: FINDINGS, where: { id: { in: [...old.values()] } } });
  return found.size;
}
