/**
 * Names groups of countries by their countries, in every language. Names are unique within a
 * language among the groups of one column.
 */
import type { Locale } from "@orlaya/locales";
import { getListRole } from "../../data/types.ts";
import type { Country, CountryList, DataLocale } from "../../data/types.ts";
import { fold } from "../../search/fold.ts";
import { getLocalName } from "../local-name.ts";
import { MOST_NAMED, describeMembers, type Description, type Places } from "./describe-members.ts";

/**
 * The words of the names of groups in one language. `without` contains {name} and {names}; `others`
 * {names} and {count}; the columns {name}.
 */
export interface ListWords {
  readonly all: string;
  readonly none: string;
  readonly without: string;
  readonly others: string;
  readonly residence: string;
  readonly destination: string;
  readonly nationality: string;
}
export const ENGLISH_LIST_WORDS: ListWords = {
  all: "All countries",
  none: "No country",
  without: "{name} except {names}",
  others: "{names} and {count} others",
  residence: "{name} (residence)",
  destination: "{name} (destination)",
  nationality: "{name} (nationality)",
};

const PLACEHOLDERS = { name: "{name}", names: "{names}", count: "{count}" };
/** Returns a message by its key. */
export type SayListName = (
  key: `list.name.${keyof ListWords}`,
  args: typeof PLACEHOLDERS,
) => string;

/** Reads the words of a language from its messages. */
export function readListWords(say: SayListName): ListWords {
  const read = (key: keyof ListWords): string => say(`list.name.${key}`, PLACEHOLDERS);
  return {
    all: read("all"),
    none: read("none"),
    without: read("without"),
    others: read("others"),
    residence: read("residence"),
    destination: read("destination"),
    nationality: read("nationality"),
  };
}

/** The names that editors gave to a group, by language. */
export type OwnNames = Readonly<Partial<Record<Locale, string>>>;
export type NamedCountry = Pick<
  Country,
  "id" | "iso" | "Name" | "never" | "never_nationality" | DataLocale
>;
export type NamedList = Pick<CountryList, "id" | "Type" | "Name" | "Pays">;
export interface ListNaming {
  readonly countries: readonly NamedCountry[];
  readonly lists: readonly NamedList[];
  /** By the id of the list. */
  readonly own?: Readonly<Record<string, OwnNames>> | undefined;
}
/** A column whose cells name groups of countries. */
export type ListColumn = "residence" | "destination" | "nationality";
export const LIST_COLUMNS = ["residence", "destination", "nationality"] as const;

/** The names of a group in one language. */
export interface ListName {
  /** Unique in its column. */
  readonly name: string;
  /** With the column; unique among all groups. */
  readonly title: string;
  /** By its countries, also where editors gave a name; not unique. */
  readonly computed: string;
}

/** Whether a list is for a column. A list without a role is for residence and for destination. */
export function fitsColumn(list: Pick<CountryList, "Type" | "Name">, column: ListColumn): boolean {
  if (column === "nationality") return list.Type === "Nationality";
  if (list.Type === "Nationality") return false;
  const role = getListRole(list);
  return role === null || (role === "location") === (column === "residence");
}
const listColumns = (list: NamedList): readonly ListColumn[] =>
  LIST_COLUMNS.filter((column) => fitsColumn(list, column));

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole);
}

interface CountryNames {
  /** Names by ISO code. */
  readonly names: ReadonlyMap<string, string>;
  /** Places in the order of the names by ISO code. */
  readonly places: ReadonlyMap<string, number>;
}
const namesOf = new WeakMap<readonly NamedCountry[], Map<Locale, CountryNames>>();
/** Returns the names of countries in a language. Computed once for the same countries. */
function nameCountries(countries: readonly NamedCountry[], locale: Locale): CountryNames {
  const perLocale = namesOf.get(countries) ?? new Map<Locale, CountryNames>();
  namesOf.set(countries, perLocale);
  const known = perLocale.get(locale);
  if (known) return known;
  const rows = countries.map((each) => {
    const name = getLocalName(each, locale, each["en-gb"]);
    // The order of this language in the browser is not the one of the server.
    return { code: each.iso, name, key: fold(name).joined };
  });
  rows.sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1));
  const made: CountryNames = {
    names: new Map(rows.map(({ code, name }) => [code, name])),
    places: new Map(rows.map(({ code }, at) => [code, at])),
  };
  perLocale.set(locale, made);
  return made;
}

/** Writes descriptions in one language. */
class Writer {
  readonly #words: ListWords;
  readonly #locale: Locale;
  readonly #countries: CountryNames;

