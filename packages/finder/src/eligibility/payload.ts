/**
 * What a site serves as /finder/{version}.{locale}.json, and its reading (finder.md §4).
 *
 * Two formats hold the same answers: the class table, and interned country sets with the flows over them, for data
 * whose classes are many (the size gate decides). Reading either gives the same Finder.
 */
import type { DataLocale, EligibilityData } from "../data/types.ts";
import { acceptUrl } from "../url.ts";
import type { AllowedHosts } from "../url.ts";
import { fold } from "../search/fold.ts";
import type { CountryEntry } from "../search/index.ts";
import { LOCALES } from "./finder.ts";
import type { Finder, Locale } from "./finder.ts";
import { byCodeUnit } from "./flows.ts";
import type { CountrySet, Flows, FlowShape } from "./flows.ts";
import { compileTable } from "./table.ts";
import type { Table } from "./table.ts";
import { TooIntricate } from "./places.ts";
import type { Options } from "./places.ts";

/** The data columns of each site locale. */
export const DATA_LOCALE = {
  en: "en-gb",
  fr: "fr-fr",
  es: "es-es",
  de: "de-de",
  nl: "nl-nl",
} as const satisfies Record<Locale, DataLocale>;

export const PAYLOAD_FORMATS = ["table", "lists"] as const;
export type PayloadFormat = (typeof PAYLOAD_FORMATS)[number];

interface Common {
  readonly type: "realtime";
  readonly version: number;
  readonly locale: Locale;
  /** Two-letter codes joined, in the locale's order. */
  readonly codes: string;
  /** Names in the same order, a line each. */
  readonly names: string;
  /** [id, label], in display order. */
  readonly profiles: readonly (readonly [string, string])[];
  /** [id, name, address or null]. */
  readonly products: readonly (readonly [string, string, string | null])[];
  /** [id, address or null]. */
  readonly funnels: readonly (readonly [string, string | null])[];
}

interface TableBody {
  readonly format: "table";
  /** Number of classes by role: residence, destination, nationality. */
  readonly classes: readonly [number, number, number];
  /** Class of each country, by the same roles. */
  readonly residence: readonly number[];
  readonly destination: readonly number[];
  readonly nationality: readonly number[];
  readonly cells: readonly number[];
  readonly rows: readonly number[];
  readonly asks: readonly number[];
  readonly outcomes: readonly number[];
  /** Absent in releases made before this was kept. */
  readonly restricted?: readonly number[];
}

interface ListsBody {
  readonly format: "lists";
  /** Each set as steps between ascending country indexes. */
  readonly sets: readonly (readonly number[])[];
  /** [residence set, destination set, nationality set or -1, product, funnel or -1, …profiles], in winning order. */
  readonly flows: readonly (readonly number[])[];
  readonly strictNationality?: boolean;
}

export type Payload = Common & (TableBody | ListsBody);

/** A country's name in a locale: en-gb, the French Name and the code stand in (finder.md §2.9). */
export function countryName(country: EligibilityData["countries"][number], locale: Locale): string {
  return country[DATA_LOCALE[locale]] ?? country["en-gb"] ?? country.Name;
}

/** Indexes of the countries in a locale's alphabetical order. Computed when a release is made and never again. */
export function countryOrder(
  countries: EligibilityData["countries"],
  locale: Locale,
): readonly number[] {
  const { compare } = new Intl.Collator(locale);
  const names = countries.map((country) => countryName(country, locale));
  return countries
    .map((_, index) => index)
    .sort(
      (a, b) =>
        compare(names[a] ?? "", names[b] ?? "") ||
        byCodeUnit(countries[a]?.iso ?? "", countries[b]?.iso ?? ""),
    );
}

export interface PayloadInput {
  readonly flows: Flows;
  readonly table: Table;
  readonly version: number;
  /** Addresses elsewhere are left out. */
  readonly hosts: AllowedHosts;
  readonly options?: Options;
}

