/** Links of test data that follow from other fields. */
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
  function using(
    id: string,
    ...fields: readonly (
      "residence" | "destination" | "nationality" | "profile" | "product" | "funnel"
    )[]
  ) {
    return rules
      .filter((record) => fields.some((field) => record[field].includes(id)))
      .map((record) => record.id);
  }
  return {
    ...data,
    rules:
      restricted.length === 0 || rules.length < data.rules.length
        ? data.rules
        : [...data.rules, link],
    countries: data.countries.map((each) => ({
      ...each,
      lists: data.lists.filter((l) => l.Pays.includes(each.id)).map((l) => l.id),
    })),
    lists: data.lists.map((each) => ({
      ...each,
      LISA: using(each.id, "residence"),
      "LISA 2": using(each.id, "destination"),
      "LISA 3": using(each.id, "nationality"),
    })),
    profiles: data.profiles.map((each) => ({ ...each, LISA: using(each.id, "profile") })),
    products: data.products.map((each) => ({ ...each, LISA: using(each.id, "product") })),
    funnels: data.funnels.map((each) => ({ ...each, LISA: using(each.id, "funnel") })),
  };
}
