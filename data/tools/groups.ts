/**
 * Builds data/groups.json: the groups of countries (group_of_countries, spec §3) that product pages
 * and areas of cover refer to. A group does not determine the cover; the targeting of a product
 * does.
 *
 *   node data/tools/groups.ts
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import countries from "../countries.json" with { type: "json" };
import regions from "../regions.json" with { type: "json" };
import { printRows } from "./countries.ts";
import { closedCountries } from "./eligibility/closed-countries.ts";
import { createOpaqueId } from "./ids.ts";
import type { PerLocale } from "./photos.ts";

/** A row of data/groups.json. */
export interface Group {
  /** Opaque id. It is made from the uid and therefore stable. */
  id: string;
  uid: string;
  names: PerLocale;
  /** ISO 3166-1 alpha-2 and XK, sorted. */
  countries: string[];
}

const region = (key: string): string[] => regions.find((r) => r.key === key)?.countries ?? [];
const regionNames = (key: string): PerLocale | undefined =>
  regions.find((r) => r.key === key)?.names;
const codes = (text: string): string[] => text.split(" ");
const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((code) => !some.includes(code));

function names(en: string, fr: string, es: string, de: string, nl: string): PerLocale {
  return {
    en,
    fr,
    es,
    de,
    nl,
  };
}

/** Asian places with a local MyHealth plan. */
export const localPlanPlaces = codes("HK ID PH SG TH VN");

/**
 * Places where online insurance is not available because of sanctions, war or a missing provider
 * network.
 */
export const excludedPlaces: readonly string[] = Object.keys(closedCountries);

/** French overseas territories. */
export const frenchOverseas = codes("BL GF GP MF MQ NC PF PM RE WF YT");

const inhabited = countries.filter((country) => country.region).map(({ code }) => code);
const EU = codes(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
);

/** Groups other than the regions: names and members by uid. */
const authored: Record<string, [PerLocale, string[]]> = {
  world: [names("World", "Monde entier", "Todo el mundo", "Weltweit", "Wereld"), inhabited],
  "world-except-usa": [
    names(
      "World except the United States",
      "Monde entier, sauf les États-Unis",
      "Todo el mundo, excepto Estados Unidos",
      "Weltweit ohne Vereinigte Staaten",
      "Wereld zonder de Verenigde Staten",
    ),
    without(inhabited, ["US"]),
  ],
  schengen: [
    names(
      "Schengen area",
      "Espace Schengen",
      "Espacio Schengen",
      "Schengen-Raum",
      "Schengengebied",
    ),
    [...without(EU, ["CY", "IE"]), ...codes("CH IS LI NO")],
  ],
  eea: [
    names(
      "European Economic Area",
      "Espace économique européen",
      "Espacio Económico Europeo",
      "Europäischer Wirtschaftsraum",
      "Europese Economische Ruimte",
    ),
    [...EU, ...codes("IS LI NO")],
  ],
  "asia-pacific": [
    names("Asia-Pacific", "Asie-Pacifique", "Asia-Pacífico", "Asien-Pazifik", "Azië-Pacific"),
    [...region("asia"), ...region("oceania")],
  ],
  "asia-except-local-plans": [
    names(
      "Asia, places without a plan of their own",
      "Asie, pays sans assurance locale",
      "Asia, países sin seguro local",
      "Asien, Länder ohne lokalen Tarif",
      "Azië, landen zonder lokale verzekering",
    ),
    without(region("asia"), localPlanPlaces),
  ],
  "south-asia": [
    names("South Asia", "Asie du Sud", "Asia meridional", "Südasien", "Zuid-Azië"),
    codes("AF BD BT IN LK MV NP PK"),
  ],
  "south-east-asia": [
    names("South-East Asia", "Asie du Sud-Est", "Sudeste Asiático", "Südostasien", "Zuidoost-Azië"),
    codes("BN ID KH LA MM MY PH SG TH TL VN"),
  ],
  gcc: [
    names(
      "Gulf Cooperation Council",
      "Conseil de coopération du Golfe",
      "Consejo de Cooperación del Golfo",
      "Golf-Kooperationsrat",
      "Samenwerkingsraad van de Golf",
    ),
    codes("AE BH KW OM QA SA"),
  ],
  "united-kingdom": [
    names(
      "United Kingdom",
      "Royaume-Uni",
      "Reino Unido",
      "Vereinigtes Königreich",
      "Verenigd Koninkrijk",
    ),
    ["GB"],
  ],
  "english-speaking": [
    names(
      "English-speaking countries",
      "Pays anglophones",
      "Países de habla inglesa",
      "Englischsprachige Länder",
      "Engelstalige landen",
    ),
    codes("AU CA GB IE NZ US"),
  ],
  "french-overseas": [
    names(
      "French overseas",
      "France d’outre-mer",
      "Francia de ultramar",
      "Französische Überseegebiete",
      "Frankrijk overzee",
    ),
    frenchOverseas,
  ],
  "whv-destinations": [
    names(
      "Working holiday destinations",
      "Destinations PVT",
      "Destinos Working Holiday",
      "Working-Holiday-Ziele",
      "Bestemmingen voor een working holiday",
    ),
    codes("AR AU CA CL HK JP KR NZ TW"),
  ],
  "whv-partners": [
    names(
      "Countries that send working holiday makers",
      "Pays de départ en PVT",
      "Países de origen Working Holiday",
      "Herkunftsländer Working Holiday",
      "Landen van vertrek voor een working holiday",
    ),
    codes("AT BE CH CZ DE DK ES FI FR IE IT LU NL NO PL PT SE"),
  ],
  excluded: [
    names(
      "Excluded countries",
      "Pays exclus",
      "Países excluidos",
      "Ausgeschlossene Länder",
      "Uitgesloten landen",
    ),
    [...excludedPlaces],
  ],
};

/** Builds all groups: one per region of regions.json, then the authored groups. Pure. */
export function buildGroups(): Group[] {
  const ofRegions = regions.map(({ key, names: own, countries: members }) => ({
    uid: key,
    names: own,
    members,
  }));
  const others = Object.entries(authored).map(([uid, [own, members]]) => ({
    uid,
    names: own,
    members,
  }));
  return [...ofRegions, ...others].map(({ uid, names: own, members }) => ({
    id: createOpaqueId("group", uid),
    uid,
    names: regionNames(uid) ?? own,
    countries: members.toSorted(),
  }));
}

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, "../groups.json"), printRows(buildGroups()));
