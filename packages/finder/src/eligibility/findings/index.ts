/**
 * What is wrong, or worth a look, in the authored data: each finding with its exact number of journeys and one witness
 * (finder §5.3). A journey is one (residence, destination, profile, nationality); where nationality is not asked, each counts.
 */
import type { EligibilityData } from "../../data/types.ts";
import { recordNames } from "../names.ts";
import { checkAddresses } from "./addresses.ts";
import { Collector } from "./collector.ts";
import type { Finding, FindingsOptions } from "./finding.ts";
import { checkPlaces } from "./place-checks.ts";
import { checkRecords } from "./records.ts";
import { checkRules } from "./rules.ts";

export { FINDING_KINDS, MOST_OF_A_KIND, blocksPublishing } from "./finding.ts";
export type { Finding, FindingKind, FindingsOptions, Severity } from "./finding.ts";

/** All findings, gravest and heaviest first. Total; tens of milliseconds for hundreds of rules, half a minute for thousands without pattern. */
export function findFindings(
  data: EligibilityData,
  options: FindingsOptions = {},
): readonly Finding[] {
  const collector = new Collector();
  const names = recordNames(data);
  checkRecords(data, names, collector.add);
  checkRules(data, names, collector.add);
  const wins = checkPlaces(data, options, collector.add);
  checkAddresses(data, options, names, wins, collector.add);
  return collector.findings(data, names);
}
