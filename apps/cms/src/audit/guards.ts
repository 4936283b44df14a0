/**
 * Triggers that keep the audit log append-only: the database refuses to change or remove an entry,
 * whoever asks. Migrations create them; a migration that replaces the table creates them again.
 */

/** Runs one statement. */
type Run = (statement: string) => Promise<unknown>;

/** Message of a refused statement. */
export const REFUSAL = "The audit log is append-only.";

const SQLITE = {
  audit_log_no_update: `BEFORE UPDATE ON "audit_log" BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`,
  audit_log_no_delete: `BEFORE DELETE ON "audit_log" BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`,
  // INSERT OR REPLACE would remove the entry with the same id or number.
  audit_log_no_replace: `BEFORE INSERT ON "audit_log"
    WHEN EXISTS (SELECT 1 FROM "audit_log" WHERE "id" = NEW."id" OR "sequence" = NEW."sequence")
    BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`,
} as const;

/** Creates the triggers of SQLite. */
export async function createSqliteGuards(run: Run): Promise<void> {
  for (const [name, trigger] of Object.entries(SQLITE))
    await run(`CREATE TRIGGER IF NOT EXISTS "${name}" ${trigger}`);
}
/** Removes the triggers of SQLite. */
export async function dropSqliteGuards(run: Run): Promise<void> {
  for (const name of Object.keys(SQLITE)) await run(`DROP TRIGGER IF EXISTS "${name}"`);
}

const POSTGRES = {
  audit_log_no_change: `BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW`,
  audit_log_no_truncate: `BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT`,
} as const;

/** Creates the triggers of PostgreSQL. */
export async function createPostgresGuards(run: Run): Promise<void> {
  await run(
    `CREATE OR REPLACE FUNCTION "audit_log_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${REFUSAL}'; END $$`,
  );
  for (const [name, trigger] of Object.entries(POSTGRES))
    await run(`CREATE TRIGGER "${name}" ${trigger} EXECUTE FUNCTION "audit_log_refuse"()`);
}
/** Removes the triggers of PostgreSQL. */
export async function dropPostgresGuards(run: Run): Promise<void> {
  for (const name of Object.keys(POSTGRES))
    await run(`DROP TRIGGER IF EXISTS "${name}" ON "audit_log"`);
  await run(`DROP FUNCTION IF EXISTS "audit_log_refuse"()`);
}