/** The payload of one locale. */
export function payloadOf(
  { flows, table, version, hosts, options = {} }: PayloadInput,
  locale: Locale,
  format: PayloadFormat,
): Payload {
  const { universe } = flows;
  const key = DATA_LOCALE[locale];
  const order = countryOrder(universe.countries, locale);
  const { compare } = new Intl.Collator(locale);
  function label(index: number) {
    return (
      universe.profiles[index]?.[key] ??
      universe.profiles[index]?.["en-gb"] ??
      universe.profiles[index]?.Name ??
      ""
    );
  }
  const profileOrder = universe.profiles
    .map((_, index) => index)
    .sort((a, b) => {
      const [one, other] = [universe.profiles[a], universe.profiles[b]];
      if (one === undefined || other === undefined) return 0;
      return (
        one.order - other.order ||
        byCodeUnit(other.Type, one.Type) ||
        compare(label(a), label(b)) ||
        a - b
      );
    });
  // Only what some answer leads to; or, where the browser compiles, what any flow names: losing flows make the form ask.
  const outcomes =
    format === "table"
      ? [...table.outcomes]
      : flows.flows.flatMap(({ product, funnel }) => [product, funnel]);
  function used(column: 0 | 1) {
    return [...new Set(outcomes.filter((_, i) => i % 2 === column))]
      .filter((i) => i >= 0)
      .sort((a, b) => a - b);
  }
  const products = used(0);
  const funnels = used(1);
  const firstUrl = (...urls: readonly (string | null | undefined)[]): string | null =>
    urls.map((url) => acceptUrl(url, hosts)).find((url) => url !== null) ?? null;

  const common: Common = {
    type: "realtime",
    version,
    locale,
    codes: order.map((index) => universe.countries[index]?.iso ?? "").join(""),
    names: order.map((index) => countryNameAt(universe.countries[index], locale)).join("\n"),
    profiles: profileOrder.map(
      (index) => [universe.profiles[index]?.id ?? "", label(index)] as const,
    ),
    products: products.map((index) => {
      const product = universe.products[index];
      return [
        product?.id ?? "",
        product?.[key] ?? product?.["en-gb"] ?? product?.Name ?? "",
        firstUrl(product?.[`url_${key}`], product?.["url_en-gb"]),
      ] as const;
    }),
    funnels: funnels.map((index) => {
      const funnel = universe.funnels[index];
      return [funnel?.id ?? "", firstUrl(funnel?.[`url_${key}`])] as const;
    }),
  };
  if (format === "table") {
    const pick = (classes: Uint16Array) => order.map((index) => classes[index] ?? 0);
    return {
      ...common,
      format,
      classes: [
        table.cells.length / table.destinationClasses,
        table.destinationClasses,
        table.nationalityClasses,
      ],
      residence: pick(table.residence),
      destination: pick(table.destination),
      nationality: pick(table.nationality),
      cells: [...table.cells],
      rows: Array.from({ length: table.rows.length / table.profiles }, (_, row) =>
        profileOrder.map((profile) => table.rows[row * table.profiles + profile] ?? 0),
      ).flat(),
      asks: [...table.asks],
      outcomes: [...table.outcomes].map((value, i) =>
        (i % 2 === 0 ? products : funnels).indexOf(value),
      ),
      ...(table.restricted && { restricted: [...table.restricted] }),
    };
  }
  const rank = new Map(order.map((index, at) => [index, at]));
  const sets = new Map<CountrySet, number>();
  function setAt(set: CountrySet): number {
    const at = sets.get(set) ?? sets.size;
    sets.set(set, at);
    return at;
  }
  const listed = flows.flows.map((flow) => [
    setAt(flow.residence),
    setAt(flow.destination),
    flow.nationality === null ? -1 : setAt(flow.nationality),
    products.indexOf(flow.product),
    funnels.indexOf(flow.funnel),
    ...flow.profiles.map((profile) => profileOrder.indexOf(profile)),
  ]);
  return {
    ...common,
    format,
    sets: [...sets.keys()].map((set) =>
      toSteps(set.map((index) => rank.get(index) ?? 0).sort((a, b) => a - b)),
    ),
    flows: listed,
    ...(options.strictNationality === true && { strictNationality: true }),
  };
}

function countryNameAt(
  country: EligibilityData["countries"][number] | undefined,
  locale: Locale,
): string {
  return country === undefined ? "" : countryName(country, locale);
}

const toSteps = (set: CountrySet): readonly number[] =>
  set.map((value, i) => value - (set[i - 1] ?? 0));
