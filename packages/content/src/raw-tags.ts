/** Collects the cache tags of an unparsed response. */
import { getDocumentTag } from "@orlaya/contract";

/** Whether a record is a document, not a group of fields. */
const isDocument = (node: Readonly<Record<string, unknown>>): boolean =>
  "_status" in node || "path" in node || "renditions" in node || "createdAt" in node;

/**
 * Returns the tags of all documents in a response: the document itself and each document that it
 * shows or links to.
 */
export function collectTags(answer: unknown): readonly string[] {
  const tags = new Set<string>();
  function walk(node: unknown): void {
    if (Array.isArray(node)) {
      node.forEach(walk);
      return;
    }
    if (typeof node !== "object" || node === null) return;
    const record = node as Readonly<Record<string, unknown>>;
    const { id, document } = record;
    if (typeof id === "string" && isDocument(record)) tags.add(getDocumentTag(id));
    if (typeof document === "string" && "path" in record) tags.add(getDocumentTag(document));
    // A link to a document below the depth of the query, which contains only its id.
    if (typeof document === "object" && document !== null && "value" in document)
      if (typeof document.value === "string") tags.add(getDocumentTag(document.value));
    Object.values(record).forEach(walk);
  }
  walk(answer);
  return [...tags];
}
