/** `journeys`: compares the compiled data with the named journeys (finder §2.17). */
import { checkJourneys, writeAnswers, writeEnd, writeRecord } from "../../src/eligibility/index.ts";
import type { FindingWords, JourneyCheck } from "../../src/eligibility/index.ts";
import type { Flags } from "../flags.ts";
import { createFindingWords } from "../finding-words.ts";
import { count, print, printJson } from "../output.ts";
import type { Source } from "../source.ts";

/** Prints the failed journeys, then the others. @returns the exit code: 1 when one of them fails */
export function runJourneys({ data }: Source, flags: Flags): number {
  const checks = checkJourneys(data, flags);
  const failed = checks.filter(({ passed }) => !passed);
  if (flags.json) printJson(checks);
  else {
    const words = createFindingWords(data);
    for (const check of failed) showFailure(check, words);
    for (const { passed, journey } of checks)
      if (passed)
        print(
          `passed  ${journey.id}: ${writeAnswers(words, journey)}: ${writeRecord(words, writeEnd(journey))}`,
        );
    print(`${count(checks.length - failed.length)} of ${count(checks.length)} journeys hold`);
  }
  return failed.length > 0 ? 1 : 0;
}

function showFailure({ journey, found, unknown }: JourneyCheck, words: FindingWords): void {
  const reason =
    unknown.length > 0
      ? `unknown ${unknown.map(({ field, value }) => `${field} ${value}`).join(", ")}`
      : `found ${found === null ? "nothing" : writeRecord(words, writeEnd(found))}`;
  const expected = writeRecord(words, writeEnd(journey));
  print(`failed  ${journey.id}: ${writeAnswers(words, journey)}: expected ${expected}, ${reason}`);
  print(`        ${journey.why}`);
}