function fromSteps(steps: readonly number[]): CountrySet {
  let value = 0;
  return steps.map((step) => (value += step));
}

export type DecodedPayload =
  { readonly ok: true; readonly finder: Finder } | { readonly ok: false; readonly problem: string };

function isIntegers(value: unknown, least: number, most: number): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.every(
      (n: unknown) => typeof n === "number" && Number.isInteger(n) && n >= least && n <= most,
    )
  );
}
function isTexts(value: unknown, nullable: number): value is readonly (string | null)[] {
  return (
    Array.isArray(value) &&
    value.every((text: unknown, i) => typeof text === "string" || (text === null && i === nullable))
  );
}
function isRows(
  value: unknown,
  width: number,
  nullable = -1,
): value is readonly (readonly (string | null)[])[] {
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => isTexts(row, nullable) && row.length === width)
  );
}

/** Reads a payload that came over the wire or out of storage. Total; every index is checked, so that resolving is too. */
export function readPayload(value: unknown): DecodedPayload {
  const bad = (problem: string): DecodedPayload => ({ ok: false, problem });
  if (typeof value !== "object" || value === null) return bad("not an object");
  const p: Readonly<Record<string, unknown>> = { ...value };
  const locale = LOCALES.find((known) => known === p["locale"]);
  if (
    p["type"] !== "realtime" ||
    typeof p["version"] !== "number" ||
    !Number.isSafeInteger(p["version"])
  )
    return bad("no release version");
  if (locale === undefined) return bad("unknown locale");
  if (typeof p["codes"] !== "string" || !/^([A-Z]{2})*$/.test(p["codes"])) return bad("bad codes");
  const codes = p["codes"].match(/../g) ?? [];
  const names = typeof p["names"] === "string" && p["names"] !== "" ? p["names"].split("\n") : [];
  const codeAt = new Map(codes.map((code, index) => [code, index]));
  if (names.length !== codes.length || codeAt.size !== codes.length)
    return bad("codes and names do not agree");
  const { profiles, products, funnels } = p;
  if (!isRows(profiles, 2) || !isRows(products, 3, 2) || !isRows(funnels, 2, 1))
    return bad("bad profiles, products or funnels");
  const table =
    p["format"] === "table"
      ? readTable(p, codes.length, profiles.length, products.length, funnels.length)
      : p["format"] === "lists"
        ? readLists(p, codes.length, profiles.length, products.length, funnels.length)
        : null;
  if (table === null) return bad("bad table");
  return {
    ok: true,
    finder: {
      type: "realtime",
      version: p["version"],
      locale,
      codes,
      names,
      codeAt,
      profiles: profiles.map(([id, label]) => ({ id: id ?? "", label: label ?? "" })),
      profileAt: new Map(profiles.map(([id], index) => [id ?? "", index])),
      products: products.map(([id, name, url]) => ({
        id: id ?? "",
        name: name ?? "",
        url: url ?? null,
      })),
      funnels: funnels.map(([id, url]) => ({ id: id ?? "", url: url ?? null })),
      table,
    },
  };
}

type Raw = Readonly<Record<string, unknown>>;

function readTable(
  p: Raw,
  countries: number,
  profiles: number,
  products: number,
  funnels: number,
): Table | null {
  const {
    classes,
    residence,
    destination,
    nationality,
    cells,
    rows,
    asks,
    outcomes,
    restricted = null,
  } = p;
  if (
    !isIntegers(classes, 0, 65535) ||
    !isIntegers(outcomes, -1, Math.max(products, funnels) - 1) ||
    outcomes.length % 2 !== 0
  )
    return null;
  const [residences = 0, destinations = 0, nationalities = 0] = classes;
  if (
    outcomes.some((value, i) => (i % 2 === 0 ? value < 0 || value >= products : value >= funnels))
  )
    return null;
  if (restricted !== null && !isIntegers(restricted, 0, outcomes.length / 2 - 1)) return null;
  const perCountry = (value: unknown, most: number): value is readonly number[] =>
    isIntegers(value, 0, most - 1) && value.length === countries;
  if (
    !perCountry(residence, residences) ||
    !perCountry(destination, destinations) ||
    !perCountry(nationality, nationalities)
  )
    return null;
  if (!isIntegers(asks, 0, outcomes.length / 2) || asks.length % Math.max(nationalities, 1) !== 0)
    return null;
  if (
    !isIntegers(rows, -asks.length / Math.max(nationalities, 1), outcomes.length / 2) ||
    rows.length % Math.max(profiles, 1) !== 0
  )
    return null;
  if (
    !isIntegers(cells, 0, Math.max(rows.length / Math.max(profiles, 1) - 1, 0)) ||
    cells.length !== residences * destinations
  )
    return null;
  return {
    profiles,
    residence: Uint16Array.from(residence),
    destination: Uint16Array.from(destination),
    nationality: Uint16Array.from(nationality),
    destinationClasses: destinations,
    nationalityClasses: nationalities,
    cells: Uint32Array.from(cells),
    rows: Int32Array.from(rows),
    asks: Int32Array.from(asks),
    outcomes: Int32Array.from(outcomes),
    restricted: restricted && new Set(restricted),
  };
}

