/** Builds the records of the rules of the eligibility data (LISA, spec §3) from the matrix. */
import type { ComplianceLevel, Rule } from "../../../packages/finder/src/data/index.ts";
import { excludedPlaces } from "../groups.ts";
import { buildProducts } from "../products.ts";
import { getZoneCountries, zones, type ZoneKey, type ZoneRole } from "./country-lists.ts";
import type { AuthoredRule } from "./matrix.ts";
import { profiles } from "./profiles.table.ts";
import { getFunnelId, getListId, getProductId, getRuleId } from "./record-ids.ts";

/** Names of the products in the data, by key. */
const dataNames = new Map(buildProducts().map(({ key, dataName }) => [key, dataName]));

/** Returns the "Rules type". The spec gives only the range 1 to 8; the meaning is defined here. */
function getRulesType({ profile, lead, nationality }: AuthoredRule): number {
  if (nationality || profile === "local-national") return 8;
  if (profile === "working-holiday") return 7;
  if (profile.includes("stud")) return 6;
  if (profile === "travel") return 5;
  if (profile === "short-stay") return 4;
  if (lead.product === "myhealth-asia") return 2;
  return lead.product.startsWith("myhealth-") && lead.product !== "myhealth-international" ? 1 : 3;
}

function getComplianceLevel({ place, nationality }: AuthoredRule): ComplianceLevel | null {
  if (nationality || place.label === "02 - Middle East") return "Medium";
  return place.label === "01 - Asia" ? "Low" : null;
}

const getZoneName = (key: ZoneKey): string => zones[key].name.replace(/^List \d+\. /, "");

/**
 * Returns the list ids of a field. The list of excluded countries is added when one of the zones
 * contains an excluded country (finder §2.6).
 */
function getFieldLists(keys: readonly ZoneKey[], role: ZoneRole): string[] {
  const hasExcluded = keys.some((key) =>
    getZoneCountries(key, role).some((code) => excludedPlaces.includes(code)),
  );
  return [...keys, ...(hasExcluded ? (["XX"] as const) : [])].map((key) => getListId(key, role));
}

/** Returns the `ID` of a rule. */
function buildRuleKey({ place, profile, destination, nationality }: AuthoredRule): string {
  return [
    place.label.slice(0, 2),
    place.key,
    profiles[profile].code,
    destination.join("+"),
    nationality,
  ]
    .filter(Boolean)
    .join("-");
}

/** Returns the name: residence, product, profile and destination. @throws for an unknown product */
function buildRuleName({ place, profile, destination, lead, nationality }: AuthoredRule): string {
  const product = dataNames.get(lead.product);
  if (product === undefined)
    throw new Error(`${lead.product}: not a product in data/tools/products (profile ${profile})`);
  const people = nationality ? `, ${nationality === "A" ? "national-type" : "own rules"}` : "";
  return `${getZoneName(place.key)} | ${product} | ${profiles[profile].name} | to ${destination.map(getZoneName).join(", ")}${people}`;
}

/** Builds the record of a rule. */
export function buildRule(rule: AuthoredRule): Rule {
  const { place, destination, profile, lead, nationality } = rule;
  const key = buildRuleKey(rule);
  return {
    id: getRuleId(key),
    ID: key,
    Type: nationality ? "Nationality" : "Pays",
    Name: buildRuleName(rule),
    "Rules type": getRulesType(rule),
    "Rules label": place.label,
    "Compliance level": getComplianceLevel(rule),
    Entity: `[Insurer entity ${place.entity}, sample]`,
    residence: getFieldLists([place.key], "location"),
    destination: getFieldLists(destination, "destination"),
    nationality: nationality ? [getListId(nationality, "nationality")] : [],
    profile: [profile],
    product: [getProductId(lead.product)],
    funnel: [getFunnelId(lead.funnel ?? lead.product)],
    priority: 0,
  };
}
