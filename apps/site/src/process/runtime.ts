/**
 * What a process of the site holds while it lives: settings, log, and the client of the content service. main.ts (or the
 * dev server) creates it once and hands it to every page in `Astro.locals`.
 */
import { join } from "node:path";
import { createContent, type Content } from "@orlaya/content";
import { createSignatureHeader, listGonePaths } from "@orlaya/contract";
import type { Env } from "./env.ts";
import { createLog, type Log } from "./log.ts";
import { openChannel, watchChanges } from "./invalidation-channel.ts";

/** Is called with the tags of content that changed, or with "all" when any content may have changed. */
export type InvalidationListener = (changed: readonly string[] | "all") => void;

/** The settings, the log and the content of a process. */
export interface Runtime {
  readonly env: Env;
  readonly log: Log;
  readonly content: Content;
  /** Forgets everything that shows one of the tags, in this process. */
  invalidate(tags: readonly string[]): void;
  /** The same in every process of the site that shares the Redis of REDIS_URL. */
  publish(tags: readonly string[]): void;
  /** Calls a listener at every change of content from now on, whatever its cause. */
  onInvalidate(listener: InvalidationListener): void;
  /** Finishes what was begun and leaves the shared channel. */
  close(): Promise<void>;
}

/** Opens the client of the content service. `onChange` is called when a value was renewed in the background. */
function openContent(env: Env, log: Log, onChange: (tags: readonly string[]) => void): Content {
  return createContent({
    url: env.CMS_URL,
    apiKey: env.SITE_API_KEY,
    timeoutMs: 4000,
    retries: 1,
    sign: (body) => createSignatureHeader(env.REVALIDATE_SECRET, body),
    remember: {
      folder: join(env.dataDir, "last-good"),
      renewAfterMs: 5 * 60_000,
      patienceMs: 1500,
      pauseMs: 2000,
      maxEntries: 50_000,
      now: Date.now,
      warn: (message, details) => {
        log.warn(message, details);
      },
      onChange,
    },
  });
}

/** The channel on which processes of the site tell each other what changed. */
interface SharedChannel {
  publish(tags: readonly string[]): void;
  close(): Promise<void>;
}

/** What the shared channel calls in its process. */
interface SharedListeners {
  /** Tags that another process published. */
  readonly invalidate: (tags: readonly string[]) => void;
  /** Anything may have changed. */
  readonly invalidateAll: () => void;
  /** Time of the last change that this process was told of, in ms. */
  readonly toldAt: () => number;
}

/** Joins the shared channel; null without REDIS_URL. */
function openShared(
  { env, log, content }: Pick<Runtime, "env" | "log" | "content">,
  { invalidate, invalidateAll, toldAt }: SharedListeners,
): SharedChannel | null {
  if (!env.REDIS_URL) return null;
  const channel = openChannel(env.REDIS_URL, log, invalidate);
  const watcher = watchChanges(
    () => content.changeCounter(),
    () => (channel.lost() ? 0 : toldAt()),
    invalidateAll,
    log,
  );
  return {
    publish: (tags) => {
      channel.publish(tags);
    },
    close: async () => {
      clearInterval(watcher);
      await channel.close();
    },
  };
}

/** Opens a runtime; asks nothing of the content service yet. */
export function createRuntime(env: Env): Runtime {
  const log = createLog(env.LOG_LEVEL);
  const listeners: InvalidationListener[] = [];
  const notify: InvalidationListener = (changed) => {
    for (const listener of listeners) listener(changed);
  };
  const content = openContent(env, log, notify);
  // What is read from now on is new.
  let toldAt = Date.now();
  function invalidate(tags: readonly string[]): void {
    toldAt = Date.now();
    content.remember.invalidate(tags);
    notify(tags);
    const gone = listGonePaths(tags);
    if (gone.length > 0) void content.takeDown(gone);
  }
  function invalidateAll(): void {
    content.remember.invalidateAll();
    notify("all");
  }
  const shared = openShared(
    { env, log, content },
    { invalidate, invalidateAll, toldAt: () => toldAt },
  );
  return {
    env,
    log,
    content,
    invalidate,
    publish: (tags) => {
      invalidate(tags);
      shared?.publish(tags);
    },
    onInvalidate: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      await content.remember.written();
      await shared?.close();
    },
  };
}
