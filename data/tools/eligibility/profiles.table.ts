/**
 * The profiles of the eligibility data (spec §3), in the order of data/eligibility/profiles.json.
 */
import type { Profile } from "../../../packages/finder/src/data/index.ts";
import type { PerLocale } from "../photos.ts";

/** A profile. */
interface AuthoredProfile {
  readonly name: string;
  /** Abbreviation of the profile in the ID of a rule. */
  readonly code: string;
  readonly type: Profile["Type"];
  readonly order: number;
  readonly labels: PerLocale;
}

/** The profiles by id. */
export const profiles = {
  expatriation: {
    name: "Expatriation",
    code: "EXP",
    type: "Need",
    order: 1,
    labels: {
      en: "Long-term / Expat",
      fr: "Longue durée / Expatriation",
      es: "Larga duración / Expatriación",
      de: "Langfristig / Expat",
      nl: "Langdurig / Expat",
    },
  },
  "short-stay": {
    name: "Short stay abroad",
    code: "SHO",
    type: "Need",
    order: 2,
    labels: {
      en: "Short stay abroad",
      fr: "Séjour temporaire à l’étranger",
      es: "Estancia temporal en el extranjero",
      de: "Auslandsaufenthalt auf Zeit",
      nl: "Tijdelijk verblijf in het buitenland",
    },
  },
  travel: {
    name: "Travel",
    code: "TRA",
    type: "Need",
    order: 3,
    labels: { en: "Travel", fr: "Voyage", es: "Viaje", de: "Reise", nl: "Reis" },
  },
  "study-abroad": {
    name: "Study abroad",
    code: "STU",
    type: "Need",
    order: 5,
    labels: {
      en: "Study abroad",
      fr: "Études à l’étranger",
      es: "Estudios en el extranjero",
      de: "Studium im Ausland",
      nl: "Studie in het buitenland",
    },
  },
  "short-term-study": {
    name: "Short-term study abroad",
    code: "STS",
    type: "Need",
    order: 6,
    labels: {
      en: "Short-term study abroad",
      fr: "Études à l’étranger, courte durée",
      es: "Estudios en el extranjero, corta duración",
      de: "Studium im Ausland, kurz",
      nl: "Studie in het buitenland, kort",
    },
  },
  "international-studies": {
    name: "International studies",
    code: "INT",
    type: "Need",
    order: 7,
    labels: {
      en: "International studies",
      fr: "Études internationales",
      es: "Estudios internacionales",
      de: "Internationales Studium",
      nl: "Internationale studie",
    },
  },
  "long-term-study": {
    name: "Long-term study abroad",
    code: "LTS",
    type: "Need",
    order: 8,
    labels: {
      en: "Long-term study abroad",
      fr: "Études à l’étranger, longue durée",
      es: "Estudios en el extranjero, larga duración",
      de: "Studium im Ausland, lang",
      nl: "Studie in het buitenland, lang",
    },
  },
  "working-holiday": {
    name: "Working Holiday Visa",
    code: "WHV",
    type: "Need",
    order: 9,
    labels: {
      en: "Working Holiday Visa",
      fr: "Visa vacances-travail (PVT)",
      es: "Visado Working Holiday",
      de: "Working-Holiday-Visum",
      nl: "Working Holiday Visa",
    },
  },
  "local-national": {
    name: "Local national",
    code: "NAT",
    type: "Citizenship",
    order: 9,
    labels: {
      en: "Local national",
      fr: "De nationalité locale",
      es: "Nacional del país",
      de: "Mit Staatsangehörigkeit des Landes",
      nl: "Met de nationaliteit van het land",
    },
  },
} as const satisfies Record<string, AuthoredProfile>;
export type ProfileId = keyof typeof profiles;
