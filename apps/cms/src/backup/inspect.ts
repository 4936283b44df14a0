/** Reads from a database what a manifest states and a check compares. */
import { checkEntries, readEntry, START, type Checked } from "../audit/chain.ts";
import { readString, type Stored } from "../fields/record.ts";
import { listFiles } from "../media/row-files.ts";

/** Runs a statement and returns its rows. */
export type Query = (text: string) => Promise<readonly Stored[]>;

/** What a database contains. */
export interface Inspection {
  readonly migrations: string[];
  readonly rows: Record<string, number>;
  readonly audit: Checked;
  /** Names of the files of all media rows. */
  readonly media: readonly string[];
}

/** Entries of the audit log that are checked together. */
const BATCH = 2000;

function parseJson(value: unknown): unknown {
  return typeof value === "string" ? (JSON.parse(value) as unknown) : value;
}

async function checkAudit(query: Query): Promise<Checked> {
  const loose = await query('SELECT 1 FROM "audit_log" WHERE "sequence" IS NULL LIMIT 1');
  if (loose.length > 0) return { ok: false, problem: "number", sequence: 1 };
  let [tail, count] = [START, 0];
  for (;;) {
    const rows = await query(
      `SELECT * FROM "audit_log" WHERE "sequence" > ${tail.sequence} ORDER BY "sequence" LIMIT ${BATCH}`,
    );
    const checked = checkEntries(
      rows.map((row) => readEntry({ ...row, changes: parseJson(row["changes"]) })),
      tail,
    );
    if (!checked.ok) return checked;
    if (checked.count === 0) return { ok: true, count, tail };
    [tail, count] = [checked.tail, count + checked.count];
  }
}

/**
 * Inspects a database of this project.
 * @param listTables statement that returns the tables as `name`
 * @throws when it is another database
 */
export async function inspectDatabase(query: Query, listTables: string): Promise<Inspection> {
  const names = (await query(listTables)).map(({ name }) => readString(name)).toSorted();
  const rows: Record<string, number> = {};
  for (const name of names) {
    const [counted] = await query(
      `SELECT COUNT(*) AS "count" FROM "${name.replaceAll('"', '""')}"`,
    );
    rows[name] = Number(counted?.["count"] ?? 0);
  }
  const applied = await query(
    'SELECT "name" FROM "payload_migrations" WHERE "batch" > 0 ORDER BY "name"',
  );
  const media = await query('SELECT "filename", "social", "renditions" FROM "media"');
  const files = media.flatMap((row) =>
    listFiles({ ...row, renditions: parseJson(row["renditions"]) }),
  );
  return {
    migrations: applied.map(({ name }) => readString(name)),
    rows,
    audit: await checkAudit(query),
    media: [...new Set(files)].sort(),
  };
}
