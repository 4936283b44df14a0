/**
 * Builds data/products.json: the eighteen products of spec §3 and the three UK plans, each with its page for
 * individuals and its page for employers (words.md §4.3), and whom each page is for (finder.md §3).
 *
 * How the targeting is laid out, so that a search never finds two local or two global pages:
 *   - one global page per need and part of the world: residents of Asia, the Pacific and the Middle East have their own;
 *   - local pages of one need never share both a location and a destination.
 * data/tools/need-space.test.ts walks the whole space and proves it.
 *
 *   node data/tools/products.ts
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPath } from "../../packages/routes/src/index.ts";
import offers from "../offers.json" with { type: "json" };
import { locales, printRows } from "./countries.ts";
import { excludedPlaces, frenchOverseas } from "./groups.ts";
import type { Locale, PerLocale } from "./photos.ts";

export type Audience = "individual" | "corporate";
export type Language = "en" | "fr" | "de" | "es";
export type CoverType = "expat" | "study-abroad" | "short-stay-abroad" | "travel";
export type PriceFrequency = "month" | "year" | "trip" | "person";

/** Fields of product_page (spec §3) that the quote-by-need finder reads. Groups by uid, countries by ISO code. */
export interface Targeting {
  cover_types: CoverType[];
  languages: Language[];
  locations: string[];
  location_groups: string[];
  destination_countries: string[];
  destination_groups: string[];
  excluded_locations: string[];
  excluded_destinations: string[];
  global_offer: boolean;
}

export interface ProductPage {
  /** Key in data/offers.json. */
  offer: string;
  names: PerLocale;
  uids: PerLocale;
  /** Key in data/media/manifest.json. */
  image: string;
  /** `pro` marks a page of the corporate site. */
  tags: string[];
  /** Sample price, in units of `currency`; null where a proposal is made instead. */
  starting_price: number | null;
  price_frequency: PriceFrequency | null;
  /** What the sample price is for; `area` is a group's uid or an ISO code. Null without a price. */
  legal: { age: number; area: string; excess: number; date: string } | null;
  targeting: Targeting;
  /** Where the primary button leads: the quote funnel, or the contact page, where a person makes the quote. */
  quote_urls: PerLocale;
}

export interface Product {
  key: string;
  /** Exactly as in spec §3; never translated. */
  dataName: string;
  currency: string;
  individual: ProductPage;
  corporate: ProductPage | null;
}

/** Invented: example is a reserved top-level domain. */
const QUOTES = "https://quote.orlaya.example";
const CHECKED = "2026-11-01";

const all: Language[] = ["en", "fr", "de", "es"];
/** Residents here are served by MyHealth International, MyTravel Cover and MyStudies Cover. */
const east = ["asia-pacific", "middle-east"];
const west = ["europe", "africa", "north-america", "latin-america-and-the-caribbean"];

interface Reach {
  from?: string[];
  to?: string[];
  notFrom?: readonly string[];
  languages?: Language[];
  global?: boolean;
}

/** Codes of two capitals are countries, anything else is a group. Excluded places are excluded from every page. */
function target(
  cover: CoverType,
  { from = ["world"], to = ["world"], notFrom = [], languages = all, global = false }: Reach,
): Targeting {
  const isCountry = (place: string) => /^[A-Z]{2}$/.test(place);
  return {
    cover_types: [cover],
    languages,
    locations: from.filter(isCountry),
    location_groups: from.filter((place) => !isCountry(place)),
    destination_countries: to.filter(isCountry),
    destination_groups: to.filter((place) => !isCountry(place)),
    excluded_locations: [...excludedPlaces, ...notFrom].toSorted(),
    excluded_destinations: excludedPlaces,
    global_offer: global,
  };
}

function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

const perLocale = (of: (locale: Locale) => string): PerLocale =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as PerLocale;

const same = (text: string): PerLocale => perLocale(() => text);

interface Naming {
  names: PerLocale;
  uids: PerLocale;
}

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

const UK = {
  en: "UK",
  fr: "Royaume-Uni",
  es: "Reino Unido",
  de: "Vereinigtes Königreich",
  nl: "Verenigd Koninkrijk",
};

function ukVariant({ names, uids }: Naming): Naming {
  const suffix = {
    fr: "royaume-uni",
    es: "reino-unido",
    de: "vereinigtes-koenigreich",
    nl: "verenigd-koninkrijk",
  };
  return {
    names: perLocale((l) => `${names[l]} (${UK[l]})`),
    uids: perLocale((l) => (l === "en" ? `uk-${uids.en}` : `${uids[l]}-${suffix[l]}`)),
  };
}

