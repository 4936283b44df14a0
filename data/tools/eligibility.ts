/**
 * Builds data/eligibility/*.json: countries, lists, profiles, products, funnels and rules of the eligibility finder,
 * in the spec's columns (spec §3; packages/finder/src/data). data/eligibility/README.md says what the rules mean.
 *
 * The rules are authored as a matrix: fifteen places of residence that do not overlap, nine profiles, and for each
 * profile destination lists that do not overlap either. That is what keeps the set free of conflicts.
 *
 *   node data/tools/eligibility.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tableToJson } from "../../packages/finder/src/data/index.ts";
import type {
  ComplianceLevel,
  Country,
  CountryList,
  EligibilityData,
  Funnel,
  LinkRecord,
  LocalNames,
  Product,
  Profile,
  Rule,
  RulesLabel,
} from "../../packages/finder/src/data/index.ts";
import { buildPath } from "../../packages/routes/src/index.ts";
import countryRows from "../countries.json" with { type: "json" };
import groupRows from "../groups.json" with { type: "json" };
import offers from "../offers.json" with { type: "json" };
import { excludedPlaces } from "./groups.ts";
import { opaqueId } from "./ids.ts";
import { buildProducts } from "./products.ts";
import type { Locale, PerLocale } from "./photos.ts";

const codes = (text: string): string[] => text.split(" ");
const members = (uid: string): string[] => groupRows.find((g) => g.uid === uid)?.countries ?? [];
const inhabited = members("world");
const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((code) => !some.includes(code));

const dataLocales = {
  "en-gb": "en",
  "fr-fr": "fr",
  "es-es": "es",
  "nl-nl": "nl",
  "de-de": "de",
} as const satisfies Record<string, Locale>;

function localNames(n: PerLocale): LocalNames {
  return {
    "en-gb": n.en,
    "fr-fr": n.fr,
    "es-es": n.es,
    "nl-nl": n.nl,
    "de-de": n.de,
  };
}

function localUrls(of: (locale: Locale) => string | null) {
  return {
    "url_en-gb": of("en"),
    "url_fr-fr": of("fr"),
    "url_es-es": of("es"),
    "url_nl-nl": of("nl"),
    "url_de-de": of("de"),
  };
}

// ---------------------------------------------------------------- lists

/** Countries of a list as residence; as destination too, unless said otherwise. */
interface AuthoredList {
  name: string;
  location: string[];
  destination?: string[];
}

const southAsia = codes("BD BT IN LK MV NP PK");
const mekong = codes("KH LA MM TH");
const asiaOther = codes("AM AZ BN CN GE JP KG KR KZ MN MO MY TJ TL TM TW UZ");
const middleEast = codes("BH IL IQ JO KW LB OM PS QA SA");
const english = codes("AU CA IE NZ US");
const singles = codes("AE CH FR GB HK ID PH SG VN");
const other = without(inhabited, [
  ...singles,
  ...southAsia,
  ...mekong,
  ...asiaOther,
  ...middleEast,
  ...english,
]);
const list4 = codes(
  "AG BB BF BI BJ BS BW CM CV DK DM FI FJ GA GB GD GH IS JM KE KI KM KN LC LS MG MU MV MW NA NO NR RW SC SE SN ST SZ " +
    "TG TO TT TZ UG VC VU WS ZM",
);

