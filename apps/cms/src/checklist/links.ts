/** The links of a document: link fields, links in texts, and relations to other documents. */
import { LINK } from "../fields/link.ts";
import { isRecord, readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";
import type { FieldPlace } from "./places.ts";

/** A link of a document. */
export interface FoundLink {
  /** Path of the field that the editor opens. */
  readonly path: string;
  readonly labels: readonly unknown[];
  /** Text of the link; null for one that needs none. */
  readonly text: string;
  readonly isInText: boolean;
  readonly kind: "document" | "url" | "action" | "none";
  /** Id of the document, address, or name of the action. */
  readonly to: string;
  readonly anchor: string;
}

/** Fields of a link field that state its target, by its kind. */
const TARGET_FIELDS = { document: "document", url: "url", action: "action" } as const;

/** Reads a link field; null when nothing was entered. */
function readLinkField({ path, labels, value }: FieldPlace): FoundLink | null {
  const link = record(value);
  const kind = readString(link["kind"]);
  const known = kind === "url" || kind === "action" ? kind : "document";
  const to =
    known === "document" ? (readRelationId(link["document"]) ?? "") : readString(link[known]);
  const text = readString(link["label"]).trim();
  if (to === "" && text === "") return null;
  return {
    path: `${path}.${TARGET_FIELDS[known]}`,
    labels,
    text,
    isInText: false,
    kind: to === "" ? "none" : known,
    to: to.trim(),
    anchor: readString(link["anchor"]),
  };
}

function listLinkNodes(node: unknown): readonly Stored[] {
  const { type, children, root } = record(node);
  if (type === "link" || type === "autolink") return [record(node)];
  const inner: readonly unknown[] = Array.isArray(children) ? children : root ? [root] : [];
  return inner.flatMap(listLinkNodes);
}

function readLinkNode(node: Stored, { path, labels }: FieldPlace): FoundLink {
  const fields = record(node["fields"]);
  const isDocument = fields["linkType"] === "internal";
  const to = isDocument ? (readRelationId(fields["doc"]) ?? "") : readString(fields["url"]).trim();
  return {
    path,
    labels,
    text: readRichText(node).trim(),
    isInText: true,
    kind: to === "" ? "none" : isDocument ? "document" : "url",
    to,
    anchor: "",
  };
}

/** Lists the links of a document in the order of its fields. */
export function listLinks(places: readonly FieldPlace[]): readonly FoundLink[] {
  return places.flatMap((place): readonly FoundLink[] => {
    const { field, value } = place;
    if (field.type === "richText")
      return listLinkNodes(value).map((node) => readLinkNode(node, place));
    const isLink = field.type === "group" && field.interfaceName === LINK;
    const link = isLink ? readLinkField(place) : null;
    return link ? [link] : [];
  });
}

/** Lists the relations of a document, without those of its links. */
export function listRelations(
  places: readonly FieldPlace[],
): readonly (Pick<FieldPlace, "path" | "labels"> & { readonly id: string })[] {
  const inLinks = places
    .filter(({ field }) => field.type === "group" && field.interfaceName === LINK)
    .map(({ path }) => `${path}.document`);
  const known = new Set(inLinks);
  return places
    .filter(({ field, path }) => field.type === "relationship" && !known.has(path))
    .flatMap(({ path, labels, value }) =>
      (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
        const id = isRecord(entry) || typeof entry === "string" ? readRelationId(entry) : null;
        return id === null ? [] : [{ path, labels, id }];
      }),
    );
}

/** Returns the path of an address on this site, without query and place; null for another site. */
export function readOwnPath(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  if (!url || url.origin !== new URL(origin).origin || address.startsWith("#")) return null;
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
