/** Adapts the source of a generated migration to this repository. Pure. */

/** A statement of a migration that drops an index, on lines of its own. */
const DROP_INDEX = /^ *await db\.run\(sql`DROP INDEX [^`\\]*(?:\\`[^`\\]*)*`\);?\n/gm;
/** The first line of `up` or `down`. */
const FUNCTION = /^(?=export async function )/m;

/**
 * Moves the statements that drop an index to the beginning of `up` and of `down`. SQLite refuses an
 * index whose name still exists, and Payload numbers the compound indexes of all collections in one
 * order: a new collection renames those of the following ones.
 */
function dropIndexesFirst(source: string): string {
  return source
    .split(FUNCTION)
    .map((part) => {
      const drops = part.match(DROP_INDEX) ?? [];
      const at = part.indexOf("\n") + 1;
      if (drops.length === 0 || !part.startsWith("export")) return part;
      return part.slice(0, at) + drops.join("") + part.slice(at).replace(DROP_INDEX, "");
    })
    .join("");
}

/** A required text column that is added to a table. */
const REQUIRED_TEXT = /(\bADD (?:COLUMN )?(?:\\`[^`\\]+\\`|"[^"]+") (?:text|varchar)) NOT NULL/g;

/**
 * Gives required text columns that are added to a table an empty text for the rows that exist.
 * Without it the database refuses the column as soon as the table has a row.
 */
function fillRequiredTexts(source: string): string {
  return source.replace(REQUIRED_TEXT, "$1 DEFAULT '' NOT NULL");
}

/**
 * Marks type imports, because Node strips types without resolving them, removes unused parameters,
 * drops indexes before others are created, and fills new required texts of existing rows.
 */
export function tidyMigration(source: string): string {
  const tidied = source
    .replace(
      "{ MigrateUpArgs, MigrateDownArgs, sql }",
      "{ type MigrateUpArgs, type MigrateDownArgs, sql }",
    )
    .replaceAll("({ db, payload, req }", "({ db }");
  return fillRequiredTexts(dropIndexesFirst(tidied));
}
