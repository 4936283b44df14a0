/** What a process of the site holds for its forms: the limit of messages, the stored leads, and the outbox. */
import { LRUCache } from "lru-cache";
import { describeError, type Log } from "../process/log.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import { LONGEST_MS } from "./token.ts";

const FLUSH_MS = 5000;
/** Keys of stored leads that are remembered, for as long as their forms may be sent. */
const MOST_KEYS = 10_000;

/** The forms of a process. */
export interface Forms {
  /** Counts one message of a network; seconds to wait when there were too many, else 0. */
  readonly limit: RateLimit;
  /** Stores a lead: in the content service, or in the outbox until it answers. False when neither took it. */
  store(key: string, body: string): Promise<boolean>;
  /** Whether this process stored the lead with this key, as far as it remembers. */
  stored(key: string): boolean;
  readonly outbox: Outbox;
  close(): Promise<void>;
}

/** What the forms of a process are created from. */
export interface FormsOptions {
  /** Folder of the outbox. */
  readonly folder: string;
  /** Sends a lead to the content service; false when it will never take this one. */
  readonly send: (body: string) => Promise<boolean>;
  /** Messages of one network in ten minutes; an office shares one. */
  readonly limit: number;
  readonly log: Log;
}

/** Sends a lead to the content service, or keeps it in the outbox. @returns false when neither took it */
async function storeLead(
  { send, log }: Pick<FormsOptions, "send" | "log">,
  outbox: Outbox,
  key: string,
  body: string,
): Promise<boolean> {
  try {
    if (await send(body)) return true;
    // Kept all the same: somebody has to look at it.
    log.error("the content service refused a lead");
  } catch (error) {
    log.warn("a lead goes to the outbox", { error: describeError(error) });
  }
  try {
    await outbox.keep(key, body);
    return true;
  } catch (error) {
    log.error("a lead could not be kept", { error: describeError(error) });
    return false;
  }
}

/** Creates the forms of a process. The outbox begins to send what it holds. */
export function createForms(options: FormsOptions): Forms {
  const { folder, send, limit, log } = options;
  const outbox = openOutbox({ folder, send, log, everyMs: FLUSH_MS });
  const taken = new LRUCache<string, true>({ max: MOST_KEYS, ttl: LONGEST_MS });
  /** Leads being stored, by key: a second click waits for the first. */
  const storing = new Map<string, Promise<boolean>>();
  async function storeOnce(key: string, body: string): Promise<boolean> {
    const stored = await storeLead(options, outbox, key, body);
    if (stored) taken.set(key, true);
    return stored;
  }
  return {
    limit: createRateLimit(limit),
    stored: (key) => taken.has(key),
    store: (key, body) => {
      const running = storing.get(key);
      if (running) return running;
      const stored = storeOnce(key, body).finally(() => {
        storing.delete(key);
      });
      storing.set(key, stored);
      return stored;
    },
    outbox,
    close: () => outbox.close(),
  };
}
