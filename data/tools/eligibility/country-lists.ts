/**
 * The country lists of the eligibility data (spec §3): zones, excluded countries and nationalities.
 */
import groupRows from "../../groups.json" with { type: "json" };
import { excludedPlaces, frenchOverseas } from "../groups.ts";
import { closedNationalities } from "./closed-countries.ts";

/** The role of a zone. Each zone has one list as residence and one as destination. */
export type ZoneRole = "location" | "destination";

const splitCodes = (text: string): string[] => text.split(" ");
const getGroup = (uid: string): string[] => groupRows.find((g) => g.uid === uid)?.countries ?? [];
const inhabited = getGroup("world");
const omit = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((code) => !some.includes(code));

/** A zone. `destination` is given only when it differs from `location`. */
interface Zone {
  name: string;
  location: readonly string[];
  destination?: readonly string[];
}

const southAsia = splitCodes("BD BT IN LK MV NP PK");
const asiaOther = splitCodes("AM AZ BN CN GE JP KG KH KR KZ LA MM MN MO MY TJ TL TM TW UZ");
const middleEast = splitCodes("BH IL IQ JO KW LB OM PS QA SA");
const english = splitCodes("AU CA IE NZ US");
const singles = splitCodes("AE CH FR GB HK ID PH SG TH VN");
const other = omit(inhabited, [...singles, ...southAsia, ...asiaOther, ...middleEast, ...english]);
// List 8 is divided by these lists, because its parts have different plans (data/eligibility/README.md).
const southernEnglish = splitCodes("AU NZ");
const pacificFrench = splitCodes("NC PF WF");
const otherFrench = omit(frenchOverseas, pacificFrench);
const oceaniaOther = omit(getGroup("oceania"), [...southernEnglish, ...pacificFrench]);
const africaAndLatinAmerica = omit(
  [...getGroup("africa"), ...getGroup("latin-america-and-the-caribbean")],
  frenchOverseas,
);
const schengen = getGroup("schengen");
const list4 = splitCodes(
  "AG BB BF BI BJ BS BW CM CV DK DM FI FJ GA GB GD GH IS JM KE KI KM KN LC LS MG MU MV MW NA NO NR RW SC SE SN ST SZ " +
    "TG TO TT TZ UG VC VU WS ZM",
);

/** All zones, in the order of data/eligibility/lists.json. */
export const zones = {
  FR: { name: "List 1. France", location: ["FR"] },
  CH: { name: "List 2. Switzerland", location: ["CH"] },
  GB: { name: "List 3. United Kingdom", location: ["GB"] },
  L4: { name: "List 4. Islands, Africa and the North", location: list4 },
  ME: { name: "List 5. Middle East countries", location: middleEast },
  SA: { name: "List 6. South Asia other countries", location: southAsia },
  AO: { name: "List 7. Asia other countries", location: asiaOther },
  // France and Canada are in the destination version only (spec §3), because people who go there
  // get the same plans as for the rest of the world.
  L8: { name: "List 8. Other countries", location: other, destination: [...other, "CA", "FR"] },
  A4: { name: "List 9. Asia except Singapore", location: splitCodes("HK ID PH VN") },
  SG: { name: "List 10. Singapore", location: ["SG"] },
  ID: { name: "List 11. Indonesia", location: ["ID"] },
  VN: { name: "List 12. Vietnam", location: ["VN"] },
  HK: { name: "List 13. Hong Kong", location: ["HK"] },
  PH: { name: "List 14. Philippines", location: ["PH"] },
  AE: { name: "List 15. United Arab Emirates", location: ["AE"] },
  TH: { name: "List 16. Thailand", location: ["TH"] },
  EN: {
    name: "List 17. English-speaking countries",
    location: english,
    destination: omit(english, ["CA"]),
  },
  N4: { name: "List 18. Outside list 4", location: omit(inhabited, list4) },
  SC: { name: "List 19. Schengen area", location: schengen },
  NS: {
    name: "List 20. Outside the Schengen area",
    location: omit(inhabited, schengen),
  },
  WO: {
    name: "List 21. Working holiday, European countries of origin",
    location: getGroup("whv-partners"),
  },
  WA: {
    name: "List 22. Working holiday, Asian countries of origin",
    location: splitCodes("HK JP KR MY TW"),
  },
  WD: { name: "List 23. Working holiday destinations", location: getGroup("whv-destinations") },
  OC: { name: "List 24. Oceania other countries", location: oceaniaOther },
  FP: { name: "List 25. Pacific French territories", location: pacificFrench },
  FO: { name: "List 26. Other French overseas territories", location: otherFrench },
  AL: { name: "List 27. Africa, Latin America and the Caribbean", location: africaAndLatinAmerica },
  EU: {
    name: "List 28. Other countries of Europe and North America",
    location: omit(other, [
      ...oceaniaOther,
      ...pacificFrench,
      ...otherFrench,
      ...africaAndLatinAmerica,
    ]),
  },
  AN: { name: "List 29. Australia and New Zealand", location: southernEnglish },
  EW: {
    name: "List 30. English-speaking countries outside Oceania",
    location: omit(english, southernEnglish),
  },
  NX: {
    name: "List 31. Outside the Schengen area, except the United States",
    location: omit(inhabited, [...schengen, "US"]),
  },
  US: { name: "List 32. United States", location: ["US"] },
  XX: { name: "Excluded countries", location: excludedPlaces },
} as const satisfies Record<string, Zone>;
export type ZoneKey = keyof typeof zones;

/** Nationalities with other plans: places with a local plan, the United States and Canada. */
const ownRules = splitCodes("AE CA HK ID PH SG TH US VN");
/** The two nationality lists. */
export const nationalities = {
  A: {
    name: "Nationality 1. National-type nationalities",
    of: omit(inhabited, [...ownRules, ...closedNationalities]),
  },
  B: { name: "Nationality 2. Nationals with rules of their own", of: ownRules },
} as const;
export type NationalityKey = keyof typeof nationalities;

/** Returns the name of a zone without its number. */
export const getZoneName = (key: ZoneKey): string => zones[key].name.replace(/^List \d+\. /, "");

/** Returns the country codes of a zone in one of its roles. */
export function getZoneCountries(key: ZoneKey, role: ZoneRole): readonly string[] {
  const zone: Zone = zones[key];
  return role === "destination" ? (zone.destination ?? zone.location) : zone.location;
}
