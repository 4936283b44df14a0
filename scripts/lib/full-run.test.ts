import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatFullRun, readFullRun } from "./full-run.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "full-run-"));
  for (const folder of ["e2e/node_modules", "apps/cms", "docs"])
    await mkdir(join(root, folder), { recursive: true });
  const files = {
    "e2e/words.spec.ts": "for (const locale of inTurn(LOCALES, 1)) test();",
    "e2e/all.spec.ts": "for (const locale of LOCALES) test();",
    "e2e/node_modules/other.test.ts": "if (FULL) test();",
    "apps/cms/maps.test.ts": 'const all = process.env["TEST_FULL"] === "1";',
    "apps/cms/kill.heavy.ts": "",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
});
afterAll(() => rm(root, { recursive: true }));

describe("what is left to the full run", () => {
  it("is listed from the files that ask for it", async () => {
    expect(await readFullRun(root)).toEqual({
      sampled: ["apps/cms/maps.test.ts", "e2e/words.spec.ts"],
      heavy: ["apps/cms/kill.heavy.ts"],
      date: null,
    });
  });

  it("has the date of the last full run", async () => {
    await writeFile(join(root, "docs/test-full.md"), "# The last run\n\n2026-11-27\n\n- all ok\n");
    const run = await readFullRun(root);
    expect(run.date).toBe("2026-11-27");
    expect(formatFullRun(run)).toContain("Last run: 2026-11-27.");
    expect(formatFullRun({ ...run, date: null })).toContain("It has not run");
    expect(formatFullRun(run)).toContain("\n- apps/cms/kill.heavy.ts\n");
  });
});
