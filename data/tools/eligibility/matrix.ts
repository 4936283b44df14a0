/**
 * Defines which plan is sold for which residence, destination and profile. The fifteen places of
 * residence do not overlap. For each of the nine profiles, the destination lists do not overlap
 * either. Therefore the rules have no conflicts.
 */
import type { RulesLabel } from "../../../packages/finder/src/data/index.ts";
import type { NationalityKey, ZoneKey } from "./country-lists.ts";
import type { ProfileId } from "./profiles.table.ts";

/** The result of a rule: a product and one of its funnels, by default the first one. */
interface Lead {
  readonly product: string;
  readonly funnel?: string;
}

/** A place of residence. */
interface Place {
  /** The zone of residence. */
  readonly key: ZoneKey;
  readonly label: RulesLabel;
  readonly entity: 1 | 2 | 3;
  /** Key of the local plan, if there is one. */
  readonly local?: string;
}

/**
 * A rule in its short form: residents of `place` who go to `destination` for a profile get `lead`.
 */
export interface AuthoredRule {
  readonly place: Place;
  readonly destination: readonly ZoneKey[];
  readonly profile: ProfileId;
  readonly lead: Lead;
  readonly nationality?: NationalityKey;
}

/** The fifteen places of residence. */
const places: readonly Place[] = [
  { key: "SG", label: "01 - Asia", entity: 2, local: "myhealth-singapore" },
  { key: "HK", label: "01 - Asia", entity: 2, local: "myhealth-hong-kong" },
  { key: "ID", label: "01 - Asia", entity: 2, local: "myhealth-indonesia" },
  { key: "VN", label: "01 - Asia", entity: 2, local: "myhealth-vietnam" },
  { key: "PH", label: "01 - Asia", entity: 2, local: "myhealth-philippines" },
  { key: "TH", label: "01 - Asia", entity: 2, local: "myhealth-thailand" },
  { key: "SA", label: "01 - Asia", entity: 2 },
  { key: "AO", label: "01 - Asia", entity: 2 },
  { key: "AE", label: "02 - Middle East", entity: 2, local: "myhealth-uae" },
  { key: "ME", label: "02 - Middle East", entity: 2 },
  { key: "FR", label: "03 - France & Switzerland", entity: 1 },
  { key: "CH", label: "03 - France & Switzerland", entity: 1 },
  { key: "GB", label: "04 - English-speaking countries", entity: 3 },
  { key: "EN", label: "04 - English-speaking countries", entity: 3 },
  { key: "L8", label: "05 - Rest of the world", entity: 1 },
];

const isAsian = ({ label }: Place): boolean => label === "01 - Asia";
const isEastern = (place: Place): boolean => isAsian(place) || place.label === "02 - Middle East";
const asiaKeys: readonly ZoneKey[] = ["SG", "HK", "ID", "VN", "PH", "TH", "AO"];

/** Returns two rules: `most` for nationality list A, and `own` for list B with separate rules. */
function splitByNationality(
  rule: Omit<AuthoredRule, "lead" | "nationality">,
  most: Lead,
  own: Lead,
): AuthoredRule[] {
  return [
    { ...rule, lead: most, nationality: "A" },
    { ...rule, lead: own, nationality: "B" },
  ];
}

const international: Lead = { product: "myhealth-international" };
/** The funnel of MyHealth International for nationality list B. */
const ownFunnel: Lead = {
  product: "myhealth-international",
  funnel: "myhealth-international/own-rules",
};

/** Longer than 12 months, outside Asia and the Middle East: one plan for every destination. */
function buildWesternExpatriation(place: Place): AuthoredRule[] {
  const product = place.key === "GB" ? "uk-long-term" : "long-term";
  const lead: Lead = place.label.startsWith("03")
    ? { product, funnel: "long-term/france" }
    : { product };
  const zones = ["SG", "A4", "TH", "SA", "AO", "AE", "ME", "GB", "CH", "EN", "L8"] as const;
  return zones.map((zone) => ({ place, destination: [zone], profile: "expatriation", lead }));
}

/**
 * Longer than 12 months, from Asia and the Middle East. Destinations: the rest of Asia list by
 * list, then the other zones, then the place itself.
 */
function buildEasternExpatriation(place: Place): AuthoredRule[] {
  function to(zone: ZoneKey, lead: Lead): AuthoredRule {
    return { place, destination: [zone], profile: "expatriation", lead };
  }
  function toByNationality(zone: ZoneKey, most: Lead): AuthoredRule[] {
    return splitByNationality(
      { place, destination: [zone], profile: "expatriation" },
      most,
      ownFunnel,
    );
  }
  const regional: Lead = isAsian(place) ? { product: "myhealth-asia" } : international;
  // For Singapore, one list contains the four other places with single lists. The other places use
  // the single lists, without the list of the place itself.
  const neighbours: readonly ZoneKey[] =
    place.key === "SG" ? ["A4", "TH", "AO"] : asiaKeys.filter((key) => key !== place.key);
  const emirates = place.key === "ME" ? { product: "myhealth-uae" } : international;
  return [
    ...neighbours.map((zone) => to(zone, regional)),
    ...(place.key === "SA" ? [] : [to("SA", international)]),
    ...(place.key === "AE" ? [] : [to("AE", emirates)]),
    ...(place.key === "ME" ? [] : [to("ME", international)]),
    to("GB", international),
    to("CH", international),
    to("L8", international),
    ...toByNationality("EN", international),
    ...(place.local
      ? toByNationality(place.key, { product: place.local })
      : [to(place.key, regional)]),
  ];
}