const lists = {
  FR: { name: "List 1. France", location: ["FR"] },
  CH: { name: "List 2. Switzerland", location: ["CH"] },
  GB: { name: "List 3. United Kingdom", location: ["GB"] },
  L4: { name: "List 4. Islands, Africa and the North", location: list4 },
  ME: { name: "List 5. Middle East countries", location: middleEast },
  SA: { name: "List 6. South Asia other countries", location: southAsia },
  AO: { name: "List 7. Asia other countries", location: asiaOther },
  // France and Canada stand in the destination version only (spec §3): whoever goes there is served like the rest.
  L8: { name: "List 8. Other countries", location: other, destination: [...other, "CA", "FR"] },
  A4: { name: "List 9. Asia except Singapore", location: codes("HK ID PH VN") },
  SG: { name: "List 10. Singapore", location: ["SG"] },
  ID: { name: "List 11. Indonesia", location: ["ID"] },
  VN: { name: "List 12. Vietnam", location: ["VN"] },
  HK: { name: "List 13. Hong Kong", location: ["HK"] },
  PH: { name: "List 14. Philippines", location: ["PH"] },
  AE: { name: "List 15. United Arab Emirates", location: ["AE"] },
  TH: { name: "List 16. Thailand and its neighbours", location: mekong },
  EN: {
    name: "List 17. English-speaking countries",
    location: english,
    destination: without(english, ["CA"]),
  },
  N4: { name: "List 18. Outside list 4", location: without(inhabited, list4) },
  SC: { name: "List 19. Schengen area", location: members("schengen") },
  NS: {
    name: "List 20. Outside the Schengen area",
    location: without(inhabited, members("schengen")),
  },
  WO: {
    name: "List 21. Working holiday, European countries of origin",
    location: members("whv-partners"),
  },
  WA: {
    name: "List 22. Working holiday, Asian countries of origin",
    location: codes("HK JP KR MY TW"),
  },
  WD: { name: "List 23. Working holiday destinations", location: members("whv-destinations") },
  XX: { name: "Excluded countries", location: excludedPlaces },
} as const satisfies Record<string, AuthoredList>;
type ListKey = keyof typeof lists;

/** Nationals whose plan differs: of the places with a local plan, and of the United States and Canada. */
const ownRules = codes("AE CA HK ID PH SG TH US VN");
const nationalities = {
  A: {
    name: "Nationality 1. National-type nationalities",
    of: without(inhabited, [...ownRules, ...codes("CU IR KP SY")]),
  },
  B: { name: "Nationality 2. Nationals with rules of their own", of: ownRules },
} as const;
type NationalityKey = keyof typeof nationalities;

const countryId = (code: string): string => opaqueId("country", code);
const listId = (key: string, role: string): string => opaqueId("list", `${key}/${role}`);

// ---------------------------------------------------------------- profiles, products, funnels

const profileRows: [
  id: string,
  Name: string,
  Type: Profile["Type"],
  order: number,
  names: PerLocale,
][] = [
  [
    "expatriation",
    "Expatriation",
    "Need",
    1,
    {
      en: "Long-term / Expat",
      fr: "Longue durée / Expatriation",
      es: "Larga duración / Expatriación",
      de: "Langfristig / Expat",
      nl: "Langdurig / Expat",
    },
  ],
  [
    "short-stay",
    "Short stay abroad",
    "Need",
    2,
    {
      en: "Short stay abroad",
      fr: "Séjour temporaire à l’étranger",
      es: "Estancia temporal en el extranjero",
      de: "Auslandsaufenthalt auf Zeit",
      nl: "Tijdelijk verblijf in het buitenland",
    },
  ],
  [
    "travel",
    "Travel",
    "Need",
    3,
    { en: "Travel", fr: "Voyage", es: "Viaje", de: "Reise", nl: "Reis" },
  ],
  [
    "study-abroad",
    "Study abroad",
    "Need",
    5,
    {
      en: "Study abroad",
      fr: "Études à l’étranger",
      es: "Estudios en el extranjero",
      de: "Studium im Ausland",
      nl: "Studie in het buitenland",
    },
  ],
  [
    "short-term-study",
    "Short-term study abroad",
    "Need",
    6,
    {
      en: "Short-term study abroad",
      fr: "Études à l’étranger, courte durée",
      es: "Estudios en el extranjero, corta duración",
      de: "Studium im Ausland, kurz",
      nl: "Studie in het buitenland, kort",
    },
  ],
  [
    "international-studies",
    "International studies",
    "Need",
    7,
    {
      en: "International studies",
      fr: "Études internationales",
      es: "Estudios internacionales",
      de: "Internationales Studium",
      nl: "Internationale studie",
    },
  ],
  [
    "long-term-study",
    "Long-term study abroad",
    "Need",
    8,
    {
      en: "Long-term study abroad",
      fr: "Études à l’étranger, longue durée",
      es: "Estudios en el extranjero, larga duración",
      de: "Studium im Ausland, lang",
      nl: "Studie in het buitenland, lang",
    },
  ],
  [
    "working-holiday",
    "Working Holiday Visa",
    "Need",
    9,
    {
      en: "Working Holiday Visa",
      fr: "Visa vacances-travail (PVT)",
      es: "Visado Working Holiday",
      de: "Working-Holiday-Visum",
      nl: "Working Holiday Visa",
    },
  ],
  [
    "local-national",
    "Local national",
    "Citizenship",
    9,
    {
      en: "Local national",
      fr: "De nationalité locale",
      es: "Nacional del país",
      de: "Mit Staatsangehörigkeit des Landes",
      nl: "Met de nationaliteit van het land",
    },
  ],
];

