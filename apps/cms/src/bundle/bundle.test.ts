import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEligibilityFolder } from "../testing/eligibility.ts";
import { startService, type TestService } from "../testing/service.ts";

let service: TestService;
let folder: string;
let root: string;
beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), "bundle-test-"));
  root = createEligibilityFolder();
  const { seed } = await import("../seed/index.ts");
  await seed(service.payload, { root, partial: true, log: () => undefined });
});
afterAll(async () => {
  await service.stop();
  if (process.env.KEEP) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
});

const doNothing = (): void => undefined;
async function exportTo(name: string): Promise<Buffer> {
  const { exportBundle } = await import("./export.ts");
  const file = join(folder, name);
  await exportBundle(service.payload, Writable.toWeb(createWriteStream(file)), doNothing);
  return readFileSync(file);
}
/** Deletes all content, as on a service that was only migrated. */
async function clear(): Promise<void> {
  const { CARRIED_COLLECTIONS, CARRIED_GLOBALS } = await import("./contents.ts");
  const { runSql, sql } = await import("../sql.ts");
  const rows = await runSql(
    service.payload,
    sql`SELECT name FROM sqlite_master WHERE type = 'table'`,
  );
  const kept = /^(?:sqlite_|payload_|users|_users)/;
  await runSql(service.payload, sql`PRAGMA foreign_keys = OFF`);
  for (const { name } of rows)
    if (!kept.test(String(name)))
      await runSql(service.payload, sql.raw(`DELETE FROM "${String(name)}"`));
  void [CARRIED_COLLECTIONS, CARRIED_GLOBALS];
}

describe("a bundle", () => {
  it("is byte-equal after it was imported into an empty service", async () => {
    const before = await exportTo("a.zip");
    expect((await exportTo("b.zip")).equals(before)).toBe(true);
    await clear();
    const { importBundle } = await import("./import.ts");
    const counts = await importBundle(service.payload, join(folder, "a.zip"), 1e9, doNothing);
    console.log(counts, before.length);
    const after = await exportTo("c.zip");
    expect(after.equals(before)).toBe(true);
  });
});