/** MyHealth and a country: es and nl take the English uid, fr and de their own (words.md §4.3). */
function myHealth(places: PerLocale): Naming {
  const uid = (l: Locale) => `myhealth-${fold(places[l === "es" || l === "nl" ? "en" : l])}`;
  return { names: perLocale((l) => `MyHealth ${places[l]}`), uids: perLocale(uid) };
}

const branded = (name: string): Naming => ({ names: same(name), uids: same(fold(name)) });

/** Query parameters some funnels carry (spec §7); others are plain addresses. */
interface Funnel {
  path: string;
  cid?: string;
  parcours?: string;
  only?: Locale[];
}

/** In a language that the funnel lacks, its English address. */
function funnel({ path, cid, parcours, only = locales }: Funnel): PerLocale {
  return perLocale((locale) => {
    const language = only.includes(locale) ? locale : "en";
    const url = new URL(`${QUOTES}/${language}/${path}`);
    if (cid) {
      url.searchParams.set("source", "website");
      url.searchParams.set("language", language);
      url.searchParams.set("cid", `${cid}-${language.toUpperCase()}`);
    }
    if (parcours) url.searchParams.set("parcours", parcours);
    return url.href;
  });
}

/** The contact page of a site instead of a funnel elsewhere: a person makes the quote. */
const contactPage = (audience: Audience): PerLocale =>
  perLocale((locale) => buildPath("contact", { locale, audience }));

interface Authored {
  key: string;
  dataName: string;
  naming: Naming;
  cover: CoverType;
  image: string;
  corporateImage?: string;
  /** Amount, unit, currency; then what it is for: age, area, excess. */
  price: [amount: number, frequency: PriceFrequency, currency: string];
  basis: [age: number, area: string, excess: number];
  individual: Reach;
  /** Absent: as for individuals. Null: no page for employers. */
  corporate?: Reach | null;
  quote: PerLocale;
}

/** A plan for residents of one place; an employer may insure people there from anywhere in `from`. */
function localPlan(
  code: string,
  key: string,
  naming: Naming,
  dataName: string,
  from: string,
  languages: Language[],
  rest: Pick<Authored, "image" | "price" | "basis" | "quote">,
): Authored {
  const corporate = { from: [from], to: [code], languages };
  return {
    key,
    dataName,
    naming,
    cover: "expat",
    individual: { from: [code], to: [code], languages },
    corporate,
    ...rest,
  };
}