const sellable = buildProducts();
const productId = (key: string): string => opaqueId("product", key);
const funnelId = (key: string): string => opaqueId("funnel", key);

/** Second funnels of some products: another entry for some residents. Languages absent here take the English address. */
const secondFunnels: Record<
  string,
  { product: string; languages: Locale[]; path: string; cid: string; parcours: string }
> = {
  "long-term/france": {
    product: "long-term",
    languages: ["en", "fr", "de"],
    path: "long-term",
    cid: "ORL-LTF",
    parcours: "first-euro",
  },
  "myhealth-international/own-rules": {
    product: "myhealth-international",
    languages: ["en"],
    path: "myhealth-international",
    cid: "ORL-MHN",
    parcours: "nationals",
  },
  "short-term/asia": {
    product: "short-term",
    languages: ["en", "fr"],
    path: "short-term",
    cid: "ORL-STA",
    parcours: "asia",
  },
  "student/short": {
    product: "student",
    languages: ["en", "fr", "es", "de"],
    path: "student",
    cid: "ORL-SPS",
    parcours: "short",
  },
};

/** Where a language has no address of its own, the column is empty and the finder takes en-gb (finder.md §2.14). */
function ownAddress(urls: PerLocale) {
  return (locale: Locale): string | null =>
    locale === "en" || urls[locale] !== urls.en ? urls[locale] : null;
}

function secondAddress(key: string) {
  const second = secondFunnels[key];
  if (!second) throw new Error(`${key}: no such funnel`);
  return (locale: Locale): string | null => {
    if (!second.languages.includes(locale)) return null;
    const query = new URLSearchParams({
      source: "finder",
      language: locale,
      cid: `${second.cid}-${locale.toUpperCase()}`,
      parcours: second.parcours,
    });
    return `https://quote.orlaya.example/${locale}/${second.path}?${query.toString()}`;
  };
}

// ---------------------------------------------------------------- rules

/** What a flow leads to: a product and one of its funnels, the product's first unless named. */
interface Lead {
  product: string;
  funnel?: string;
}
interface Authored {
  residence: ListKey;
  destination: ListKey[];
  profile: string;
  lead: Lead;
  nationality?: NationalityKey;
}

interface Place {
  key: ListKey;
  label: RulesLabel;
  entity: 1 | 2 | 3;
  local?: string;
}

