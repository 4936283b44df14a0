/** Import and export of one table. An import is checked whole, then written whole, or not at all (spec §3, issue "Eligibility as a product"). */
import {
  COLUMNS,
  TABLE_NAMES,
  parseData,
  tableToCsv,
  tableToJson,
  type DataError,
  type EligibilityData,
  type TableFile,
  type TableName,
} from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
import { record, type Stored } from "../fields/record.ts";
import { linkAll } from "../hooks/eligibility.ts";
import { recordId } from "../seed/ids.ts";
import { readAuthored, type Authored } from "./authored.ts";
import { TABLES, namings, toDocument } from "./tables.ts";

export type Format = TableFile["format"];
export const FORMATS = { json: "application/json", csv: "text/csv" } as const satisfies Record<
  Format,
  string
>;
export const isTable = (name: unknown): name is TableName =>
  (TABLE_NAMES as readonly unknown[]).includes(name);

/** One table as text; null when the stored data cannot be read as data. */
export async function exportTable(
  payload: Payload,
  table: TableName,
  format: Format,
): Promise<string | null> {
  const { data } = await readAuthored(payload);
  if (!data.ok) return null;
  return format === "json" ? tableToJson(data.data, table) : tableToCsv(data.data, table);
}

const rowsOf = (data: EligibilityData, table: TableName): readonly Stored[] =>
  data[table].map((row) => record(row));
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
const error = (
  table: TableName,
  row: number | null,
  column: string | null,
  detail: string,
): DataError => ({ table, row, column, problem: "bad-id", detail });

/** Ids in a table that name nothing, by row and column. Derived columns are not looked at: they are made anew. */
export function danglingIn(data: EligibilityData, table: TableName): readonly DataError[] {
  return Object.entries(TABLES[table].columns).flatMap(([column, { to, by }]) => {
    if (!to || by) return [];
    const known = new Set(rowsOf(data, to).map(({ id }) => id));
    return rowsOf(data, table).flatMap((row, index) =>
      idsIn(row[column])
        .filter((id) => !known.has(id))
        .map((id) => error(table, index + 1, column, `“${id}” is in none of the ${to}`)),
    );
  });
}

/** Records elsewhere that would name nothing once these are gone. */
function orphanedBy(
  data: EligibilityData,
  table: TableName,
  removed: ReadonlySet<string>,
): readonly DataError[] {
  return removed.size === 0
    ? []
    : namings(table)
        .filter(({ table: by }) => by !== table)
        .flatMap(({ table: by, column }) =>
          rowsOf(data, by).flatMap((row) =>
            idsIn(row[column])
              .filter((id) => removed.has(id))
              .map((id) =>
                error(
                  table,
                  null,
                  null,
                  `“${id}” is missing, and ${by === "rules" ? `rule ${String(row["ID"])}` : `${by} ${String(row["Name"])}`} names it in ${column}`,
                ),
              ),
          ),
        );
}

/** Countries belong to the site list: an import says what the finder knows of them, it does not make any. */
function countryProblems(data: EligibilityData, codes: ReadonlySet<string>): readonly DataError[] {
  return data.countries.flatMap((country, index) => [
    ...(codes.has(country.iso)
      ? []
      : [
          error(
            "countries",
            index + 1,
            "iso",
            `“${country.iso}” is not in the site’s list of countries`,
          ),
        ]),
    ...(country.Name === country["fr-fr"]
      ? []
      : [
          error(
            "countries",
            index + 1,
            "Name",
            `the French name stands in Name and in fr-fr, which say “${country.Name}” and “${country["fr-fr"] ?? ""}”`,
          ),
        ]),
    ...(["en-gb", "es-es", "nl-nl", "de-de"] as const).flatMap((locale) =>
      country[locale] === null
        ? [error("countries", index + 1, locale, "a country needs its name in every language")]
        : [],
    ),
  ]);
}

interface Change {
  readonly kind: "added" | "changed" | "removed";
  readonly key: string;
  readonly id: string | null;
  readonly data: Stored;
}
export type Imported =
  | {
      readonly ok: true;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly unchanged: number;
    }
  | { readonly ok: false; readonly errors: readonly DataError[]; readonly count: number };

const derived = new Set(
  TABLE_NAMES.flatMap((table) =>
    Object.entries(TABLES[table].columns)
      .filter(([, { by }]) => by)
      .map(([column]) => `${table} ${column}`),
  ),
);
function facts(table: TableName, row: Stored): string {
  return JSON.stringify(
    Object.keys({ ...COLUMNS[table], LISA: 0 })
      .filter((name) => !derived.has(`${table} ${name}`))
      .map((name) => row[name] ?? null),
  );
}

