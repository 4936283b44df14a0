/** Display names of records, and contradictions between the name and the fields of a rule. */
import type { Locale } from "@orlaya/locales";
import { NOT_LISTED } from "../code.ts";
import { isRule, getListRole } from "../data/types.ts";
import type { EligibilityData, Rule, TableName } from "../data/types.ts";
import type { Answers } from "./finder.ts";
import {
  ENGLISH_LIST_WORDS,
  nameLists,
  type ListWords,
  type OwnNames,
} from "./list-names/index.ts";
import { getLocalName } from "./local-name.ts";

export { getLocalName } from "./local-name.ts";

/**
 * Returns the name of a record in the admin by its id; a rule also by its ID, a country also by its
 * ISO code. Returns the given id when there is no such record.
 */
export type RecordNames = (table: TableName, id: string) => string;

/** The language of names, and the quotes around a name. */
export interface NameStyle {
  readonly locale: Locale;
  readonly quote: (name: string) => string;
  /** The words of the names of groups. */
  readonly words: ListWords;
  /** The names that editors gave to groups, by id. */
  readonly own?: Readonly<Record<string, OwnNames>>;
}
const ENGLISH: NameStyle = {
  ...{ locale: "en", words: ENGLISH_LIST_WORDS },
  quote: (name) => `“${name}”`,
};

/**
 * Creates the lookup of all names. Names are quoted, except those of countries. Rules with the same
 * name are followed by their ID.
 */
export function recordNames(
  data: EligibilityData,
  { locale, quote, words, own }: NameStyle = ENGLISH,
): RecordNames {
  const names = new Map<string, string>();
  const set = (table: TableName, id: string, name: string) => names.set(`${table} ${id}`, name);
  for (const country of data.countries)
    for (const id of [country.id, country.iso])
      set("countries", id, getLocalName(country, locale, country["en-gb"]));
  for (const table of ["profiles", "products"] as const)
    for (const each of data[table]) set(table, each.id, quote(getLocalName(each, locale)));
  for (const { id, Name } of data.funnels) set("funnels", id, quote(Name));
  for (const { id, why } of data.journeys) set("journeys", id, quote(why));
  const times = Map.groupBy(data.rules, ({ Name }) => Name);
  for (const record of data.rules) {
    const isAlone = times.get(record.Name)?.length === 1;
    const name = isAlone ? quote(record.Name) : `${quote(record.Name)} (${record.ID})`;
    for (const id of [record.id, record.ID]) set("rules", id, isRule(record) ? name : record.ID);
  }
  // Most readers name no list.
  let lists: ReturnType<typeof nameLists> | undefined;
  return (table, id) => {
    if (table !== "lists") return names.get(`${table} ${id}`) ?? id;
    lists ??= nameLists({ ...data, own }, locale, words);
    const title = lists.get(id)?.title;
    return title === undefined ? id : quote(title);
  };
}

/** Names records by the first set of names, and those it does not have by the second. */
export function joinNames(first: RecordNames, second: RecordNames): RecordNames {
  return (table, id) => {
    const name = first(table, id);
    return name === id ? second(table, id) : name;
  };
}

/** Returns answers as `France → Singapore, “Expatriation”, nationality Italy`. */
export function describeAnswers(answers: Answers, names: RecordNames): string {
  const { residence, destination, profile, nationality } = answers;
  const called = (iso: string | null) => (iso === null ? "–" : names("countries", iso));
  const national =
    nationality === NOT_LISTED ? "nationality not listed" : `nationality ${called(nationality)}`;
  return [
    `${called(residence)} → ${called(destination)}`,
    ...(profile === null ? [] : [names("profiles", profile)]),
    ...(nationality === null ? [] : [national]),
  ].join(", ");
}

type Field = "residence" | "destination" | "profile" | "product";
export interface NameClash {
  readonly field: Field;
  /** The text in the name. */ readonly said: string;
}
/** Name → ids of the records with this name. */
type Known = ReadonlyMap<string, readonly string[]>;

function known(entries: readonly (readonly [name: string, id: string])[]): Known {
  const map = new Map<string, string[]>();
  for (const [name, id] of entries) map.set(name, [...(map.get(name) ?? []), id]);
  return map;
}
/** Returns the name of a list without its number and role: `List 7. France [location]` → `France`. */
export const readPlaceName = (name: string): string =>
  name.replace(/^(?:List )?\d+\. /, "").replace(/ \[(?:location|destination)\]$/i, "");

/** Returns the name of a group without its number: `Nationality 2. Nationals` is `Nationals`. */
export function readGroupName(name: string): string {
  return readPlaceName(name).replace(/^Nationality \d+\. /u, "");
}

/**
 * Returns the names that occur in a text as whole words, the longest at each position: "Asia except
 * Singapore" does not contain the name Singapore.
 */
function namesIn(text: string, names: readonly string[]): readonly string[] {
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? "");
  const found: string[] = [];
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && isWord(at - 1)) continue;
    const name = names.find((each) => text.startsWith(each, at) && !isWord(at + each.length));
    if (name === undefined) continue;
    found.push(name);
    at += name.length - 1;
  }
  return found;
}

/**
 * Checks names of rules such as "Singapore | MyHealth ASIA | Expatriation | to Asia except
 * Singapore". A part that is the name of a product, a profile or a place, or that names places
 * after "to", must agree with the fields. Other words are ignored.
 */
export function nameClashes({
  lists,
  profiles,
  products,
}: EligibilityData): (rule: Rule) => readonly NameClash[] {
  function places(role: "location" | "destination") {
    return known(
      lists
        .filter(
          (list) =>
            list.Type !== "Nationality" && !list.excluded && (getListRole(list) ?? role) === role,
        )
        .map((list) => [readPlaceName(list.Name), list.id] as const),
    );
  }
  const by: Readonly<Record<Field, Known>> = {
    product: known(products.map(({ id, Name }) => [Name, id] as const)),
    profile: known(profiles.map(({ id, Name }) => [Name, id] as const)),
    residence: places("location"),
    destination: places("destination"),
  };
  const destinations = [...by.destination.keys()]
    .filter((name) => name !== "")
    .sort((a, b) => b.length - a.length);
  return (rule) =>
    rule.Name.split(/ [|–—] /).flatMap((part): readonly NameClash[] => {
      const said: readonly (readonly [Field, string])[] = part.startsWith("to ")
        ? namesIn(part.slice(3), destinations).map((name) => ["destination", name] as const)
        : (["product", "profile", "residence"] as const)
            .filter((field) => by[field].has(part))
            .slice(0, 1)
            .map((field) => [field, part] as const);
      return said
        .filter(
          ([field, name]) => !(by[field].get(name) ?? []).some((id) => rule[field].includes(id)),
        )
        .map(([field, name]) => ({ field, said: name }));
    });
}
