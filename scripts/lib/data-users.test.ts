import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findUsers } from "./data-users.ts";

let room: string;
let child: ChildProcess;
let supervisor: ChildProcess;
/** Starts a script that waits. */
async function start(script: string, dataDir: string | undefined): Promise<ChildProcess> {
  mkdirSync(dirname(join(room, script)), { recursive: true });
  writeFileSync(join(room, script), "console.log('up'); setInterval(() => undefined, 1000);");
  const started = spawn(process.execPath, [script], {
    ...{ cwd: room, env: { ...process.env, DATA_DIR: dataDir } },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => started.stdout.once("data", resolve));
  return started;
}
beforeAll(async () => {
  room = realpathSync(mkdtempSync(join(tmpdir(), "data-users-")));
  child = await start("http/main.ts", join(room, "data"));
  supervisor = await start("scripts/start.ts", undefined);
});
afterAll(() => {
  child.kill("SIGKILL");
  supervisor.kill("SIGKILL");
  rmSync(room, { recursive: true, force: true });
});

describe("processes on a data folder", () => {
  it("are found by their folder, with the process to stop", async () => {
    // Other systems have no /proc: there the lock of the database is checked only.
    const found = process.platform === "linux" ? [{ name: "node main.ts", pid: child.pid }] : [];
    expect(await findUsers(join(room, "data"))).toEqual(found);
    expect(await findUsers(join(room, "other"))).toEqual([]);
  });

  it("include npm start while no service runs, with the data folder that is the default", async () => {
    const found =
      process.platform === "linux" ? [{ name: "node start.ts", pid: supervisor.pid }] : [];
    expect(await findUsers(join(room, ".data"))).toEqual(found);
  });
});
