/** Names of the records of the finder for people, in their language. */
import {
  isRule,
  type EligibilityData,
  type NamedJourney,
  type TableName,
} from "@orlaya/finder/data";
import { LOCALE_TABLE } from "@orlaya/locales";
import type { Say } from "../labels/request-words.ts";
import { nameDataLists, type ListOwnNames } from "./list-names.ts";

/**
 * Returns the name of a record by its id; a country also by its ISO code. Returns the given id when
 * no data set has such a record.
 */
export type NameRecord = (table: TableName, id: string) => string;

/**
 * Creates the lookup for some versions of the data. The last one that has a record names it.
 * @param own names of groups of countries that editors gave
 */
export function createRecordNames(
  say: Say,
  versions: readonly EligibilityData[],
  own: ListOwnNames = {},
): NameRecord {
  const { iso: column } = LOCALE_TABLE[say.locale];
  const names = new Map<string, string>();
  const set = (table: TableName, id: string, name: string) => names.set(`${table} ${id}`, name);
  const find: NameRecord = (table, id) => names.get(`${table} ${id}`) ?? id;
  for (const data of versions) {
    for (const table of ["countries", "profiles", "products"] as const)
      for (const entry of data[table])
        set(table, entry.id, entry[column] ?? entry["en-gb"] ?? entry.Name);
    for (const { id, iso } of data.countries) set("countries", iso, find("countries", id));
    for (const entry of data.rules.filter(isRule)) set("rules", entry.id, entry.Name);
    nameFunnels(data, set, find);
    for (const journey of data.journeys)
      set("journeys", journey.id, nameJourney(say, journey, find));
  }
  // Most readers name no list.
  let lists: readonly ReturnType<typeof nameDataLists>[] | undefined;
  return (table, id) => {
    if (table !== "lists") return find(table, id);
    lists ??= versions.map((data) => nameDataLists(say, data, own)).toReversed();
    return lists.find((named) => named.has(id))?.get(id)?.name ?? id;
  };
}

/** Names each funnel like its plan. */
function nameFunnels(
  { funnels, products }: EligibilityData,
  set: (table: TableName, id: string, name: string) => unknown,
  find: NameRecord,
): void {
  for (const { id, Name } of funnels) {
    const product = products.find((each) => each.Name === Name);
    set("funnels", id, product ? find("products", product.id) : Name);
  }
}

function nameJourney(
  say: Say,
  { residence, destination, profile }: NamedJourney,
  find: NameRecord,
): string {
  return say("history.journey", {
    residence: find("countries", residence),
    destination: find("countries", destination),
    profile: find("profiles", profile),
  });
}
