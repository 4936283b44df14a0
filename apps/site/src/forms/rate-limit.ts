/** Limits the messages of a network. The network is not stored, only its hash with a daily salt. */
import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Window in which the messages of a network are counted. */
const LIMIT_SECONDS = 600;
const DAY_MS = 86_400_000;

/**
 * Counts one message of a network. Resolves with the seconds to wait when there were too many, else
 * 0.
 */
export type RateLimit = (network: string) => Promise<number>;

/**
 * Returns a function that hashes networks with a daily salt, so that no network is stored and no
 * hash is valid after its day.
 */
function createNetworkHash(): (network: string) => string {
  let salt = { day: 0, value: randomBytes(32) };
  return (network) => {
    const day = Math.floor(Date.now() / DAY_MS);
    if (salt.day !== day) salt = { day, value: randomBytes(32) };
    return createHmac("sha256", salt.value).update(network).digest("base64url");
  };
}

/** Creates a rate limit of `points` messages per network in ten minutes. */
export function createRateLimit(points: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: LIMIT_SECONDS });
  const hash = createNetworkHash();
  return async (network) => {
    try {
      await limiter.consume(hash(network));
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  };
}
