/**
 * `npm start` as an operator runs it, with a separate data folder and free ports. The tests kill
 * its processes and the starter itself.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { copyFile, mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { findPortOwner } from "../scripts/lib/port-owner.ts";
import { freePort } from "../scripts/lib/settings.ts";
import { expect, httpTest as test } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "..");
const VIEWS = ["/en", "/de/versicherungen", "/en/plans"] as const;

interface Processes {
  readonly site: number;
  readonly cms: number;
}
interface Running {
  readonly site: string;
  readonly cms: string;
  /** The process that was started: npm, or run.mjs without npm. */
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly processes: () => Promise<Processes>;
  /** Duration of the first start of a process in this run, in seconds. */
  readonly startSeconds: (name: "site" | "content service") => number;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s*(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
}

/** Copies the data folder under test, without its images. */
async function copyData(to: string): Promise<void> {
  const from = process.env["E2E_DATA"] ?? "";
  for (const name of await readdir(from))
    if (/^(?:secrets|prepared-.*)\.json$/.test(name))
      await copyFile(join(from, name), join(to, name));
  const database = new DatabaseSync(join(from, "cms.db"), { readOnly: true });
  await backup(database, join(to, "cms.db"));
  database.close();
}

/** Returns the files and folders that other accounts of the machine may access. */
async function listOpen(folder: string): Promise<readonly string[]> {
  const paths = [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  ];
  const modes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  );
  return paths.filter((_, at) => (modes[at] ?? 0) & 0o077);
}

/** Runs the start command, with or without npm. Resolves when both processes answer. */
async function runStart(
  dataDir: string,
  program: readonly [string, ...string[]],
): Promise<Running> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { SITE_URL: _url, CMS_URL: _cms, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    WARM_UP: "false",
  };
  const [command, ...args] = program;
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  await expect
    .poll(() => child.exitCode !== null || text.includes("Stop with Ctrl-C"), { timeout: 120_000 })
    .toBe(true);
  expect(child.exitCode, text).toBeNull();
  const pidOn = async (number: number): Promise<number> =>
    (await findPortOwner(number, dataDir))?.pid ?? 0;
  return {
    site: `http://localhost:${port}`,
    cms: `http://localhost:${cmsPort}`,
    child,
    output: () => text,
    processes: async () => ({ site: await pidOn(port), cms: await pidOn(cmsPort) }),
    startSeconds: (name) =>
      Number(new RegExp(`Starting the ${name}: done in ([\\d.]+) s`).exec(text)?.[1]),
  };
}

/** Requests pages in sequence until `stop` is called. `stop` returns the requests that failed. */
function viewPages(site: string): {
  readonly count: () => number;
  readonly stop: () => Promise<readonly string[]>;
} {
  const failed: string[] = [];
  let [views, viewing] = [0, true];
  const done = (async () => {
    for (; viewing; views += 1) {
      const path = VIEWS[views % VIEWS.length] ?? "/en";
      const status = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        String,
      );
      if (status !== 200) failed.push(`${path} ${status}`);
      await wait(25);
    }
  })();
  return {
    count: () => views,
    stop: async () => {
      viewing = false;
      await done;
      return failed;
    },
  };
}

test.describe("npm start", () => {
  test.describe.configure({ mode: "serial" });
  let dataDir: string;
  const started: ChildProcess[] = [];
  async function run(...program: readonly [string, ...string[]]): Promise<Running> {
    const running = await runStart(dataDir, program);
    started.push(running.child);
    return running;
  }
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "e2e-start-"));
    await copyData(dataDir);
  });
  test.afterAll(async () => {
    for (const child of started) child.kill("SIGTERM");
    await expect
      .poll(
        () =>
          started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
            .length,
      )
      .toBe(0);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

  test("restarts a killed process within seconds; no page view fails while the content service is down; a killed starter leaves no process", async () => {
    const { site, cms, output, processes, startSeconds } = await run(
      "node",
      "scripts/run.mjs",
      "start",
    );
    for (const path of VIEWS) expect(await answers(site + path), path).toBe(true);
    const first = await processes();
    const environment = (await readFile(`/proc/${first.site}/environ`, "utf8"))
      .split("\0")
      .map((line) => line.split("=")[0] ?? "");
    expect(environment).toEqual(expect.arrayContaining(["SITE_API_KEY", "PATH"]));
    expect(
      environment.filter((name) =>
        /^(?:PAYLOAD|PREVIEW|JOBS)_SECRET$|^ADMIN_|^SMTP_|^DATABASE_|^S3_/.test(name),
      ),
    ).toEqual([]);

    expect(output()).toContain(
      `SMTP_URL is not set: mail is written to ${join(dataDir, "outbox")} and reaches nobody.`,
    );
    expect(await listOpen(dataDir)).toEqual([]);

    const views = viewPages(site);
    process.kill(first.cms, "SIGKILL");
    // 15 s, or twice the measured duration of a start on this machine.
    const limit = Math.max(15, 2 * startSeconds("content service")) * 1000;
    await expect.poll(() => isAlive(first.cms)).toBe(false);
    await expect.poll(() => answers(`${cms}/api/health`), { timeout: limit }).toBe(true);
    // A slow machine makes fewer views during the outage. The test waits until there are enough.
    await expect.poll(views.count).toBeGreaterThan(10);
    expect(await views.stop(), `failed views of ${views.count()}`).toEqual([]);
    expect(output()).toMatch(
      /The content service ended \(SIGKILL\)\. It starts again in 0\.\d s\./,
    );

    const second = await processes();
    expect(second.site).toBe(first.site);
    expect(second.cms).not.toBe(first.cms);
    process.kill(second.site, "SIGKILL");
    await expect.poll(() => isAlive(second.site)).toBe(false);
    const siteLimit = Math.max(5, 2 * startSeconds("site")) * 1000;
    await expect
      .poll(() => answers(`${site}/en`), { timeout: siteLimit, intervals: [50] })
      .toBe(true);
    expect(output()).toMatch(/The site answers again after \d\.\d s\./);

    const third = await processes();
    expect(third.cms).toBe(second.cms);
    process.kill(await parentOf(third.site), "SIGKILL");
    await expect.poll(() => [third.site, third.cms].filter(isAlive)).toEqual([]);
  });

  test("starts again after that; SIGTERM to npm stops all processes", async () => {
    const { site, child, processes } = await run("npm", "start");
    const { site: sitePid, cms: cmsPid } = await processes();
    const starter = await parentOf(sitePid);
    expect(await answers(`${site}/healthz`)).toBe(true);
    child.kill("SIGTERM");
    await expect.poll(() => [sitePid, cmsPid, starter].filter(isAlive)).toEqual([]);
  });

  for (const killed of ["run.mjs", "npm"] as const) {
    test(`killing ${killed} leaves no process`, async () => {
      const { child, processes } = await (killed === "npm"
        ? run("npm", "start")
        : run("node", "scripts/run.mjs", "start"));
      const { site, cms } = await processes();
      const starter = await parentOf(site);
      child.kill("SIGKILL");
      await expect.poll(() => [site, cms, starter].filter(isAlive)).toEqual([]);
    });
  }
});
