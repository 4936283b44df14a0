import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  describeTakenPort,
  findPortOwner,
  listListeningInodes,
  processName,
  readLsof,
} from "./port-owner.ts";
import { freePort, prepare } from "./settings.ts";

let room: string;
const children: ChildProcess[] = [];
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), "port-owner-"));
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(room, { recursive: true, force: true });
});

/** Starts another program that listens on a port. @returns its process id */
async function listen(port: number, env: Readonly<Record<string, string>> = {}): Promise<number> {
  const file = join(room, "shop.mjs");
  writeFileSync(
    file,
    `import { createServer } from 'node:net'; createServer().listen(${port}, '127.0.0.1', () => console.log('up'));`,
  );
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return child.pid ?? 0;
}
const startWith = async (port: number): Promise<unknown> =>
  prepare({ DATA_DIR: join(room, "data"), PORT: String(port), CMS_PORT: String(await freePort()) });

describe("a port in use", () => {
  it("is reported with the program that uses it, in one sentence", async () => {
    const port = await freePort();
    const pid = await listen(port);
    const named =
      process.platform === "linux" ? `node shop.mjs (process ${pid})` : /node|another program/;
    await expect(startWith(port)).rejects.toThrow(named);
    await expect(startWith(port)).rejects.toThrow(
      /^Port \d+ is taken by [^\n]+: stop it, or choose another port with PORT=…\.$/,
    );
  });

  it("is reported as an earlier start with the command to stop it when the data folder is the same", async () => {
    const owner = { pid: 7, name: "node main.ts", starter: 5 };
    expect(describeTakenPort(3000, "PORT", owner)).toBe(
      "Port 3000 is taken by an earlier start with the same data folder, node main.ts (process 7): stop it with `kill 5`.",
    );
    if (process.platform !== "linux") return;
    const port = await freePort();
    const pid = await listen(port, { DATA_DIR: join(room, "data") });
    await expect(startWith(port)).rejects.toThrow(
      `an earlier start with the same data folder, node shop.mjs (process ${pid}): stop it with \`kill ${pid}\`.`,
    );
  });

  it("is reported without a name when the program cannot be determined", async () => {
    expect(await findPortOwner(await freePort(), room)).toBeNull();
    expect(describeTakenPort(3000, "PORT", null)).toBe(
      "Port 3000 is taken by another program: stop it, or choose another port with PORT=….",
    );
  });

  it("is found in socket tables and in the output of lsof", () => {
    const rows = [
      "  sl  local_address rem_address   st",
      "   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1",
      "   1: 0100007F:0BB8 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 4712 1",
    ];
    expect(listListeningInodes(rows.join("\n"), 3000)).toEqual(["4711"]);
    expect(listListeningInodes(rows.join("\n"), 3001)).toEqual([]);
    expect(readLsof("p812\ncnginx\n")).toEqual({ pid: 812, name: "nginx", starter: null });
    expect(readLsof("")).toBeNull();
  });

  it("is named by the program, script or title of its process", () => {
    expect(processName(["/usr/sbin/nginx", "-g", "daemon off;"])).toBe("nginx");
    expect(
      processName(["/opt/node", "--import", "file:///srv/first.ts", "/srv/main.ts", "--port"]),
    ).toBe("node main.ts");
    expect(processName(["next-server (v16.0.1)"])).toBe("next-server (v16.0.1)");
    expect(processName(["evil\u001b[31m"])).toBe("evil[31m");
    expect(processName([])).toBe("");
  });
});