function readLists(
  p: Raw,
  countries: number,
  profiles: number,
  products: number,
  funnels: number,
): Table | null {
  if (!Array.isArray(p["sets"]) || !Array.isArray(p["flows"])) return null;
  const sets: CountrySet[] = [];
  for (const steps of p["sets"] as readonly unknown[]) {
    if (!isIntegers(steps, 0, countries)) return null;
    const set = fromSteps(steps);
    if (set.some((country) => country >= countries)) return null;
    sets.push(set);
  }
  const flows: FlowShape[] = [];
  for (const flow of p["flows"] as readonly unknown[]) {
    if (!isIntegers(flow, -1, Number.MAX_SAFE_INTEGER)) return null;
    const [from = -1, to = -1, nat = -1, product = -1, funnel = -1, ...of] = flow;
    const residence = sets[from];
    const destination = sets[to];
    const nationality = nat === -1 ? null : sets[nat];
    if (residence === undefined || destination === undefined || nationality === undefined)
      return null;
    if (
      product < 0 ||
      product >= products ||
      funnel >= funnels ||
      of.some((profile) => profile < 0 || profile >= profiles)
    )
      return null;
    flows.push({ residence, destination, nationality, product, funnel, profiles: of });
  }
  try {
    return compileTable(
      { countries, profiles, flows },
      { strictNationality: p["strictNationality"] === true },
    );
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}

/** The second file: what else a country is called, in the order of the same version's payload (finder.md §4, §6.4). */
export interface SearchPayload {
  readonly type: "realtime";
  readonly version: number;
  readonly locale: Locale;
  /** A line per country; names separated by `|`. */
  readonly aliases: string;
}

/** What people call a country besides its names, by upper-case ISO code: kept with the site's list of countries. */
export type CountryAliases = Readonly<Record<string, readonly string[]>>;

/** Other languages' names and aliases, each only where it folds to something new. */
export function searchPayloadOf(
  {
    flows,
    version,
    aliases,
  }: Pick<PayloadInput, "flows" | "version"> & { readonly aliases: CountryAliases },
  locale: Locale,
): SearchPayload {
  const { countries } = flows.universe;
  function line(index: number): string {
    const country = countries[index];
    if (country === undefined) return "";
    const seen = new Set([fold(countryName(country, locale)).joined]);
    return [
      ...LOCALES.map((other) => country[DATA_LOCALE[other]]),
      ...(Object.hasOwn(aliases, country.iso) ? (aliases[country.iso] ?? []) : []),
    ]
      .filter((name) => {
        const key = name === null ? "" : fold(name).joined;
        if (name === null || key === "" || seen.has(key)) return false;
        seen.add(key);
        return true;
      })
      .join("|");
  }
  return {
    type: "realtime",
    version,
    locale,
    aliases: countryOrder(countries, locale).map(line).join("\n"),
  };
}

/** Entries for the country search; without the second file, or with another version's, names and codes only. */
export function searchEntries(
  finder: Finder,
  search: SearchPayload | null,
): readonly CountryEntry[] {
  const lines =
    search !== null && search.version === finder.version && search.locale === finder.locale
      ? search.aliases.split("\n")
      : [];
  return finder.codes.map((code, index) => ({
    code,
    name: finder.names[index] ?? "",
    aliases: (lines[index] ?? "").split("|").filter((alias) => alias !== ""),
  }));
}
