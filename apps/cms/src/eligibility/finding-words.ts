/** The words in which findings of the rules are written, with the names of the records. */
import type { EligibilityData } from "@orlaya/finder/data";
import {
  joinNames,
  recordNames,
  type FindingWords,
  type NameStyle,
  type SayFinding,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import type { Say } from "../labels/request-words.ts";
import { createListWords, loadOwnNames } from "./list-names.ts";

/**
 * Returns the words for findings in the language of a reader.
 * @param live data of the live release, for records that the data no longer have
 */
export async function createFindingWords(
  payload: Pick<Payload, "db">,
  say: Say,
  data: EligibilityData,
  live?: EligibilityData,
): Promise<FindingWords> {
  const { locale } = say;
  const style: NameStyle = {
    ...{ locale, words: createListWords(say), own: await loadOwnNames(payload) },
    quote: (name) => say("finding.quoted", { name }),
  };
  const names = recordNames(data, style);
  return {
    locale,
    names: live ? joinNames(names, recordNames(live, style)) : names,
    // The key of a finding is made from its kind, so that the types of the keys do not apply.
    say: say as unknown as SayFinding,
  };
}
