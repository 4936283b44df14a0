/** Tests that publish a release or make another one live take turns, in all workers. */
import { mkdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CMS, test } from "./fixtures.ts";

/** Limit of the publication of a set, which proves every journey first, on a busy machine. */
export const PUBLICATION = { timeout: 120_000 } as const;
/** Longest wait for other tests, in ms. A lock that a killed run left is reported after it. */
const MAX_WAIT_MS = 600_000;

/** Takes the lock. The wait does not count as time of the test. @throws after MAX_WAIT_MS */
async function takeLock(lock: string): Promise<void> {
  const info = test.info();
  const { timeout } = info;
  const started = performance.now();
  info.setTimeout(timeout + MAX_WAIT_MS);
  for (;;) {
    const waited = performance.now() - started;
    try {
      mkdirSync(lock);
      info.setTimeout(timeout + waited);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (waited > MAX_WAIT_MS) throw new Error(`Another test still holds ${lock}. Delete it.`);
    await wait(200);
  }
}

/** Runs `work` while no other test changes the live release. */
export async function holdLiveRelease(work: () => Promise<void>): Promise<void> {
  const lock = join(tmpdir(), `live-release-${new URL(CMS()).port}`);
  await takeLock(lock);
  try {
    await work();
  } finally {
    rmdirSync(lock);
  }
}
