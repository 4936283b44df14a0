/** Which steps of a change set wait until all of its obstacles are known. */
import type { SetAction } from "../names/paths.ts";
import type { SetEffect, ShownSet } from "../sets/shapes.ts";
import type { Asked } from "./ask.ts";

/** What the set would do; `isComplete`: the pages of the site are compared too. */
export interface LoadedEffect {
  readonly answer: Asked<SetEffect>;
  readonly isComplete: boolean;
  /** State of the set for which it was computed. */
  readonly changedAt: string;
}

/** Whether a set can still be published, and changes something. */
export const isOpenSet = ({ state, edits }: Pick<ShownSet, "state" | "edits">): boolean =>
  state !== "live" && state !== "withdrawn" && edits.length > 0;

/** Whether more obstacles may be found: the set as it is now is not yet compared with the pages. */
export const isStillComparing = (
  set: Pick<ShownSet, "state" | "edits" | "changedAt">,
  effect: LoadedEffect | null,
): boolean =>
  isOpenSet(set) && !(effect?.isComplete === true && effect.changedAt === set.changedAt);

const DECIDING: readonly SetAction[] = ["send", "approve", "publish", "plan"];
/** Whether a step decides about the set, so that it waits for the comparison. */
export const isDecision = (action: SetAction): boolean => DECIDING.includes(action);
