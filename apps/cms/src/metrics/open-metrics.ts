/** Opens the private port of the metrics of the content service. */
import type { Server } from "node:http";
import { openMetricsPort, type MetricsText } from "@orlaya/contract/metrics-server";
import type { Env } from "../read-env.ts";
import { observeRequests } from "./observe-requests.ts";
import { addProcessMetrics, getMetrics } from "../service-metrics.ts";
import { addStoredState } from "./stored-state.ts";

/** Adds the metrics of the database. @returns the function that reads all metrics of the process */
export function createReader(): () => Promise<MetricsText> {
  const { registry } = getMetrics();
  const refresh = addStoredState();
  return async () => {
    // All metrics are written at the same time, so what one of them loads is too late for another.
    await refresh();
    return { contentType: registry.contentType, body: await registry.metrics() };
  };
}

/**
 * Opens the port when it is set. Call it once.
 * @param warn receives a sentence for the operator when the port cannot be used
 */
export async function openMetrics(
  { metricsPort, metricsHost }: Pick<Env, "metricsPort" | "metricsHost">,
  warn: (sentence: string) => void,
): Promise<void> {
  if (metricsPort === 0) return;
  addProcessMetrics();
  let own: Server | null = null;
  observeRequests((server) => server === own);
  own = await openMetricsPort(
    { port: metricsPort, host: metricsHost, read: createReader() },
    "CMS_METRICS_PORT",
    warn,
  );
}
