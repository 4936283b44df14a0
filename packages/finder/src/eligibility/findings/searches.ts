/** Adds the searches of visitors for which the live release has no plan. */
import type { Add } from "./collector.ts";
import type { SearchWithoutPlan } from "./finding.ts";

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
