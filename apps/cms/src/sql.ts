/** Statements that Payload's queries cannot express, for both databases. */
import { sql as postgresSql } from "@payloadcms/db-postgres";
import { sql as sqliteSql } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { env } from "./env.ts";
import type { Stored } from "./fields/record.ts";

/** Builds a statement of the configured database. Values become parameters. */
export const sql = env.postgres ? postgresSql : sqliteSql;

type Run = (statement: unknown) => Promise<{ readonly rows: readonly Stored[] }>;

/** Runs a statement outside of any transaction. @returns its rows */
export async function runSql(
  { db }: Pick<Payload, "db">,
  statement: ReturnType<typeof sql>,
): Promise<readonly Stored[]> {
  const { drizzle } = db as unknown as { readonly drizzle: Readonly<Record<string, Run>> };
  const answer = await drizzle[env.postgres ? "execute" : "run"]?.(statement);
  return answer?.rows ?? [];
}
