/** Searches for which a release has no plan, without the nationality of whoever searched. */
import { NOT_LISTED, parseCode } from "../code.ts";
import { listOptions } from "./cascade.ts";
import { getCountryIndex, getProfileIndex, resolve } from "./finder.ts";
import type { Answers, Finder } from "./finder.ts";

/** The answers of a search that may be counted. */
export interface Search {
  /** ISO code in upper case. */
  readonly residence: string;
  /** ISO code in upper case. */
  readonly destination: string;
  /** Id of a profile. */
  readonly profile: string;
}

/**
 * Smallest number of nationalities that "My nationality is not listed" may stand for. With fewer,
 * a counted search would state a nationality.
 */
export const FEWEST_UNLISTED = 5;

/**
 * Returns answers of a search that lead to no plan: without a nationality when nobody gets a plan,
 * else with a nationality that is not listed. Null when everybody gets a plan, when too few
 * nationalities get none, and when the release does not have a code exactly as it is written.
 */
export function findAnswersWithoutPlan(
  finder: Finder,
  { residence, destination, profile }: Search,
): Answers | null {
  const isKnown =
    [residence, destination].every(
      (code) => parseCode(code) === code && getCountryIndex(finder, code) >= 0,
    ) && getProfileIndex(finder, profile) >= 0;
  if (!isKnown) return null;
  const answers = { residence, destination, profile, nationality: null };
  const { kind } = resolve(finder, answers);
  if (kind === "none") return answers;
  if (kind !== "ask") return null;
  const unlisted = finder.codes.length - listOptions(finder, answers, "nationality").length;
  return unlisted < FEWEST_UNLISTED ? null : { ...answers, nationality: NOT_LISTED };
}
