/** The metrics of a process of the site, in the format of Prometheus (decision 49). */
import {
  DURATION_BUCKETS,
  LAG_BUCKETS,
  readMethodClass,
  readStatusClass,
} from "@orlaya/contract/metrics-labels";
import type { MetricsText } from "@orlaya/contract/metrics-server";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { createRecentMaximum } from "./recent-maximum.ts";
import { readRequestKind } from "./request-kind.ts";
import { createTally } from "./tally.ts";
import type { SiteEvent, SiteObserver, SiteState } from "./site-observer.ts";

const MINUTE_MS = 60_000;
/** Pause in ms between two measurements of the event loop. */
const LOOP_PAUSE_MS = 50;

/** The metrics of a process. */
export interface SiteMetrics {
  readonly observer: SiteObserver;
  /** Returns all metrics. */
  readonly read: () => Promise<MetricsText>;
}

function createRequestMetrics(registers: Registry[]): Pick<SiteObserver, "finish" | "abort"> {
  const countRequest = createTally({
    name: "orlaya_site_requests_total",
    help: "Answered requests.",
    labelNames: ["kind", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "orlaya_site_request_duration_seconds",
    help: "Time from the arrival of a request to the end of its response.",
    labelNames: ["kind"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const aborts = new Counter({
    name: "orlaya_site_aborted_requests_total",
    help: "Requests whose visitor left before the response was complete. They are no errors.",
    labelNames: ["kind"],
    registers,
  });
  return {
    finish: ({ path, method, status, seconds }) => {
      const kind = readRequestKind(path);
      countRequest(kind, readMethodClass(method), readStatusClass(status));
      durations.observe({ kind }, seconds);
    },
    abort: (path) => {
      aborts.inc({ kind: readRequestKind(path) });
    },
  };
}

function createEventCounters(registers: Registry[]): Pick<SiteObserver, "count"> {
  const lookups = { hit: 0, stale: 0, miss: 0 };
  new Counter({
    name: "orlaya_site_cache_lookups_total",
    help: "Lookups of pages in the byte cache: hit, stale (served and rendered again), miss.",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(lookups)) this.inc({ result }, count);
    },
  });
  const createCounter = (name: string, help: string): Counter =>
    new Counter({ name, help, registers });
  const others: Readonly<Record<Exclude<SiteEvent, "hit" | "stale" | "miss">, Counter>> = {
    joined: createCounter(
      "orlaya_site_joined_renders_total",
      "Requests that received the page of a render in flight.",
    ),
    shed: createCounter(
      "orlaya_site_shed_requests_total",
      "Requests answered with 503 because too many pages were being rendered.",
    ),
    unrenewed: createCounter(
      "orlaya_site_renewals_failed_total",
      "Stale pages that could not be rendered again.",
    ),
    unreadable: createCounter(
      "orlaya_site_unreadable_requests_total",
      "Requests that could not be parsed.",
    ),
    refused: createCounter(
      "orlaya_site_invalidations_refused_total",
      "Calls after publishing whose signature, time or body is not valid.",
    ),
  };
  return {
    count: (event) => {
      if (event === "hit" || event === "stale" || event === "miss") lookups[event] += 1;
      else others[event].inc();
    },
  };
}

/** Adds a gauge that is read together with the metrics. */
function addGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

function createFreshness(registers: Registry[]): Pick<SiteObserver, "serveStale" | "invalidate"> {
  const oldest = createRecentMaximum(MINUTE_MS);
  addGauge(
    registers,
    "orlaya_site_stale_answer_age_seconds",
    "Time since the end of its lifetime of the oldest page served in the last one to two minutes.",
    () => oldest.read(),
  );
  const received = new Counter({
    name: "orlaya_site_invalidations_total",
    help: "Valid calls after publishing.",
    registers,
  });
  const lag = new Histogram({
    name: "orlaya_site_invalidation_lag_seconds",
    help: "Time between a change of content and the arrival of the call about it.",
    buckets: LAG_BUCKETS,
    registers,
  });
  return {
    serveStale: (seconds) => {
      oldest.note(seconds);
    },
    invalidate: (seconds) => {
      received.inc();
      // The clocks of two machines differ.
      if (seconds !== null) lag.observe(Math.max(0, seconds));
    },
  };
}

/**
 * Adds the gauges of the state of a process.
 * @returns a function that reads the values that are on the disk
 */
function watchState(
  registers: Registry[],
  { cache, outbox, content }: SiteState,
): () => Promise<void> {
  addGauge(
    registers,
    "orlaya_site_cache_bytes",
    "Size of the byte cache in bytes.",
    () => cache.bytes,
  );
  addGauge(registers, "orlaya_site_cache_entries", "Pages in the byte cache.", () => cache.size);
  addGauge(
    registers,
    "orlaya_site_content_up",
    "1 when the last call to the content service succeeded in time, 0 when calls are paused.",
    () => Number(content.healthy()),
  );
  addGauge(
    registers,
    "orlaya_site_content_values",
    "Responses of the content service in memory.",
    () => content.size(),
  );
  new Counter({
    name: "orlaya_site_content_failures_total",
    help: "Failed calls to the content service.",
    registers,
    collect() {
      this.reset();
      this.inc(content.failures());
    },
  });
  const waiting = new Gauge({
    name: "orlaya_site_leads_waiting",
    help: "Leads in the outbox, which the content service has not accepted yet.",
    registers,
  });
  const oldest = new Gauge({
    name: "orlaya_site_oldest_lead_seconds",
    help: "Age of the oldest lead in the outbox; 0 when it is empty.",
    registers,
  });
  return async () => {
    const { count, oldestMs } = await outbox.waiting();
    waiting.set(count);
    oldest.set(oldestMs / 1000);
  };
}

/** Creates the metrics of a process. @param withProcess whether to add those of Node and the process */
export function createSiteMetrics(withProcess: boolean): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess)
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PAUSE_MS });
  let refresh = (): Promise<void> => Promise.resolve();
  return {
    observer: {
      ...createRequestMetrics(registers),
      ...createEventCounters(registers),
      ...createFreshness(registers),
      watch: (state) => {
        refresh = watchState(registers, state);
      },
    },
    read: async () => {
      // All metrics are written at the same time, so what one of them loads is too late for another.
      await refresh();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}
