/**
 * Counts searches without a result, for visitors who agreed, and sends the numbers to the content
 * service. Numbers are collected in memory, so that a request to the service does not belong to one
 * search.
 */
import type { IncomingHttpHeaders } from "node:http";
import {
  describeError,
  MOST_SEARCHES,
  type SearchCount,
  type SearchCounts,
} from "@orlaya/contract";
import type { Search } from "@orlaya/finder/eligibility";
import { createRateLimit } from "../forms/rate-limit.ts";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";
import { readClient, readNetwork } from "./client-address.ts";
import { allowsCounting } from "./search-consent.ts";

/** Time between two requests to the content service. */
const SEND_EVERY_MS = 30_000;
/** Searches of one network that are counted in ten minutes. */
const MOST_OF_A_NETWORK = 20;
/** Largest number in a row, as the content service accepts it. */
const MOST_IN_A_ROW = 1000;

/** The parts of a request that decide whether its search is counted. None of them is kept. */
export interface SearchRequest {
  readonly headers: IncomingHttpHeaders;
  /** Address of the connection. */
  readonly remote: string | undefined;
}

/** The counter of a process. */
export interface SearchCounter {
  /** Counts a search, unless it may not be counted or was counted already. Never rejects. */
  count(request: SearchRequest, search: Search): Promise<void>;
  /** Sends what was counted. Numbers that cannot be sent are lost. Never rejects. */
  flush(): Promise<void>;
  /** Sends what was counted, and stops. */
  close(): Promise<void>;
}

interface CounterOptions {
  readonly env: Pick<
    Env,
    "COUNT_SEARCHES" | "CONSENT_REVISION" | "TRUSTED_PROXIES" | "GEO_COUNTRY_HEADER"
  >;
  readonly log: Log;
  /** Sends a body to the content service, once. Rejects when it was not counted. */
  readonly send: (body: string) => Promise<void>;
}

/**
 * Returns a function that tells whether a search of a network is counted: the same search once in
 * ten minutes, because people try again, and not more than 20 searches. A network is kept as a
 * hash for ten minutes only.
 */
function createLimits(): (network: string, key: string) => Promise<boolean> {
  const [same, all] = [createRateLimit(1), createRateLimit(MOST_OF_A_NETWORK)];
  return async (network, key) =>
    (await same(`${network} ${key}`)) === 0 && (await all(network)) === 0;
}

/** Creates the counter of a process. It does nothing unless the settings say that searches are counted. */
export function createSearchCounter({ env, log, send }: CounterOptions): SearchCounter {
  const isNew = createLimits();
  const rows = new Map<string, SearchCount>();
  async function flush(): Promise<void> {
    if (rows.size === 0) return;
    const counts: SearchCounts = { searches: [...rows.values()] };
    rows.clear();
    try {
      await send(JSON.stringify(counts));
    } catch (error) {
      log.warn("searches without a result were not counted", { error: describeError(error) });
    }
  }
  const timer = env.COUNT_SEARCHES ? setInterval(() => void flush(), SEND_EVERY_MS).unref() : null;
  return {
    count: async ({ headers, remote }, { residence, destination, profile }) => {
      if (!allowsCounting(headers, env)) return;
      const key = JSON.stringify([residence, destination, profile]);
      const { address } = readClient(headers, remote, env);
      if (!(await isNew(readNetwork(address), key))) return;
      const count = (rows.get(key)?.count ?? 0) + 1;
      if (count > MOST_IN_A_ROW || (count === 1 && rows.size >= MOST_SEARCHES)) return;
      rows.set(key, { residence, destination, profile, count });
    },
    flush,
    close: async () => {
      if (timer) clearInterval(timer);
      await flush();
    },
  };
}
