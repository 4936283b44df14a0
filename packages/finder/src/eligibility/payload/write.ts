/** Writes payloads in the form in which a release contains them. */
import type { Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../../data/types.ts";
import type { Profile } from "../../data/types.ts";
import { acceptUrl } from "../../url.ts";
import type { AllowedHosts } from "../../url.ts";
import { compareCodeUnits } from "../flows.ts";
import type { Flows, Universe } from "../flows.ts";
import type { Table } from "../table.ts";
import { getCountryName, sortCountryIndexes } from "./country-order.ts";
import type { Payload, PayloadHead, TableBody } from "./format.ts";

export interface PayloadInput {
  readonly flows: Flows;
  readonly table: Table;
  readonly version: number;
  /** Allowed hosts. Addresses on other hosts are left out. */
  readonly hosts: AllowedHosts;
}

/** Creates the payload of one locale. */
export function createPayload(
  { flows, table, version, hosts }: PayloadInput,
  locale: Locale,
): Payload {
  const { universe } = flows;
  const contents: Contents = {
    countries: sortCountryIndexes(universe.countries, locale),
    profiles: orderProfiles(universe.profiles, locale),
    products: listUsed(table.outcomes, 0),
    funnels: listUsed(table.outcomes, 1),
  };
  return {
    type: "realtime",
    version,
    locale,
    ...writeRecords(universe, contents, locale, hosts),
    ...writeTable(table, contents),
  };
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
function listUsed(outcomes: Iterable<number>, column: 0 | 1): readonly number[] {
  return [...new Set([...outcomes].filter((_, i) => i % 2 === column))]
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
  const pick = (values: Uint16Array | Uint32Array) =>
    contents.countries.map((index) => values[index] ?? 0);
  return {
    format: "table",
    classes: [
      table.cells.length / table.destinationClasses,
      table.destinationClasses,
      table.nationalityClasses,
    ],
    residence: pick(table.residence),
    destination: pick(table.destination),
    nationality: pick(table.nationality),
    cells: [...table.cells],
    within: pick(table.within),
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