const authored: Authored[] = [
  {
    key: "long-term",
    dataName: "Long-term international health plan",
    naming: described["long-term"],
    cover: "expat",
    image: "boston-sunset",
    corporateImage: "light-bridge",
    price: [92.4, "month", "EUR"],
    basis: [32, "world-except-usa", 500],
    individual: { from: west, global: true },
    quote: funnel({ path: "long-term", cid: "ORL-LT", parcours: "expat" }),
  },
  {
    key: "uk-long-term",
    dataName: "UK long-term international health plan",
    naming: ukVariant(described["long-term"]),
    cover: "expat",
    image: "building-sky",
    price: [88, "month", "GBP"],
    basis: [32, "world-except-usa", 450],
    individual: { from: ["GB"], languages: ["en"] },
    quote: funnel({ path: "uk/long-term", cid: "ORL-UKLT", only: ["en"] }),
  },
  {
    key: "myhealth-international",
    dataName: "MyHealth International",
    naming: branded("MyHealth International"),
    cover: "expat",
    image: "mountain-lake",
    corporateImage: "facade-abstract",
    price: [118, "month", "USD"],
    basis: [32, "asia-pacific", 500],
    individual: { from: east, languages: ["en", "fr"], global: true },
    quote: funnel({ path: "myhealth-international", cid: "ORL-MHI", only: ["en", "fr"] }),
  },
  localPlan(
    "SG",
    "myhealth-singapore",
    myHealth({ en: "Singapore", fr: "Singapour", es: "Singapur", de: "Singapur", nl: "Singapore" }),
    "MyHealth Singapore",
    "asia",
    ["en"],
    {
      image: "singapore-skyline",
      price: [164, "month", "SGD"],
      basis: [35, "SG", 700],
      quote: funnel({ path: "myhealth/singapore", only: ["en"] }),
    },
  ),
  localPlan(
    "HK",
    "myhealth-hong-kong",
    branded("MyHealth Hong Kong"),
    "MyHealth Hong Kong",
    "asia",
    ["en", "fr"],
    {
      image: "map-hk",
      price: [980, "month", "HKD"],
      basis: [35, "HK", 4000],
      quote: funnel({ path: "myhealth/hong-kong", only: ["en", "fr"] }),
    },
  ),
  localPlan(
    "TH",
    "myhealth-thailand",
    myHealth({ en: "Thailand", fr: "Thaïlande", es: "Tailandia", de: "Thailand", nl: "Thailand" }),
    "MyHealth Thailand",
    "asia",
    ["en", "fr", "de"],
    {
      image: "map-th",
      price: [1380, "year", "USD"],
      basis: [35, "TH", 500],
      quote: funnel({ path: "myhealth/thailand", cid: "ORL-MHTH", only: ["en", "fr", "de"] }),
    },
  ),
  localPlan(
    "PH",
    "myhealth-philippines",
    myHealth({
      en: "Philippines",
      fr: "Philippines",
      es: "Filipinas",
      de: "Philippinen",
      nl: "Filipijnen",
    }),
    "MyHealth Philippines",
    "asia",
    ["en"],
    {
      image: "map-ph",
      price: [1150, "year", "USD"],
      basis: [35, "PH", 500],
      quote: contactPage("individual"),
    },
  ),
  localPlan(
    "VN",
    "myhealth-vietnam",
    myHealth(same("Vietnam")),
    "MyHealth Vietnam",
    "asia",
    ["en", "fr"],
    {
      image: "map-vn",
      price: [1240, "year", "USD"],
      basis: [35, "VN", 500],
      quote: funnel({ path: "myhealth/vietnam", only: ["en", "fr"] }),
    },
  ),
  localPlan(
    "ID",
    "myhealth-indonesia",
    myHealth({
      en: "Indonesia",
      fr: "Indonésie",
      es: "Indonesia",
      de: "Indonesien",
      nl: "Indonesië",
    }),
    "MyHealth Indonesia",
    "asia",
    ["en"],
    {
      image: "map-id",
      price: [1290, "year", "USD"],
      basis: [35, "ID", 500],
      quote: contactPage("individual"),
    },
  ),
  localPlan(
    "AE",
    "myhealth-uae",
    myHealth({
      en: "United Arab Emirates",
      fr: "Émirats arabes unis",
      es: "Emiratos Árabes Unidos",
      de: "Vereinigte Arabische Emirate",
      nl: "Verenigde Arabische Emiraten",
    }),
    "MyHealth United Arab Emirates",
    "gcc",
    ["en", "fr"],
    {
      image: "map-ae",
      price: [6900, "year", "AED"],
      basis: [35, "AE", 1000],
      quote: funnel({
        path: "myhealth/united-arab-emirates",
        cid: "ORL-MHAE",
        parcours: "resident",
        only: ["en", "fr"],
      }),
    },
  ),
  {
    key: "myhealth-asia",
    dataName: "MyHealth ASIA",
    naming: myHealth({ en: "Asia", fr: "Asie", es: "Asia", de: "Asien", nl: "Azië" }),
    cover: "expat",
    image: "tea-gardens-hills",
    price: [96, "month", "USD"],
    basis: [35, "asia", 500],
    individual: { from: ["asia"], to: ["asia-except-local-plans"], languages: ["en"] },
    quote: funnel({ path: "myhealth/asia", cid: "ORL-MHA", only: ["en"] }),
  },
  {
    key: "short-term",
    dataName: "Short-term international health plan",
    naming: described["short-term"],
    cover: "short-stay-abroad",
    image: "barcelona-casa-mila",
    price: [54.9, "month", "EUR"],
    basis: [30, "world-except-usa", 100],
    individual: { global: true },
    quote: funnel({ path: "short-term", cid: "ORL-ST", parcours: "short-stay" }),
  },
  {
    key: "uk-short-term",
    dataName: "UK short-term international health plan",
    naming: ukVariant(described["short-term"]),
    cover: "short-stay-abroad",
    image: "rome-colosseum",
    price: [49.5, "month", "GBP"],
    basis: [30, "world-except-usa", 100],
    individual: { from: ["GB"], languages: ["en"] },
    quote: funnel({ path: "uk/short-term", cid: "ORL-UKST", only: ["en"] }),
  },
  {
    key: "student",
    dataName: "Student international health plan",
    naming: described.student,
    cover: "study-abroad",
    image: "spiral-staircase-person",
    price: [34.5, "month", "EUR"],
    basis: [21, "world-except-usa", 50],
    individual: { global: true },
    quote: funnel({ path: "student", cid: "ORL-SP", parcours: "student" }),
  },
  {
    key: "uk-student",
    dataName: "UK student international health plan",
    naming: ukVariant(described.student),
    cover: "study-abroad",
    image: "museum-portrait",
    price: [31, "month", "GBP"],
    basis: [21, "world-except-usa", 50],
    individual: { from: ["GB"], languages: ["en"] },
    quote: funnel({ path: "uk/student", cid: "ORL-UKSP", only: ["en"] }),
  },
  {
    key: "mystudies-cover",
    dataName: "MyStudies Cover",
    naming: branded("MyStudies Cover"),
    cover: "study-abroad",
    image: "facade-abstract",
    price: [420, "year", "USD"],
    basis: [21, "world-except-usa", 0],
    individual: { from: east, to: ["world-except-usa"], languages: ["en"] },
    quote: funnel({ path: "mystudies-cover", only: ["en"] }),
  },
  {
    key: "scorestudies",
    dataName: "Scorestudies",
    naming: branded("Scorestudies"),
    cover: "study-abroad",
    image: "flower-meadow",
    price: [24.9, "month", "EUR"],
    basis: [21, "world-except-usa", 0],
    individual: { from: ["FR", "french-overseas"], to: ["world-except-usa"], languages: ["fr"] },
    quote: funnel({ path: "scorestudies", cid: "ORL-SCO", parcours: "etudes", only: ["fr"] }),
  },
  {
    key: "expat-student",
    dataName: "Expat Student",
    naming: branded("Expat Student"),
    cover: "study-abroad",
    image: "roof-portrait",
    price: [29.9, "month", "EUR"],
    basis: [21, "schengen", 0],
    // Residents of the French overseas places have Scorestudies.
    individual: {
      from: ["africa", "latin-america-and-the-caribbean"],
      to: ["schengen"],
      notFrom: frenchOverseas,
      languages: ["en", "fr", "es"],
    },
    quote: funnel({ path: "expat-student", cid: "ORL-EXS", only: ["en", "fr", "es"] }),
  },
  {
    key: "travel-insurance",
    dataName: "Travel Insurance",
    naming: described["travel-insurance"],
    cover: "travel",
    image: "traveller-camera",
    price: [38, "trip", "EUR"],
    basis: [40, "world", 0],
    individual: { from: west, global: true },
    quote: funnel({ path: "travel", cid: "ORL-TI" }),
  },
  {
    key: "mytravel-cover",
    dataName: "MyTravel Cover",
    naming: branded("MyTravel Cover"),
    cover: "travel",
    image: "spice-market",
    price: [46, "person", "USD"],
    basis: [40, "world", 0],
    individual: { from: east, languages: ["en", "fr"], global: true },
    quote: funnel({ path: "mytravel-cover", only: ["en", "fr"] }),
  },
  {
    key: "mytravel-cover-whv",
    dataName: "MyTravel Cover WHV",
    naming: branded("MyTravel Cover WHV"),
    cover: "short-stay-abroad",
    image: "dune-hikers",
    price: [37, "month", "EUR"],
    basis: [25, "whv-destinations", 0],
    individual: { from: ["whv-partners"], to: ["whv-destinations"] },
    corporate: null,
    quote: funnel({ path: "whv", cid: "ORL-WHV", parcours: "pvt" }),
  },
];

