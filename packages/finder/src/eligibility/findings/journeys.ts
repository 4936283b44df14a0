/** Adds findings for named journeys that fail (finder §2.17). */
import { NOT_LISTED } from "../../code.ts";
import type { EligibilityData } from "../../data/types.ts";
import { checkJourneys, writeEnd } from "../journeys.ts";
import type { JourneyCheck } from "../journeys.ts";
import type { Options } from "../places.ts";
import type { Add } from "./collector.ts";

/**
 * Adds a finding for each journey with another outcome than its own, and for each unknown answer.
 * A journey without nationality counts for every nationality, one with a nationality that is not
 * listed for none.
 * @throws TooIntricate when the data cannot be compiled
 */
export function checkNamedJourneys(data: EligibilityData, options: Options, add: Add): void {
  for (const check of checkJourneys(data, options))
    if (check.unknown.length > 0) addUnknown(check, add);
    else if (!check.passed) addFailure(check, data.countries.length, add);
}

function addUnknown({ journey, unknown }: JourneyCheck, add: Add): void {
  for (const { field, value } of unknown)
    add("dangling", `journey ${journey.id}/${field}/${value}`, 0, {
      ...{ subject: [`journeys/${journey.id}`], by: [value], where: [field] },
    });
}

function addFailure(check: JourneyCheck, countries: number, add: Add): void {
  const { journey, found, answers } = check;
  const byNationality = journey.nationality === NOT_LISTED ? 0 : 1;
  const journeys = journey.nationality === null ? countries : byNationality;
  add("journey", journey.id, journeys, {
    subject: [journey.why],
    by: [writeEnd(journey)],
    where: found === null ? [] : [writeEnd(found)],
    witness: () => answers,
  });
}
