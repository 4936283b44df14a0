/**
 * Hooks of the eligibility records. They validate a saved record like an import, and update the
 * links between records.
 */
import { describeDataError, validateData, type TableName } from "@orlaya/finder/data";
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type Payload,
  type PayloadRequest,
} from "payload";
import { MARKETS } from "../fields/markets.ts";
import { readRelationId, readString, type Stored } from "../fields/record.ts";
import { listMarketTexts } from "../markets/texts.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import { findClosedWithoutSource } from "./import-checks.ts";
import { LINKS, listReferenceColumns, type Link } from "./references.ts";
import { TABLES, toRecord } from "./tables.ts";

type Row = Stored & { id: string };

const NO_DATA = {
  countries: [],
  lists: [],
  profiles: [],
  products: [],
  funnels: [],
  rules: [],
  accepted: [],
  journeys: [],
};
/** Stands for the code of a country, which the relation itself guarantees. */
const ANY_CODE = "AA";

/**
 * Creates the hook that validates one record with the finder's validator. Editors get the same
 * messages as an import.
 */
export function checkRecord(table: TableName): CollectionBeforeValidateHook {
  return ({ collection, data, originalDoc, req }) => {
    if (!data || req.context["seed"] !== undefined || req.context["bulk"] !== undefined)
      return data;
    const document = { ...(originalDoc as Stored | undefined), ...(data as Stored) };
    const { columns, key } = TABLES[table];
    // A country of the site list without an id of its own is no record of the finder.
    if (table === "countries" && readString(document[key]) === "") return data;
    const row = toRecord(table, document, (id, byCode) => (byCode ? ANY_CODE : id));
    const result = validateData({ ...NO_DATA, [table]: [row] });
    const errors = result.ok ? findClosedWithoutSource(result.data) : result.errors;
    if (errors.length === 0) return data;
    throw new ValidationError(
      {
        collection: collection.slug,
        req,
        errors: errors.map((error) => ({
          path: columns[error.column ?? ""]?.field ?? "name",
          message: error.column === null ? describeDataError(error) : error.detail,
        })),
      },
      req.t,
    );
  };
}

/**
 * Creates the hook that keeps the derived columns unchanged in every save, including a restored
 * version.
 */
export function keepBackLinks(table: TableName): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    const kept = originalDoc as Stored | undefined;
    return {
      ...(data as Stored),
      ...Object.fromEntries(
        LINKS.filter((link) => link.table === table).map(({ field }) => [
          field,
          ids(kept?.[field]),
        ]),
      ),
    };
  };
}

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(readRelationId).filter((id) => id !== null) : [];
function store(
  payload: Payload,
  { table, field }: Link,
  id: string,
  linked: readonly string[],
  req?: PayloadRequest,
): Promise<unknown> {
  // The content of the record did not change, so its date and versions stay as they are.
  return payload.db.updateOne({
    collection: TABLES[table].collection,
    id,
    data: { [field]: linked, updatedAt: null },
    ...(req ? { req } : {}),
  });
}

/**
 * Creates the hook that updates the back links after a save, of the records to which a reference
 * was added or removed.
 */
export function linkBack(table: TableName): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (req.context["seed"] !== undefined || req.context["bulk"] !== undefined) return;
    const id = readString((doc as Stored)["id"]);
    for (const link of LINKS.filter(({ from }) => from === table)) {
      const now = ids((doc as Stored)[link.naming]);
      const before = ids((previousDoc as Stored | undefined)?.[link.naming]);
      for (const target of new Set([...now, ...before])) {
        if (now.includes(target) === before.includes(target)) continue;
        const row = await req.payload.db.findOne<Row>({
          collection: TABLES[link.table].collection,
          where: { id: { equals: target } },
          req,
        });
        if (!row) continue;
        const linked = ids(row[link.field]).filter((each) => each !== id);
        await store(
          req.payload,
          link,
          target,
          now.includes(target) ? [...linked, id] : linked,
          req,
        );
      }
    }
  };
}

/** Recomputes every derived link, after many records were written at once. */
export async function linkAll(payload: Payload, req?: PayloadRequest): Promise<void> {
  const rows = new Map<TableName, readonly Row[]>();
  for (const table of new Set(LINKS.flatMap((link) => [link.table, link.from]))) {
    const { docs } = await payload.db.find<Row>({
      collection: TABLES[table].collection,
      limit: 0,
      pagination: false,
      sort: TABLES[table].sort,
      ...(req ? { req } : {}),
    });
    rows.set(table, docs);
  }
  for (const link of LINKS) {
    const linked = new Map<string, string[]>();
    for (const row of rows.get(link.from) ?? [])
      for (const target of ids(row[link.naming]))
        linked.set(target, [...(linked.get(target) ?? []), row.id]);
    for (const row of rows.get(link.table) ?? []) {
      const expected = linked.get(row.id) ?? [];
      if (ids(row[link.field]).toSorted().join() !== expected.toSorted().join())
        await store(payload, link, row.id, expected, req);
    }
  }
}

/**
 * Creates the hook that refuses to delete a record to which others refer. Their meaning would
 * change without notice.
 */
export function refuseWhileNamed(table: TableName): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    if (req.context["bulk"] !== undefined) return;
    for (const { table: by, field } of listReferenceColumns(table)) {
      const { docs, totalDocs } = await req.payload.db.find<Row>({
        collection: TABLES[by].collection,
        where: { [field]: { in: [String(id)] } },
        limit: 3,
        req,
      });
      if (docs.length === 0) continue;
      const names = docs
        .map(
          (row) =>
            readString(row["reference"]) || readString(row["name"]) || readString(row["why"]),
        )
        .join(", ");
      refuse(req, names, totalDocs - docs.length, [TABLES[by].collection, field]);
    }
    if (table !== "products") return;
    const texts = await listMarketTexts(req.payload, [String(id)]);
    const names = texts.slice(0, 3).map(({ title, locale }) => `${title} (${locale})`);
    const [first] = texts;
    if (first)
      refuse(req, names.join(", "), texts.length - names.length, [first.collection, MARKETS]);
  };
}

/**
 * Refuses to delete a record.
 * @param more number of records that name it and are not in `names`
 */
function refuse(
  req: PayloadRequest,
  names: string,
  more: number,
  [collection, name]: readonly [collection: string, name: string],
): never {
  const say = getSay(req);
  const named = req.payload.collections[collection]?.config.flattenedFields.find(
    (field) => field.name === name,
  );
  const field = writeLabelOf(req, named && "label" in named ? named.label : null) ?? name;
  refuseRequest(
    409,
    more > 0
      ? say("problem.stillNamedMore", { names, count: more, field })
      : say("problem.stillNamed", { names, field }),
  );
}
