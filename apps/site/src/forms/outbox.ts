/**
 * The outbox: leads that the content service has not accepted yet. A lead is on the disk before the
 * visitor sees the thank-you page. It is sent when the service responds again, also after a
 * restart.
 */
import { describeError } from "@orlaya/contract";
import type { Log } from "../process/log.ts";
import { openLeadFiles, type LeadFiles } from "./lead-files.ts";

/** The leads that are not sent yet. */
export interface Outbox {
  /** Stores a lead. Resolves when it is on the disk. @throws when it cannot be written */
  keep(key: string, body: string): Promise<void>;
  /** Tries to send every lead that is due. Resolves with the number of leads that remain. */
  flush(): Promise<number>;
  /** Returns how many leads are not sent yet, and the age of the oldest in ms; 0 without leads. */
  waiting(): Promise<{ readonly count: number; readonly oldestMs: number }>;
  /** Stops the regular attempts and waits for a running one. */
  close(): Promise<void>;
}
interface OutboxOptions {
  readonly folder: string;
  /**
   * Resolves with true when the lead is stored, with false when the service rejects it permanently.
   * Rejects when it has to be sent again later; an error with a `status` is the service's response
   * to this lead.
   */
  readonly send: (body: string) => Promise<boolean>;
  readonly log: Log;
  readonly everyMs: number;
  readonly now?: () => number;
}

/**
 * Retry state of a lead: the number of failures that the lead itself caused, the time of the last
 * attempt, and the earliest time of the next one.
 */
interface Delay {
  readonly tries: number;
  readonly last: number;
  readonly until: number;
}
const LONGEST_DELAY_MS = 10 * 60_000;
/**
 * Minimum age (ms) and number of failures of a lead that is put aside for a person because the
 * service answers it with errors. The age allows for a long weekend.
 */
const PATIENCE_MS = 72 * 3_600_000;
const FEWEST_TRIES = 5;

/** One pass over the leads. `taken` counts the leads that the service accepted in this pass. */
interface Delivery extends Pick<OutboxOptions, "send" | "log" | "everyMs"> {
  readonly files: LeadFiles;
  readonly delays: Map<string, Delay>;
  readonly now: () => number;
  taken: number;
}
/**
 * Result of an attempt. `gone`: not in the list any more; `waits`: still in the list;
 * `unavailable`: the service does not respond, so all following leads stay in the list too.
 */
type Result = "gone" | "waits" | "unavailable";

async function putAside({ files, log }: Delivery, name: string): Promise<Result> {
  const file = await files.putAside(name);
  log.error("a lead was refused by the content service and is kept", { file });
  return "gone";
}

async function handOver(delivery: Delivery, name: string): Promise<Result> {
  const { files, send } = delivery;
  if (!(await send(await files.read(name)))) return putAside(delivery, name);
  await files.remove(name);
  delivery.taken += 1;
  return "gone";
}

/**
 * Delays a lead that could not be sent. A lead that the service answers with errors for days is put
 * aside.
 */
async function postpone(delivery: Delivery, name: string, error: unknown): Promise<Result> {
  const { files, delays, log, everyMs, now } = delivery;
  // The service responded, or accepted other leads in this pass. The cause is this lead, so only
  // this lead is delayed.
  const own = delivery.taken > 0 || (error instanceof Error && "status" in error);
  const tries = (delays.get(name)?.tries ?? 0) + (own ? 1 : 0);
  const until = own ? now() + Math.min(everyMs * 2 ** tries, LONGEST_DELAY_MS) : 0;
  delays.set(name, { tries, last: now(), until });
  if (!own) return "unavailable";
  log.warn("a lead could not be sent and is tried again later", {
    file: name,
    tries,
    error: describeError(error),
  });
  if (tries < FEWEST_TRIES || (await files.age(name)) <= PATIENCE_MS) return "waits";
  return putAside(delivery, name);
}

/**
 * Returns the leads that are due. The least recently tried lead comes first, so that no lead blocks
 * the others.
 */
function listDue({ delays, now }: Delivery, names: readonly string[]): readonly string[] {
  const last = (name: string): number => delays.get(name)?.last ?? 0;
  return names
    .filter((name) => (delays.get(name)?.until ?? 0) <= now())
    .sort((a, b) => last(a) - last(b));
}

/** Tries to send every lead that is due. @returns the number of leads that remain */
async function deliver(delivery: Delivery): Promise<number> {
  const { files, delays, log } = delivery;
  const names = await files.list();
  await files.removeLeftOvers();
  for (const name of delays.keys()) if (!names.includes(name)) delays.delete(name);
  let left = names.length;
  for (const name of listDue(delivery, names)) {
    let reason: unknown;
    const result = await handOver(delivery, name).catch((error: unknown) => {
      reason = error;
      return postpone(delivery, name, error);
    });
    if (result === "gone") left -= 1;
    if (result === "unavailable") {
      // The following leads would fail too.
      log.warn("the content service is unavailable; leads are tried again later", {
        waiting: left,
        error: describeError(reason),
      });
      break;
    }
  }
  return left;
}

/** Returns the number of leads in the folder and the age of the oldest. */
async function countWaiting(files: LeadFiles): ReturnType<Outbox["waiting"]> {
  const names = await files.list();
  // A lead that is sent meanwhile has no age.
  const ages = await Promise.all(names.map((name) => files.age(name).catch(() => 0)));
  return { count: names.length, oldestMs: Math.max(0, ...ages) };
}

/** Opens the outbox of a folder, and flushes it every `everyMs` milliseconds until it is closed. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { folder, everyMs, now = Date.now } = options;
  const files = openLeadFiles(folder, now);
  const delays = new Map<string, Delay>();
  let flushing: Promise<number> | null = null;
  function flush(): Promise<number> {
    return (flushing ??= deliver({ ...options, files, delays, now, taken: 0 }).finally(() => {
      flushing = null;
    }));
  }
  const timer = setInterval(() => {
    void flush();
  }, everyMs).unref();
  return {
    keep: (key, body) => files.write(key, body),
    flush,
    waiting: () => countWaiting(files),
    close: async () => {
      clearInterval(timer);
      await flushing;
    },
  };
}
