/**
 * Test data: a builder for small hand-written sets, and a seeded generator with the shape of the
 * spec's data.
 */
import { withReverseLinks } from "./links.ts";
import { RULES_LABELS } from "../data/types.ts";
import type {
  Country,
  CountryList,
  EligibilityData,
  Funnel,
  LocalNames,
  Product,
  Profile,
  Rule,
} from "../data/types.ts";

export { withReverseLinks };

function names(text: string): LocalNames {
  return {
    "en-gb": text,
    "fr-fr": `${text} fr`,
    "es-es": null,
    "nl-nl": `${text} nl`,
    "de-de": `${text} de`,
  };
}
function urls(path: string) {
  return {
    "url_en-gb": `/en${path}`,
    "url_fr-fr": `/fr${path}`,
    "url_es-es": null,
    "url_nl-nl": null,
    "url_de-de": `/de${path}`,
  };
}

export function country(iso: string, fields: Partial<Country> = {}): Country {
  return {
    id: `c-${iso}`,
    ID: iso,
    Name: `Pays ${iso}`,
    iso,
    ...names(`Land ${iso}`),
    lists: [],
    never: false,
    never_nationality: false,
    never_source: null,
    ...fields,
  };
}
export function list(
  id: string,
  isos: readonly string[],
  fields: Partial<CountryList> = {},
): CountryList {
  return {
    id,
    Type: "Liste de pays",
    Name: `1. ${id}`,
    excluded: false,
    Pays: isos.map((iso) => `c-${iso}`),
    LISA: [],
    "LISA 2": [],
    "LISA 3": [],
    ...fields,
  };
}
export function product(id: string, fields: Partial<Product> = {}): Product {
  return {
    id,
    Name: id,
    ...names(id),
    ...urls(`/plans/${id}`),
    LISA: [],
    ...fields,
  };
}
export function funnel(id: string, fields: Partial<Funnel> = {}): Funnel {
  return {
    id,
    Name: id,
    ...urls(`/quote/${id}`),
    LISA: [],
    ...fields,
  };
}
export function profile(id: string, order: number, fields: Partial<Profile> = {}): Profile {
  return {
    id,
    Name: id,
    Type: "Need",
    ...names(id),
    order,
    LISA: [],
    ...fields,
  };
}

/**
 * Builds a rule by its ID. By default it leads residents of list `r` with destinations of list `d`
 * and profile `expat` to product `p`.
 */
export function rule(ID: string, fields: Partial<Rule> = {}): Rule {
  return {
    id: `rule-${ID}`,
    ID,
    Type: "Pays",
    Name: `Rule ${ID}`,
    "Rules type": 1,
    "Rules label": "05 - Rest of the world",
    "Compliance level": null,
    Entity: "Insurer",
    residence: ["r"],
    destination: ["d"],
    nationality: [],
    profile: ["expat"],
    product: ["p"],
    funnel: [],
    priority: 0,
    sameCountry: true,
    ...fields,
  };
}

/**
 * Builds a small data set: residences FR, CH (list r); destinations SG, VN (list d); two
 * nationality lists n1 = {FR, US}, n2 = {US, GB}.
 */
export function smallData(fields: Partial<EligibilityData> = {}): EligibilityData {
  return withReverseLinks({
    countries: ["FR", "CH", "SG", "VN", "US", "GB"].map((iso) => country(iso)),
    lists: [
      list("r", ["FR", "CH"], { Name: "1. Europe [location]" }),
      list("d", ["SG", "VN"], { Name: "1. Asia [destination]" }),
      list("n1", ["FR", "US"], { Type: "Nationality" }),
      list("n2", ["US", "GB"], { Type: "Nationality" }),
    ],
    profiles: [profile("expat", 1), profile("travel", 3)],
    products: [product("p"), product("q")],
    funnels: [funnel("f"), funnel("g")],
    rules: [rule("R1")],
    // The rule leads to one product for one profile. Tests use the others in rules of their own.
    accepted: ["unreached-product:q", "unreached-profile:travel"].map((id) => ({
      id,
      reason: "For rules of a test.",
      journeys: Number.MAX_SAFE_INTEGER,
    })),
    journeys: [],
    ...fields,
  });
}

