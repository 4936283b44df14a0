/**
 * Database adapter: SQLite by default, PostgreSQL when DATABASE_URL begins with postgres. Reasons
 * for each option: content-service §1, quality §1.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";
import type { Env } from "./env.ts";
import { separateTransactions } from "./postgres-transactions.ts";

/** Longest wait for a connection to PostgreSQL, in ms. A request that waits longer fails. */
const CONNECTION_WAIT = 10_000;

/**
 * Creates the adapter for the configured database. Ids are UUIDs, which the seed may choose. Slices
 * are stored in one JSON column, so that a new slice needs no migration. The schema is pushed in
 * development only.
 */
export function createDatabaseAdapter(env: Env): DatabaseAdapterObj {
  const shared = {
    idType: "uuid",
    allowIDOnCreate: true,
    blocksAsJSON: true,
    push: env.development,
  } as const;
  const migrationDir = join(
    env.root,
    "apps/cms/src/migrations",
    env.postgres ? "postgres" : "sqlite",
  );
  if (env.postgres)
    return separateTransactions(
      postgresAdapter({
        ...shared,
        migrationDir,
        pool: { connectionString: env.databaseUrl, connectionTimeoutMillis: CONNECTION_WAIT },
      }),
    );
  mkdirSync(env.dataDir, { recursive: true });
  return sqliteAdapter({
    ...shared,
    migrationDir,
    client: { url: env.databaseUrl },
    wal: true,
    busyTimeout: 5000,
  });
}
