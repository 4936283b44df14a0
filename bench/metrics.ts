/**
 * `node bench/metrics.ts`: the cost of the metrics for a cached page. Two servers of one process
 * answer in turns, one with metrics and one without. The figure is the processor time of that process
 * per request, because other programs on the machine do not change it much. Prints the ratio.
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AGE_HEADER, RENDERED_HEADER, TAGS_HEADER } from "../apps/site/src/http/cache-headers.ts";
import { createSiteServer } from "../apps/site/src/http/server.ts";
import { createSiteMetrics } from "../apps/site/src/metrics/site-metrics.ts";
import { readEnv } from "../apps/site/src/process/env.ts";
import { createRuntime } from "../apps/site/src/process/runtime.ts";

const ROUNDS = 40;
const REQUESTS = 2000;
const CONNECTIONS = 16;
const PATH = "/en/contact";
const PAGE = `<!doctype html><p>${"An insured person abroad. ".repeat(2000)}</p>`;

/** Sends requests over several connections. Resolves when all are answered. */
async function sendAll(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { "accept-encoding": "br" };
  function send(): Promise<void> {
    return new Promise((resolve, reject) => {
      get({ port, path: PATH, agent, headers }, (response) => {
        response.resume().once("end", resolve);
      }).once("error", reject);
    });
  }
  async function sendShare(): Promise<void> {
    for (let sent = 0; sent < REQUESTS / CONNECTIONS; sent += 1) await send();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendShare));
  agent.destroy();
}

/** Opens a server. @returns its port */
async function open(folder: string, withMetrics: boolean): Promise<number> {
  const secret = "a-secret-of-the-benchmark";
  const env = readEnv({
    SITE_API_KEY: secret,
    REVALIDATE_SECRET: secret,
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
  });
  const { server } = createSiteServer(
    createRuntime(env),
    (_request, response) => {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        [RENDERED_HEADER]: "1",
        [AGE_HEADER]: "3600",
        [TAGS_HEADER]: "doc:1",
      });
      response.end(PAGE);
    },
    { clientDir: folder, ...(withMetrics ? { metrics: createSiteMetrics(true).observer } : {}) },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-metrics-"));
  const ports = [await open(folder, false), await open(folder, true)] as const;
  const client = fork(import.meta.filename, ["client"]);
  /** Returns the microseconds of processor time per request. */
  async function run(port: number): Promise<number> {
    const before = process.cpuUsage();
    client.send(port);
    await new Promise((resolve) => client.once("message", resolve));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / REQUESTS;
  }
  for (const port of ports) await run(port);
  const [without, withMetrics, ratios]: number[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? ports : ([ports[1], ports[0]] as const);
    const times = new Map<number, number>();
    for (const port of order) times.set(port, await run(port));
    const [a, b] = [times.get(ports[0]) ?? NaN, times.get(ports[1]) ?? NaN];
    without?.push(a);
    withMetrics?.push(b);
    ratios?.push(a / b);
  }
  process.stdout.write(
    `processor time of a cached page, median of ${ROUNDS} rounds of ${REQUESTS}: ${median(without ?? []).toFixed(1)} µs without metrics, ${median(withMetrics ?? []).toFixed(1)} µs with, ratio ${median(ratios ?? []).toFixed(3)}\n`,
  );
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

if (process.argv[2] === "client")
  process.on("message", (port: number) => {
    void sendAll(port).then(() => process.send?.("done"));
  });
else await measure();
