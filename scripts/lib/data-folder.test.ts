import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepare } from "./settings.ts";

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), "data-folder-"));
});
afterEach(() => {
  rmSync(room, { recursive: true, force: true });
});
const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const open = (dataDir: string): Promise<unknown> =>
  prepare({ DATA_DIR: dataDir }, { check: false });

describe("the data folder", () => {
  it("is created with access for its own account only", async () => {
    const folder = join(room, "new");
    await open(folder);
    expect([folder, join(folder, "media"), join(folder, "secrets.json")].map(rightsOf)).toEqual([
      "700",
      "700",
      "600",
    ]);
  });

  it("restricts database, messages, mail, content and logs that other accounts may read", async () => {
    chmodSync(room, 0o755);
    const files = [
      "cms.db",
      "cms.db-wal",
      "cms.db-shm",
      "outbox/or-1.eml",
      "leads/one.json",
      "last-good/page.json",
      "site.log",
      "cms.log.1",
      "admin-login.txt",
    ];
    for (const folder of ["outbox", "leads", "last-good", "media"])
      mkdirSync(join(room, folder), { mode: 0o755 });
    for (const name of [...files, "media/one.avif"])
      writeFileSync(join(room, name), "x", { mode: 0o644 });
    writeFileSync(join(room, "..", "elsewhere-of-data-folder"), "", { mode: 0o644 });
    symlinkSync("../elsewhere-of-data-folder", join(room, "link"));
    await open(room);
    expect(files.filter((name) => rightsOf(join(room, name)) !== "600")).toEqual([]);
    expect(
      [".", "outbox", "leads", "last-good", "media"].map((name) => rightsOf(join(room, name))),
    ).toEqual(["700", "700", "700", "700", "700"]);
    expect(rightsOf(join(room, "link"))).toBe("644");
    rmSync(join(room, "..", "elsewhere-of-data-folder"));
  });

  it("keeps the access of a group that an operator has granted", async () => {
    chmodSync(room, 0o710);
    mkdirSync(join(room, "media"));
    chmodSync(join(room, "media"), 0o750);
    await open(room);
    expect([room, join(room, "media")].map(rightsOf)).toEqual(["710", "750"]);
  });
});
