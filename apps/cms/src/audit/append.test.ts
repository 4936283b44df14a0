import { createLocalReq } from "payload";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import type { note as Note } from "../hooks/audit.ts";
import type { runSql as RunSql, sql as Sql } from "../sql.ts";
import type { runInTransaction as RunInTransaction } from "../transaction.ts";
import { startService, type TestService } from "../testing/service.ts";
import { checkEntries, readEntry, type ChainEntry } from "./chain.ts";
import {
  createPostgresGuards,
  createSqliteGuards,
  dropPostgresGuards,
  dropSqliteGuards,
  REFUSAL,
} from "./guards.ts";
import { numberRows } from "./number-rows.ts";

let service: TestService;
let note: typeof Note;
let runInTransaction: typeof RunInTransaction;
let runSql: typeof RunSql;
let sql: typeof Sql;

const isPostgres = inject("postgresUrl") !== undefined;

beforeAll(async () => {
  service = await startService();
  ({ note } = await import("../hooks/audit.ts"));
  ({ runInTransaction } = await import("../transaction.ts"));
  ({ runSql, sql } = await import("../sql.ts"));
});
afterAll(() => service.stop());

const run = (statement: string) => runSql(service.payload, sql.raw(statement));
async function loadAll(): Promise<readonly ChainEntry[]> {
  const { docs } = await service.payload.db.find<Stored & { id: string }>({
    collection: "audit_log",
    sort: "sequence",
    limit: 0,
    pagination: false,
  });
  return docs.map(readEntry);
}
const newRequest = () => createLocalReq({}, service.payload);

describe("the end of the chain", () => {
  it("continues one chain without a gap when 40 writes are concurrent, in and out of transactions", async () => {
    const before = (await loadAll()).length;
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const req = await newRequest();
        const write = () => note(req, "update", "users", { id: `concurrent-${index}` });
        await (index % 4 === 0 ? runInTransaction(req, write) : write());
      }),
    );
    const entries = await loadAll();
    expect(checkEntries(entries)).toMatchObject({ ok: true, count: before + 40 });
    expect(new Set(entries.map(({ document }) => document)).size).toBeGreaterThanOrEqual(40);
  });

  it("contains several entries of one transaction that are written at once", async () => {
    const req = await newRequest();
    await runInTransaction(req, () =>
      Promise.all(["a", "b", "c"].map((id) => note(req, "update", "users", { id }))),
    );
    expect(checkEntries(await loadAll()).ok).toBe(true);
  });

  it("has neither an entry nor a gap for an action that is rolled back", async () => {
    const before = await loadAll();
    const req = await newRequest();
    const failing = runInTransaction(req, async () => {
      await note(req, "update", "users", { id: "rolled-back" });
      throw new Error("The action fails.");
    });
    await expect(failing).rejects.toThrow("The action fails.");
    expect(await loadAll()).toEqual(before);
    await note(req, "update", "users", { id: "afterwards" });
    expect(checkEntries(await loadAll())).toMatchObject({ ok: true, count: before.length + 1 });
  });

  it("stores texts that a database refuses, without the refused characters", async () => {
    await note(await newRequest(), "update", "users", { id: "odd", title: "a\0b\ud800c" });
    const entry = (await loadAll()).at(-1);
    expect(entry).toMatchObject({ title: "ab\ufffdc" });
    expect(checkEntries(await loadAll()).ok).toBe(true);
  });
});

type Statement = readonly [name: string, statement: string];
const POSTGRES_STATEMENTS: readonly Statement[] = [
  ["an empty table", `TRUNCATE "audit_log" CASCADE`],
];
const SQLITE_STATEMENTS: readonly Statement[] = [
  [
    "a replacement by id",
    `INSERT OR REPLACE INTO "audit_log" ("id", "at", "action", "collection", "sequence")
      SELECT "id", "at", 'other', "collection", 99999 FROM "audit_log" WHERE "sequence" = 1`,
  ],
  [
    "a replacement by number",
    `INSERT OR REPLACE INTO "audit_log" ("id", "at", "action", "collection", "sequence")
      SELECT 'other', "at", 'other', "collection", 1 FROM "audit_log" WHERE "sequence" = 1`,
  ],
];
const STATEMENTS: readonly Statement[] = [
  ["a change", `UPDATE "audit_log" SET "title" = 'other' WHERE "sequence" = 1`],
  ["a removal", `DELETE FROM "audit_log" WHERE "sequence" = 1`],
  ["a removal of everything", `DELETE FROM "audit_log"`],
  ...(isPostgres ? POSTGRES_STATEMENTS : SQLITE_STATEMENTS),
];

describe("the table", () => {
  it.each(STATEMENTS)("refuses %s", async (_, statement) => {
    const before = await loadAll();
    await expect(run(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining(REFUSAL) as string },
    });
    expect(await loadAll()).toEqual(before);
  });

  it("gets numbers and hashes for the rows that a migration finds", async () => {
    await (isPostgres ? dropPostgresGuards : dropSqliteGuards)(run);
    await run(`UPDATE "audit_log" SET "sequence" = NULL, "previous" = NULL, "hash" = NULL`);
    await numberRows({
      read: (limit) =>
        run(
          `SELECT * FROM "audit_log" WHERE "sequence" IS NULL ORDER BY "at", "id" LIMIT ${limit}`,
        ),
      write: (id, { sequence, previous, hash }) =>
        runSql(
          service.payload,
          sql`UPDATE "audit_log" SET "sequence" = ${sequence}, "previous" = ${previous},
            "hash" = ${hash} WHERE "id" = ${id}`,
        ),
    });
    await (isPostgres ? createPostgresGuards : createSqliteGuards)(run);
    const entries = await loadAll();
    expect(checkEntries(entries)).toMatchObject({ ok: true, count: entries.length });
    await expect(run(`DELETE FROM "audit_log"`)).rejects.toThrow();
  });
});