function plan(
  table: TableName,
  next: EligibilityData,
  now: Authored,
  siteList: ReadonlyMap<string, string>,
): readonly Change[] {
  const before = new Map(now.tables[table].map((row) => [String(row["id"]), row]));
  const codes = new Map(next.countries.map(({ id, iso }) => [id, iso]));
  function idOf(of: TableName, key: string): string {
    return of === "countries"
      ? (siteList.get(codes.get(key) ?? "") ?? key)
      : (now.documents[of].get(key) ?? recordId(TABLES[of].collection, key));
  }
  const rows = rowsOf(next, table);
  const kept = new Set(rows.map(({ id }) => String(id)));
  return [
    ...rows.flatMap((row): Change[] => {
      const key = String(row["id"]);
      const old = before.get(key);
      if (old && facts(table, old) === facts(table, row)) return [];
      return [
        {
          kind: old ? "changed" : "added",
          key,
          id: idOf(table, key),
          data: toDocument(table, row, idOf),
        },
      ];
    }),
    ...[...before.keys()]
      .filter((key) => !kept.has(key))
      .map((key): Change => ({
        kind: "removed",
        key,
        id: now.documents[table].get(key) ?? null,
        data: {},
      })),
  ];
}

/** Writes the changes; when one fails, the ones before it are taken back. SQLite has no transactions here (content-service §1). */
async function write(
  payload: Payload,
  table: TableName,
  changes: readonly Change[],
  req: PayloadRequest,
): Promise<void> {
  const { collection } = TABLES[table];
  const context = { bulk: true };
  const options = { collection, depth: 0, context, user: req.user } as const;
  const undo: (() => Promise<unknown>)[] = [];
  const read = (id: string) =>
    payload.db.findOne<Stored & { id: string }>({ collection, where: { id: { equals: id } } });
  const inSiteList = table === "countries";
  const order = ["removed", "changed", "added"];
  try {
    // Two rules may exchange their IDs, which are unique: every ID that changes is freed before any is taken.
    for (const { kind, id, data } of changes) {
      const before = kind === "changed" && id !== null ? await read(id) : null;
      if (table !== "rules" || id === null || !before || before["reference"] === data["reference"])
        continue;
      undo.push(() =>
        payload.db.updateOne({
          collection,
          id,
          data: { reference: before["reference"], updatedAt: null },
        }),
      );
      await payload.db.updateOne({
        collection,
        id,
        data: { reference: `~${id}`, updatedAt: null },
      });
    }
    for (const { kind, id, data } of changes.toSorted(
      (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
    )) {
      if (id === null) continue;
      const before = await read(id);
      const restore = before
        ? () => payload.db.updateOne({ collection, id, data: before })
        : () => payload.db.deleteOne({ collection, where: { id: { equals: id } } });
      if (kind === "removed" && !inSiteList) {
        undo.unshift(() =>
          before
            ? payload.db.create({ collection, data: before, customID: id })
            : Promise.resolve(),
        );
        await payload.delete({ ...options, id });
      } else if (kind === "added" && !inSiteList) {
        undo.unshift(restore);
        await payload.create({ ...options, data: { ...data, id } });
      } else {
        undo.unshift(restore);
        await payload.update({
          ...options,
          id,
          data: kind === "removed" ? { data_id: null, reference: null } : data,
        });
      }
    }
  } catch (failure) {
    for (const step of undo) await step();
    throw failure;
  } finally {
    await linkAll(payload);
  }
}

/** Replaces one table by a file. `dry`: only says what would change. */
export async function importTable(
  payload: Payload,
  table: TableName,
  file: TableFile,
  { dry, req }: { readonly dry: boolean; readonly req: PayloadRequest },
): Promise<Imported> {
  const now = await readAuthored(payload);
  const files: Partial<Record<TableName, TableFile>> = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, { format: "json", text: JSON.stringify(now.tables[name]) }]),
  );
  const parsed = parseData({ ...files, [table]: file });
  if (!parsed.ok) {
    // Only the file is to blame for what is wrong in the file.
    const own = parsed.errors.filter((each) => each.table === table);
    return {
      ok: false,
      errors: own.length > 0 ? own : parsed.errors,
      count: own.length > 0 && own.length < parsed.errors.length ? own.length : parsed.count,
    };
  }
  const next = parsed.data;
  const { docs } =
    table === "countries"
      ? await payload.db.find<Stored & { id: string }>({
          collection: "countries",
          limit: 0,
          pagination: false,
          select: { code: true },
        })
      : { docs: [] };
  const siteList = new Map(docs.map((row) => [String(row["code"]), row.id]));
  const kept = new Set(rowsOf(next, table).map(({ id }) => String(id)));
  const removed = new Set(
    now.tables[table].map((row) => String(row["id"])).filter((id) => !kept.has(id)),
  );
  const errors = [
    ...danglingIn(next, table),
    ...orphanedBy(next, table, removed),
    ...(table === "countries" ? countryProblems(next, new Set(siteList.keys())) : []),
  ];
  if (errors.length > 0) return { ok: false, errors: errors.slice(0, 200), count: errors.length };
  const changes = plan(table, next, now, siteList);
  if (!dry && changes.length > 0) await write(payload, table, changes, req);
  const count = (kind: Change["kind"]): number =>
    changes.filter((change) => change.kind === kind).length;
  return {
    ok: true,
    added: count("added"),
    changed: count("changed"),
    removed: count("removed"),
    unchanged: kept.size - count("added") - count("changed"),
  };
}
