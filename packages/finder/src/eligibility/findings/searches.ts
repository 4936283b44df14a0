/** Adds the searches of visitors for which the live release has no plan. */
import type { Answers } from "../finder.ts";
import type { Add } from "./collector.ts";

/** Answers that lead to no plan, and how often visitors searched with them. */
export interface SearchWithoutPlan {
  readonly answers: Answers;
  readonly count: number;
}

/** Adds one finding for each search. Its number of journeys is the number of searches. */
export function checkSearches(searches: readonly SearchWithoutPlan[], add: Add): void {
  for (const { answers, count } of searches) {
    const { residence, destination, profile } = answers;
    add("search-without-plan", `${residence}+${destination}+${profile}`, count, {
      by: [String(count)],
      witness: () => answers,
    });
  }
}
