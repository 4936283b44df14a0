/**
 * Leads that the content service did not take yet: one file each, written through to the disk before the visitor is
 * thanked, handed over when the service is back, also after a restart. So nothing that was thanked for is lost.
 */
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, readdir, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";

export interface Outbox {
  /** Keeps a lead. Resolves when it is on the disk. @throws when the disk does not take it */
  keep(key: string, body: string): Promise<void>;
  /** Tries to hand over everything that is kept. Says how many are left. */
  flush(): Promise<number>;
  close(): Promise<void>;
}
interface OutboxOptions {
  readonly folder: string;
  /** True: stored. False: will never be taken. Throws: later; an error with a `status` is the service's answer to this lead. */
  readonly send: (body: string) => Promise<boolean>;
  readonly log: Log;
  readonly everyMs: number;
  readonly now?: () => number;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
async function writeThrough(path: string, body: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
const PART = ".part";
/** Age after which a half-written file is left over from a process that ended. */
const LEFT_OVER_MS = 60_000;
const NAME = /^[\w-]{20,64}\.json$/;

/** A lead that failed: how often by its own fault, when it was last tried, and when it is tried again. */
interface Delay {
  readonly tries: number;
  readonly last: number;
  readonly until: number;
}
const LONGEST_DELAY_MS = 10 * 60_000;
/** When a lead that the service answers with errors is put aside for a person: after a long weekend, and not at the first error. */
const PATIENCE_MS = 72 * 3_600_000;
const FEWEST_TRIES = 5;

export function openOutbox({ folder, send, log, everyMs, now = Date.now }: OutboxOptions): Outbox {
  let flushing: Promise<number> | null = null;
  async function waiting(): Promise<readonly string[]> {
    try {
      return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
    } catch {
      return [];
    }
  }
  /** Half-written leads, of which no visitor was told that they were stored. */
  async function removeLeftOvers(): Promise<void> {
    const parts = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(PART));
    for (const file of parts.map((name) => join(folder, name))) {
      const age = now() - ((await stat(file).catch(() => null))?.mtimeMs ?? now());
      if (age > LEFT_OVER_MS) await unlink(file).catch(() => undefined);
    }
  }
  const delays = new Map<string, Delay>();
  async function putAside(name: string): Promise<void> {
    await rename(join(folder, name), join(folder, `${name}.refused`));
    log.error("a lead was refused by the content service and is kept", { file: `${name}.refused` });
  }
  async function run(): Promise<number> {
    const names = await waiting();
    await removeLeftOvers();
    for (const name of delays.keys()) if (!names.includes(name)) delays.delete(name);
    const last = (name: string): number => delays.get(name)?.last ?? 0;
    let left = names.length;
    let taken = 0;
    // What was not tried for the longest time comes first, so that no lead stands before the others for good.
    for (const name of names
      .filter((waits) => (delays.get(waits)?.until ?? 0) <= now())
      .sort((a, b) => last(a) - last(b))) {
      const file = join(folder, name);
      try {
        if (await send(await readFile(file, "utf8"))) {
          await unlink(file);
          taken += 1;
        } else await putAside(name);
        left -= 1;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        // The service answered, or took others just now: it is this lead, and only this one waits.
        const own = taken > 0 || (error instanceof Error && "status" in error);
        const tries = (delays.get(name)?.tries ?? 0) + (own ? 1 : 0);
        delays.set(name, {
          tries,
          last: now(),
          until: own ? now() + Math.min(everyMs * 2 ** tries, LONGEST_DELAY_MS) : 0,
        });
        if (!own) {
          // The next ones would fare the same.
          log.warn("leads wait for the content service", { waiting: left, error: message });
          break;
        }
        log.warn("a lead waits for the content service", { file: name, tries, error: message });
        if (tries >= FEWEST_TRIES && now() - (await stat(file)).mtimeMs > PATIENCE_MS) {
          await putAside(name);
          left -= 1;
        }
      }
    }
    return left;
  }
  function flush(): Promise<number> {
    return (flushing ??= run().finally(() => {
      flushing = null;
    }));
  }
  const timer = setInterval(() => {
    void flush();
  }, everyMs).unref();
  return {
    keep: async (key, body) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A name of its own: the same lead may come twice at the same moment, also to another process.
      const part = join(folder, `${key}.json.${randomUUID()}${PART}`);
      try {
        await writeThrough(part, body);
        await rename(part, join(folder, `${key}.json`));
      } catch (error) {
        await unlink(part).catch(() => undefined);
        throw error;
      }
      await sync(folder);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flushing;
    },
  };
}
