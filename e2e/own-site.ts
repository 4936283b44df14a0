/** A site process of a test's own, on a free port with its own data folder, for tests that make it fail. */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { startSite } from "../scripts/lib/services.ts";
import { freePort, prepare } from "../scripts/lib/settings.ts";

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly [detail: string]: unknown;
}
export interface OwnSite {
  readonly url: string;
  /** What the process wrote so far, oldest first. What it has just written may still be on its way: ask again with expect.poll. */
  log(): Promise<readonly LogLine[]>;
  /** Sends SIGTERM and waits for the end. @returns the exit code; null after SIGKILL */
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | null>;
}

/** Secrets of the content service under test, which a site needs to read it. */
export async function secrets(): Promise<Readonly<Record<string, string>>> {
  const folder = process.env["E2E_DATA"];
  if (!folder) throw new Error("E2E_DATA must name the data folder of the running services.");
  return JSON.parse(await readFile(join(folder, "secrets.json"), "utf8")) as Record<string, string>;
}

/**
 * Starts a site that reads content from a local port, usually of a fault proxy. It does not warm up unless told to: a site that lives
 * for one test would take the content service away from all the others.
 * @param more settings of its own
 */
export async function startOwnSite(
  dataDir: string,
  contentPort: number,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  await mkdir(dataDir, { recursive: true });
  const { SITE_URL: _url, CMS_URL: _cms, ...env } = process.env;
  const settings = await prepare(
    {
      ...env,
      WARM_UP: "false",
      ...more,
      ...(await secrets()),
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      CMS_PORT: String(contentPort),
    },
    { check: false },
  );
  const service = await startSite(settings);
  const ended = new Promise<number | null>((resolve) => {
    service.child.once("exit", resolve);
  });
  return {
    url: `http://localhost:${settings.port}`,
    // The last line may be half written.
    log: async () =>
      (await readFile(join(dataDir, "site.log"), "utf8"))
        .split("\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as LogLine),
    stop: async () => {
      await service.stop();
      return ended;
    },
    kill: (signal) => {
      service.child.kill(signal);
    },
    ended,
  };
}
