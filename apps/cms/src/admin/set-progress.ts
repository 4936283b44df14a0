/** Which steps of a change set wait until all of its obstacles are known. */
import type { SetAction } from "../names/paths.ts";
import type { SetEffect, ShownSet } from "../sets/shapes.ts";
import type { Asked } from "./ask.ts";

/** What the set would do; `isComplete`: the pages of the site are compared too. */
export interface LoadedEffect {
  readonly answer: Asked<SetEffect>;
  readonly isComplete: boolean;
  /** What was compared: the fingerprint of the set, and the number of the comparison. */
  readonly key: string;
  /** Why a later request failed, whose answer would have replaced this one. */
  readonly failed?: string;
}

/** Identifies a comparison. @param round how often somebody asked to compare again */
export const getEffectKey = (
  { fingerprint }: Pick<ShownSet, "fingerprint">,
  round: number,
): string => `${fingerprint} ${round}`;

/**
 * Puts the next answer in the place of the last one. An answer that is known stays when the next
 * one about the same state failed, or was not compared with the pages.
 */
export function replaceEffect(last: LoadedEffect | null, next: LoadedEffect): LoadedEffect {
  if (last?.key !== next.key || !last.answer.ok) return next;
  if (!next.answer.ok) {
    const isComplete = last.isComplete || next.isComplete;
    return { ...last, isComplete, failed: next.answer.message };
  }
  return last.isComplete && !next.isComplete ? last : next;
}

/** Whether a set can still be published, and changes something. */
export const isOpenSet = ({ state, edits }: Pick<ShownSet, "state" | "edits">): boolean =>
  state !== "live" && state !== "withdrawn" && edits.length > 0;

/** Whether more obstacles may be found: the set as it is now is not yet compared with the pages. */
export const isStillComparing = (
  set: Pick<ShownSet, "state" | "edits" | "fingerprint">,
  effect: LoadedEffect | null,
  round: number,
): boolean =>
  isOpenSet(set) && !(effect?.isComplete === true && effect.key === getEffectKey(set, round));

/** Counts what makes the publication of a set impossible, as far as it is known. */
export function countObstacles(effect: LoadedEffect | null): number {
  const answer = effect?.answer;
  return answer?.ok === true ? answer.body.refusals.length : 0;
}

const DECIDING: readonly SetAction[] = ["send", "approve", "publish", "plan"];
/** Whether a step decides about the set, so that it waits for the comparison. */
export const isDecision = (action: SetAction): boolean => DECIDING.includes(action);
