/** Statements that Payload's queries cannot express, for both databases. */
import { sql as postgresSql } from "@payloadcms/db-postgres";
import { sql as sqliteSql } from "@payloadcms/db-sqlite";
import type { Payload, PayloadRequest } from "payload";
import { env } from "./env.ts";
import type { Stored } from "./fields/record.ts";

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