  constructor(countries: readonly NamedCountry[], locale: Locale, words: ListWords) {
    this.#words = words;
    this.#locale = locale;
    this.#countries = nameCountries(countries, locale);
  }
  #listNames(codes: readonly string[]): readonly string[] {
    const { names, places } = this.#countries;
    return codes
      .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
      .map((code) => names.get(code) ?? code);
  }
  #join({ areas, codes }: Places): string {
    return [...areas.map(({ names }) => names[this.#locale]), ...this.#listNames(codes)].join(", ");
  }
  #listSome(codes: readonly string[], most: number): string {
    const names = this.#listNames(codes);
    // One more name is shorter than the words for one more.
    if (names.length <= most + 1) return names.join(", ");
    const count = String(names.length - most);
    return fill(this.#words.others, { names: names.slice(0, most).join(", "), count });
  }
  /** @param most most countries that are named where there are too many */
  write(description: Description, most: number): string {
    const { all, none, without } = this.#words;
    if (description.kind === "none") return none;
    if (description.kind === "some") {
      const names = this.#listSome(description.codes, most);
      return description.isRest ? fill(without, { name: all, names }) : names;
    }
    const name = description.of === null ? all : this.#join(description.of);
    const names = this.#join(description.except);
    return names === "" ? name : fill(without, { name, names });
  }
}

interface Entry {
  readonly id: string;
  readonly columns: readonly ListColumn[];
  readonly own: string | null;
  readonly description: Description;
}
const isClash = (a: Entry, b: Entry): boolean =>
  a !== b && a.columns.some((column) => b.columns.includes(column));

/** Names are found without case, accents and punctuation, and differ in more than those. */
const toKey = (name: string): string => fold(name).joined;

/** Numbers texts that several entries of one column have: `France`, `France (2)`. */
function numberTexts(
  entries: readonly Entry[],
  texts: ReadonlyMap<Entry, string>,
  clash: (a: Entry, b: Entry) => boolean,
): ReadonlyMap<Entry, string> {
  const given = new Map<string, readonly Entry[]>();
  const result = new Map<Entry, string>();
  for (const entry of entries) {
    const text = texts.get(entry) ?? "";
    let [name, number] = [text, 1];
    const listGiven = (): readonly Entry[] => given.get(toKey(name)) ?? [];
    while (listGiven().some((other) => clash(entry, other))) name = `${text} (${++number})`;
    given.set(toKey(name), [...listGiven(), entry]);
    result.set(entry, name);
  }
  return result;
}

/** Names more countries where two groups have the same name, until it differs or all are named. */
function writeTexts(
  entries: readonly Entry[],
  writer: Writer,
  computed: ReadonlyMap<Entry, string>,
): ReadonlyMap<Entry, string> {
  const texts = new Map(entries.map((entry) => [entry, entry.own ?? computed.get(entry) ?? ""]));
  const canGrow = ({ own, description }: Entry, most: number): boolean =>
    own === null && description.kind === "some" && most < description.codes.length;
  for (let most = MOST_NAMED, same = entries; same.length > 0; most *= 2) {
    const groups = Map.groupBy(same, (entry) => toKey(texts.get(entry) ?? ""));
    same = [...groups.values()].flatMap((group) =>
      group.filter((entry) => canGrow(entry, most) && group.some((other) => isClash(entry, other))),
    );
    for (const entry of same) texts.set(entry, writer.write(entry.description, most * 2));
  }
  return texts;
}

/** Semicolons separate the names of a cell. A text without letters and digits is no name. */
function readOwnName(text = ""): string | null {
  const name = text.replaceAll(/\s*[;\r\n]+\s*/gu, ", ").trim();
  return toKey(name) === "" ? null : name;
}

/** Describes the members of a list. */
type DescribeList = (list: NamedList) => Description;
const describersOf = new WeakMap<readonly NamedCountry[], DescribeList>();
/** Returns how lists are described. A description is computed once for the same list. */
function createDescriber(countries: readonly NamedCountry[]): DescribeList {
  const known = describersOf.get(countries);
  if (known) return known;
  const codes = new Map(countries.map(({ id, iso }) => [id, iso]));
  const open = new Set(countries.flatMap(({ iso, never }) => (never ? [] : iso)));
  const national = new Set(countries.flatMap(({ iso, never_nationality: no }) => (no ? [] : iso)));
  const descriptions = new WeakMap<NamedList, Description>();
  function describe(list: NamedList): Description {
    const found = descriptions.get(list);
    if (found) return found;
    const members = new Set(list.Pays.flatMap((id) => codes.get(id) ?? []));
    const made = describeMembers(members, list.Type === "Nationality" ? national : open);
    descriptions.set(list, made);
    return made;
  }
  describersOf.set(countries, describe);
  return describe;
}

function createEntries({ countries, lists, own = {} }: ListNaming, locale: Locale): Entry[] {
  const describe = createDescriber(countries);
  return (
    lists
      .map((list) => ({
        id: list.id,
        columns: listColumns(list),
        own: readOwnName(own[list.id]?.[locale]),
        description: describe(list),
      }))
      // Numbers must not depend on the order in which the records are read.
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  );
}

/** Returns the names of all groups in one language, by id. */
export function nameLists(
  naming: ListNaming,
  locale: Locale,
  words: ListWords,
): ReadonlyMap<string, ListName> {
  const entries = createEntries(naming, locale);
  const writer = new Writer(naming.countries, locale, words);
  const computed = new Map(
    entries.map((entry) => [entry, writer.write(entry.description, MOST_NAMED)]),
  );
  const names = numberTexts(entries, writeTexts(entries, writer, computed), isClash);
  const titled = new Map(
    entries.map((entry) => {
      const name = names.get(entry) ?? "";
      const [column, another] = entry.columns;
      return [entry, column && !another ? fill(words[column], { name }) : name];
    }),
  );
  const titles = numberTexts(entries, titled, (a, b) => a !== b);
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        name: names.get(entry) ?? "",
        title: titles.get(entry) ?? "",
        computed: computed.get(entry) ?? "",
      },
    ]),
  );
}
