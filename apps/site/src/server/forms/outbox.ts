/**
 * Leads that the content service did not take yet: one file each, written through to the disk before the visitor is
 * thanked, handed over when the service is back, also after a restart. So nothing that was thanked for is lost.
 */
import { mkdir, open, readFile, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';

export interface Outbox {
  /** Keeps a lead. Resolves when it is on the disk. @throws when the disk does not take it */
  keep(key: string, body: string): Promise<void>;
  /** Tries to hand over everything that is kept. Says how many are left. */
  flush(): Promise<number>;
  close(): Promise<void>;
}
interface OutboxOptions {
  readonly folder: string;
  /** True: stored. False: will never be taken. Throws: later. */
  readonly send: (body: string) => Promise<boolean>;
  readonly log: Log;
  readonly everyMs: number;
}

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try { await handle.sync(); } finally { await handle.close(); }
};
const NAME = /^[\w-]{20,64}\.json$/;

export const openOutbox = ({ folder, send, log, everyMs }: OutboxOptions): Outbox => {
  let flushing: Promise<number> | null = null;
  const waiting = async (): Promise<readonly string[]> => {
    try { return (await readdir(folder)).filter((name) => NAME.test(name)).sort(); } catch { return []; }
  };
  const run = async (): Promise<number> => {
    const names = await waiting();
    let left = names.length;
    for (const name of names) {
      const file = join(folder, name);
      try {
        if (!(await send(await readFile(file, 'utf8')))) {
          await rename(file, join(folder, `${name}.refused`));
          log.error('a lead was refused by the content service and is kept', { file: `${name}.refused` });
        } else await unlink(file);
        left -= 1;
      } catch (error) {
        // The next ones would fare the same.
        log.warn('leads wait for the content service', { waiting: left, error: error instanceof Error ? error.message : String(error) });
        break;
      }
    }
    return left;
  };
  const flush = (): Promise<number> => (flushing ??= run().finally(() => { flushing = null; }));
  const timer = setInterval(() => { void flush(); }, everyMs).unref();
  return {
    keep: async (key, body) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${key}.json`);
      const handle = await open(`${file}.part`, 'w', 0o600);
      try {
        await handle.writeFile(body);
        await handle.sync();
      } finally { await handle.close(); }
      await rename(`${file}.part`, file);
      await sync(folder);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flushing;
    },
  };
};
