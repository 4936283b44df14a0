/** Where the entries of the audit log lead: to the document when it exists, and to its evidence. */
import type { PayloadRequest } from "payload";
import type { ChainEntry } from "../audit/chain.ts";
import { readString } from "../fields/record.ts";
import { loadRows } from "../load-rows.ts";
import { adminPaths } from "../names/paths.ts";

export interface AuditLinks {
  readonly document?: string;
  readonly evidence?: string;
}

/** Loads the paths of the documents of entries: id → path, empty for a document without one. */
async function loadPaths(
  req: PayloadRequest,
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!req.payload.collections[collection]) return new Map();
  const rows = await loadRows(req, collection, { values: ids });
  return new Map(rows.map((row) => [row.id, readString(row["path"])]));
}

function linkDocument(req: PayloadRequest, collection: string, id: string): string | null {
  if (collection === "campaigns") return adminPaths.campaign(id);
  if (collection === "finder_sets") return adminPaths.set(id);
  const { hidden } = req.payload.collections[collection]?.config.admin ?? { hidden: true };
  return hidden === true ? null : adminPaths.document(collection, id);
}

/**
 * Finds where entries lead. The data of visitors are not looked up.
 * @param zone time zone in which the evidence shows times
 * @returns links by the number of the entry
 */
export async function findAuditLinks(
  req: PayloadRequest,
  entries: readonly ChainEntry[],
  zone: string,
): Promise<ReadonlyMap<number, AuditLinks>> {
  const named = entries.filter(({ document }) => /^[0-9a-f-]{36}$/i.test(document));
  const links = new Map<number, AuditLinks>();
  for (const [collection, group] of Map.groupBy(named, (entry) => entry.collection)) {
    const ids = [...new Set(group.map(({ document }) => document))];
    const paths = await loadPaths(req, collection, ids);
    for (const { at, document: id, sequence } of group) {
      const path = paths.get(id);
      const document = path === undefined ? null : linkDocument(req, collection, id);
      const question = { address: path ?? "", at, ...(zone === "" ? {} : { zone }) };
      links.set(sequence, {
        ...(document === null ? {} : { document }),
        ...(path ? { evidence: adminPaths.evidence(question) } : {}),
      });
    }
  }
  return links;
}
