/** Links of test data that follow from other fields. */
import { deriveLinks } from "../data/derive-links.ts";
import type { EligibilityData, LinkRecord } from "../data/types.ts";

/**
 * Fills in the derived links, so that the data contain only the error under test. Adds a
 * nationality record for the rules with a nationality when there is none.
 */
export function withReverseLinks(data: EligibilityData): EligibilityData {
  const rules = data.rules.filter((record) => "product" in record);
  const restricted = rules.filter(({ nationality }) => nationality.length > 0);
  const link: LinkRecord = {
    id: "links",
    ID: "00-NATIONALITY",
    Type: "Nationality",
    Name: "NULL",
    LISA: restricted.map(({ id }) => id),
  };
  const isComplete = restricted.length === 0 || rules.length < data.rules.length;
  return deriveLinks({ ...data, rules: isComplete ? data.rules : [...data.rules, link] });
}
