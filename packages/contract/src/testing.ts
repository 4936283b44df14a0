/** Servers of tests, and the metrics that they expose. */
import type { Server } from "node:net";
import { METRICS_PATH } from "./metrics-server.ts";

/** Returns the port of a server that listens. */
export function getPort(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return address.port;
}

/** Starts a server on this machine. @returns the port, which is free before */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return getPort(server);
}

/** Returns the metrics of a process in the text format of Prometheus. */
export async function readMetrics(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${METRICS_PATH}`)).text();
}

/** Returns the value of a metric with exactly these labels; null when it is not exposed. */
export async function readMetric(port: number, series: string): Promise<number | null> {
  const text = await readMetrics(port);
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}
