import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findUsers } from "./data-users.ts";

let room: string;
let child: ChildProcess;
beforeAll(async () => {
  room = mkdtempSync(join(tmpdir(), "data-users-"));
  mkdirSync(join(room, "http"));
  const program = join(room, "http/main.ts");
  writeFileSync(program, "console.log('up'); setInterval(() => undefined, 1000);");
  const started = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: join(room, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  await new Promise((resolve) => started.stdout.once("data", resolve));
});
afterAll(() => {
  child.kill("SIGKILL");
  rmSync(room, { recursive: true, force: true });
});

describe("processes on a data folder", () => {
  it("are found by their folder, with the process to stop", async () => {
    // Other systems have no /proc: there the lock of the database is checked only.
    const found = process.platform === "linux" ? [{ name: "node main.ts", pid: child.pid }] : [];
    expect(await findUsers(join(room, "data"))).toEqual(found);
    expect(await findUsers(join(room, "other"))).toEqual([]);
  });
});
