/** Progress and errors of the backup commands. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { BackupError } from "../../apps/cms/src/backup/problem.ts";
import type { Tell } from "../../apps/cms/src/backup/files.ts";
import { describeError, runStep, Sentence } from "./steps.ts";

const PROGRESS_MS = 5000;

/** Runs a step of a backup, and prints its progress every five seconds. */
export function stepWithProgress<T>(name: string, work: (tell: Tell) => Promise<T>): Promise<T> {
  let told = performance.now();
  return runStep(name, () =>
    work((done, all) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      process.stdout.write(`  ${done} of ${all} files\n`);
    }),
  );
}

/** Runs work whose errors are shown as one sentence. */
export async function explainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new Sentence(error.message) : error;
  }
}

/** Parses the command line. @throws Sentence with the usage */
export function parseOptions<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Sentence(`${describeError(error)} Use: ${usage}`);
  }
}
