/** `journeys`: compares the compiled data with the named journeys (finder §2.17). */
import { checkJourneys } from "../../src/eligibility/journeys.ts";
import type { JourneyCheck } from "../../src/eligibility/journeys.ts";
import type { Flags } from "../flags.ts";
import { count, print, printJson } from "../output.ts";
import type { Source } from "../source.ts";

/** Prints the failed journeys, then the others. @returns the exit code: 1 when one of them fails */
export function runJourneys({ data }: Source, flags: Flags): number {
  const checks = checkJourneys(data, flags);
  const failed = checks.filter(({ passed }) => !passed);
  if (flags.json) printJson(checks);
  else {
    for (const check of failed) showFailure(check);
    for (const { passed, journey, called, expected } of checks)
      if (passed) print(`passed  ${journey.id}: ${called}: ${expected}`);
    print(`${count(checks.length - failed.length)} of ${count(checks.length)} journeys hold`);
  }
  return failed.length > 0 ? 1 : 0;
}

function showFailure({ journey, called, expected, found, unknown }: JourneyCheck): void {
  const reason =
    unknown.length > 0
      ? `unknown ${unknown.map(({ field, value }) => `${field} ${value}`).join(", ")}`
      : `found ${found ?? "nothing"}`;
  print(`failed  ${journey.id}: ${called}: expected ${expected}, ${reason}`);
  print(`        ${journey.why}`);
}
