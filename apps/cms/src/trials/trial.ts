/**
 * Trials: the rules of a change set as a release that is not stored, for previews of the site. It
 * has no proof, because nobody but the people of the trial sees it.
 */
import { applyEdits } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import {
  computeChecksum,
  createReleaseFiles,
  TooIntricate,
  type ReleaseFiles,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { readAliases } from "../eligibility/authored.ts";
import { loadRuleVersion } from "../eligibility/rule-versions.ts";
import { env } from "../env.ts";
import { hashCanonical } from "../history/canonical.ts";
import { loadLiveVersion } from "../releases/stored-releases.ts";
import { followLive } from "../sets/candidate.ts";
import { loadSet } from "../sets/store.ts";
import type { ChangeSet } from "../sets/shapes.ts";

/** The number of the release of a trial. A release that visitors see begins at 1. */
export const TRIAL_VERSION = 0;
/** Length of a fingerprint, in hexadecimal digits. */
export const FINGERPRINT_LENGTH = 16;
/** Most trials that are kept. Each takes about two megabytes. */
const MOST_KEPT = 4;

/** Names the rules of a trial, without computing them. */
export interface TrialName {
  readonly set: ChangeSet;
  /** Number of the live release to which the edits apply. */
  readonly live: number;
  /** Identifies the edits and the release to which they apply. */
  readonly fingerprint: string;
}

/** The rules of a trial. */
export interface TrialRules {
  readonly data: EligibilityData;
  readonly files: ReleaseFiles;
  /** SHA-256 of the data, hexadecimal. */
  readonly checksum: string;
  /** When they were computed, ISO 8601. */
  readonly time: string;
}

/** Whether a set can be tried: it is neither live nor withdrawn. */
export const isOpenToTrial = ({ state }: ChangeSet): boolean =>
  state !== "live" && state !== "withdrawn";

/** Returns the name of the trial of a set; null before the first release. */
export async function nameTrial(payload: Payload, set: ChangeSet): Promise<TrialName | null> {
  const live = await loadLiveVersion(payload);
  if (live === null) return null;
  const edits = set.edits.map(({ table, id, before, after }) => ({ table, id, before, after }));
  const hash = hashCanonical({ base: set.base, live, edits });
  return { set, live, fingerprint: hash.slice(0, FINGERPRINT_LENGTH) };
}

/** Finds the trial of a set; null when there is no set that can be tried. */
export async function findTrial(payload: Payload, id: string): Promise<TrialName | null> {
  const set = await loadSet(payload, id);
  return set && isOpenToTrial(set) ? nameTrial(payload, set) : null;
}

/** The trials that were computed last, by fingerprint. */
const kept = new Map<string, Promise<TrialRules | null>>();

/**
 * Loads the rules of a trial; null when the edits cannot be applied to the live release. The same
 * trial is computed once while it is one of the last few.
 */
export const loadTrialRules = (payload: Payload, trial: TrialName): Promise<TrialRules | null> =>
  keepRules(trial.fingerprint, () => computeRules(payload, trial));

/** Returns rules that are kept, without computing them; null when they are not. */
export const findKeptRules = (fingerprint: string): Promise<TrialRules | null> =>
  kept.get(fingerprint) ?? Promise.resolve(null);

/** Returns the rules with a fingerprint, and keeps them among the last few. */
export function keepRules(
  fingerprint: string,
  compute: () => Promise<TrialRules | null>,
): Promise<TrialRules | null> {
  const known = kept.get(fingerprint);
  kept.delete(fingerprint);
  const rules = known ?? compute();
  kept.set(fingerprint, rules);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  rules.catch(() => kept.delete(fingerprint));
  return rules;
}

async function computeRules(payload: Payload, trial: TrialName): Promise<TrialRules | null> {
  const version = await loadRuleVersion(payload, trial.live);
  if (version === null) return null;
  const live = { version: trial.live, data: version.data, time: "" };
  const set = await followLive(payload, trial.set, live);
  const applied = applyEdits(live.data, set.edits);
  return applied.ok ? writeRules(payload, applied.data) : null;
}

/** Writes data as a release that is not stored; null when they cannot be packed. */
export async function writeRules(
  payload: Payload,
  data: EligibilityData,
): Promise<TrialRules | null> {
  const aliases = await readAliases(payload);
  const input = { version: TRIAL_VERSION, hosts: env.funnelHosts, aliases };
  try {
    const files = createReleaseFiles(data, input);
    return { data, files, checksum: await computeChecksum(data), time: new Date().toISOString() };
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}
