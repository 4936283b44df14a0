/**
 * Leads that the content service did not take yet: kept on the disk before the visitor is thanked, and sent when the
 * service answers again, also after a restart.
 */
import { describeError, type Log } from "../process/log.ts";
import { openLeadFiles, type LeadFiles } from "./lead-files.ts";

/** The leads that wait for the content service. */
export interface Outbox {
  /** Keeps a lead. Resolves when it is on the disk. @throws when the disk does not take it */
  keep(key: string, body: string): Promise<void>;
  /** Tries to send everything that is kept. Resolves with how many are left. */
  flush(): Promise<number>;
  /** Ends the regular tries and waits for the one that runs. */
  close(): Promise<void>;
}
interface OutboxOptions {
  readonly folder: string;
  /** True: stored. False: will never be taken. Throws: later; an error with a `status` is the service's answer to this lead. */
  readonly send: (body: string) => Promise<boolean>;
  readonly log: Log;
  readonly everyMs: number;
  readonly now?: () => number;
}

/** A lead that failed: how often by its own fault, when it was last tried, and when it is tried again. */
interface Delay {
  readonly tries: number;
  readonly last: number;
  readonly until: number;
}
const LONGEST_DELAY_MS = 10 * 60_000;
/** When a lead that the service answers with errors is put aside for a person: after a long weekend, and not at the first error. */
const PATIENCE_MS = 72 * 3_600_000;
const FEWEST_TRIES = 5;

/** One round over the leads that wait. `taken` counts those that the service took in it. */
interface Delivery extends Pick<OutboxOptions, "send" | "log" | "everyMs"> {
  readonly files: LeadFiles;
  readonly delays: Map<string, Delay>;
  readonly now: () => number;
  taken: number;
}
/** What became of a lead: off the list, still on it, or on it with all that follow because the service is not there. */
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

/** Delays a lead that could not be handed over. One that the service answers with errors for days is put aside. */
async function postpone(delivery: Delivery, name: string, error: unknown): Promise<Result> {
  const { files, delays, log, everyMs, now } = delivery;
  // The service answered, or took others just now: it is this lead, and only this one waits.
  const own = delivery.taken > 0 || (error instanceof Error && "status" in error);
  const tries = (delays.get(name)?.tries ?? 0) + (own ? 1 : 0);
  const until = own ? now() + Math.min(everyMs * 2 ** tries, LONGEST_DELAY_MS) : 0;
  delays.set(name, { tries, last: now(), until });
  if (!own) return "unavailable";
  log.warn("a lead waits for the content service", {
    file: name,
    tries,
    error: describeError(error),
  });
  if (tries < FEWEST_TRIES || (await files.age(name)) <= PATIENCE_MS) return "waits";
  return putAside(delivery, name);
}

/** The leads that may be tried now. What was not tried for the longest time comes first, so that none blocks the others. */
function listDue({ delays, now }: Delivery, names: readonly string[]): readonly string[] {
  const last = (name: string): number => delays.get(name)?.last ?? 0;
  return names
    .filter((name) => (delays.get(name)?.until ?? 0) <= now())
    .sort((a, b) => last(a) - last(b));
}

/** Tries every lead that is due. @returns how many are left */
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
      // The next ones would fare the same.
      log.warn("leads wait for the content service", {
        waiting: left,
        error: describeError(reason),
      });
      break;
    }
  }
  return left;
}

/** Opens the outbox of a folder, and tries every `everyMs` milliseconds until it is closed. */
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
    close: async () => {
      clearInterval(timer);
      await flushing;
    },
  };
}
