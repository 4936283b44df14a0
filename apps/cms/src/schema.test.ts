import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startService, type TestService } from "./testing/service.ts";

/** The part of Payload’s adapters that computes migrations. */
interface Adapter {
  readonly migrationDir: string;
  readonly schema: Readonly<Record<string, unknown>>;
  requireDrizzleKit(): {
    readonly generateDrizzleJson: (
      schema: Readonly<Record<string, unknown>>,
    ) => Promise<{ readonly tables: object }>;
    readonly generateMigration: (before: unknown, after: unknown) => Promise<readonly string[]>;
  };
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Returns the path of the newest snapshot, from which the next migration is computed. */
function findNewestSnapshot(folder: string): string {
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`No snapshot of the schema in ${folder}.`);
  return join(folder, newest);
}

it("has the schema of the collections in its newest snapshot: the next migration would be empty", async () => {
  const database = service.payload.db as unknown as Adapter;
  const { generateDrizzleJson, generateMigration } = database.requireDrizzleKit();
  const snapshot: unknown = JSON.parse(
    readFileSync(findNewestSnapshot(database.migrationDir), "utf8"),
  );
  const schema = await generateDrizzleJson(database.schema);
  expect(Object.keys(schema.tables).length).toBeGreaterThan(50);
  expect(await generateMigration(snapshot, schema)).toEqual([]);
});