/** Creates a small, fast, seeded random generator: mulberry32. */
export function random(seed: number): {
  readonly next: () => number;
  readonly below: (n: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly some: <T>(items: readonly T[], share: number) => T[];
} {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const below = (n: number) => Math.floor(next() * n);
  function pick<T>(items: readonly T[]): T {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("pick needs a list with at least one item");
    return item;
  }
  return { next, below, pick, some: (items, share) => items.filter(() => next() < share) };
}

export interface Shape {
  readonly countries: number;
  /** Number of regions that lists are made of; as many as countries for lists without a pattern. */
  readonly regions: number;
  readonly lists: number;
  readonly rules: number;
  readonly products: number;
  readonly profiles: number;
  /** Share of rules with nationality lists, and share of lists and rules with an error. */
  readonly restricted: number;
  readonly broken: number;
  /** Share of countries that are closed, in each of the two ways; 0 unless set. */
  readonly closed?: number;
}

export const SPEC_SHAPE: Shape = {
  countries: 250,
  regions: 24,
  lists: 34,
  rules: 400,
  products: 18,
  profiles: 9,
  restricted: 0.9,
  broken: 0,
};

/** A shape that is small enough to compare every journey, with errors and closed countries. */
export const SMALL_SHAPE: Shape = {
  countries: 8,
  regions: 8,
  lists: 9,
  rules: 10,
  products: 4,
  profiles: 3,
  restricted: 0.6,
  broken: 0.05,
  closed: 0.1,
};

/**
 * Generates random data. The same seed and shape give the same data. Lists overlap, rules compete,
 * and some lists are excluded lists.
 */
export function syntheticData(seed: number, shape: Shape): EligibilityData {
  const { next, below, pick, some } = random(seed);
  const isos = Array.from({ length: shape.countries }, (_, i) =>
    String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)),
  );
  const lists = Array.from({ length: shape.lists }, (_, i) => {
    const share = pick([0.05, 0.1, 0.2, 0.5]);
    const regions = new Set(
      some(
        Array.from({ length: shape.regions }, (_, region) => region),
        share,
      ),
    );
    const members =
      next() < shape.broken
        ? []
        : i % 4 === 0
          ? [pick(isos)]
          : isos.filter((_, at) => regions.has(at % shape.regions));
    return list(`l${i}`, members, {
      excluded: i % 11 === 10,
    });
  });
  const ids = lists.map(({ id }) => id);
  const products = Array.from({ length: shape.products }, (_, i) => product(`p${i}`));
  const funnels = products.map((_, i) => funnel(`f${i}`));
  const profiles = Array.from({ length: shape.profiles }, (_, i) =>
    profile(`u${i}`, 1 + (i >> 1), { Type: i % 4 === 3 ? "Citizenship" : "Need" }),
  );
  const including = lists.filter(({ excluded }) => !excluded).map(({ id }) => id);
  const someLists = () => [pick(including), ...Array.from({ length: below(2) }, () => pick(ids))];
  const rules = Array.from({ length: shape.rules }, (_, i) =>
    rule(`R${i}`, {
      "Rules type": 1 + below(8),
      "Rules label": pick(RULES_LABELS),
      residence: next() < shape.broken ? [] : someLists(),
      destination: next() < shape.broken ? ["nowhere"] : someLists(),
      nationality: next() < shape.restricted ? someLists() : [],
      profile: [...new Set([pick(profiles).id, ...some(profiles, 0.2).map(({ id }) => id)])],
      product: next() < shape.broken ? [] : [pick(products).id],
      funnel: next() < 0.7 ? [pick(funnels).id] : [],
      priority: next() < 0.2 ? below(3) - 1 : 0,
      sameCountry: next() < 0.5,
    }),
  );
  return withReverseLinks({
    countries: isos.map((iso) => closeSome(iso, next, shape.closed)),
    lists,
    profiles,
    products,
    funnels,
    rules,
    accepted: [],
    journeys: [],
  });
}

/** Makes a country that is closed with this chance, in each of the two ways. */
function closeSome(iso: string, next: () => number, chance = 0): Country {
  const closed = { never: next() < chance, never_nationality: next() < chance };
  const isClosed = closed.never || closed.never_nationality;
  return country(iso, { ...closed, never_source: isClosed ? "A regulation" : null });
}
