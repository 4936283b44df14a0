/**
 * Starts a separate site process on a free port with its own data folder, for tests of failures.
 */
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
  /**
   * Returns the log lines so far, oldest first. Recent lines may not be in the file yet: use
   * expect.poll.
   */
  log(): Promise<readonly LogLine[]>;
  /** Sends SIGTERM and waits until the process exits. @returns the exit code; null after SIGKILL */
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | null>;
}

/**
 * Reads the secrets of the content service under test, which a site needs to read its content.
 * @throws when E2E_DATA is not set
 */
export async function secrets(): Promise<Readonly<Record<string, string>>> {
  const folder = process.env["E2E_DATA"];
  if (!folder) throw new Error("E2E_DATA must name the data folder of the running services.");
  return JSON.parse(await readFile(join(folder, "secrets.json"), "utf8")) as Record<string, string>;
}

/**
 * Starts a site that reads content from a local port, usually of a fault proxy. It does not warm up
 * by default: the warm-up of a site for one test would occupy the content service that all other
 * tests use.
 * @param more further settings
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
    // The last line may be incomplete.
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
