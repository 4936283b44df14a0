/** Writes what is wrong in a table of premiums. */
import type { PremiumProblem } from "@orlaya/contract/premiums";
import type { Say } from "../labels/request-words.ts";

/** Returns what is wrong and what to do, as one or two sentences. */
export function writePremiumProblem(say: Say, { kind, line, value }: PremiumProblem): string {
  if (kind === "columns") return say("premiums.problem.columns");
  if (kind === "long") return say("premiums.problem.long", { line });
  if (kind === "hole") return say("premiums.problem.hole", { value });
  return say(`premiums.problem.${kind}`, { line, value });
}
