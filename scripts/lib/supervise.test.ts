/** Tests the supervisor with small processes instead of the services. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type Service, type StartOptions } from "./services.ts";
import { freePort } from "./settings.ts";
import { supervise, type Supervised } from "./supervise.ts";

let room: string;
let program: string;
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), "supervise-"));
  program = join(room, "service.mjs");
  // Appends its process id to a file at each start. Fails to start while the file "broken" exists.
  writeFileSync(
    program,
    `
    import { appendFileSync, existsSync } from 'node:fs';
    import { createServer } from 'node:http';
    const [port, starts, broken] = process.argv.slice(2);
    appendFileSync(starts, process.pid + '\\n');
    if (existsSync(broken)) { console.error('the disk is broken'); process.exit(3); }
    createServer((request, response) => { response.end('yes'); }).listen(Number(port), '127.0.0.1');
  `,
  );
});
afterAll(() => {
  rmSync(room, { recursive: true, force: true });
});

interface Fake {
  readonly url: string;
  readonly broken: string;
  readonly starts: () => number;
  readonly start: (options?: StartOptions) => Promise<Service>;
}
let serial = 0;
async function fake(): Promise<Fake> {
  const port = await freePort();
  const name = join(room, `fake-${(serial += 1)}`);
  const [starts, broken] = [`${name}.starts`, `${name}.broken`];
  const launch = {
    name: "service",
    args: [program, String(port), starts, broken],
    folder: room,
    env: process.env,
  };
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    broken,
    starts: () => readFileSync(starts, "utf8").trim().split("\n").length,
    start: (options) => startService({ ...launch, url, log: `${name}.log` }, options),
  };
}
function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
const PAUSES = [10, 20, 40, 80];

describe("supervision", () => {
  async function withFake(
    work: (
      service: Fake,
      run: Supervised,
      told: readonly string[],
      stop: () => Promise<void>,
    ) => Promise<void>,
  ): Promise<void> {
    const [service, stopping, told] = [await fake(), new AbortController(), [] as string[]];
    const { signal } = stopping;
    function tell(line: string): void {
      told.push(line);
    }
    const run = await supervise(() => service.start({ signal }), {
      signal,
      tell,
      pausesMs: PAUSES,
    });
    async function stop(): Promise<void> {
      stopping.abort();
      await run.stopped;
    }
    try {
      await work(service, run, told, stop);
    } finally {
      await stop();
    }
  }

  it("restarts a killed process and reports both events", () =>
    withFake(async ({ url, starts }, run, told) => {
      const first = run.current().child.pid;
      run.current().child.kill("SIGKILL");
      await expect.poll(() => told.length).toBe(2);
      expect(told[0]).toBe("The service ended (SIGKILL). It starts again in 0.0 s.");
      expect(told[1]).toMatch(/^The service answers again after \d+\.\d s\.$/);
      expect(run.current().child.pid).not.toBe(first);
      expect(await isUp(url)).toBe(true);
      expect(starts()).toBe(2);
    }));

  it("keeps restarting a process that fails at every start, with longer pauses, and reports each end", () =>
    withFake(async ({ url, broken }, run, told) => {
      writeFileSync(broken, "");
      run.current().child.kill("SIGKILL");
      await expect.poll(() => told.length).toBeGreaterThanOrEqual(PAUSES.length + 2);
      expect(told[1]).toMatch(
        /^The service did not start: the disk is broken \(log: [^)]+\)\. It has ended 2 times in a row\. It starts again in 0\.0 s\.$/,
      );
      expect(told[PAUSES.length + 1]).toContain(
        `ended ${PAUSES.length + 2} times in a row. It starts again in 0.1 s.`,
      );
      rmSync(broken);
      await expect.poll(() => isUp(url)).toBe(true);
      await expect.poll(() => told.at(-1)).toMatch(/answers again/);
    }));

  it("stops the process after the signal and does not restart it, not even during a pause", () =>
    withFake(async ({ url, starts, broken }, run, told, stop) => {
      writeFileSync(broken, "");
      run.current().child.kill("SIGKILL");
      await expect.poll(() => told.length).toBeGreaterThan(1);
      await stop();
      const before = starts();
      rmSync(broken);
      expect([await isUp(url), starts()]).toEqual([false, before]);
    }));

  it("stops a process that has not answered yet after the signal", async () => {
    const [{ broken }, stopping] = [await fake(), new AbortController()];
    const silent = join(room, "silent.mjs");
    writeFileSync(silent, "setInterval(() => undefined, 1000);");
    const url = `http://127.0.0.1:${await freePort()}/`;
    const starting = startService(
      {
        name: "service",
        args: [silent],
        folder: room,
        env: process.env,
        url,
        log: `${broken}.log`,
      },
      { signal: stopping.signal },
    );
    stopping.abort();
    await expect(starting).rejects.toThrow(/abort/);
  });

  it("throws one sentence and does not retry when the first start fails", async () => {
    const service = await fake();
    writeFileSync(service.broken, "");
    const { signal } = new AbortController();
    await expect(
      supervise(() => service.start(), { signal, tell: () => undefined }),
    ).rejects.toThrow("The service did not start: the disk is broken");
    expect(service.starts()).toBe(1);
  });
});

describe("a killed parent process", () => {
  it("ends its child processes", async () => {
    const port = await freePort();
    const file = join(room, "starter.ts");
    const services = JSON.stringify(new URL("./services.ts", import.meta.url).href);
    const launch = JSON.stringify({
      name: "service",
      args: [program, String(port), join(room, "orphan.starts"), join(room, "none")],
      folder: room,
      url: `http://127.0.0.1:${port}/`,
      log: join(room, "orphan.log"),
    });
    writeFileSync(
      file,
      `import { startService } from ${services}; const { child } = await startService({ ...${launch}, env: process.env }); process.stdout.write(String(child.pid));`,
    );
    const starter = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
    const pid = await new Promise<number>((resolve) => {
      starter.stdout.once("data", (chunk: Buffer) => {
        resolve(Number(chunk));
      });
    });
    expect(isAlive(pid)).toBe(true);
    starter.kill("SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
