/**
 * Relations of the documents of a group. A related document exists once per language too, so
 * relations to the same group are the same fact.
 */
import { isLocale, type Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { isRecord, readRelationId, readString, type Stored } from "../fields/record.ts";
import { readAt, type FactField } from "./fields.ts";
import type { Member } from "./group.ts";

/** A related document. */
interface Related {
  readonly collection: string;
  readonly id: string;
  /** Empty for a record that is for all languages. */
  readonly group: string;
  readonly locale: Locale | null;
  readonly title: string;
}
/** The documents to which the documents of a group refer, with those of their groups. */
export interface RelatedDocuments {
  readonly byId: ReadonlyMap<string, Related>;
  /** By collection, group and language. */
  readonly byGroup: ReadonlyMap<string, Related>;
}

const writeKey = (collection: string, group: string, locale: Locale | null): string =>
  `${collection} ${group} ${locale ?? ""}`;
export const isRelation = ({ field }: Pick<FactField, "field">): boolean =>
  field.type === "relationship" || field.type === "upload";
const listEntries = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Returns the collection of an entry of a relation. */
function readCollection({ field }: FactField, entry: unknown): string {
  if (isRecord(entry) && "relationTo" in entry) return readString(entry["relationTo"]);
  const to: unknown = "relationTo" in field ? field.relationTo : "";
  return typeof to === "string" ? to : "";
}

async function loadRows(
  req: PayloadRequest,
  collection: string,
  name: "id" | "group",
  values: readonly string[],
): Promise<readonly Related[]> {
  const config = req.payload.collections[collection]?.config;
  if (!config || values.length === 0) return [];
  const title = config.admin.useAsTitle ?? "id";
  const { docs } = await req.payload.db.find<Stored & { readonly id: string }>({
    collection,
    where: {
      and: [
        { [name]: { in: [...values] } },
        ...(config.trash ? [{ deletedAt: { exists: false } }] : []),
      ],
    },
    limit: 0,
    pagination: false,
    req,
  });
  return docs.map((row) => ({
    collection,
    id: row.id,
    group: readString(row["group"]),
    locale: isLocale(row["locale"]) ? row["locale"] : null,
    title:
      readString(row[title]) || readString(row["name"]) || readString(row["filename"]) || row.id,
  }));
}

/** Loads the documents to which the facts refer. */
export async function loadRelated(
  req: PayloadRequest,
  facts: readonly FactField[],
  members: readonly Member[],
): Promise<RelatedDocuments> {
  const ids = new Map<string, Set<string>>();
  for (const fact of facts.filter(isRelation))
    for (const version of members.flatMap(({ live, newest }) => [live, newest]))
      for (const entry of listEntries(readAt(version, fact.path))) {
        const collection = readCollection(fact, entry);
        const known = ids.get(collection) ?? new Set();
        ids.set(collection, known.add(readRelationId(entry) ?? ""));
      }
  const byId = new Map<string, Related>();
  const byGroup = new Map<string, Related>();
  for (const [collection, wanted] of ids) {
    const found = await loadRows(req, collection, "id", [...wanted]);
    for (const row of found) byId.set(row.id, row);
    const groups = [...new Set(found.map(({ group }) => group))].filter((group) => group !== "");
    for (const row of await loadRows(req, collection, "group", groups))
      byGroup.set(writeKey(collection, row.group, row.locale), row);
  }
  return { byId, byGroup };
}

/** Returns a value in which documents of one group are the same. */
export function normalise(fact: FactField, value: unknown, { byId }: RelatedDocuments): unknown {
  if (!isRelation(fact)) return value;
  const names = listEntries(value).map((entry) => {
    const id = readRelationId(entry) ?? "";
    return `${readCollection(fact, entry)} ${byId.get(id)?.group || id}`;
  });
  return names.length === 0 ? null : names;
}

/** Returns the titles of the documents to which a value refers. */
export function listTitles(value: unknown, { byId }: RelatedDocuments): readonly string[] {
  return listEntries(value).map((entry) => {
    const id = readRelationId(entry) ?? "";
    return byId.get(id)?.title ?? id;
  });
}

/**
 * Points a relation to the documents of a language.
 * @returns the value, and the titles of the documents that do not exist in the language
 */
export function pointTo(
  value: unknown,
  locale: Locale,
  { byId, byGroup }: RelatedDocuments,
): { readonly value: unknown; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const pointed = listEntries(value).map((entry) => {
    const related = byId.get(readRelationId(entry) ?? "");
    if (!related || related.group === "") return entry;
    const { collection, group, title } = related;
    const own = byGroup.get(writeKey(collection, group, locale));
    if (!own) missing.push(title);
    const id = own?.id ?? related.id;
    return isRecord(entry) && "relationTo" in entry ? { ...entry, value: id } : id;
  });
  return { value: Array.isArray(value) ? pointed : (pointed[0] ?? null), missing };
}
