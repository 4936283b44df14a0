/** What a process of the site holds for its forms: the key of tokens, the limits, and the outbox. */
import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../http/client-address.ts";
import { describeError, type Log } from "../process/log.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { issueToken, LONGEST_MS, readToken, type Token } from "./token.ts";

/** Seconds within which the messages of one address are counted. */
const LIMIT_SECONDS = 600;
const DAY_MS = 86_400_000;
const FLUSH_MS = 5000;
/** Keys of stored leads that are remembered, for as long as their forms may be sent. */
const MOST_KEYS = 10_000;

export interface Forms {
  issue(form: string, now?: number): string;
  read(form: string, token: string, now?: number): Token;
  /** Counts one message of a caller; seconds to wait when there were too many, else 0. The address is not kept, only a hash under a salt of the day. */
  limit(address: string): Promise<number>;
  /** Stores a lead: in the content service, or in the outbox until it answers. False when neither took it. */
  store(key: string, body: string): Promise<boolean>;
  /** Whether this process stored the lead with this key, as far as it remembers. */
  stored(key: string): boolean;
  readonly outbox: Outbox;
  close(): Promise<void>;
}
export interface FormsOptions {
  readonly secret: string;
  readonly folder: string;
  readonly send: (body: string) => Promise<boolean>;
  /** Messages of one address in ten minutes; an office shares one. */ readonly limit: number;
  readonly log: Log;
}

/** Hashes addresses under a salt of the day, so that none is kept and no hash outlives the day. */
function createAddressHash(): (address: string) => string {
  let salt = { day: 0, value: randomBytes(32) };
  return (address) => {
    const day = Math.floor(Date.now() / DAY_MS);
    if (salt.day !== day) salt = { day, value: randomBytes(32) };
    return createHmac("sha256", salt.value).update(address).digest("base64url");
  };
}

/** Counts the messages of a network. @returns a function that counts one, and says how many seconds to wait */
function createLimit(points: number): Forms["limit"] {
  const limiter = new RateLimiterMemory({ points, duration: LIMIT_SECONDS });
  const hash = createAddressHash();
  return async (address) => {
    try {
      await limiter.consume(hash(networkOf(address)));
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  };
}

/** Hands a lead over, or keeps it in the outbox. @returns false when neither took it */
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

/** Opens what a process needs for its forms. The outbox begins to hand over what it holds. */
export function createForms(options: FormsOptions): Forms {
  const { secret, folder, send, limit, log } = options;
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
    issue: (form, now = Date.now()) => issueToken(secret, form, now),
    read: (form, token, now = Date.now()) => readToken(secret, form, token, now),
    limit: createLimit(limit),
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
