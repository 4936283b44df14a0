/** Recognises searches of the eligibility finder that are counted. */
import {
  findAnswersWithoutPlan,
  readAnswers,
  type Finder,
  type Search,
} from "@orlaya/finder/eligibility";

/**
 * Calls `count` with the search of a query when the release has no plan for it. The nationality is
 * left out.
 */
export function countWithoutPlan(
  finder: Finder,
  query: URLSearchParams,
  count: (search: Search) => void,
): void {
  const { residence, destination, profile } = readAnswers(query);
  if (residence === null || destination === null || profile === null) return;
  const search = { residence, destination, profile };
  if (findAnswersWithoutPlan(finder, search) !== null) count(search);
}
