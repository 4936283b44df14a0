/** Which program of PostgreSQL is chosen, and what is said when it fails. The programs are replaced. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitUntil } from "../testing/service.ts";
import { requireRestorable, requireTool, runTool } from "./postgres-tools.ts";
import { explainFull } from "./problem.ts";

const ADDRESS = "postgres://u:secret@127.0.0.1:1/d";
let room: string;
let path: string;

beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), "postgres-tools-"));
  // Versions that no machine has installed.
  const folders = [62, 60, 64].map((major) => {
    const folder = join(room, String(major));
    mkdirSync(folder);
    const text = `#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump (PostgreSQL) ${major}.1" && exit\necho "pg_dump: error: could not write to output file: No space left on device" >&2\nexit 1\n`;
    writeFileSync(join(folder, "pg_dump"), text, { mode: 0o700 });
    return folder;
  });
  path = folders.join(delimiter);
});
afterAll(() => {
  rmSync(room, { recursive: true, force: true });
});

describe("the program of PostgreSQL", () => {
  it("is the oldest one that is at least as new as the server", async () => {
    for (const [server, chosen] of [
      [60, "60.1"],
      [61, "62.1"],
      [63, "64.1"],
    ] as const)
      expect((await requireTool("pg_dump", server, path)).version).toBe(chosen);
    await expect(requireTool("pg_dump", 65, path)).rejects.toThrow("postgresql-client-65");
  });

  it("is refused when an older server cannot restore its dumps", () => {
    for (const [version, server, fits] of [
      ["16.4", 15, true],
      ["17.0", 17, true],
      ["18.1", 17, true],
      ["17.0", 16, false],
      ["18.1", 14, false],
    ] as const) {
      const check = expect(() => {
        requireRestorable("pg_dump", { path: "", version }, server);
      });
      if (fits) check.not.toThrow();
      else check.toThrow(`postgresql-client-${server}`);
    }
  });

  it("that finds the disk full is explained with the folder, without the password", async () => {
    const tool = await requireTool("pg_dump", 60, path);
    const error: unknown = await runTool(tool, ADDRESS, []).catch((reason: unknown) => reason);
    expect(String(error)).not.toContain("secret");
    expect(String(explainFull(error, "/backups"))).toContain("The disk of /backups is full");
  });

  it("is stopped by a signal, and ends with this process", async () => {
    const [file, begun, ended] = ["slow", "begun", "ended"].map((name) => join(room, name)) as [
      string,
      string,
      string,
    ];
    const wait = "while :; do sleep 0.1; done";
    const text = `#!/bin/sh\ntrap 'touch ${ended}; exit 1' TERM\ntouch ${begun}\n${wait}\n`;
    writeFileSync(file, text, { mode: 0o700 });
    const slow = { path: file, version: "60.1" };
    const stop = new AbortController();
    const running = runTool(slow, ADDRESS, [], stop.signal);
    await waitUntil(() => existsSync(begun));
    stop.abort(new Error("told to end"));
    await expect(running).rejects.toThrow("told to end");
    await waitUntil(() => existsSync(ended));
    rmSync(ended);
    const module = new URL("./postgres-tools.ts", import.meta.url).href;
    const program = `const { runTool } = await import(${JSON.stringify(module)});
      void runTool(${JSON.stringify(slow)}, ${JSON.stringify(ADDRESS)}, []);
      setTimeout(() => process.exit(3), 500);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
    expect(await new Promise((resolve) => child.once("close", resolve))).toBe(3);
    await waitUntil(() => existsSync(ended));
  });

  it("needs an address with a host", async () => {
    const tool = await requireTool("pg_dump", 60, path);
    await expect(runTool(tool, "postgres://u@/d?host=/run", [])).rejects.toThrow("socket");
  });
});
