/** Finds out which files visitors can see: those to which published documents refer. */
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from "payload";
import { runSql, sql } from "../sql.ts";

interface Places {
  /** Fields that refer to one file. */
  readonly relations: readonly string[];
  /** JSON columns that may refer to a file at any depth. */
  readonly blocks: readonly string[];
}

/** Returns the fields in which documents of a collection may refer to a file. */
function placesIn(fields: readonly FlattenedField[], prefix = ""): Places {
  const found = fields.map((field): Places => {
    const path = prefix + field.name;
    switch (field.type) {
      case "group":
      case "tab":
      case "array":
        return placesIn(field.flattenedFields, `${path}.`);
      case "blocks":
        return { relations: [], blocks: [path] };
      case "upload":
      case "relationship":
        return { relations: field.relationTo === "media" ? [path] : [], blocks: [] };
      default:
        return { relations: [], blocks: [] };
    }
  });
  return {
    relations: found.flatMap(({ relations }) => relations),
    blocks: found.flatMap(({ blocks }) => blocks),
  };
}

const LIVE: Where[] = [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }];

async function namedByField(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  relations: readonly string[],
  id: string,
): Promise<boolean> {
  if (relations.length === 0) return false;
  const where: Where = {
    and: [
      { or: relations.map((path) => ({ [path]: { equals: id } })) },
      ...(versions && versions.drafts ? LIVE : []),
    ],
  };
  return (await req.payload.db.count({ collection: slug, where, req })).totalDocs > 0;
}

/**
 * Searches a JSON column of slices (database.ts). Payload's queries cannot search it as a whole.
 */
async function namedInSlices(
  req: PayloadRequest,
  slug: string,
  column: string,
  id: string,
): Promise<boolean> {
  const statement = sql`SELECT 1 FROM ${sql.identifier(slug)} WHERE "_status" = 'published' AND "deleted_at" IS NULL AND CAST(${sql.identifier(column)} AS TEXT) LIKE ${`%${id}%`} LIMIT 1`;
  return (await runSql(req.payload, statement)).length > 0;
}

/**
 * Whether visitors can see the file: a published document refers to it, or a record that is live as
 * soon as it is saved.
 */
export async function isPublished(req: PayloadRequest, id: string): Promise<boolean> {
  for (const collection of req.payload.config.collections) {
    const { relations, blocks } = placesIn(collection.flattenedFields);
    if (await namedByField(req, collection, relations, id)) return true;
    for (const column of blocks)
      if (await namedInSlices(req, collection.slug, column, id)) return true;
  }
  return false;
}
