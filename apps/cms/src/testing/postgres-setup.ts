/** Gives the tests of a Vitest project a server of PostgreSQL instead of SQLite (service.ts). */
import type { TestProject } from "vitest/node";
import { createMigratedDatabase } from "./postgres-database.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server; undefined in projects that test with SQLite. */
    postgresUrl: string | undefined;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    await createMigratedDatabase(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  provide("postgresUrl", server.url);
  return () => server.stop();
}
