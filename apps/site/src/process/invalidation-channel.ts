/**
 * Sends invalidations to the other processes of the site (architecture §1). Pages render without
 * Redis, too.
 */
import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import type { Log } from "./log.ts";

const CHANNEL = "site:invalidate";
const POLL_MS = 2000;

/** The channel that shares invalidations between the processes of the site. */
export interface InvalidationChannel {
  /** Sends tags to the other processes. */
  publish(tags: readonly string[]): void;
  /** Whether messages may currently be missed. */
  lost(): boolean;
  close(): Promise<void>;
}

/** Joins the channel. `receive` is called with the tags that other processes publish. */
export function openChannel(
  url: string,
  log: Log,
  receive: (tags: readonly string[]) => void,
): InvalidationChannel {
  const self = randomUUID();
  const options = {
    lazyConnect: false,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    retryStrategy: (times: number) => Math.min(2000, 100 * times),
  };
  const [sender, receiver] = [new Redis(url, options), new Redis(url, options)];
  let lost = false;
  for (const connection of [sender, receiver]) {
    connection.on("error", (error: Error) => {
      if (!lost) {
        lost = true;
        log.warn("redis connection lost", { error: error.message });
      }
    });
    connection.on("ready", () => {
      lost = false;
    });
  }
  function subscribe(): void {
    receiver.subscribe(CHANNEL).catch((error: unknown) => {
      log.warn("redis subscription failed", { error: String(error) });
    });
  }
  receiver.on("ready", subscribe);
  receiver.on("message", (_channel, text) => {
    try {
      const message: unknown = JSON.parse(text);
      if (
        typeof message !== "object" ||
        message === null ||
        !("from" in message) ||
        !("tags" in message) ||
        message.from === self ||
        !Array.isArray(message.tags)
      )
        return;
      receive(message.tags.filter((tag): tag is string => typeof tag === "string"));
    } catch {
      log.warn("redis message malformed");
    }
  });
  return {
    publish: (tags) => {
      sender.publish(CHANNEL, JSON.stringify({ from: self, tags })).catch((error: unknown) => {
        log.warn("redis publish failed", { error: String(error) });
      });
    },
    lost: () => lost || receiver.status !== "ready",
    close: async () => {
      await Promise.allSettled([sender.quit(), receiver.quit()]);
    },
  };
}

/**
 * Reads the change counter every two seconds. Calls `changed` when the counter moved and this
 * process was not notified of a change in the last four seconds (content-service §3). A process
 * without a connection to Redis neither receives nor sends messages.
 * @param read returns the change counter
 * @param toldAt returns the time in ms at which this process was last notified of a change; 0 while
 * it may miss messages
 * @param changed called when any content may have changed
 */
export function watchChanges(
  read: () => Promise<number>,
  toldAt: () => number,
  changed: () => void,
  log: Log,
): NodeJS.Timeout {
  let known: number | null = null;
  let failing = false;
  const timer = setInterval(() => {
    read().then(
      (counter) => {
        // The counter moves shortly before or after the revalidation call. A process that was
        // notified between two readings has already handled the change.
        if (counter !== known && Date.now() - toldAt() >= 2 * POLL_MS) changed();
        [known, failing] = [counter, false];
      },
      (error: unknown) => {
        // One warning per outage: the counter is read every two seconds.
        if (!failing) log.warn("change counter not read", { error: String(error) });
        failing = true;
      },
    );
  }, POLL_MS);
  return timer.unref();
}