/** 3 to 12 months, and up to 3 months. List 4 and the rest are separate, as are their networks. */
function buildShortStaysAndTravel(place: Place): AuthoredRule[] {
  const short: Lead =
    place.key === "GB"
      ? { product: "uk-short-term" }
      : isEastern(place)
        ? { product: "short-term", funnel: "short-term/asia" }
        : { product: "short-term" };
  const travel: Lead = { product: isEastern(place) ? "mytravel-cover" : "travel-insurance" };
  return (["L4", "N4"] as const).flatMap((zone): AuthoredRule[] => [
    { place, destination: [zone], profile: "short-stay", lead: short },
    { place, destination: [zone], profile: "travel", lead: travel },
  ]);
}

/** Studies from Asia and the Middle East: Schengen and the rest; long-term studies by zone. */
function buildEasternStudies(place: Place): AuthoredRule[] {
  const cover: Lead = { product: "mystudies-cover" };
  const student: Lead = { product: "student" };
  const asia: readonly (readonly ZoneKey[])[] = [
    ["SG"],
    ["A4"],
    ["TH"],
    ["SA"],
    ["AO"],
    ["AE", "ME"],
  ];
  const elsewhere = {
    place,
    destination: ["GB", "CH", "L8"],
    profile: "long-term-study",
  } as const;
  return [
    ...(["study-abroad", "short-term-study", "international-studies"] as const).flatMap(
      (profile): AuthoredRule[] => [
        { place, destination: ["SC"], profile, lead: cover },
        { place, destination: ["NS"], profile, lead: cover },
      ],
    ),
    ...asia.map((destination): AuthoredRule => ({
      place,
      destination,
      profile: "long-term-study",
      lead: cover,
    })),
    { place, destination: ["EN"], profile: "long-term-study", lead: student },
    // In places with a local plan and in list AO, the student plan depends on the nationality.
    ...(place.local || place.key === "AO"
      ? splitByNationality(elsewhere, cover, student)
      : [{ ...elsewhere, lead: cover }]),
  ];
}

/**
 * Studies from elsewhere: Schengen and the rest, because a student visa for Schengen requires its
 * own certificate.
 */
function buildWesternStudies(place: Place): AuthoredRule[] {
  function to(zone: ZoneKey, profile: ProfileId, lead: Lead): AuthoredRule {
    return { place, destination: [zone], profile, lead };
  }
  const student: Lead = { product: place.key === "GB" ? "uk-student" : "student" };
  const french: Lead | null = place.key === "FR" ? { product: "scorestudies" } : null;
  const visiting: Lead = place.key === "L8" ? { product: "expat-student" } : student;
  const short: Lead =
    place.key === "GB" ? student : { product: "student", funnel: "student/short" };
  return [
    to("SC", "study-abroad", visiting),
    to("NS", "study-abroad", french ?? student),
    to("SC", "short-term-study", french ?? short),
    to("NS", "short-term-study", french ?? short),
    to("SC", "international-studies", visiting),
    to("NS", "international-studies", student),
    to("SC", "long-term-study", visiting),
    to("NS", "long-term-study", student),
  ];
}

/**
 * Places whose nationals may buy the local plan. Singapore and the Emirates are an accepted gap.
 */
const openToNationals: readonly ZoneKey[] = ["HK", "ID", "PH", "TH", "VN"];

/** Returns the rule for nationals of a place, if they may buy its local plan. */
function buildLocalNationals(place: Place): AuthoredRule[] {
  if (!place.local || !openToNationals.includes(place.key)) return [];
  const lead: Lead = { product: place.local };
  return [{ place, destination: [place.key], profile: "local-national", lead }];
}

/** Places of residence for working holidays. The first two are used for this profile only. */
const holidayPlaces: readonly Place[] = [
  { key: "WO", label: "05 - Rest of the world", entity: 1 },
  { key: "WA", label: "01 - Asia", entity: 2 },
  { key: "GB", label: "04 - English-speaking countries", entity: 3 },
  { key: "EN", label: "04 - English-speaking countries", entity: 3 },
];

/** Builds all rules, in the order of data/eligibility/rules.json. */
export function buildMatrix(): AuthoredRule[] {
  return [
    ...places.flatMap((place) => [
      ...(isEastern(place) ? buildEasternExpatriation(place) : buildWesternExpatriation(place)),
      ...buildShortStaysAndTravel(place),
      ...(isEastern(place) ? buildEasternStudies(place) : buildWesternStudies(place)),
    ]),
    ...places.flatMap(buildLocalNationals),
    ...holidayPlaces.map((place): AuthoredRule => ({
      place,
      destination: ["WD"],
      profile: "working-holiday",
      lead: { product: "mytravel-cover-whv" },
    })),
  ];
}
