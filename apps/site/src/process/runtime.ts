/**
 * The shared state of a process of the site: settings, log, and the client of the content service.
 * main.ts (or the dev server) creates it once and passes it to every page in `Astro.locals`.
 */
import { join } from "node:path";
import { createContent, type Content } from "@orlaya/content";
import { createSignatureHeader, listGonePaths } from "@orlaya/contract";
import type { Env } from "./env.ts";
import { createLog, type Log } from "./log.ts";
import { openChannel, watchChanges } from "./invalidation-channel.ts";

/** Called with the tags of changed content, or with "all" when any content may have changed. */
export type InvalidationListener = (changed: readonly string[] | "all") => void;

/** The settings, the log and the content of a process. */
export interface Runtime {
  readonly env: Env;
  readonly log: Log;
  readonly content: Content;
  /** Invalidates everything that carries one of the tags, in this process. */
  invalidate(tags: readonly string[]): void;
  /** Invalidates the tags in every process of the site that uses the same REDIS_URL. */
  publish(tags: readonly string[]): void;
  /** Adds a listener that is called on every later change of content, whatever its cause. */
  onInvalidate(listener: InvalidationListener): void;
  /** Finishes pending writes and disconnects from the shared channel. */
  close(): Promise<void>;
}

/**
 * Creates the client of the content service. `onChange` is called when a background renewal returns
 * a different value, `onRevision` when a campaign changed content.
 */
function openContent(
  env: Env,
  log: Log,
  onChange: (tags: readonly string[]) => void,
  onRevision: (tags: readonly string[] | null) => void,
): Content {
  return createContent({
    url: env.CMS_URL,
    apiKey: env.SITE_API_KEY,
    timeoutMs: 4000,
    retries: 1,
    sign: (body) => createSignatureHeader(env.REVALIDATE_SECRET, body),
    onRevision,
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

/** The channel that shares invalidations between the processes of the site. */
interface SharedChannel {
  publish(tags: readonly string[]): void;
  close(): Promise<void>;
}

/** Callbacks of the shared channel. */
interface SharedListeners {
  /** Called with the tags that another process published. */
  readonly invalidate: (tags: readonly string[]) => void;
  /** Called when any content may have changed. */
  readonly invalidateAll: () => void;
  /** Returns the time in ms of the last change that this process was notified of. */
  readonly toldAt: () => number;
}

/** Joins the shared channel. @returns null without REDIS_URL */
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

/** Creates a runtime. It sends no request to the content service yet. */
export function createRuntime(env: Env): Runtime {
  const log = createLog(env.LOG_LEVEL);
  const listeners: InvalidationListener[] = [];
  const notify: InvalidationListener = (changed) => {
    for (const listener of listeners) listener(changed);
  };
  const content = openContent(env, log, notify, (tags) => {
    if (tags === null) invalidateAll();
    else {
      content.remember.supersede(tags);
      invalidate(tags);
      shared?.publish(tags);
    }
  });
  // Content that is loaded after the start is current, so earlier changes need no invalidation.
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
