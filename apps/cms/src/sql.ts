/** Statements that Payload's queries cannot express, for both databases. */
import { sql as postgresSql } from "@payloadcms/db-postgres";
import { sql as sqliteSql } from "@payloadcms/db-sqlite";
import type { Payload, PayloadRequest } from "payload";
import { env } from "./env.ts";
import { readString, type Stored } from "./fields/record.ts";

/** Builds a statement of the configured database. Values become parameters. */
export const sql = env.postgres ? postgresSql : sqliteSql;

type Run = (statement: unknown) => Promise<{ readonly rows: readonly Stored[] }>;

type Connection = Readonly<Record<string, Run>>;

/**
 * Runs a statement.
 * @param req the statement takes part in the transaction of this request, if it has one
 * @returns its rows
 */
export async function runSql(
  { db }: Pick<Payload, "db">,
  statement: ReturnType<typeof sql>,
  req?: PayloadRequest,
): Promise<readonly Stored[]> {
  const { drizzle, sessions } = db as unknown as {
    readonly drizzle: Connection;
    readonly sessions?: Readonly<Record<string, { readonly db: Connection }>>;
  };
  const id = await req?.transactionID;
  const connection = (id === undefined ? null : sessions?.[id]?.db) ?? drizzle;
  const answer = await connection[env.postgres ? "execute" : "run"]?.(statement);
  return answer?.rows ?? [];
}

/**
 * Reads columns of all rows of a table, in no order. The database returns them as one value, because
 * libSQL and Drizzle need several times as long for thousands of single rows.
 * @param columns names of the columns; dates are texts in the notation of the database
 */
export async function readTable(
  { db }: Pick<Payload, "db">,
  table: string,
  columns: readonly string[],
): Promise<readonly Stored[]> {
  const list = sql.raw(columns.map((name) => `"${name}"`).join(", "));
  const name = sql.raw(`"${table}"`);
  const [row] = await runSql(
    { db },
    env.postgres
      ? sql`SELECT json_agg(json_build_array(${list}))::text AS "values" FROM ${name}`
      : sql`SELECT json_group_array(json_array(${list})) AS "values" FROM ${name}`,
  );
  const rows = JSON.parse(readString(row?.["values"]) || "[]") as readonly (readonly unknown[])[];
  return rows.map((values) =>
    Object.fromEntries(columns.map((column, index) => [column, values[index]])),
  );
}
