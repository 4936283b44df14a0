import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openLog } from "./log-file.ts";

const room = mkdtempSync(join(tmpdir(), "log-file-"));
afterAll(() => {
  rmSync(room, { recursive: true, force: true });
});

describe("a log file", () => {
  it("is rotated when it is full, and the oldest file is deleted", () => {
    const path = join(room, "site.log");
    const log = openLog(path, { bytes: 100, files: 3 });
    for (let at = 0; at < 100; at += 1) log.write(`line ${String(at).padStart(4, "0")}`);
    log.close();
    expect(readdirSync(room).sort()).toEqual(["site.log", "site.log.1", "site.log.2"]);
    const kept = ["site.log.2", "site.log.1", "site.log"].map((name) =>
      readFileSync(join(room, name), "utf8"),
    );
    for (const text of kept) expect(text.length).toBeLessThanOrEqual(100);
    const lines = kept.join("").trim().split("\n");
    expect(lines.at(-1)).toBe("line 0099");
    expect(lines).toEqual(
      lines.map((_, at) => `line ${String(100 - lines.length + at).padStart(4, "0")}`),
    );
  });

  it("continues the file of an earlier process, with access for its own account only", () => {
    const path = join(room, "cms.log");
    writeFileSync(path, `${"x".repeat(90)}\n`);
    const log = openLog(path, { bytes: 100, files: 2 });
    log.write("after the restart");
    log.close();
    expect(readFileSync(path, "utf8")).toBe("after the restart\n");
    expect(readFileSync(`${path}.1`, "utf8")).toContain("xxx");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("does not throw when the disk is full", () => {
    const log = openLog(process.platform === "linux" ? "/dev/full" : join(room, "any.log"));
    expect(() => {
      log.write("lost");
    }).not.toThrow();
    log.close();
  });
});
