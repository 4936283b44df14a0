/** Names of the records of a grid in every language, and how they are found by name. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { fitsColumn, nameLists, type ListName } from "../eligibility/list-names/index.ts";
import { getLocalName, readGroupName, readPlaceName } from "../eligibility/names.ts";
import { fold } from "../search/fold.ts";
import {
  createNameIndex,
  indexNames,
  proposeNames,
  type NameIndex,
  type NamedKey,
} from "../eligibility/scenarios/name-index.ts";
import type { PlaceColumn, RuleTableWords } from "./columns.ts";
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

/** Returns the name of a list in the names of rules: of one country its English name. */
function writeLabel(
  { Name, Pays }: TableList,
  countries: ReadonlyMap<string, TableCountry>,
): string {
  const only = Pays.length === 1 ? countries.get(Pays[0] ?? "") : undefined;
  return only ? nameCountry(only, "en") : readGroupName(Name);
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

type Names = Readonly<Record<Locale, string>>;
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
  /** Returns the English name of a list in the names of rules; its id when there is no such list. */
  readonly label: (id: string) => string;
  readonly indexes: Readonly<
    Record<PlaceColumn | "lists" | "profiles" | "products" | "funnels" | "countries", NameIndex>
  >;
}

/** Computes a value when it is needed first. */
function computeOnce<K, T>(compute: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

type NameListsIn = (locale: Locale) => ReadonlyMap<string, ListName>;

/**
 * Creates the indexes of the lists. A name that several lists have means the one that shows it: in
 * the language of the table, else in another one, else as another name of the same list.
 */
function createListIndexes(
  { lists }: RuleTables,
  nameIn: NameListsIn,
  locale: Locale,
): Readonly<Record<PlaceColumn | "lists", NameIndex>> {
  const write = (id: string, each: Locale, part: keyof ListName): string =>
    nameIn(each).get(id)?.[part] ?? id;
  // Views show names in one language, and most of them search for none.
  const getEntries = computeOnce(() =>
    lists.map(({ id: key, Name }): NamedKey => ({
      key,
      label: (each) => write(key, each, "name"),
      names: [
        ...LOCALES.flatMap((each) => [write(key, each, "title"), write(key, each, "computed")]),
        ...[Name, readPlaceName(Name), readGroupName(Name)],
      ],
    })),
  );
  const getLevels = computeOnce(() => {
    const entries = getEntries(null);
    return [
      indexNames(entries.map(({ key, label }) => ({ key, names: [label(locale)] }))),
      indexNames(entries.map(({ key, label }) => ({ key, names: LOCALES.map(label) }))),
      indexNames(entries),
    ];
  });
  function create(fits: (list: TableList) => boolean): NameIndex {
    const fitting = new Set(lists.flatMap((list) => (fits(list) ? list.id : [])));
    return {
      find(name) {
        const { joined } = fold(name);
        const found = getLevels(null).map((level) =>
          [...(level.get(joined) ?? [])].filter((id) => fitting.has(id)),
        );
        return found.find((ids) => ids.length > 0) ?? [];
      },
      propose: (name, each) =>
        proposeNames(
          getEntries(null).filter(({ key }) => fitting.has(key)),
          name,
          each,
        ),
    };
  }
  return {
    residence: create((list) => fitsColumn(list, "residence")),
    destination: create((list) => fitsColumn(list, "destination")),
    nationality: create((list) => fitsColumn(list, "nationality")),
    lists: create(() => true),
  };
}

/** Creates the names of all records of a grid. @param words its words, and the language of its cells */
export function createRuleNames(
  tables: RuleTables,
  { locale, lists: words }: Pick<RuleTableWords, "locale" | "lists">,
): RuleNames {
  const nameIn: NameListsIn = computeOnce((each) => nameLists(tables, each, words[each]));
  const groups = {
    profiles: nameRecords(tables.profiles),
    products: nameRecords(tables.products),
    funnels: nameFunnels(tables),
    countries: tables.countries.map((country): Entry => [
      country.id,
      translate((each) => nameCountry(country, each)),
    ]),
  };
  const names = new Map<string, Names>();
  for (const table of Object.keys(groups) as Exclude<NamedTable, "lists">[])
    for (const [id, each] of groups[table]) names.set(`${table} ${id}`, each);
  const own = new Map<string, readonly string[]>();
  for (const { id, Name } of [...tables.profiles, ...tables.products, ...tables.funnels])
    own.set(id, [Name]);
  for (const { id, iso, Name } of tables.countries) own.set(id, [iso, Name]);
  const getOwn = (id: string): readonly string[] => own.get(id) ?? [];
  const countries = new Map(tables.countries.map((country) => [country.id, country]));
  const labels = new Map(tables.lists.map((list) => [list.id, writeLabel(list, countries)]));
  return {
    name: (table, id, each) =>
      (table === "lists" ? nameIn(each).get(id)?.name : names.get(`${table} ${id}`)?.[each]) ?? id,
    label: (id) => labels.get(id) ?? id,
    indexes: {
      ...createListIndexes(tables, nameIn, locale),
      profiles: createNameIndex(toKeys(groups.profiles, getOwn)),
      products: createNameIndex(toKeys(groups.products, getOwn)),
      funnels: createNameIndex(toKeys(groups.funnels, getOwn)),
      countries: createNameIndex(toKeys(groups.countries, getOwn)),
    },
  };
}
