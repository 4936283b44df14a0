/** Metrics of the database: mails and scheduled work. They are read when Prometheus asks. */
import { Gauge } from "prom-client";
import type { Payload } from "payload";
import { readIso, record } from "../fields/record.ts";
import { loadJobsState, whereDue } from "../hooks/state.ts";
import { getMetrics } from "../service-metrics.ts";

/** The queues of mails: messages of visitors, and mails to accounts. */
const QUEUES = { messages: "form_submissions", accounts: "notices" } as const;
const WAITING = ["queued", "sending"];

interface QueueState {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

/** Returns the seconds since a time; 0 for a later or missing one. */
const countSecondsSince = (iso: string, now: number): number =>
  iso === "" ? 0 : Math.max(0, (now - Date.parse(iso)) / 1000);

async function loadQueue(
  payload: Payload,
  collection: (typeof QUEUES)[keyof typeof QUEUES],
  now: number,
): Promise<QueueState> {
  const oldest = await payload.find({
    collection,
    where: { mail_state: { in: WAITING } },
    sort: "createdAt",
    limit: 1,
    depth: 0,
    select: { createdAt: true },
  });
  const dead = await payload.count({ collection, where: { mail_state: { equals: "dead" } } });
  const createdAt = readIso(record(oldest.docs[0])["createdAt"]);
  return {
    waiting: oldest.totalDocs,
    dead: dead.totalDocs,
    oldestSeconds: countSecondsSince(createdAt, now),
  };
}

/** Returns how long the most overdue planned publication has been due, in seconds. */
async function loadLateness(payload: Payload, now: number): Promise<number> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: whereDue(now),
    sort: "waitUntil",
    limit: 1,
    depth: 0,
    select: { waitUntil: true },
  });
  return countSecondsSince(readIso(record(docs[0])["waitUntil"]), now);
}

/** State that the database holds. */
export interface StoredState {
  readonly queues: readonly (QueueState & { readonly queue: string })[];
  readonly lateSeconds: number;
  readonly jobsFailed: number;
  /** Seconds since 1970; 0 when scheduled work never ran. */
  readonly lastRun: number;
}

/** Loads the state. @throws when the database does not respond */
export async function loadStoredState(payload: Payload, now = Date.now()): Promise<StoredState> {
  const queues = [];
  for (const [queue, collection] of Object.entries(QUEUES))
    queues.push({ queue, ...(await loadQueue(payload, collection, now)) });
  const { lastRun, failed } = await loadJobsState(payload);
  return {
    queues,
    lateSeconds: await loadLateness(payload, now),
    jobsFailed: failed,
    lastRun: lastRun === "" ? 0 : Date.parse(lastRun) / 1000,
  };
}

/** How long a reading waits, and after which time a load that never ends is given up. */
const PATIENCE_MS = 5000;
const ABANDON_MS = 60_000;

/**
 * Limits how long callers wait for a load, of which one runs at a time.
 * @returns a function that never rejects: null when the load fails or takes longer
 */
export function limitWait<T>(
  load: () => Promise<T>,
  { patienceMs, abandonMs }: { readonly patienceMs: number; readonly abandonMs: number },
): () => Promise<T | null> {
  let running: { readonly since: number; readonly result: Promise<T | null> } | null = null;
  function start(): Promise<T | null> {
    const result = load().catch(() => null);
    const begun = { since: performance.now(), result };
    running = begun;
    void result.then(() => {
      if (running === begun) running = null;
    });
    return result;
  }
  return async () => {
    const isRunning = running !== null && performance.now() - running.since < abandonMs;
    const result = isRunning && running ? running.result : start();
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, patienceMs, null);
    });
    try {
      return await Promise.race([result, end]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Adds the gauges of the stored state.
 * @returns a function that loads their values; it never rejects
 */
export function addStoredState(): () => Promise<void> {
  const metrics = getMetrics();
  const registers = [metrics.registry];
  const createGauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const mails = new Gauge({
    name: "orlaya_cms_mails",
    help: "Mails that wait, and dead letters, by queue.",
    labelNames: ["queue", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "orlaya_cms_oldest_mail_seconds",
    help: "Age of the oldest mail that waits, by queue; 0 when none waits.",
    labelNames: ["queue"],
    registers,
  });
  const late = createGauge(
    "orlaya_cms_job_lateness_seconds",
    "Time since the most overdue planned publication was due; 0 when none is.",
  );
  const failed = createGauge(
    "orlaya_cms_jobs_failed",
    "Planned publications that failed and are not marked as seen.",
  );
  const lastRun = createGauge(
    "orlaya_cms_jobs_last_run_timestamp_seconds",
    "Time of the last run of scheduled work; 0 when it never ran.",
  );
  function show(state: StoredState): void {
    for (const { queue, waiting, dead, oldestSeconds } of state.queues) {
      mails.set({ queue, state: "waiting" }, waiting);
      mails.set({ queue, state: "dead" }, dead);
      oldest.set({ queue }, oldestSeconds);
    }
    late.set(state.lateSeconds);
    failed.set(state.jobsFailed);
    lastRun.set(state.lastRun);
  }
  const up = createGauge(
    "orlaya_cms_database_up",
    "1 when the database responds. Other values from the database are those of its last response.",
  );
  const load = limitWait(async () => (metrics.payload ? loadStoredState(metrics.payload) : null), {
    patienceMs: PATIENCE_MS,
    abandonMs: ABANDON_MS,
  });
  return async () => {
    const state = await load();
    if (state) show(state);
    up.set(state ? 1 : 0);
  };
}
