/**
 * The metrics of the content service, in the format of Prometheus (decision 49). Next loads modules
 * of the start and of requests separately, so the metrics are stored once for the process.
 */
import { DURATION_BUCKETS } from "@orlaya/contract/metrics-labels";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Payload } from "payload";

/** Scheduled work whose last run is shown. */
export type JobName =
  | "messages-mail"
  | "account-mail"
  | "expired-messages"
  | "tidy"
  | "link-check"
  | "campaigns"
  | "change-sets"
  | "planned-publications";

/** The metrics of a process, and the service that they describe. */
export interface ServiceMetrics {
  readonly registry: Registry;
  readonly requests: Counter<"kind" | "method" | "status">;
  readonly durations: Histogram<"kind">;
  readonly aborts: Counter<"kind">;
  readonly publications: Counter;
  readonly invalidationCalls: Counter<"result">;
  readonly invalidationsLost: Counter;
  readonly jobRuns: Gauge<"work">;
  /** The service after its start; null before. */
  payload: Payload | null;
  /** Whether this process answers requests; false in a command line. */
  isServing: boolean;
}

const KEY = Symbol.for("orlaya.metrics");
const place = globalThis as { [KEY]?: ServiceMetrics };

function createMetrics(): ServiceMetrics {
  const registry = new Registry();
  const registers = [registry];
  const invalidationCalls = new Counter({
    name: "orlaya_cms_invalidation_calls_total",
    help: "Calls that tell the site about changes, each try counted.",
    labelNames: ["result"],
    registers,
  });
  for (const result of ["accepted", "failed"]) invalidationCalls.inc({ result }, 0);
  return {
    registry,
    requests: new Counter({
      name: "orlaya_cms_requests_total",
      help: "Answered requests.",
      labelNames: ["kind", "method", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "orlaya_cms_request_duration_seconds",
      help: "Time from the arrival of a request to the end of its response.",
      labelNames: ["kind"],
      buckets: DURATION_BUCKETS,
      registers,
    }),
    aborts: new Counter({
      name: "orlaya_cms_aborted_requests_total",
      help: "Requests whose sender left before the response was complete. They are no errors.",
      labelNames: ["kind"],
      registers,
    }),
    publications: new Counter({
      name: "orlaya_cms_publications_total",
      help: "Changes that visitors see. A campaign is one.",
      registers,
    }),
    invalidationCalls,
    invalidationsLost: new Counter({
      name: "orlaya_cms_invalidations_lost_total",
      help: "Changes about which the site was not told after all tries.",
      registers,
    }),
    jobRuns: new Gauge({
      name: "orlaya_cms_job_last_run_timestamp_seconds",
      help: "Time of the last successful run of scheduled work in this process.",
      labelNames: ["work"],
      registers,
    }),
    payload: null,
    isServing: false,
  };
}

/** Returns the metrics of this process. They cost almost nothing while nobody reads them. */
export const getMetrics = (): ServiceMetrics => (place[KEY] ??= createMetrics());

/** Adds the metrics of Node and of the process. */
export function addProcessMetrics(): void {
  collectDefaultMetrics({ register: getMetrics().registry });
}

/** Notes that scheduled work has succeeded. */
export function noteJob(job: JobName): void {
  getMetrics().jobRuns.set({ work: job }, Date.now() / 1000);
}

/** Runs scheduled work, and notes when it succeeds. */
export async function runNoted<T>(job: JobName, work: () => Promise<T>): Promise<T> {
  const result = await work();
  noteJob(job);
  return result;
}