/** The fifteen places of residence. `local`: the plan sold there. */
const places: Place[] = [
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

const isEast = ({ label }: Place): boolean => label === "01 - Asia" || label === "02 - Middle East";
const asiaKeys: ListKey[] = ["SG", "HK", "ID", "VN", "PH", "TH", "AO"];

/** MyHealth International, by nationality: nationals with rules of their own enter by another funnel. */
function byNationality(
  place: Place,
  destination: ListKey[],
  profile: string,
  most: Lead,
  own: Lead,
): Authored[] {
  return [
    { residence: place.key, destination, profile, lead: most, nationality: "A" },
    { residence: place.key, destination, profile, lead: own, nationality: "B" },
  ];
}

const ownFunnel: Lead = {
  product: "myhealth-international",
  funnel: "myhealth-international/own-rules",
};

/** Longer than 12 months. Destinations: the place itself, the rest of Asia one by one, then zones. */
function expatriation(place: Place): Authored[] {
  function to(destination: ListKey[], lead: Lead): Authored {
    return {
      residence: place.key,
      destination,
      profile: "expatriation",
      lead,
    };
  }
  if (!isEast(place)) {
    const product = place.key === "GB" ? "uk-long-term" : "long-term";
    const lead: Lead = place.label.startsWith("03")
      ? { product, funnel: "long-term/france" }
      : { product };
    const zones: ListKey[][] = [
      ["SG"],
      ["A4"],
      ["TH"],
      ["SA"],
      ["AO"],
      ["AE"],
      ["ME"],
      ["GB"],
      ["CH"],
      ["EN"],
      ["L8"],
    ];
    return zones.map((zone) => to(zone, lead));
  }
  const international: Lead = { product: "myhealth-international" };
  const regional: Lead = { product: "myhealth-asia" };
  const asian = place.label === "01 - Asia";
  // Singapore has the other four in one list; elsewhere the single lists leave the place itself out.
  const neighbours: ListKey[][] =
    place.key === "SG"
      ? [["A4"], ["TH"], ["AO"]]
      : asiaKeys.filter((key) => key !== place.key).map((key) => [key]);
  const rules = neighbours.map((zone) => to(zone, asian ? regional : international));
  if (place.key !== "SA") rules.push(to(["SA"], international));
  if (place.key !== "AE")
    rules.push(to(["AE"], place.key === "ME" ? { product: "myhealth-uae" } : international));
  if (place.key !== "ME") rules.push(to(["ME"], international));
  rules.push(to(["GB"], international), to(["CH"], international), to(["L8"], international));
  rules.push(...byNationality(place, ["EN"], "expatriation", international, ownFunnel));
  if (place.local)
    rules.push(
      ...byNationality(place, [place.key], "expatriation", { product: place.local }, ownFunnel),
    );
  else rules.push(to([place.key], asian ? regional : international));
  return rules;
}

/** 3 to 12 months, and up to 3 months: list 4 and the rest are separate rules, because their networks are. */
function shortAndTravel(place: Place): Authored[] {
  const zones: ListKey[][] = [["L4"], ["N4"]];
  const short: Lead =
    place.key === "GB"
      ? { product: "uk-short-term" }
      : isEast(place)
        ? { product: "short-term", funnel: "short-term/asia" }
        : { product: "short-term" };
  const travel: Lead = { product: isEast(place) ? "mytravel-cover" : "travel-insurance" };
  return zones.flatMap((destination) => [
    { residence: place.key, destination, profile: "short-stay", lead: short },
    { residence: place.key, destination, profile: "travel", lead: travel },
  ]);
}

/** Studies: Schengen and the rest, since a student visa for the first asks for its own certificate. */
function studies(place: Place): Authored[] {
  function to(destination: ListKey[], profile: string, lead: Lead): Authored {
    return {
      residence: place.key,
      destination,
      profile,
      lead,
    };
  }
  const student: Lead = { product: place.key === "GB" ? "uk-student" : "student" };
  if (isEast(place)) {
    const cover: Lead = { product: "mystudies-cover" };
    const rest: ListKey[] = ["GB", "CH", "L8"];
    const asia: ListKey[][] = [["SG"], ["A4"], ["TH"], ["SA"], ["AO"], ["AE", "ME"]];
    return [
      ...["study-abroad", "short-term-study", "international-studies"].flatMap((profile) => [
        to(["SC"], profile, cover),
        to(["NS"], profile, cover),
      ]),
      ...asia.map((zone) => to(zone, "long-term-study", cover)),
      to(["EN"], "long-term-study", student),
      // Where the local plan is sold, nationality decides which student plan may be sold beside it.
      ...(place.local || place.key === "AO"
        ? byNationality(place, rest, "long-term-study", cover, student)
        : [to(rest, "long-term-study", cover)]),
    ];
  }
  const french = place.key === "FR";
  const visiting: Lead = place.key === "L8" ? { product: "expat-student" } : student;
  const short: Lead =
    place.key === "GB" ? student : { product: "student", funnel: "student/short" };
  return [
    to(["SC"], "study-abroad", visiting),
    to(["NS"], "study-abroad", french ? { product: "scorestudies" } : student),
    to(["SC"], "short-term-study", french ? { product: "scorestudies" } : short),
    to(["NS"], "short-term-study", french ? { product: "scorestudies" } : short),
    to(["SC"], "international-studies", visiting),
    to(["NS"], "international-studies", student),
    to(["SC"], "long-term-study", visiting),
    to(["NS"], "long-term-study", student),
  ];
}

/** Where nationals may buy the local plan too. Not in Singapore and the Emirates: an accepted gap. */
const openToNationals: ListKey[] = ["HK", "ID", "PH", "TH", "VN"];

function buildAuthored(): { place: Place; rule: Authored }[] {
  const matrix = places.flatMap((place) =>
    [...expatriation(place), ...shortAndTravel(place), ...studies(place)].map((rule) => ({
      place,
      rule,
    })),
  );
  const nationals = places
    .filter(({ key }) => openToNationals.includes(key))
    .flatMap((place) =>
      place.local
        ? [
            {
              place,
              rule: {
                residence: place.key,
                destination: [place.key],
                profile: "local-national",
                lead: { product: place.local },
              },
            },
          ]
        : [],
    );
  function holiday(key: ListKey, place: Place) {
    return {
      place: { ...place, key },
      rule: {
        residence: key,
        destination: ["WD" as const],
        profile: "working-holiday",
        lead: { product: "mytravel-cover-whv" },
      },
    };
  }
  return [
    ...matrix,
    ...nationals,
    holiday("WO", { key: "WO", label: "05 - Rest of the world", entity: 1 }),
    holiday("WA", { key: "WA", label: "01 - Asia", entity: 2 }),
    holiday("GB", { key: "GB", label: "04 - English-speaking countries", entity: 3 }),
    holiday("EN", { key: "EN", label: "04 - English-speaking countries", entity: 3 }),
  ];
}

/** Our reading of "Rules type", 1 to 8; the spec gives only the range. */
function rulesType({ profile, lead, nationality }: Authored): number {
  if (nationality || profile === "local-national") return 8;
  if (profile === "working-holiday") return 7;
  if (profile.includes("stud")) return 6;
  if (profile === "travel") return 5;
  if (profile === "short-stay") return 4;
  if (lead.product === "myhealth-asia") return 2;
  return lead.product.startsWith("myhealth-") && lead.product !== "myhealth-international" ? 1 : 3;
}

function compliance(place: Place, rule: Authored): ComplianceLevel | null {
  if (rule.nationality || place.label === "02 - Middle East") return "Medium";
  return place.label === "01 - Asia" ? "Low" : null;
}

const shortProfile: Record<string, string> = {
  expatriation: "EXP",
  "short-stay": "SHO",
  travel: "TRA",
  "study-abroad": "STU",
  "short-term-study": "STS",
  "international-studies": "INT",
  "long-term-study": "LTS",
  "working-holiday": "WHV",
  "local-national": "NAT",
};

const bare = (key: ListKey): string => lists[key].name.replace(/^List \d+\. /, "");

/** A field's lists, with the excluded countries taken out where one of them stands in it (finder.md §2.6). */
function field(keys: readonly ListKey[], role: "location" | "destination"): string[] {
  const has = keys.some((key) => {
    const list: AuthoredList = lists[key];
    return (role === "destination" ? (list.destination ?? list.location) : list.location).some(
      (code) => excludedPlaces.includes(code),
    );
  });
  return [...keys, ...(has ? (["XX"] as const) : [])].map((key) => listId(key, role));
}

function toRule({ place, rule }: { place: Place; rule: Authored }): Rule {
  const { residence, destination, profile, lead, nationality } = rule;
  const product = sellable.find((p) => p.key === lead.product);
  const profileRow = profileRows.find(([id]) => id === profile);
  if (!product || !profileRow) throw new Error(`${lead.product} or ${profile}: unknown`);
  const key = [
    place.label.slice(0, 2),
    residence,
    shortProfile[profile],
    destination.join("+"),
    nationality,
  ]
    .filter(Boolean)
    .join("-");
  const people = nationality ? `, ${nationality === "A" ? "national-type" : "own rules"}` : "";
  return {
    id: opaqueId("rule", key),
    ID: key,
    Type: nationality ? "Nationality" : "Pays",
    Name: `${bare(residence)} | ${product.dataName} | ${profileRow[1]} | to ${destination.map(bare).join(", ")}${people}`,
    "Rules type": rulesType(rule),
    "Rules label": place.label,
    "Compliance level": compliance(place, rule),
    Entity: `[Insurer entity ${place.entity}, sample]`,
    residence: field([residence], "location"),
    destination: field(destination, "destination"),
    nationality: nationality ? [listId(nationality, "nationality")] : [],
    profile: [profile],
    product: [productId(lead.product)],
    funnel: [funnelId(lead.funnel ?? lead.product)],
    priority: 0,
  };
}

// ---------------------------------------------------------------- tables

/** The whole data set, reverse links filled in. Pure; `accepted` is authored by hand, not built. */
export function buildEligibility(): Omit<EligibilityData, "accepted"> {
  const rules = buildAuthored().map(toRule);
  const using = (
    column: "residence" | "destination" | "nationality" | "profile" | "product" | "funnel",
    id: string,
  ): string[] => rules.filter((rule) => rule[column].includes(id)).map((rule) => rule.id);

  const roleLists = (Object.entries(lists) as [ListKey, AuthoredList][]).flatMap(([key, list]) =>
    (["location", "destination"] as const).map((role): CountryList => {
      const countries = (
        role === "destination" ? (list.destination ?? list.location) : list.location
      ).toSorted();
      const id = listId(key, role);
      return {
        id,
        Type: countries.length === 1 ? "Pays" : "Liste de pays",
        Name: `${list.name} [${role}]`,
        Pays: countries.map(countryId),
        LISA: using("residence", id),
        "LISA 2": using("destination", id),
        "LISA 3": [],
      };
    }),
  );
  const nationalityLists = Object.entries(nationalities).map(([key, { name, of }]): CountryList => {
    const id = listId(key, "nationality");
    return {
      id,
      Type: "Nationality",
      Name: name,
      Pays: of.map(countryId),
      LISA: [],
      "LISA 2": [],
      "LISA 3": using("nationality", id),
    };
  });
  const allLists = [...roleLists, ...nationalityLists];

  // The source writes some codes in lower case; ingest upper-cases them (finder.md §2.10).
  const lowerCase = codes("FR SG VN");
  const countries = countryRows.map((row): Country => {
    const id = countryId(row.code);
    return {
      id,
      ID: `C${row.numeric}`,
      Name: row.names.fr,
      iso: lowerCase.includes(row.code) ? row.code.toLowerCase() : row.code,
      ...localNames(row.names),
      lists: allLists.filter(({ Pays }) => Pays.includes(id)).map((list) => list.id),
    };
  });

  const profiles = profileRows.map(([id, Name, Type, order, names]): Profile => ({
    id,
    Name,
    Type,
    order,
    ...localNames(names),
    LISA: using("profile", id),
  }));

  function offerUids(key: string): PerLocale {
    const offer = offers.find((o) => o.key === key);
    if (!offer) throw new Error(`${key}: no such offer`);
    return offer.uids;
  }
  const products = sellable.map(({ key, dataName, individual }): Product => ({
    id: productId(key),
    Name: dataName,
    ...localNames(individual.names),
    ...localUrls((locale) =>
      buildPath("product", {
        locale,
        audience: "individual",
        params: { offer: offerUids(individual.offer)[locale], product: individual.uids[locale] },
      }),
    ),
    LISA: using("product", productId(key)),
  }));

  const firstFunnels = sellable.map(({ key, dataName, individual }): Funnel => ({
    id: funnelId(key),
    Name: dataName,
    ...localUrls(ownAddress(individual.quote_urls)),
    LISA: using("funnel", funnelId(key)),
  }));
  const others = Object.entries(secondFunnels).map(([key, { product }]): Funnel => ({
    id: funnelId(key),
    Name: sellable.find((p) => p.key === product)?.dataName ?? product,
    ...localUrls(secondAddress(key)),
    LISA: using("funnel", funnelId(key)),
  }));

  const links: LinkRecord = {
    id: opaqueId("rule", "nationality links"),
    ID: "00-NATIONALITY",
    Type: "Nationality",
    Name: "NULL",
    LISA: rules.filter(({ nationality }) => nationality.length > 0).map(({ id }) => id),
  };
  return {
    countries,
    lists: allLists,
    profiles,
    products,
    funnels: [...firstFunnels, ...others],
    rules: [links, ...rules],
  };
}

/** The two reference sets compared by code (finder.md §2.10). */
export interface Reconciliation {
  both: number;
  onlySite: string[];
  onlyEligibility: string[];
  /** Codes whose French `Name`, or a name in any locale, differs between the sets. */
  names: { code: string; column: string; site: string; eligibility: string | null }[];
  /** Written in lower case in the source. */
  lowerCase: string[];
}

/** Compares any site list with any eligibility set. Pure; codes are trimmed and read in upper case. */
export function reconcile(
  site: readonly { code: string; names: PerLocale }[],
  eligibility: readonly Country[],
): Reconciliation {
  const byCode = new Map(eligibility.map((country) => [country.iso.trim().toUpperCase(), country]));
  const siteCodes = new Set(site.map(({ code }) => code));
  const names = site.flatMap(({ code, names: own }) => {
    const country = byCode.get(code);
    if (!country) return [];
    const pairs: [string, string, string | null][] = [
      ["Name", own.fr, country.Name],
      ...Object.entries(dataLocales).map(([column, l]): [string, string, string | null] => [
        column,
        own[l],
        country[column as keyof typeof dataLocales],
      ]),
    ];
    return pairs
      .filter(([, a, b]) => a !== b)
      .map(([column, a, b]) => ({ code, column, site: a, eligibility: b }));
  });
  return {
    both: site.filter(({ code }) => byCode.has(code)).length,
    onlySite: site.map(({ code }) => code).filter((code) => !byCode.has(code)),
    onlyEligibility: [...byCode.keys()].filter((code) => !siteCodes.has(code)),
    names,
    lowerCase: eligibility.map(({ iso }) => iso).filter((iso) => iso !== iso.toUpperCase()),
  };
}

/** File name → text, in the format in which the finder's export writes a table. */
export function printEligibility(): Map<string, string> {
  const data: EligibilityData = { ...buildEligibility(), accepted: [] };
  return new Map(
    (["countries", "lists", "profiles", "products", "funnels", "rules"] as const).map((table) => [
      `${table}.json`,
      tableToJson(data, table),
    ]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, "../eligibility");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of printEligibility()) await writeFile(join(folder, name), text);
  const { rules, lists: all } = buildEligibility();
  console.log(`${rules.length - 1} rules, ${all.length} lists`);
  console.log(reconcile(countryRows, buildEligibility().countries));
}
