/** Reads the references of a stored document or record: relations, files and addresses. */
import { listClauseKeys } from "@orlaya/contract";
import { normalisePathname, readUrlLink } from "@orlaya/routes";
import type { FlattenedField, SanitizedConfig } from "payload";
import { LINK } from "../fields/link.ts";
import { isRecord, readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { readRows } from "../texts/text-pairs.ts";

/**
 * `record`: a shared record without drafts. `path`: an address of this site. `clause`: a reference
 * in a text to a clause of the same language.
 */
export const LINK_KINDS = ["document", "media", "path", "url", "record", "clause"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A reference to another document, record, file or address. */
export interface Reference {
  /** Names of the fields around it, without numbers of rows: `slices.hero.button`. */
  readonly field: string;
  readonly kind: LinkKind;
  /** Id, path without query and anchor, address, or name of a clause with its language. */
  readonly target: string;
  /** Collection of the target; empty for an address. */
  readonly targetType: string;
  /** Place on the target page; empty without one. */
  readonly anchor: string;
}

/** What is needed to read the references of a configuration. */
export interface Reader {
  readonly blocks: ReadonlyMap<string, readonly FlattenedField[]>;
  /** Collections of documents with drafts. */
  readonly documents: ReadonlySet<string>;
  readonly siteUrl: string;
}

const readers = new WeakMap<SanitizedConfig, Reader>();
/** Returns the reader of a configuration. */
export function getReader(config: SanitizedConfig, siteUrl: string): Reader {
  const known = readers.get(config);
  if (known) return known;
  const reader: Reader = {
    blocks: new Map(
      (config.blocks ?? []).map(({ slug, flattenedFields }) => [slug, flattenedFields]),
    ),
    documents: new Set(
      config.collections.filter((each) => each.versions && each.versions.drafts).map(toSlug),
    ),
    siteUrl,
  };
  readers.set(config, reader);
  return reader;
}
const toSlug = ({ slug }: { readonly slug: string }): string => slug;

/** What is needed to read one document. */
interface OwnReader extends Reader {
  /** Its language; empty for a record without one. */
  readonly locale: string;
}

/** Whether a field is derived: its value belongs to the document itself, or repeats another record. */
function isDerived({ admin = {}, name }: FlattenedField): boolean {
  return name === "from" || record(admin)["hidden"] === true || record(admin)["readOnly"] === true;
}

/** Reads an address of a link or a text field. Mail addresses and telephone numbers are none. */
function readAddress(reader: OwnReader, field: string, value: unknown): readonly Reference[] {
  const href = readUrlLink(value)?.href ?? "";
  if (!/^(?:\/|https?:)/i.test(href)) return [];
  const url = URL.parse(href, reader.siteUrl);
  if (!url) return [];
  const base = { field, targetType: "" } as const;
  if (url.origin !== new URL(reader.siteUrl).origin)
    return [{ ...base, kind: "url", target: href, anchor: "" }];
  const [address = ""] = href.startsWith("/") ? href.split(/[?#]/) : [url.pathname];
  const target = normalisePathname(address);
  return [{ ...base, kind: "path", target, anchor: readHash(url) }];
}
function readHash({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Returns the target of references to a clause: `de:withdrawal.travel`. */
export const getClauseTarget = (locale: string, name: string): string => `${locale}:${name}`;

/** Returns the name of the clause of a target. */
export const readClauseName = (target: string): string => target.slice(target.indexOf(":") + 1);

/** Reads the references of a text to clauses. A record without a language has none. */
function readClauses({ locale }: OwnReader, field: string, value: unknown): readonly Reference[] {
  if (locale === "") return [];
  return listClauseKeys(readString(value)).map((name) => ({
    ...{ field, kind: "clause", targetType: "clause", anchor: "" },
    target: getClauseTarget(locale, name),
  }));
}

/** Reads a relation to one document of one collection or of several. */
function readRelation(
  reader: OwnReader,
  field: string,
  relationTo: string | readonly string[],
  value: unknown,
  anchor = "",
): readonly Reference[] {
  const targetType =
    typeof relationTo === "string" ? relationTo : readString(record(value)["relationTo"]);
  const target = readRelationId(value);
  if (target === null || targetType === "") return [];
  const kind =
    targetType === "media" ? "media" : reader.documents.has(targetType) ? "document" : "record";
  return [{ field, kind, target, targetType, anchor }];
}

/** Reads a link (fields/link.ts). Only the fields of the chosen kind count. */
function readLink(reader: OwnReader, field: string, link: Stored): readonly Reference[] {
  if (link["kind"] === "document")
    return readRelation(reader, field, [], link["document"], readString(link["anchor"]));
  return link["kind"] === "url" ? readAddress(reader, field, link["url"]) : [];
}

/** Reads the links of a rich text. */
function readRichText(reader: OwnReader, field: string, node: unknown): readonly Reference[] {
  if (!isRecord(node)) return [];
  const below = [node["root"], ...readRows(node["children"])].flatMap((child) =>
    readRichText(reader, field, child),
  );
  if (node["type"] === "text") return readClauses(reader, field, node["text"]);
  if (node["type"] !== "link" && node["type"] !== "autolink") return below;
  const fields = record(node["fields"]);
  const own =
    fields["linkType"] === "internal"
      ? readRelation(reader, field, [], fields["doc"])
      : readAddress(reader, field, fields["url"]);
  return [...own, ...below];
}

function readGroup(
  reader: OwnReader,
  field: Extract<FlattenedField, { readonly type: "group" }>,
  at: string,
  value: Stored,
): readonly Reference[] {
  const isLink = "interfaceName" in field && field.interfaceName === LINK;
  return isLink
    ? readLink(reader, at, value)
    : readFields(reader, field.flattenedFields, value, `${at}.`);
}

function readField(
  reader: OwnReader,
  field: FlattenedField,
  at: string,
  value: unknown,
): readonly Reference[] {
  const isOwn = ("virtual" in field && field.virtual) || isDerived(field);
  if (value === null || value === undefined || isOwn) return [];
  switch (field.type) {
    case "text":
      return [value]
        .flat()
        .flatMap((each) => [...readAddress(reader, at, each), ...readClauses(reader, at, each)]);
    case "textarea":
      return readClauses(reader, at, value);
    case "richText":
      return readRichText(reader, at, value);
    case "relationship":
    case "upload":
      return [value].flat().flatMap((each) => readRelation(reader, at, field.relationTo, each));
    case "group":
      return readGroup(reader, field, at, record(value));
    case "tab":
      return readFields(reader, field.flattenedFields, record(value), `${at}.`);
    case "array":
      return readRows(value).flatMap((row) =>
        readFields(reader, field.flattenedFields, row, `${at}.`),
      );
    case "blocks":
      return readRows(value).flatMap((row) => {
        const type = readString(row["blockType"]);
        const own = field.blocks.find(({ slug }) => slug === type)?.flattenedFields;
        return readFields(reader, own ?? reader.blocks.get(type) ?? [], row, `${at}.${type}.`);
      });
    default:
      return [];
  }
}

function readFields(
  reader: OwnReader,
  fields: readonly FlattenedField[],
  data: Stored,
  prefix: string,
): readonly Reference[] {
  return fields.flatMap((field) => readField(reader, field, prefix + field.name, data[field.name]));
}

/** Returns the key of a reference: each is stored once for a field of a document. */
export const getKey = ({ field, kind, target, anchor }: Reference): string =>
  JSON.stringify([field, kind, target, anchor]);

/** Returns the references of a document or record: each once, in the order of its fields. */
export function collectReferences(
  reader: Reader,
  fields: readonly FlattenedField[],
  document: Stored,
): ReadonlyMap<string, Reference> {
  const own: OwnReader = { ...reader, locale: readString(document["locale"]) };
  return new Map(
    readFields(own, fields, document, "").map((reference) => [getKey(reference), reference]),
  );
}
