/** Tests that publish a release or make another one live take turns, in all workers. */
import { mkdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CMS } from "./fixtures.ts";

/** Runs `work` while no other test changes the live release. */
export async function holdLiveRelease(work: () => Promise<void>): Promise<void> {
  const lock = join(tmpdir(), `live-release-${new URL(CMS()).port}`);
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      await wait(200);
    }
  }
  try {
    await work();
  } finally {
    rmdirSync(lock);
  }
}
