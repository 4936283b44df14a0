/**
 * Areas by which groups of countries are named: the regions of the site, and the Schengen area. A test
 * compares them with the data.
 */
import type { Locale } from "@orlaya/locales";

export interface Area {
  readonly key: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** ISO codes, separated by spaces. */
  readonly codes: string;
}

/** The regions. Each country is in one of them. */
export const REGIONS: readonly Area[] = [
  {
    key: "europe",
    names: { en: "Europe", fr: "Europe", es: "Europa", de: "Europa", nl: "Europa" },
    codes:
      "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK",
  },
  {
    key: "north-america",
    names: {
      en: "North America",
      fr: "Amérique du Nord",
      es: "América del Norte",
      de: "Nordamerika",
      nl: "Noord-Amerika",
    },
    codes: "BM CA GL PM US",
  },
  {
    key: "latin-america-and-the-caribbean",
    names: {
      en: "Latin America and the Caribbean",
      fr: "Amérique latine et Caraïbes",
      es: "América Latina y el Caribe",
      de: "Lateinamerika und Karibik",
      nl: "Latijns-Amerika en de Caraïben",
    },
    codes:
      "AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI",
  },
  {
    key: "africa",
    names: { en: "Africa", fr: "Afrique", es: "África", de: "Afrika", nl: "Afrika" },
    codes:
      "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
  },
  {
    key: "middle-east",
    names: {
      en: "Middle East",
      fr: "Moyen-Orient",
      es: "Oriente Medio",
      de: "Naher Osten",
      nl: "Midden-Oosten",
    },
    codes: "AE BH IL IQ IR JO KW LB OM PS QA SA SY YE",
  },
  {
    key: "asia",
    names: { en: "Asia", fr: "Asie", es: "Asia", de: "Asien", nl: "Azië" },
    codes:
      "AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN",
  },
  {
    key: "oceania",
    names: { en: "Oceania", fr: "Océanie", es: "Oceanía", de: "Ozeanien", nl: "Oceanië" },
    codes: "AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS",
  },
];

export const SCHENGEN: Area = {
  key: "schengen",
  names: {
    en: "Schengen area",
    fr: "Espace Schengen",
    es: "Espacio Schengen",
    de: "Schengen-Raum",
    nl: "Schengengebied",
  },
  codes: "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK",
};
