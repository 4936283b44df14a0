/** The journeys that a change of the grid changes, computed from its tables alone. */
import type { EligibilityData, LocalUrls } from "../data/types.ts";
import { diffData, type Diff } from "../eligibility/diff.ts";
import { TooIntricate } from "../eligibility/places.ts";
import type { RuleTables } from "./tables.ts";

const URLS: LocalUrls = {
  ...{ "url_en-gb": null, "url_fr-fr": null, "url_es-es": null, "url_nl-nl": null },
  "url_de-de": null,
};

/** Fills in what the grid does not have and the journeys do not depend on. */
function fillTables(tables: RuleTables): EligibilityData {
  return {
    countries: tables.countries.map((row) => ({
      ...row,
      ...{ ID: row.iso, lists: [], never_source: null },
    })),
    lists: tables.lists.map((row) => ({ ...row, LISA: [], "LISA 2": [], "LISA 3": [] })),
    profiles: tables.profiles.map((row, order) => ({ ...row, Type: "Need", order, LISA: [] })),
    products: tables.products.map((row) => ({ ...row, ...URLS, LISA: [] })),
    funnels: tables.funnels.map((row) => ({ ...row, ...URLS, LISA: [] })),
    ...{ rules: tables.rules, accepted: [], journeys: [] },
  };
}

/**
 * Compares the journeys of two states of the tables. Names and addresses are not compared. Null when
 * countries are divided too finely to count the journeys.
 */
export function measureEffect(before: RuleTables, after: RuleTables): Omit<Diff, "records"> | null {
  try {
    const { records: _records, ...diff } = diffData(fillTables(before), fillTables(after));
    return diff;
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}
