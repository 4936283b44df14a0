/** Names of groups of countries in the language of the reader, with the names that editors gave. */
import type { EligibilityData } from "@orlaya/finder/data";
import {
  nameLists,
  readListWords,
  type ListName,
  type ListWords,
  type OwnNames,
  type SayListName,
} from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { LOCALES } from "@orlaya/locales";
import { readString, record, type Stored } from "../fields/record.ts";
import type { Say } from "../labels/request-words.ts";

/** The names that editors gave to groups, by the id of the group in the finder. */
export type ListOwnNames = Readonly<Record<string, OwnNames>>;

/** Returns the words of the names of groups in the language of a reader. */
export function createListWords(say: Say): ListWords {
  // The key of a word is made from its name, so that the types of the keys do not apply.
  return readListWords(say as unknown as SayListName);
}

/** Reads the names that an editor gave to one group; languages without a name are left out. */
export function readOwnNames(names: unknown): OwnNames {
  const own = record(names);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, readString(own[locale])]).filter(([, name]) => name !== ""),
  ) as OwnNames;
}

/** Loads the names that editors gave to groups. One query. */
export async function loadOwnNames(payload: Pick<Payload, "db">): Promise<ListOwnNames> {
  const { docs } = await payload.db.find<Stored & { readonly id: string }>({
    ...{ collection: "country_lists", limit: 0, pagination: false },
    select: { data_id: true, names: true },
  });
  return Object.fromEntries(
    docs.flatMap((row): [string, OwnNames][] => {
      const own = readOwnNames(row["names"]);
      return Object.keys(own).length === 0 ? [] : [[readString(row["data_id"]), own]];
    }),
  );
}

/** Names the groups of one state of the data, by id. */
export const nameDataLists = (
  say: Say,
  data: EligibilityData,
  own: ListOwnNames,
): ReadonlyMap<string, ListName> => nameLists({ ...data, own }, say.locale, createListWords(say));
