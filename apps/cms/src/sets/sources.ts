/** Where the edits of a set come from: a form, a file, and the saved tables. */
import { createEdit, createLookup, diffTables, getKey, type Edit } from "@orlaya/finder/changes";
import { type DataError, type TableFile, type TableName } from "@orlaya/finder/data";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { readAuthored, type Authored } from "../eligibility/authored.ts";
import { TABLES, toRecord } from "../eligibility/tables.ts";
import { parseTable } from "../eligibility/transfer.ts";
import { readString, type Stored } from "../fields/record.ts";
import { requireGround } from "./edit.ts";

/**
 * Returns the edit of a form: its values against those that are saved. A record that is not live is
 * added as a whole.
 */
export async function readForm(
  req: PayloadRequest,
  table: TableName,
  values: Stored,
): Promise<Edit | null> {
  const [authored, live] = await Promise.all([readAuthored(req.payload), requireGround(req)]);
  const row = toRecord(table, values, authored.keyOf);
  const id = readString(row["id"]);
  const saved = authored.tables[table].find((each) => each["id"] === id) ?? null;
  const isLive = createLookup(live.data)({ table, id }) !== null;
  return createEdit({ table, id }, isLive ? saved : null, row);
}

/**
 * Returns the edits of a file that replaces a table: its rows against the saved ones, from which a
 * file is exported.
 */
export async function readFile(
  req: PayloadRequest,
  table: TableName,
  file: TableFile,
): Promise<
  | { readonly ok: true; readonly edits: readonly Edit[] }
  | { readonly ok: false; readonly errors: readonly DataError[]; readonly count: number }
> {
  const [authored, live] = await Promise.all([readAuthored(req.payload), requireGround(req)]);
  const parsed = parseTable(authored.tables, table, file);
  if (!parsed.ok) return parsed;
  const saved = authored.data.ok ? authored.data.data : live.data;
  const [find, findRow] = [createLookup(live.data), createLookup(parsed.data)];
  const edits = diffTables(saved, parsed.data).filter((edit) => edit.table === table);
  return {
    ok: true,
    // A record that is not live is added as a whole, or was never there.
    edits: edits.flatMap((edit) =>
      find(edit) ? edit : (createEdit(edit, null, findRow(edit)) ?? []),
    ),
  };
}

/** Tables whose saved edits can become a set. The others have no author, or belong to other lists. */
const OWN_TABLES = ["lists", "profiles", "products", "funnels", "rules", "journeys"] as const;

/** Lists what an account deleted since the live release: table and name of each record. */
async function listDeleted(
  { payload }: PayloadRequest,
  { id }: Actor,
  since: string,
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.find<Stored & { id: string }>({
    collection: "audit_log",
    where: {
      and: [
        { user: { equals: id } },
        { action: { equals: "delete" } },
        { at: { greater_than: since } },
      ],
    },
    limit: 0,
    pagination: false,
  });
  return new Set(docs.map((row) => `${readString(row["collection"])} ${readString(row["title"])}`));
}

/** Lists the ids of the documents whose newest version an account saved. */
async function listSaved(
  { payload }: PayloadRequest,
  { email }: Actor,
  { documents }: Authored,
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const table of OWN_TABLES) {
    const { docs } = await payload.db.find<Stored & { id: string }>({
      collection: TABLES[table].collection,
      where: { edited_by: { equals: email } },
      limit: 0,
      pagination: false,
      select: { edited_by: true },
    });
    const own = new Set(docs.map((row) => row.id));
    for (const [key, document] of documents[table])
      if (own.has(document)) keys.add(`${table} ${key}`);
  }
  return keys;
}

/** Returns the saved edits of an account that are not live yet. */
export async function listSavedEdits(req: PayloadRequest, actor: Actor): Promise<readonly Edit[]> {
  const [authored, live] = await Promise.all([readAuthored(req.payload), requireGround(req)]);
  if (!authored.data.ok) return [];
  const saved = await listSaved(req, actor, authored);
  const deleted = await listDeleted(req, actor, live.time);
  return diffTables(live.data, authored.data.data).filter((edit) => {
    if (!OWN_TABLES.some((table) => table === edit.table)) return false;
    if (edit.after !== null) return saved.has(getKey(edit));
    const names = [edit.before?.["ID"], edit.before?.["Name"], edit.before?.["why"]];
    return names.some((name) =>
      deleted.has(`${TABLES[edit.table].collection} ${readString(name)}`),
    );
  });
}
