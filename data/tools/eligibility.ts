/**
 * Builds data/eligibility/*.json: countries, lists, profiles, products, funnels and rules of the eligibility finder,
 * in the spec's columns (spec §3; packages/finder/src/data). data/eligibility/README.md says what the rules mean.
 *
 * eligibility/matrix.ts is what is sold from where to where; the other files of eligibility/ are the tables it names and
 * the records written from it.
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
import { buildMatrix } from "./eligibility/matrix.ts";
import { reconcile } from "./eligibility/reconcile.ts";
import { buildRule } from "./eligibility/rules.ts";

/** The whole data set, reverse links filled in. Pure; `accepted` is authored by hand, not built. */
export function buildEligibility(): Omit<EligibilityData, "accepted"> {
  const rules = buildMatrix().map(buildRule);
  const lists = buildLists(rules);
  return {
    countries: buildCountries(lists),
    lists,
    profiles: buildProfiles(rules),
    products: buildProducts(rules),
    funnels: buildFunnels(rules),
    rules: [buildNationalityLinks(rules), ...rules],
  };
}

/** File name → text, in the format in which the finder's export writes a table. */
export function printEligibility(): Map<string, string> {
  const data: EligibilityData = { ...buildEligibility(), accepted: [] };
  return new Map(
    (["countries", "lists", "profiles", "products", "funnels", "rules"] as const).map((table) => [
      `${table}.json`,
      formatTableAsJson(data, table),
    ]),
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
