/** Names of the records of a grid in every language, and how they are found by name. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { getListRole } from "../data/types.ts";
import { getLocalName, readPlaceName } from "../eligibility/names.ts";
import {
  createNameIndex,
  type NameIndex,
  type NamedKey,
} from "../eligibility/scenarios/name-index.ts";
import type { PlaceColumn } from "./columns.ts";
import type { RuleTables, TableCountry, TableList, TableRecord } from "./tables.ts";

export type NamedTable = "lists" | "profiles" | "products" | "funnels" | "countries";
/** Returns the name of a record in a language; its id when there is no such record. */
export type NameCell = (table: NamedTable, id: string, locale: Locale) => string;

type Entry = readonly [id: string, names: Readonly<Record<Locale, string>>];
/** Numbers names that several records of one group have: `France (2)`. */
function numberNames(entries: readonly Entry[]): readonly Entry[] {
  const perLocale = LOCALES.map((locale) => {
    const times = Map.groupBy(entries, ([, names]) => names[locale]);
    return new Map(
      entries.map(([id, names]) => {
        const same = times.get(names[locale]) ?? [];
        const at = same.findIndex(([other]) => other === id) + 1;
        return [id, same.length > 1 ? `${names[locale]} (${at})` : names[locale]];
      }),
    );
  });
  return entries.map(([id]) => [
    id,
    Object.fromEntries(
      LOCALES.map((locale, at) => [locale, perLocale[at]?.get(id) ?? id]),
    ) as Record<Locale, string>,
  ]);
}

function translate(write: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<
    Locale,
    string
  >;
}
const nameCountry = (country: TableCountry, locale: Locale): string =>
  getLocalName(country, locale, country["en-gb"]);
function nameRecords(records: readonly TableRecord[]): readonly Entry[] {
  return numberNames(
    records.map((record) => [record.id, translate((locale) => getLocalName(record, locale))]),
  );
}

/** Whether a list is for a column. A list without a role is for residence and for destination. */
export function fitsColumn(list: TableList, column: PlaceColumn): boolean {
  if (column === "nationality") return list.Type === "Nationality";
  if (list.Type === "Nationality") return false;
  const role = getListRole({ ...list, LISA: [], "LISA 2": [], "LISA 3": [] });
  return role === null || (role === "location") === (column === "residence");
}
/** The columns to whose lists a list belongs, as one text. */
function findGroup(list: TableList): string {
  return (["residence", "destination", "nationality"] as const)
    .filter((column) => fitsColumn(list, column))
    .join(" ");
}

/** Returns the name of a group without its number: `Nationality 2. Nationals` is `Nationals`. */
function nameGroup(name: string): string {
  return readPlaceName(name).replace(/^Nationality \d+\. /u, "");
}

/** Names a list of one country like the country. */
function nameLists({ lists, countries }: RuleTables): readonly Entry[] {
  const byId = new Map(countries.map((country) => [country.id, country]));
  function nameList({ Name, Pays }: TableList): Readonly<Record<Locale, string>> {
    const only = Pays.length === 1 ? byId.get(Pays[0] ?? "") : undefined;
    return translate((locale) => (only ? nameCountry(only, locale) : nameGroup(Name)));
  }
  return [...Map.groupBy(lists, findGroup).values()].flatMap((group) =>
    numberNames(group.map((list) => [list.id, nameList(list)])),
  );
}

/** Names a funnel like the plan with its name. */
function nameFunnels({ funnels, products }: RuleTables): readonly Entry[] {
  return numberNames(
    funnels.map(({ id, Name }) => {
      const plan = products.find((each) => each.Name === Name);
      return [id, translate((locale) => (plan ? getLocalName(plan, locale) : Name))];
    }),
  );
}

function toKeys(entries: readonly Entry[], more: (id: string) => readonly string[]): NamedKey[] {
  return entries.map(([key, names]) => ({
    key,
    label: (locale) => names[locale],
    names: [...Object.values(names), ...more(key)],
  }));
}

/** Names of the records, and indexes that find them. */
export interface RuleNames {
  readonly name: NameCell;
  readonly indexes: Readonly<
    Record<PlaceColumn | "lists" | "profiles" | "products" | "funnels" | "countries", NameIndex>
  >;
}

/** Creates the names of all records of a grid. */
export function createRuleNames(tables: RuleTables): RuleNames {
  const groups = {
    lists: nameLists(tables),
    profiles: nameRecords(tables.profiles),
    products: nameRecords(tables.products),
    funnels: nameFunnels(tables),
    countries: tables.countries.map((country): Entry => [
      country.id,
      translate((locale) => nameCountry(country, locale)),
    ]),
  };
  const names = new Map<string, Readonly<Record<Locale, string>>>();
  for (const table of Object.keys(groups) as NamedTable[])
    for (const [id, each] of groups[table]) names.set(`${table} ${id}`, each);
  const own = new Map<string, readonly string[]>();
  for (const { id, Name } of [...tables.profiles, ...tables.products, ...tables.funnels])
    own.set(id, [Name]);
  for (const { id, iso, Name } of tables.countries) own.set(id, [iso, Name]);
  for (const { id, Name } of tables.lists) own.set(id, [Name, readPlaceName(Name)]);
  const getOwn = (id: string): readonly string[] => own.get(id) ?? [];
  const byId = new Map(tables.lists.map((list) => [list.id, list]));
  function indexPlaces(column: PlaceColumn): NameIndex {
    const fitting = groups.lists.filter(([id]) => {
      const list = byId.get(id);
      return list !== undefined && fitsColumn(list, column);
    });
    return createNameIndex(toKeys(fitting, getOwn));
  }
  return {
    name: (table, id, locale) => names.get(`${table} ${id}`)?.[locale] ?? id,
    indexes: {
      residence: indexPlaces("residence"),
      destination: indexPlaces("destination"),
      nationality: indexPlaces("nationality"),
      lists: createNameIndex(toKeys(groups.lists, getOwn)),
      profiles: createNameIndex(toKeys(groups.profiles, getOwn)),
      products: createNameIndex(toKeys(groups.products, getOwn)),
      funnels: createNameIndex(toKeys(groups.funnels, getOwn)),
      countries: createNameIndex(toKeys(groups.countries, getOwn)),
    },
  };
}
