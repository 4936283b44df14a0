/** Builds the records of the rules of the eligibility data (LISA, spec §3) from the markets. */
import type { ComplianceLevel, Rule, RulesLabel } from "../../../packages/finder/src/data/index.ts";
import { excludedPlaces } from "../groups.ts";
import { buildProducts } from "../products.ts";
import { getZoneCountries, getZoneName, type ZoneKey, type ZoneRole } from "./country-lists.ts";
import { getEntityName } from "./entities.ts";
import { secondFunnels } from "./funnels.ts";
import { buildSales, visitPairs, type Sale } from "./markets.ts";
import { profiles } from "./profiles.table.ts";
import { getFunnelId, getListId, getProductId, getRuleId } from "./record-ids.ts";

/** Keys of the products by their name in the data. */
const productKeys = new Map(buildProducts().map(({ key, dataName }) => [dataName, key]));

/** @throws for an unknown plan */
function getProductKey({ plan, row }: Sale): string {
  const key = productKeys.get(plan);
  if (key === undefined)
    throw new Error(`markets.json: "${plan}" is not a plan (market "${row.market}")`);
  return key;
}

const ASIA: RulesLabel = "01 - Asia";
const MIDDLE_EAST: RulesLabel = "02 - Middle East";
const FRANCE: RulesLabel = "03 - France & Switzerland";
const ENGLISH: RulesLabel = "04 - English-speaking countries";
const REST: RulesLabel = "05 - Rest of the world";

/** Labels by zone of residence; all other zones have the label of the rest of the world. */
const labels: Readonly<Partial<Record<ZoneKey, RulesLabel>>> = {
  SG: ASIA,
  HK: ASIA,
  ID: ASIA,
  VN: ASIA,
  PH: ASIA,
  TH: ASIA,
  SA: ASIA,
  AO: ASIA,
  WA: ASIA,
  AE: MIDDLE_EAST,
  ME: MIDDLE_EAST,
  FR: FRANCE,
  CH: FRANCE,
  GB: ENGLISH,
  EN: ENGLISH,
  EW: ENGLISH,
  AN: ENGLISH,
};

/** Returns the label of a sale: that of its first list of residence. */
function getLabel({ residence: [first] }: Sale): RulesLabel {
  return (first && labels[first]) ?? REST;
}

/** Plans named MyHealth that are not made for one place. */
const wider = ["MyHealth ASIA", "MyHealth International"];

/** Returns the "Rules type". The spec gives only the range 1 to 8; the meaning is defined here. */
function getRulesType({ profiles: [profile], plan, nationality }: Sale): number {
  if (profile === "local-national") return 8;
  if (plan.startsWith("MyHealth ") && !wider.includes(plan)) return 1;
  if (nationality) return 8;
  if (profile === "working-holiday") return 7;
  if (profile?.includes("stud")) return 6;
  if (profile === "travel") return 5;
  if (profile === "short-stay") return 4;
  return plan === "MyHealth ASIA" ? 2 : 3;
}

function getComplianceLevel(sale: Sale): ComplianceLevel | null {
  if (sale.nationality || getLabel(sale) === MIDDLE_EAST) return "Medium";
  return getLabel(sale) === ASIA ? "Low" : null;
}

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
function buildRuleKey(sale: Sale): string {
  return [
    getLabel(sale).slice(0, 2),
    sale.residence.join("+"),
    sale.profiles.map((id) => profiles[id].code).join("+"),
    sale.destination.join("+"),
    sale.nationality,
  ]
    .filter(Boolean)
    .join("-");
}

const joinZones = (keys: readonly ZoneKey[]): string => keys.map(getZoneName).join(", ");

/** Returns the name: residence, product, profiles and destination. */
function buildRuleName(sale: Sale): string {
  const needs = sale.profiles.map((id) => profiles[id].name).join(", ");
  const people = sale.nationality
    ? `, ${sale.nationality === "A" ? "national-type" : "own rules"}`
    : "";
  return `${joinZones(sale.residence)} | ${sale.plan} | ${needs} | to ${joinZones(sale.destination)}${people}`;
}

/** Returns the funnel ids: the second funnel that the market names, the first one, or none. */
function getFunnels(sale: Sale): string[] {
  const product = getProductKey(sale);
  if (sale.funnel === "none") return [];
  if (sale.funnel === null) return [getFunnelId(product)];
  const second = Object.entries(secondFunnels).find(
    ([, funnel]) => funnel.product === product && funnel.name === sale.funnel,
  );
  if (!second)
    throw new Error(
      `markets.json: ${sale.plan} has no funnel "${sale.funnel}" (${sale.row.market})`,
    );
  return [getFunnelId(second[0])];
}

/** Whether a sale includes a journey within one country. */
function hasOwnCountry(sale: Sale): boolean {
  let found = false;
  visitPairs(sale, (from, to) => (found ||= from === to));
  return found;
}

/**
 * Builds the record of a rule.
 * @throws for an unknown plan or funnel
 */
function buildRule(sale: Sale): Rule {
  const key = buildRuleKey(sale);
  return {
    id: getRuleId(key),
    ID: key,
    Type: sale.nationality ? "Nationality" : "Pays",
    Name: buildRuleName(sale),
    "Rules type": getRulesType(sale),
    "Rules label": getLabel(sale),
    "Compliance level": getComplianceLevel(sale),
    Entity: getEntityName(sale.plan, getLabel(sale)),
    residence: getFieldLists(sale.residence, "location"),
    destination: getFieldLists(sale.destination, "destination"),
    nationality: sale.nationality ? [getListId(sale.nationality, "nationality")] : [],
    profile: [...sale.profiles],
    product: [getProductId(getProductKey(sale))],
    funnel: getFunnels(sale),
    priority: sale.priority,
    sameCountry: hasOwnCountry(sale),
  };
}

/** Builds all rules, in the order of the markets. */
export const buildRules = (): Rule[] => buildSales().map(buildRule);
