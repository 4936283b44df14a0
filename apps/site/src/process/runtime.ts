/**
 * What a process of the site holds while it lives: settings, log, the door to the content service, the byte cache.
 * Made once by main.ts (or by the dev server) and handed to every page in `Astro.locals`.
 */
import { join } from "node:path";
import { createContent, type Content } from "@orlaya/content";
import { gonePaths, SIGNATURE_HEADER, signBody } from "@orlaya/contract";
import { createByteCache, type ByteCache } from "../http/byte-cache.ts";
import type { Env } from "./env.ts";
import { createLog, type Log } from "./log.ts";
import { openChannel, watchChanges } from "./invalidation-channel.ts";
import { createForms, type Forms } from "../forms/form-services.ts";
import { createNeedIndexes } from "../load/need-index.ts";

export interface Runtime {
  readonly env: Env;
  readonly log: Log;
  readonly content: Content;
  readonly cache: ByteCache;
  readonly needIndex: ReturnType<typeof createNeedIndexes>;
  /** Tokens, limits and the outbox of the forms. */
  readonly forms: Forms;
  /** Forgets everything that shows one of the tags, in this process. */
  invalidate(tags: readonly string[]): void;
  /** The same in every process of the site that shares the Redis of REDIS_URL. */
  publish(tags: readonly string[]): void;
  /** Finishes what was begun and leaves the shared channel. */
  close(): Promise<void>;
}

/** The client of the content service. A value that it renewed in the background invalidates the pages that show it. */
function openContent(env: Env, log: Log, cache: ByteCache): Content {
  return createContent({
    url: env.CMS_URL,
    apiKey: env.SITE_API_KEY,
    timeoutMs: 4000,
    retries: 1,
    sign: (body) => ({
      [SIGNATURE_HEADER]: signBody(env.REVALIDATE_SECRET, Math.floor(Date.now() / 1000), body),
    }),
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
      onChange: (tags) => {
        cache.invalidate(tags);
      },
    },
  });
}

/** The channel on which processes of the site tell each other what changed; null without REDIS_URL. */
interface Shared {
  publish(tags: readonly string[]): void;
  close(): Promise<void>;
}
function openShared(
  { env, log, content, cache }: Pick<Runtime, "env" | "log" | "content" | "cache">,
  invalidate: (tags: readonly string[]) => void,
  toldAt: () => number,
): Shared | null {
  if (!env.REDIS_URL) return null;
  const channel = openChannel(env.REDIS_URL, log, invalidate);
  const watcher = watchChanges(
    () => content.changeCounter(),
    () => (channel.lost() ? 0 : toldAt()),
    () => {
      content.remember.invalidateAll();
      cache.clear();
    },
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
  const cache = createByteCache(256 * 1024 * 1024);
  const content = openContent(env, log, cache);
  /** What is asked from now on is new. */
  let toldAt = Date.now();
  function invalidate(tags: readonly string[]): void {
    toldAt = Date.now();
    content.remember.invalidate(tags);
    cache.invalidate(tags);
    const gone = gonePaths(tags);
    if (gone.length > 0) void content.takeDown(gone);
  }
  const shared = openShared({ env, log, content, cache }, invalidate, () => toldAt);
  const forms = createForms({
    secret: env.REVALIDATE_SECRET,
    folder: join(env.dataDir, "leads"),
    send: (body) => content.lead(body),
    limit: env.FORM_LIMIT,
    log,
  });
  return {
    env,
    log,
    content,
    cache,
    invalidate,
    needIndex: createNeedIndexes(),
    forms,
    publish: (tags) => {
      invalidate(tags);
      shared?.publish(tags);
    },
    close: async () => {
      await forms.close();
      await content.remember.written();
      await shared?.close();
    },
  };
}
