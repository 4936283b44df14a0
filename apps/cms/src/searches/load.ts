/** Compares searches without a result with the live release. */
import type { SearchCount } from "@orlaya/contract";
import {
  findAnswersWithoutPlan,
  readPayload,
  type Finder,
  type Release,
  type SearchWithoutPlan,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { loadLiveRelease } from "../releases/stored-releases.ts";
import { addSearches, loadFrequentSearches } from "./store.ts";

function readFinder(release: Release | null): Finder | null {
  const read = release && readPayload(release.payloads.en);
  return read?.ok ? read.finder : null;
}

/**
 * Counts the searches for which the live release has no plan. The others, and those with codes that
 * the release does not have, are refused.
 * @returns how many rows were counted
 */
export async function countSearches(
  payload: Payload,
  searches: readonly SearchCount[],
): Promise<number> {
  const finder = readFinder((await loadLiveRelease(payload)).release);
  const counted = finder
    ? searches.filter((search) => findAnswersWithoutPlan(finder, search) !== null)
    : [];
  await addSearches(payload, counted);
  return counted.length;
}

/** Loads the searches that are shown: made at least five times, and still without a plan. */
export async function loadSearchesWithoutPlan(
  payload: Pick<Payload, "db">,
  release: Release | null,
  now = new Date(),
): Promise<readonly SearchWithoutPlan[]> {
  const finder = readFinder(release);
  if (!finder) return [];
  return (await loadFrequentSearches(payload, now)).flatMap((search) => {
    const answers = findAnswersWithoutPlan(finder, search);
    return answers === null ? [] : [{ answers, count: search.count }];
  });
}
