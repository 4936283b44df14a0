/** The rules of the eligibility finder after planned changes. */
import { applyEdits } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
import { loadRuleVersion } from "../eligibility/rule-versions.ts";
import { hashCanonical } from "../history/canonical.ts";
import { getSay } from "../labels/request-words.ts";
import { findNextVersion, loadLiveVersion } from "../releases/stored-releases.ts";
import { findApproval, followLive, listConflicts } from "../sets/candidate.ts";
import { FINGERPRINT_LENGTH } from "../trials/trial.ts";
import type { Plan } from "./plans.ts";

/** Rules that no release contains: a release with the edits of planned sets. */
export interface ComputedRules {
  readonly fingerprint: string;
  readonly data: EligibilityData;
}

/** The rules after planned changes. */
export interface PlannedRules {
  /** Number of the release that becomes live; null while the live one stays, or none contains them. */
  readonly release: number | null;
  readonly computed: ComputedRules | null;
  /** Key of a plan that is refused → reason in words. */
  readonly refused: ReadonlyMap<string, string>;
}

/** The rules at one moment. `data` is null until a set needs them. */
interface Ground {
  readonly version: number;
  readonly data: EligibilityData | null;
}

/** Returns the release that a campaign makes live; null without one. */
const findRelease = ({ items }: Plan): number | null =>
  items.flatMap(({ change }) => (change.kind === "release" ? [change.version] : []))[0] ?? null;

async function loadData(payload: Payload, ground: Ground): Promise<EligibilityData | null> {
  return ground.data ?? (await loadRuleVersion(payload, ground.version))?.data ?? null;
}

/** Applies a planned set. @returns the rules with its edits, or why it would be refused */
async function applyPlanned(
  req: PayloadRequest,
  { set }: Plan,
  ground: Ground | null,
): Promise<EligibilityData | string> {
  const say = getSay(req);
  const data = ground && (await loadData(req.payload, ground));
  if (!set || !data) return say("finder.noRelease");
  const live = { version: ground.version, data, time: "" };
  const moved = await followLive(req.payload, set, live);
  if (listConflicts(moved, live).length > 0) return say("plannedState.conflict");
  if (set.approval && !findApproval(moved, ground.version)) return say("set.approvalOld");
  const applied = applyEdits(data, moved.edits);
  return applied.ok ? applied.data : say("plannedState.conflict");
}

/**
 * Computes the rules after plans, in their order: the release of each campaign, and the edits of
 * each set on what is live before it.
 */
export async function computeRules(
  req: PayloadRequest,
  plans: readonly Plan[],
): Promise<PlannedRules> {
  const first = await loadLiveVersion(req.payload);
  const refused = new Map<string, string>();
  const next = await findNextVersion(req.payload);
  const applied: unknown[] = [];
  let ground: Ground | null = first === null ? null : { version: first, data: null };
  for (const plan of plans) {
    const version = findRelease(plan);
    if (version !== null) {
      ground = { version, data: null };
      applied.splice(0, applied.length, version);
    }
    if (plan.kind !== "set") continue;
    const data: EligibilityData | string = await applyPlanned(req, plan, ground);
    if (typeof data === "string") refused.set(plan.key, data);
    else {
      ground = { version: next + applied.length, data };
      applied.push(plan.set?.id, plan.set?.edits);
    }
  }
  const hash = hashCanonical({ first, applied: JSON.stringify(applied) });
  const data = ground?.data ?? null;
  return {
    release: data === null && ground !== null && ground.version !== first ? ground.version : null,
    computed: data && { fingerprint: hash.slice(0, FINGERPRINT_LENGTH), data },
    refused,
  };
}
