/** Targets of the index of references: the condition of rows, and the ids of clauses. */
import type { PayloadRequest } from "payload";
import { readString } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import type { Reference } from "./collect.ts";

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

/** Returns references with the ids of documents: those to clauses get the ids of the clauses. */
export async function resolveClauses(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<readonly Reference[]> {
  const named = references.filter(({ kind }) => kind === "clause");
  if (named.length === 0) return references;
  const rows = await runSql(
    req.payload,
    sql`SELECT c."id", CAST(c."locale" AS TEXT) || ':' || c."uid" AS "target" FROM "clause" c
      WHERE CAST(c."locale" AS TEXT) || ':' || c."uid" IN (${join(named.map(({ target }) => target))})`,
    req,
  );
  const ids = new Map(rows.map(({ id, target }) => [readString(target), readString(id)]));
  return references.flatMap((reference) => {
    if (reference.kind !== "clause") return [reference];
    const target = ids.get(reference.target);
    return target === undefined ? [] : [{ ...reference, kind: "document", target }];
  });
}
