/** The content of a preview of a campaign or of a moment, kept while it stays the same. */
import { getLocalI18n, type PayloadRequest, type PopulateType } from "payload";
import { record } from "../fields/record.ts";
import {
  computeCampaign,
  computePlannedState,
  type PlannedState,
} from "../planned-states/compute.ts";
import type { PlannedStateSubject } from "../planned-states/shapes.ts";
import { hashCanonical } from "../history/canonical.ts";
import { keepRules, writeRules } from "../trials/trial.ts";
import { loadPlanned, type Loaded, type Planned } from "./planned.ts";
import { readPlannedState, type SeenState } from "./read-planned-state.ts";

/** What differs from what visitors see at a moment. */
export interface PlannedContent {
  readonly planned: Planned;
  readonly seen: SeenState;
  /** Number of plans that become visible until the moment. */
  readonly count: number;
  /** Number of plans that would be refused. */
  readonly failed: number;
  /** Number of the release that is live then; null while it is the present one. */
  readonly release: number | null;
  /** Fingerprint of rules that no release contains; null without planned sets. */
  readonly fingerprint: string | null;
}

/** Most previews that are kept, each with its documents. */
const MOST_KEPT = 4;
/** Time for which one is kept, in ms: approvals and accounts change without an announcement. */
const KEPT_MS = 60_000;
interface Kept {
  readonly at: number;
  readonly content: Promise<Loaded<PlannedContent>>;
}
const kept = new Map<string, Kept>();

/** Identifies what a preview shows: its plans, and everything that visitors see now. */
async function computeKey(
  { payload }: PayloadRequest,
  { subject, plans }: Planned,
  populating: PopulateType,
): Promise<string> {
  const state = record(await payload.findGlobal({ slug: "service_state", depth: 0 }));
  const { change_counter: counter } = state;
  return hashCanonical(JSON.stringify({ subject, counter, plans, populating }));
}

/** Keeps the rules of a planned state, so that the site can load them by their fingerprint. */
async function keepComputed(
  req: PayloadRequest,
  { rules }: PlannedState<unknown>,
): Promise<boolean> {
  const { computed } = rules;
  if (!computed) return true;
  const { fingerprint, data } = computed;
  return (await keepRules(fingerprint, () => writeRules(req.payload, data))) !== null;
}

async function compute(
  req: PayloadRequest,
  planned: Planned,
  populating: PopulateType,
): Promise<Loaded<PlannedContent>> {
  const { campaign, plans } = planned;
  const [plan] = plans;
  const read = (inside: PayloadRequest, made: Parameters<typeof readPlannedState>[1]) =>
    readPlannedState(inside, made, populating);
  const plannedState =
    campaign && plan
      ? await computeCampaign(req, plan, read)
      : await computePlannedState(req, plans, read);
  if ("message" in plannedState)
    return { ok: false, reason: "broken", message: plannedState.message };
  const isKept = await keepComputed(req, plannedState);
  const { value: seen, applied, failed, rules } = plannedState;
  const value = {
    ...{ planned, seen, count: applied.length, failed: failed.length, release: rules.release },
    fingerprint: isKept ? (rules.computed?.fingerprint ?? null) : null,
  };
  return { ok: true, value };
}

/**
 * Loads what a preview of a campaign or of a moment shows, or says why there is nothing to show.
 * The same content is computed once while it is one of the last few, for a minute.
 * @param language language of the sentences
 */
export async function loadPlannedState(
  req: PayloadRequest,
  subject: PlannedStateSubject,
  { populating, language }: { readonly populating: PopulateType; readonly language: string },
): Promise<Loaded<PlannedContent>> {
  const { payload } = req;
  const i18n = await getLocalI18n({ config: payload.config, language: language as "en" });
  const own: PayloadRequest = Object.assign(req, { i18n, t: i18n.t });
  const planned = await loadPlanned(own, subject);
  if (!planned.ok) return planned;
  const key = await computeKey(own, planned.value, populating);
  const known = kept.get(key);
  if (known && Date.now() - known.at < KEPT_MS) return known.content;
  const content = compute(own, planned.value, populating);
  kept.delete(key);
  kept.set(key, { at: Date.now(), content });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  content.then(
    ({ ok }) => ok || kept.delete(key),
    () => kept.delete(key),
  );
  return content;
}
