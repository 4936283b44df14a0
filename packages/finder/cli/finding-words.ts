/** The sentences of findings in English, as the admin writes them. */
import { getAdminMessages } from "@orlaya/messages/admin";
import type { EligibilityData } from "../src/data/index.ts";
import { describeFinding, recordNames } from "../src/eligibility/index.ts";
import type { Finding, FindingWords, SayFinding } from "../src/eligibility/index.ts";

/** Returns the English words of findings, with the names of these data. */
export function createFindingWords(data: EligibilityData): FindingWords {
  return {
    say: getAdminMessages("en") as unknown as SayFinding,
    names: recordNames(data),
    locale: "en",
  };
}

/** Returns a function that writes findings of these data as sentences. */
export function createFindingWriter(data: EligibilityData): (finding: Finding) => string {
  const words = createFindingWords(data);
  return (finding) => describeFinding(finding, words);
}