/** How an employer's page is named and addressed: words.md §4.3. */
const corporateName: PerLocale<(name: string) => string> = {
  en: (name) => `${name} for groups`,
  fr: (name) => `${name}, contrat collectif`,
  es: (name) => `${name}, seguro colectivo`,
  de: (name) => `${name}, Gruppenvertrag`,
  nl: (name) => `${name}, collectief`,
};
const corporateSuffix: PerLocale = {
  en: "-group",
  fr: "-collectif",
  es: "-colectivo",
  de: "-gruppe",
  nl: "-collectief",
};

function offerOf(key: string, audience: Audience): string {
  const offer = offers.find((o) => o.audience === audience && o.products.includes(key));
  if (!offer) throw new Error(`${key}: in no ${audience} offer`);
  return offer.key;
}

/** The 21 products. Pure. */
export function buildProducts(): Product[] {
  return authored.map((p) => {
    const [starting_price, price_frequency, currency] = p.price;
    const [age, area, excess] = p.basis;
    const corporate: ProductPage | null =
      p.corporate === null
        ? null
        : {
            offer: offerOf(p.key, "corporate"),
            names: perLocale((l) => corporateName[l](p.naming.names[l])),
            uids: perLocale((l) => p.naming.uids[l] + corporateSuffix[l]),
            image: p.corporateImage ?? p.image,
            tags: ["pro"],
            starting_price: null,
            price_frequency: null,
            legal: null,
            targeting: target(p.cover, p.corporate ?? p.individual),
            quote_urls: contactPage("corporate"),
          };
    const individual: ProductPage = {
      offer: offerOf(p.key, "individual"),
      ...p.naming,
      image: p.image,
      tags: [],
      starting_price,
      price_frequency,
      legal: { age, area, excess, date: CHECKED },
      targeting: target(p.cover, p.individual),
      quote_urls: p.quote,
    };
    return { key: p.key, dataName: p.dataName, currency, individual, corporate };
  });
}

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, "../products.json"), printRows(buildProducts()));
