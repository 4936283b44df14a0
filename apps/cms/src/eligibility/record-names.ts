/** Names of the records of the finder for people, in their language. */
import { isRule, type EligibilityData, type TableName } from "@orlaya/finder/data";
import { LOCALE_TABLE } from "@orlaya/locales";
import type { Say } from "../labels/request-words.ts";

/**
 * Returns the name of a record by its id; a country also by its ISO code. Returns the given id when
 * no data set has such a record.
 */
export type NameRecord = (table: TableName, id: string) => string;

/** Removes the number and the role from the name of a list: `List 7. France [location]`. */
const nameList = (name: string): string =>
  name.replace(/^(?:List )?\d+\. /u, "").replace(/ \[(?:location|destination)\]$/iu, "");

/** Creates the lookup for some versions of the data. The last one that has a record names it. */
export function createRecordNames(say: Say, versions: readonly EligibilityData[]): NameRecord {
  const { iso: column } = LOCALE_TABLE[say.locale];
  const names = new Map<string, string>();
  const set = (table: TableName, id: string, name: string) => names.set(`${table} ${id}`, name);
  for (const data of versions) {
    for (const table of ["countries", "profiles", "products"] as const)
      for (const entry of data[table])
        set(table, entry.id, entry[column] ?? entry["en-gb"] ?? entry.Name);
    for (const { id, iso } of data.countries)
      set("countries", iso, names.get(`countries ${id}`) ?? iso);
    for (const { id, Name } of data.lists) set("lists", id, nameList(Name));
    for (const entry of data.rules.filter(isRule)) set("rules", entry.id, entry.Name);
    for (const { id, Name } of data.funnels) {
      const product = data.products.find((each) => each.Name === Name);
      set("funnels", id, product ? (names.get(`products ${product.id}`) ?? Name) : Name);
    }
    for (const { id, residence, destination, profile } of data.journeys)
      set(
        "journeys",
        id,
        say("history.journey", {
          residence: names.get(`countries ${residence}`) ?? residence,
          destination: names.get(`countries ${destination}`) ?? destination,
          profile: names.get(`profiles ${profile}`) ?? profile,
        }),
      );
  }
  return (table, id) => names.get(`${table} ${id}`) ?? id;
}
