/**
 * Reads the settings of an installation from the environment, and creates data folder and secrets.
 */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { GENERATED_SECRETS } from "../../apps/cms/src/backup/secrets.ts";
import { readEnv as readCmsEnv } from "../../apps/cms/src/read-env.ts";
import { readEnv as readSiteEnv } from "../../apps/site/src/process/env.ts";
import { openDataFolder } from "./data-folder.ts";
import type { Variables } from "./environment.ts";
import { describeTakenPort, findPortOwner } from "./port-owner.ts";
import { describeError, ROOT, Sentence } from "./steps.ts";

/** The settings of an installation. */
export interface Settings {
  readonly dataDir: string;
  readonly port: number;
  readonly cmsPort: number;
  readonly siteUrl: string;
  /** All variables; `selectEnvironment` selects those of a process. */
  readonly env: NodeJS.ProcessEnv;
}

/** Variables of the private ports of the metrics. Empty or 0: no metrics. */
const METRICS_PORTS = ["METRICS_PORT", "CMS_METRICS_PORT"] as const;

function portOf(name: string, value: string | undefined, fallback: number): number {
  const port = value === undefined || value === "" ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Sentence(`${name} must be a port number from 1 to 65535, not "${value ?? ""}".`);
  return port;
}

/** @throws Sentence when the port is in use or cannot be used */
async function requireFree(
  port: number,
  name: string,
  host: string | undefined,
  dataDir: string,
): Promise<void> {
  const problem = await new Promise<NodeJS.ErrnoException | null>((resolvePort) => {
    const probe = createServer();
    probe.once("error", resolvePort);
    probe.listen(port, host || "127.0.0.1", () => {
      probe.close(() => {
        resolvePort(null);
      });
    });
  });
  if (problem?.code === "EADDRINUSE")
    throw new Sentence(describeTakenPort(port, name, await findPortOwner(port, dataDir)));
  if (problem)
    throw new Sentence(
      `Port ${port} cannot be used (${problem.code ?? problem.message}): choose another one with ${name}=….`,
    );
}

/** Returns the ports of the metrics that are set, by variable. @throws Sentence for a wrong one */
function listMetricsPorts(source: Variables): readonly (readonly [string, number])[] {
  return METRICS_PORTS.filter((name) => !["", "0"].includes(source[name] ?? "")).map(
    (name) => [name, portOf(name, source[name], 0)] as const,
  );
}

/**
 * Checks that no two processes use the same port.
 * @throws Sentence that names both variables
 */
function requireDifferent(ports: readonly (readonly [string, number])[]): void {
  for (const [index, [name, port]] of ports.entries()) {
    const other = ports.slice(0, index).find(([, earlier]) => earlier === port);
    if (!other) continue;
    const whose = name === "CMS_PORT" ? "give the content service another port" : "choose another";
    throw new Sentence(`${other[0]} and ${name} are both ${port}: ${whose} with ${name}=….`);
  }
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === "object" && address) resolvePort(address.port);
        else reject(new Error("no port"));
      });
    });
  });
}

/**
 * Validates the variables of both processes, so that a wrong one is named before anything starts.
 * @throws Sentence that names the variable
 */
function requireValid(env: Variables): void {
  for (const readEnv of [readSiteEnv, readCmsEnv]) {
    try {
      readEnv(env);
    } catch (error) {
      throw new Sentence(describeError(error));
    }
  }
}

/**
 * Reads the settings, and creates the data folder and missing secrets.
 * @param ports whether to check that both ports are free
 * @throws Sentence when a setting is invalid, a port is in use, the data folder cannot be written,
 * or the file with the secrets is damaged
 */
export async function prepare(
  source: Variables,
  ports: { readonly check: boolean } = { check: true },
): Promise<Settings> {
  const port = portOf("PORT", source["PORT"], 3000);
  const cmsPort = portOf("CMS_PORT", source["CMS_PORT"], 3001);
  const metricsPorts = listMetricsPorts(source);
  requireDifferent([["PORT", port], ["CMS_PORT", cmsPort], ...metricsPorts]);
  const dataDir = resolve(ROOT, source["DATA_DIR"] ?? ".data");
  try {
    await openDataFolder(dataDir);
  } catch (error) {
    throw new Sentence(
      `The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"}). Change its rights or choose another one with DATA_DIR=….`,
    );
  }
  if (ports.check) {
    await requireFree(port, "PORT", source["HOST"], dataDir);
    await requireFree(cmsPort, "CMS_PORT", source["CMS_HOST"], dataDir);
    for (const [name, metricsPort] of metricsPorts)
      await requireFree(metricsPort, name, source["METRICS_HOST"], dataDir);
  }
  const file = join(dataDir, "secrets.json");
  let secrets: Record<string, string> = {};
  if (existsSync(file)) {
    try {
      secrets = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
    } catch {
      throw new Sentence(
        `The file ${file} is damaged. Restore it from a backup, or delete it to create new secrets (editors must then log in again).`,
      );
    }
  }
  const missing = GENERATED_SECRETS.filter((name) => !secrets[name]);
  if (missing.length) {
    for (const name of missing) secrets[name] = randomBytes(32).toString("base64url");
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  const siteUrl = source["SITE_URL"] ?? `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...secrets,
    ...source,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    SITE_URL: siteUrl,
    CMS_URL: source["CMS_URL"] ?? `http://localhost:${cmsPort}`,
  };
  requireValid(env);
  return { dataDir, port, cmsPort, siteUrl, env };
}
