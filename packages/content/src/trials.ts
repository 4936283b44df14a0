/**
 * Loads the rules of trials. The last few are kept in memory, apart from the cache of live content:
 * nothing of them is written to the last good files.
 */
import { trialPath, describeError } from "@orlaya/contract";
import { parseRelease, type FinderRelease } from "./answers.ts";
import type { PreviewTrial } from "./preview-grant.ts";
import type { Transport } from "./transport.ts";

/** Returns the rules of a trial; null when they cannot be loaded. */
export type LoadTrial = (trial: PreviewTrial) => Promise<FinderRelease | null>;

/** Most trials that are kept. Each takes about a megabyte. */
const MOST_KEPT = 4;

/** Loads a trial. @throws when the content service does not answer with its rules */
async function load(
  transport: Transport,
  { set, fingerprint }: PreviewTrial,
): Promise<FinderRelease> {
  const answer = await transport.getWithRetries(trialPath(set, fingerprint));
  const release = answer.ok ? parseRelease(await answer.json()) : null;
  if (release) return { ...release, trial: fingerprint };
  throw new Error(`The content service answered a trial with ${answer.status}.`);
}

/** Creates the loader of one client. */
export function createLoadTrial(
  transport: Transport,
  warn: (message: string, details: Readonly<Record<string, string>>) => void,
): LoadTrial {
  const kept = new Map<string, Promise<FinderRelease>>();
  return async (trial) => {
    const key = `${trial.set} ${trial.fingerprint}`;
    const release = kept.get(key) ?? load(transport, trial);
    kept.delete(key);
    kept.set(key, release);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await release;
    } catch (error) {
      kept.delete(key);
      warn("trial failed", { error: describeError(error) });
      return null;
    }
  };
}
