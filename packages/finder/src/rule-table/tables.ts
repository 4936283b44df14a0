/** The tables that a grid of the rules needs, without what it neither shows nor edits. */
import {
  isRule,
  type Country,
  type CountryList,
  type DataLocale,
  type EligibilityData,
  type Funnel,
  type Product,
  type Profile,
  type Rule,
} from "../data/types.ts";
import type { OwnNames } from "../eligibility/list-names/index.ts";

export type TableCountry = Pick<
  Country,
  "id" | "iso" | "Name" | "never" | "never_nationality" | DataLocale
>;
export type TableList = Pick<CountryList, "id" | "Type" | "Name" | "excluded" | "Pays">;
export type TableRecord = Pick<Profile | Product, "id" | "Name" | DataLocale>;
export type TableFunnel = Pick<Funnel, "id" | "Name">;

/** The tables of a grid. Lists refer to countries by id, rules to the other records. */
export interface RuleTables {
  readonly countries: readonly TableCountry[];
  readonly lists: readonly TableList[];
  readonly profiles: readonly TableRecord[];
  readonly products: readonly TableRecord[];
  readonly funnels: readonly TableFunnel[];
  readonly rules: readonly Rule[];
  /** The names that editors gave to lists, by id. */
  readonly own: Readonly<Record<string, OwnNames>>;
}

/** The tables for transport: the members of a list are ISO codes in one text. */
export interface PackedTables extends Omit<RuleTables, "lists"> {
  readonly lists: readonly (Omit<TableList, "Pays"> & { readonly members: string })[];
}

function pickNames(row: TableRecord): TableRecord {
  return {
    id: row.id,
    Name: row.Name,
    "en-gb": row["en-gb"],
    "fr-fr": row["fr-fr"],
    "es-es": row["es-es"],
    "nl-nl": row["nl-nl"],
    "de-de": row["de-de"],
  };
}

/** Picks what a grid needs from the authored data. @param own names of lists by editors, by id */
export function pickTables(data: EligibilityData, own: RuleTables["own"] = {}): RuleTables {
  return {
    own,
    countries: data.countries.map((row) => ({
      ...pickNames(row),
      iso: row.iso,
      never: row.never,
      never_nationality: row.never_nationality,
    })),
    lists: data.lists.map(({ id, Type, Name, excluded, Pays }) => ({
      ...{ id, Type, Name, excluded, Pays },
    })),
    profiles: data.profiles.map(pickNames),
    products: data.products.map(pickNames),
    funnels: data.funnels.map(({ id, Name }) => ({ id, Name })),
    rules: data.rules.filter(isRule),
  };
}

/** Makes the tables smaller for transport. Members that are no countries are left out. */
export function packTables({ lists, ...tables }: RuleTables): PackedTables {
  const codes = new Map(tables.countries.map(({ id, iso }) => [id, iso]));
  return {
    ...tables,
    lists: lists.map(({ Pays, ...list }) => ({
      ...list,
      members: Pays.flatMap((id) => codes.get(id) ?? []).join(" "),
    })),
  };
}

/** Reads what `packTables` wrote. */
export function unpackTables({ lists, ...tables }: PackedTables): RuleTables {
  const ids = new Map(tables.countries.map(({ id, iso }) => [iso, id]));
  return {
    ...tables,
    lists: lists.map(({ members, ...list }) => ({
      ...list,
      Pays: members.split(" ").flatMap((code) => ids.get(code) ?? []),
    })),
  };
}
