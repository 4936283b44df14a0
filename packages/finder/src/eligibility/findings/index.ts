/**
 * Finds errors and doubtful points in the authored data. Each finding has its exact number of
 * journeys and one example journey (finder §5.3). A journey is one (residence, destination,
 * profile, nationality). Where nationality is not asked, every nationality counts.
 */
import type { EligibilityData } from "../../data/types.ts";
import { checkAddresses } from "./addresses.ts";
import { Collector } from "./collector.ts";
import type { Finding, FindingsOptions } from "./finding.ts";
import { PAGE_KINDS, SEARCH_KINDS } from "./kinds.ts";
import { checkNamedJourneys } from "./journeys.ts";
import { checkLive } from "./live.ts";
import { checkPlaces } from "./place-checks.ts";
import { checkRecords } from "./records.ts";
import { checkRules } from "./rules.ts";
import { checkSearches } from "./searches.ts";
import { checkSites } from "./sites.ts";
import { checkUsage } from "./usage.ts";

export { MOST_OF_A_KIND, blocksPublishing } from "./finding.ts";
export { FINDING_KINDS, PAGE_KINDS } from "./kinds.ts";
export { describeFinding, writeAnswers, writeRecord } from "./describe-finding.ts";
export type { FindingWords, SayFinding } from "./describe-finding.ts";
export type { EntityLevels, Finding, FindingsOptions, SearchWithoutPlan } from "./finding.ts";
export type { FindingKind, Severity } from "./kinds.ts";

/**
 * Returns all findings, the most severe first, then those with the most journeys. Never throws.
 * Takes tens of milliseconds for hundreds of rules, half a minute for thousands of rules without a
 * pattern.
 */
export function findFindings(
  data: EligibilityData,
  options: FindingsOptions = {},
): readonly Finding[] {
  const collector = new Collector();
  checkRecords(data, collector.add);
  checkRules(data, options, collector.add);
  const wins = checkPlaces(data, options, collector.add);
  checkAddresses(data, options, wins, collector.add);
  checkUsage(data, wins, collector.add);
  if (wins.markets !== null) checkNamedJourneys(data, options, collector.add);
  if (wins.markets !== null && options.sites !== undefined)
    checkSites(data, options.sites, options, collector.add);
  if (options.live !== undefined) checkLive(data, options.live, wins, options, collector.add);
  if (options.searches !== undefined) checkSearches(options.searches, collector.add);
  return collector.findings(data, [
    ...(options.sites === undefined ? PAGE_KINDS : []),
    ...(options.searches === undefined ? SEARCH_KINDS : []),
  ]);
}
