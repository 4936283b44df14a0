/** Prepares the process of the content service, once, before its first request. */
import { env } from "./env.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { getMetrics } from "./service-metrics.ts";
import { startWarnings, tellOperator } from "./start-warnings.ts";

/** Makes the files of this process (leads, accounts) accessible to its own system user only. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Prepares the process, logs the start warnings, and opens the port of the metrics. */
export async function begin(): Promise<void> {
  keepFilesPrivate();
  getMetrics().isServing = true;
  startWarnings(env).forEach(tellOperator);
  await openMetrics(env, tellOperator);
}
