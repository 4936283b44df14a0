/** Writes payloads in the form in which a release contains them. */
import type { Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../../data/types.ts";
import type { Profile } from "../../data/types.ts";
import { acceptUrl } from "../../url.ts";
import type { AllowedHosts } from "../../url.ts";
import { compareCodeUnits } from "../flows.ts";
import type { CountrySet, Flows, Universe } from "../flows.ts";
import type { Options } from "../places.ts";
import type { Table } from "../table.ts";
import { getCountryName, sortCountryIndexes } from "./country-order.ts";
import type { ListsBody, Payload, PayloadFormat, PayloadHead, TableBody } from "./format.ts";

export interface PayloadInput {
  readonly flows: Flows;
  readonly table: Table;
  readonly version: number;
  /** Allowed hosts. Addresses on other hosts are left out. */
  readonly hosts: AllowedHosts;
  readonly options?: Options;
}

/** Creates the payload of one locale. */
export function createPayload(
  { flows, table, version, hosts, options = {} }: PayloadInput,
  locale: Locale,
  format: PayloadFormat,
): Payload {
  const { universe } = flows;
  // The table contains only products and funnels of its outcomes. With lists the browser compiles,
  // so all products and funnels of flows are needed: flows that lose make the form ask.
  const outcomes =
    format === "table"
      ? [...table.outcomes]
      : flows.flows.flatMap(({ product, funnel }) => [product, funnel]);
  const contents: Contents = {
    countries: sortCountryIndexes(universe.countries, locale),
    profiles: orderProfiles(universe.profiles, locale),
    products: listUsed(outcomes, 0),
    funnels: listUsed(outcomes, 1),
  };
  const head: PayloadHead = {
    type: "realtime",
    version,
    locale,
    ...writeRecords(universe, contents, locale, hosts),
  };
  return format === "table"
    ? { ...head, ...writeTable(table, contents) }
    : { ...head, ...writeLists(flows, contents, options) };
}

/** The records in a payload: their indexes in the universe, in the order of the payload. */
interface Contents {
  readonly countries: readonly number[];
  readonly profiles: readonly number[];
  readonly products: readonly number[];
  readonly funnels: readonly number[];
}

function getProfileLabel(profile: Profile, locale: Locale): string {
  return profile[DATA_LOCALE[locale]] ?? profile["en-gb"] ?? profile.Name;
}

/** Returns the indexes of the profiles by order, Need before Citizenship, then label. */
function orderProfiles(profiles: readonly Profile[], locale: Locale): readonly number[] {
  const { compare } = new Intl.Collator(locale);
  return profiles
    .map((profile, index) => ({ profile, index, label: getProfileLabel(profile, locale) }))
    .sort(
      (a, b) =>
        a.profile.order - b.profile.order ||
        compareCodeUnits(b.profile.Type, a.profile.Type) ||
        compare(a.label, b.label) ||
        a.index - b.index,
    )
    .map(({ index }) => index);
}

/** Returns the products (column 0) or the funnels (column 1) of outcomes, each once, ascending. */
function listUsed(outcomes: readonly number[], column: 0 | 1): readonly number[] {
  return [...new Set(outcomes.filter((_, i) => i % 2 === column))]
    .filter((i) => i >= 0)
    .sort((a, b) => a - b);
}

/** Returns the codes, names and addresses of the contents, in the locale. */
function writeRecords(
  universe: Universe,
  contents: Contents,
  locale: Locale,
  hosts: AllowedHosts,
): Omit<PayloadHead, "type" | "version" | "locale"> {
  const key = DATA_LOCALE[locale];
  const firstUrl = (...urls: readonly (string | null | undefined)[]): string | null =>
    urls.map((url) => acceptUrl(url, hosts)).find((url) => url !== null) ?? null;
  return {
    codes: contents.countries.map((index) => universe.countries[index]?.iso ?? "").join(""),
    names: contents.countries
      .map((index) => {
        const country = universe.countries[index];
        return country === undefined ? "" : getCountryName(country, locale);
      })
      .join("\n"),
    profiles: contents.profiles.map((index) => {
      const profile = universe.profiles[index];
      return [
        profile?.id ?? "",
        profile === undefined ? "" : getProfileLabel(profile, locale),
      ] as const;
    }),
    products: contents.products.map((index) => {
      const product = universe.products[index];
      return [
        product?.id ?? "",
        product?.[key] ?? product?.["en-gb"] ?? product?.Name ?? "",
        firstUrl(product?.[`url_${key}`], product?.["url_en-gb"]),
      ] as const;
    }),
    funnels: contents.funnels.map((index) => {
      const funnel = universe.funnels[index];
      return [funnel?.id ?? "", firstUrl(funnel?.[`url_${key}`])] as const;
    }),
  };
}

function writeTable(table: Table, contents: Contents): TableBody {
  const pickClasses = (classes: Uint16Array) =>
    contents.countries.map((index) => classes[index] ?? 0);
  return {
    format: "table",
    classes: [
      table.cells.length / table.destinationClasses,
      table.destinationClasses,
      table.nationalityClasses,
    ],
    residence: pickClasses(table.residence),
    destination: pickClasses(table.destination),
    nationality: pickClasses(table.nationality),
    cells: [...table.cells],
    rows: Array.from({ length: table.rows.length / table.profiles }, (_, row) =>
      contents.profiles.map((profile) => table.rows[row * table.profiles + profile] ?? 0),
    ).flat(),
    asks: [...table.asks],
    outcomes: [...table.outcomes].map((value, i) =>
      (i % 2 === 0 ? contents.products : contents.funnels).indexOf(value),
    ),
    ...(table.restricted && { restricted: [...table.restricted] }),
  };
}

function writeLists({ flows }: Flows, contents: Contents, options: Options): ListsBody {
  const rank = new Map(contents.countries.map((index, at) => [index, at]));
  const sets = new Map<CountrySet, number>();
  function internSet(set: CountrySet): number {
    const at = sets.get(set) ?? sets.size;
    sets.set(set, at);
    return at;
  }
  const listed = flows.map((flow) => [
    internSet(flow.residence),
    internSet(flow.destination),
    flow.nationality === null ? -1 : internSet(flow.nationality),
    contents.products.indexOf(flow.product),
    contents.funnels.indexOf(flow.funnel),
    ...flow.profiles.map((profile) => contents.profiles.indexOf(profile)),
  ]);
  return {
    format: "lists",
    sets: [...sets.keys()].map((set) =>
      toSteps(set.map((index) => rank.get(index) ?? 0).sort((a, b) => a - b)),
    ),
    flows: listed,
    ...(options.strictNationality === true && { strictNationality: true }),
  };
}

/** Returns a set of ascending indexes as the differences between them. */
function toSteps(set: CountrySet): readonly number[] {
  return set.map((value, i) => value - (set[i - 1] ?? 0));
}
