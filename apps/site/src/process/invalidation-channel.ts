/** Passes invalidations on to the other processes of the site (architecture §1). Losing Redis never fails a page. */
import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import type { Log } from "./log.ts";

const CHANNEL = "site:invalidate";
const POLL_MS = 2000;

/** The channel on which processes of the site tell each other what changed. */
export interface InvalidationChannel {
  publish(tags: readonly string[]): void;
  /** Whether messages may be missed just now. */
  lost(): boolean;
  close(): Promise<void>;
}

/** Joins the channel; `receive` is called for tags that other processes published. */
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
        log.warn("redis lost", { error: error.message });
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
      log.warn("redis message not understood");
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
 * Reads the change counter every two seconds, and calls `changed` when it moved and this process was not told of a change
 * lately (content-service §3). A process that is cut off from Redis receives and passes on no messages.
 * @param read the change counter
 * @param toldAt when this process was last told of a change, in ms; 0 while it may miss them
 * @param changed called when anything may have changed
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
        // The counter moves a moment before or after the call: a process that was told between two readings knows of it.
        if (counter !== known && Date.now() - toldAt() >= 2 * POLL_MS) changed();
        [known, failing] = [counter, false];
      },
      (error: unknown) => {
        // Once an outage: it is asked for every two seconds.
        if (!failing) log.warn("change counter not read", { error: String(error) });
        failing = true;
      },
    );
  }, POLL_MS);
  return timer.unref();
}
