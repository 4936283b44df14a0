/** The 21 products: names, sample prices, languages and funnels. */
import { nameBrand, nameMyHealth, repeatText, nameForUk, type Naming } from "./naming.ts";
import type { CoverType, Language, Reach } from "./targeting.ts";

export type PriceFrequency = "month" | "year" | "trip" | "person";

const described: Record<"long-term" | "short-term" | "student" | "travel-insurance", Naming> = {
  "long-term": {
    names: {
      en: "Long-term international health plan",
      fr: "Assurance santé internationale longue durée",
      es: "Seguro médico internacional de larga duración",
      de: "Internationale Krankenversicherung, langfristig",
      nl: "Internationale ziektekostenverzekering, langdurig",
    },
    uids: {
      en: "long-term-international-health-plan",
      fr: "sante-internationale-longue-duree",
      es: "seguro-medico-internacional-larga-duracion",
      de: "internationale-krankenversicherung-langfristig",
      nl: "internationale-ziektekostenverzekering-langdurig",
    },
  },
  "short-term": {
    names: {
      en: "Short-term international health plan",
      fr: "Assurance santé internationale courte durée",
      es: "Seguro médico internacional de corta duración",
      de: "Internationale Krankenversicherung, kurzfristig",
      nl: "Internationale ziektekostenverzekering, kortdurend",
    },
    uids: {
      en: "short-term-international-health-plan",
      fr: "sante-internationale-courte-duree",
      es: "seguro-medico-internacional-corta-duracion",
      de: "internationale-krankenversicherung-kurzfristig",
      nl: "internationale-ziektekostenverzekering-kortdurend",
    },
  },
  student: {
    names: {
      en: "Student international health plan",
      fr: "Assurance santé internationale pour les études",
      es: "Seguro médico internacional para estudiantes",
      de: "Internationale Krankenversicherung für Studierende",
      nl: "Internationale ziektekostenverzekering voor studenten",
    },
    uids: {
      en: "student-international-health-plan",
      fr: "sante-internationale-etudes",
      es: "seguro-medico-internacional-estudiantes",
      de: "internationale-krankenversicherung-studierende",
      nl: "internationale-ziektekostenverzekering-studenten",
    },
  },
  "travel-insurance": {
    names: {
      en: "Travel insurance",
      fr: "Assurance voyage",
      es: "Seguro de viaje",
      de: "Reiseversicherung",
      nl: "Reisverzekering",
    },
    uids: {
      en: "travel-insurance",
      fr: "assurance-voyage",
      es: "travel-insurance",
      de: "reiseversicherung",
      nl: "travel-insurance",
    },
  },
};

/** A product in its short form. */
export interface AuthoredProduct {
  key: string;
  dataName: string;
  naming: Naming;
  /** The need of the quote-by-need finder; null for a plan that it does not find. */
  cover: CoverType | null;
  image: string;
  corporateImage?: string;
  /** Sample price of the page for individuals. */
  price: [amount: number, frequency: PriceFrequency, currency: string];
  /** Conditions of the price. The excess applies once a year, or once for the whole stay. */
  basis: [age: number, area: string, excess: number, per?: "stay"];
  /** Languages and kind of both pages. Residences and destinations follow from the markets. */
  reach: Reach;
  /** Whether there is no page for employers. */
  individualOnly?: boolean;
}

/** Builds a plan for residents of one place. */
function buildLocalPlan(
  key: string,
  naming: Naming,
  dataName: string,
  languages: Language[],
  rest: Pick<AuthoredProduct, "image" | "price" | "basis">,
): AuthoredProduct {
  return {
    key,
    dataName,
    naming,
    cover: "expat",
    reach: { languages },
    ...rest,
  };
}

