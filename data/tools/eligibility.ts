/**
 * Builds data/eligibility/*.json: countries, lists, profiles, products, funnels, rules and named
 * journeys of the eligibility finder, with the columns of the specification (spec §3; packages/finder/src/data).
 * data/eligibility/README.md explains the rules.
 *
 * data/eligibility/markets.json defines which plan is sold for which residence, destination and
 * profile. The files of eligibility/ contain the tables that it refers to and build the records.
 *
 *   node data/tools/eligibility.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatTableAsJson, type EligibilityData } from "../../packages/finder/src/data/index.ts";
import countryRows from "../countries.json" with { type: "json" };
import {
  buildCountries,
  buildFunnels,
  buildLists,
  buildNationalityLinks,
  buildProducts,
  buildProfiles,
} from "./eligibility/linked-records.ts";
import { buildJourneys } from "./eligibility/journeys.ts";
import { reconcile } from "./eligibility/reconcile.ts";
import { buildRules } from "./eligibility/rules.ts";

/**
 * Builds the whole data set with reverse links. Pure. `accepted` is not built but written by hand.
 */
export function buildEligibility(): Omit<EligibilityData, "accepted"> {
  const rules = buildRules();
  const lists = buildLists(rules);
  return {
    countries: buildCountries(lists),
    lists,
    profiles: buildProfiles(rules),
    products: buildProducts(rules),
    funnels: buildFunnels(rules),
    rules: [buildNationalityLinks(rules), ...rules],
    journeys: buildJourneys(),
  };
}

/** Returns the text of each file by name, in the format of the finder's export. */
export function printEligibility(): Map<string, string> {
  const data: EligibilityData = { ...buildEligibility(), accepted: [] };
  return new Map(
    (["countries", "lists", "profiles", "products", "funnels", "rules", "journeys"] as const).map(
      (table) => [`${table}.json`, formatTableAsJson(data, table)],
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, "../eligibility");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of printEligibility()) await writeFile(join(folder, name), text);
  const { rules, lists, countries } = buildEligibility();
  console.log(`${rules.length - 1} rules, ${lists.length} lists`);
  console.log(reconcile(countryRows, countries));
}
