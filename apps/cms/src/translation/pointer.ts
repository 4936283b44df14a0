/** Points relations of a copied document to the documents of another language. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import type { Code } from "../texts/coded-text.ts";

/** A related document without a translation. */
export interface MissingTarget {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
}
/** Returns the document to which a copied relation points; null when it has no translation. */
export type Point = (id: string) => string | null;
export interface Pointer {
  readonly point: Point;
  /** Documents that have no translation, each once. */
  readonly missing: readonly MissingTarget[];
}

/** Lists the ids in a value at any depth: those of relations are among them. */
function listIds(node: unknown, found: Set<string>): void {
  if (typeof node === "string") {
    if (/^[0-9a-f-]{24,36}$/.test(node)) found.add(node);
  } else if (typeof node === "object" && node !== null)
    for (const value of Object.values(node)) listIds(value, found);
}

type Row = Stored & { readonly id: string };

/**
 * Loads the translations of all documents to which a value refers. Documents without a language,
 * such as pictures and countries, stay as they are.
 */
export async function loadPointer(
  req: PayloadRequest,
  value: unknown,
  locale: Locale,
): Promise<Pointer> {
  const ids = new Set<string>();
  listIds(value, ids);
  const query = { collection: "document_index", limit: 0, pagination: false, req } as const;
  const { db } = req.payload;
  const { docs: related } = await db.find<Row>({
    ...query,
    where: { and: [{ document: { in: [...ids] } }, { locale: { exists: true } }] },
  });
  const groups = related.map((row) => readString(row["group"]));
  const { docs: translated } = await db.find<Row>({
    ...query,
    where: { and: [{ group: { in: groups } }, { locale: { equals: locale } }] },
  });
  const byGroup = new Map(translated.map((row) => [row["group"], readString(row["document"])]));
  const targets = new Map(
    related.map((row) => [readString(row["document"]), byGroup.get(row["group"]) ?? null]),
  );
  return {
    point: (id) => (targets.has(id) ? (targets.get(id) ?? null) : id),
    missing: related
      .filter((row) => !byGroup.has(row["group"]))
      .map((row) => ({
        collection: readString(row["type"]),
        id: readString(row["document"]),
        title: readString(row["title"]),
      })),
  };
}

/** Points the document of a link of a rich text. */
export function pointLinkNode(node: Stored, point: Point): Stored {
  const fields = record(node["fields"]);
  const { doc } = fields;
  if (!isRecord(doc)) return node;
  return { ...node, fields: { ...fields, doc: pointValue(doc, point) } };
}

/** Points an id, or the id of a relation to several collections; null when it has no target. */
export function pointValue(value: unknown, point: Point): unknown {
  if (typeof value === "string") return point(value);
  if (!isRecord(value) || typeof value["value"] !== "string") return value;
  const target = point(value["value"]);
  return target === null ? null : { ...value, value: target };
}

/** Points the links among the codes of a text. */
export function pointCodes(codes: readonly Code[], point: Point): readonly Code[] {
  return codes.map((code) =>
    code.kind === "link" ? { ...code, node: pointLinkNode(code.node, point) } : code,
  );
}
