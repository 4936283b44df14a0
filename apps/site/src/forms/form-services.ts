/** Form services of a process of the site: rate limit, stored leads, and outbox. */
import { LRUCache } from "lru-cache";
import { describeError } from "@orlaya/contract";
import type { Log } from "../process/log.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import { LONGEST_MS } from "./token.ts";

const FLUSH_MS = 5000;
/**
 * Maximum number of keys of stored leads in memory. A key is kept for as long as its form may be
 * sent.
 */
const MOST_KEYS = 10_000;

/** The form services of a process. */
export interface Forms {
  /**
   * Counts one message of a network. Resolves with the seconds to wait when there were too many,
   * else 0.
   */
  readonly limit: RateLimit;
  /**
   * Stores a lead in the content service, or in the outbox until the service responds. Resolves
   * with false when both fail.
   */
  store(key: string, body: string): Promise<boolean>;
  /** Whether this process stored the lead with this key. Old keys are evicted from memory. */
  stored(key: string): boolean;
  readonly outbox: Outbox;
  close(): Promise<void>;
}

/** Options of the form services of a process. */
export interface FormsOptions {
  /** Folder of the outbox. */
  readonly folder: string;
  /**
   * Sends a lead to the content service. Resolves with false when the service rejects it
   * permanently.
   */
  readonly send: (body: string) => Promise<boolean>;
  /** Messages of one network in ten minutes. The people of an office share one network. */
  readonly limit: number;
  readonly log: Log;
}

/**
 * Sends a lead to the content service, or stores it in the outbox.
 * @returns false when both fail
 */
async function storeLead(
  { send, log }: Pick<FormsOptions, "send" | "log">,
  outbox: Outbox,
  key: string,
  body: string,
): Promise<boolean> {
  try {
    if (await send(body)) return true;
    // Stored anyway, because a person has to look at it.
    log.error("the content service refused a lead");
  } catch (error) {
    log.warn("a lead could not be sent and is stored in the outbox", {
      error: describeError(error),
    });
  }
  try {
    await outbox.keep(key, body);
    return true;
  } catch (error) {
    log.error("a lead could not be stored in the outbox", { error: describeError(error) });
    return false;
  }
}

/** Creates the form services of a process. The outbox starts to send its leads. */
export function createForms(options: FormsOptions): Forms {
  const { folder, send, limit, log } = options;
  const outbox = openOutbox({ folder, send, log, everyMs: FLUSH_MS });
  const taken = new LRUCache<string, true>({ max: MOST_KEYS, ttl: LONGEST_MS });
  /** Leads that are being stored, by key. A second click waits for the first. */
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
