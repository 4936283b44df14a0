/** Targets of the index of references: the condition of rows. */
import { sql } from "../sql.ts";

function join(values: readonly string[]) {
  const parameters = values.map((value) => sql`${value}`);
  return sql.join(parameters, sql`, `);
}

/**
 * Returns the condition of the rows `l` that refer to one of these documents, records or files. Texts
 * refer to a clause by its language and its name (getClauseTarget).
 * @param ids at least one
 * @param others addresses that count as well
 */
export function isTarget(ids: readonly string[], others: readonly string[] = []) {
  return sql`(l."target" IN (${join([...ids, ...others])}) OR l."target" IN (
    SELECT CAST(c."locale" AS TEXT) || ':' || c."uid" FROM "clause" c WHERE CAST(c."id" AS TEXT) IN (${join(ids)})))`;
}