/** All products, in the order of data/products.json. */
export const authoredProducts: AuthoredProduct[] = [
  {
    key: "long-term",
    dataName: "Long-term international health plan",
    naming: described["long-term"],
    cover: "expat",
    image: "boston-sunset",
    corporateImage: "light-bridge",
    price: [92.4, "month", "EUR"],
    basis: [32, "world-except-usa", 1000],
    reach: { global: true },
  },
  {
    key: "uk-long-term",
    dataName: "UK long-term international health plan",
    naming: nameForUk(described["long-term"]),
    cover: "expat",
    image: "building-sky",
    price: [88, "month", "GBP"],
    basis: [32, "world-except-usa-canada", 900],
    reach: { languages: ["en"] },
  },
  {
    key: "myhealth-international",
    dataName: "MyHealth International",
    naming: nameBrand("MyHealth International"),
    cover: "expat",
    image: "mountain-lake",
    corporateImage: "facade-abstract",
    price: [118, "month", "USD"],
    basis: [32, "asia-pacific", 1000],
    reach: { languages: ["en", "fr"], global: true },
  },
  buildLocalPlan(
    "myhealth-singapore",
    nameMyHealth({
      en: "Singapore",
      fr: "Singapour",
      es: "Singapur",
      de: "Singapur",
      nl: "Singapore",
    }),
    "MyHealth Singapore",
    ["en"],
    {
      image: "singapore-skyline",
      price: [164, "month", "SGD"],
      basis: [35, "SG", 700],
    },
  ),
  buildLocalPlan(
    "myhealth-hong-kong",
    nameBrand("MyHealth Hong Kong"),
    "MyHealth Hong Kong",
    ["en", "fr"],
    {
      image: "map-hk",
      price: [980, "month", "HKD"],
      basis: [35, "HK", 4000],
    },
  ),
  buildLocalPlan(
    "myhealth-thailand",
    nameMyHealth({
      en: "Thailand",
      fr: "Thaïlande",
      es: "Tailandia",
      de: "Thailand",
      nl: "Thailand",
    }),
    "MyHealth Thailand",
    ["en", "fr", "de"],
    {
      image: "map-th",
      price: [1380, "year", "USD"],
      basis: [35, "TH", 500],
    },
  ),
  buildLocalPlan(
    "myhealth-philippines",
    nameMyHealth({
      en: "Philippines",
      fr: "Philippines",
      es: "Filipinas",
      de: "Philippinen",
      nl: "Filipijnen",
    }),
    "MyHealth Philippines",
    ["en"],
    {
      image: "map-ph",
      price: [1150, "year", "USD"],
      basis: [35, "PH", 500],
    },
  ),
  buildLocalPlan(
    "myhealth-vietnam",
    nameMyHealth(repeatText("Vietnam")),
    "MyHealth Vietnam",
    ["en", "fr"],
    {
      image: "map-vn",
      price: [1240, "year", "USD"],
      basis: [35, "VN", 500],
    },
  ),
  buildLocalPlan(
    "myhealth-indonesia",
    nameMyHealth({
      en: "Indonesia",
      fr: "Indonésie",
      es: "Indonesia",
      de: "Indonesien",
      nl: "Indonesië",
    }),
    "MyHealth Indonesia",
    ["en"],
    {
      image: "map-id",
      price: [1290, "year", "USD"],
      basis: [35, "ID", 500],
    },
  ),
  buildLocalPlan(
    "myhealth-uae",
    nameMyHealth({
      en: "United Arab Emirates",
      fr: "Émirats arabes unis",
      es: "Emiratos Árabes Unidos",
      de: "Vereinigte Arabische Emirate",
      nl: "Verenigde Arabische Emiraten",
    }),
    "MyHealth United Arab Emirates",
    ["en", "fr"],
    {
      image: "map-ae",
      price: [6900, "year", "AED"],
      basis: [35, "AE", 1000],
    },
  ),
  {
    key: "myhealth-asia",
    dataName: "MyHealth ASIA",
    naming: nameMyHealth({ en: "Asia", fr: "Asie", es: "Asia", de: "Asien", nl: "Azië" }),
    cover: "expat",
    image: "tea-gardens-hills",
    price: [96, "month", "USD"],
    basis: [35, "asia", 500],
    reach: { languages: ["en"] },
  },
  {
    key: "short-term",
    dataName: "Short-term international health plan",
    naming: described["short-term"],
    cover: "short-stay-abroad",
    image: "barcelona-casa-mila",
    price: [54.9, "month", "EUR"],
    basis: [30, "world-except-usa", 100, "stay"],
    reach: { global: true },
  },
  {
    key: "uk-short-term",
    dataName: "UK short-term international health plan",
    naming: nameForUk(described["short-term"]),
    cover: "short-stay-abroad",
    image: "rome-colosseum",
    price: [49.5, "month", "GBP"],
    basis: [30, "world-except-usa", 100, "stay"],
    reach: { languages: ["en"] },
  },
  {
    key: "student",
    dataName: "Student international health plan",
    naming: described.student,
    cover: "study-abroad",
    image: "spiral-staircase-person",
    price: [34.5, "month", "EUR"],
    basis: [21, "world-except-usa", 50],
    reach: { global: true },
  },
  {
    key: "uk-student",
    dataName: "UK student international health plan",
    naming: nameForUk(described.student),
    cover: "study-abroad",
    image: "museum-portrait",
    price: [31, "month", "GBP"],
    basis: [21, "world-except-usa", 50],
    reach: { languages: ["en"] },
  },
  {
    key: "mystudies-cover",
    dataName: "MyStudies Cover",
    naming: nameBrand("MyStudies Cover"),
    cover: "study-abroad",
    image: "facade-abstract",
    price: [420, "person", "USD"],
    basis: [21, "world-except-usa", 0],
    reach: { languages: ["en"] },
  },
  {
    key: "scorestudies",
    dataName: "Scorestudies",
    naming: nameBrand("Scorestudies"),
    cover: "study-abroad",
    image: "flower-meadow",
    price: [24.9, "month", "EUR"],
    basis: [21, "world-except-usa", 0],
    reach: { languages: ["fr"] },
  },
  {
    key: "expat-student",
    dataName: "Expat Student",
    naming: nameBrand("Expat Student"),
    cover: "study-abroad",
    image: "roof-portrait",
    price: [29.9, "month", "EUR"],
    basis: [21, "schengen", 0],
    reach: { languages: ["en", "fr", "es"] },
  },
  {
    key: "travel-insurance",
    dataName: "Travel Insurance",
    naming: described["travel-insurance"],
    cover: "travel",
    image: "traveller-camera",
    price: [38, "trip", "EUR"],
    basis: [40, "world-except-usa", 0],
    reach: { global: true },
  },
  {
    key: "mytravel-cover",
    dataName: "MyTravel Cover",
    naming: nameBrand("MyTravel Cover"),
    cover: "travel",
    image: "spice-market",
    price: [46, "person", "USD"],
    basis: [40, "world-except-usa", 0],
    reach: { languages: ["en", "fr"], global: true },
  },
  {
    key: "mytravel-cover-whv",
    dataName: "MyTravel Cover WHV",
    naming: nameBrand("MyTravel Cover WHV"),
    cover: null,
    image: "dune-hikers",
    price: [37, "month", "EUR"],
    basis: [25, "whv-destinations", 0],
    reach: {},
    individualOnly: true,
  },
];
