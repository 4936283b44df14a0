/** Reads a cell that names groups of countries and countries; `all except …` is one group. */
import { fitsColumn } from "../eligibility/list-names/index.ts";
import { LOCALES } from "@orlaya/locales";
import { fold } from "../search/fold.ts";
import { splitPlaces, type CellPart } from "./all-except.ts";
import type { PlaceColumn } from "./columns.ts";
import type { TableList } from "./tables.ts";
import type { TableContext } from "./write-cell.ts";

/** A name that cannot be used, with the nearest names. */
export interface NameProblem {
  readonly kind: "unknown" | "doubled";
  readonly value: string;
  readonly proposals: readonly string[];
}
/** The lists of a cell; `created` are those that the data do not have yet. */
export interface ReadPlaces {
  readonly ids: readonly string[];
  readonly created: readonly TableList[];
  readonly problems: readonly NameProblem[];
}
interface Reading {
  readonly column: PlaceColumn;
  /** The lists that the cell holds now: of several lists with one name, these are meant. */
  readonly current: readonly string[];
  readonly context: TableContext;
}
/** What a name stands for: a list, a country without a list, or a problem. */
type Found = { readonly list: TableList } | { readonly country: string } | NameProblem;

/** Returns the lists that a name means in a column. */
function findLists(value: string, { column, current, context: { names } }: Reading) {
  const fitting = names.indexes[column].find(value);
  const isCountry = names.indexes.countries.find(value).length > 0;
  // A list of another column is meant only when the name is nothing else.
  const found = fitting.length > 0 || isCountry ? fitting : names.indexes.lists.find(value);
  const kept = found.filter((id) => current.includes(id));
  return found.length > 1 && kept.length === 1 ? kept : found;
}

/** Returns what a name stands for; null for an unknown or doubled name. */
function findKnown(value: string, reading: Reading): Exclude<Found, NameProblem> | null {
  const { tables, names } = reading.context;
  const [id, another] = findLists(value, reading);
  if (another !== undefined) return null;
  const list = tables.lists.find((each) => each.id === id);
  if (list) return { list };
  const [country, second] = names.indexes.countries.find(value);
  return country !== undefined && second === undefined ? { country } : null;
}

/** States why a name stands for nothing. The nearest names take long to find. */
function describeProblem(value: string, reading: Reading): NameProblem {
  const { names, words } = reading.context;
  const lists = findLists(value, reading);
  if (lists.length > 1) {
    const proposals = lists.map((each) => names.name("lists", each, words.locale));
    return { kind: "doubled", value, proposals };
  }
  const { [reading.column]: own, countries } = names.indexes;
  const places = [own, countries].map((each) => each.propose(value, words.locale));
  const mixed = [places[1]?.[0], places[0]?.[0], places[1]?.[1]].filter(
    (each) => each !== undefined,
  );
  const kind = countries.find(value).length > 0 ? "doubled" : "unknown";
  return { kind, value, proposals: [...new Set(mixed)] };
}

const isProblem = (found: Found): found is NameProblem => "kind" in found;

/** Whether a text is a name, of one record or of several. */
function isName(value: string, { column, context: { names } }: Reading): boolean {
  const { [column]: own, lists, countries } = names.indexes;
  return [own, lists, countries].some((index) => index.find(value).length > 0);
}

/** Finds the names of a part; commas separate them where the whole part is no name. */
function findNames(part: string, reading: Reading): readonly Found[] {
  const pieces = part.split(/,\s*/u);
  const found: Found[] = [];
  for (let at = 0; at < pieces.length;) {
    // The longest run of pieces that is a name, because names contain commas.
    const runs = pieces.slice(at).map((_, after) => pieces.slice(at, pieces.length - after));
    const run = runs.find((each) => isName(each.join(", "), reading));
    const text = run?.join(", ") ?? pieces[at] ?? "";
    found.push(findKnown(text, reading) ?? describeProblem(text, reading));
    at += run?.length ?? 1;
  }
  return found;
}

const listMembers = (found: Found): readonly string[] =>
  "list" in found ? found.list.Pays : "country" in found ? [found.country] : [];
function isSameSet(wanted: ReadonlySet<string>, ids: readonly string[]): boolean {
  return ids.every((id) => wanted.has(id)) && new Set(ids).size === wanted.size;
}

/** Returns the list with exactly these members: one of the data, or a new one. */
function requireList(
  { column, context: { tables } }: Reading,
  members: readonly string[],
  excluded: boolean,
  label: string,
): TableList {
  const wanted = new Set(members);
  const known = tables.lists.find(
    (list) =>
      list.excluded === excluded && fitsColumn(list, column) && isSameSet(wanted, list.Pays),
  );
  if (known) return known;
  const role = { residence: "location", destination: "destination", nationality: "nationality" };
  const codes = tables.countries.flatMap(({ id, iso }) => (wanted.has(id) ? iso : []));
  const open = tables.countries.flatMap(({ iso, never }) => (never ? [] : iso));
  const named = new Set(codes);
  const missing = open.filter((iso) => !named.has(iso));
  const isMost = missing.length < codes.length;
  const key = [...(isMost ? ["except", ...missing] : codes)].join("-").toLowerCase();
  const tag = column === "nationality" ? "" : ` [${role[column]}]`;
  return {
    id: ["list", role[column], ...(excluded ? ["excluded"] : []), key].join("-"),
    Type:
      column === "nationality" ? "Nationality" : members.length === 1 ? "Pays" : "Liste de pays",
    Name: `${excluded ? `Excluded countries: ${label}` : label}${tag}`,
    excluded,
    Pays: members,
  };
}

function nameInEnglish({ context: { names } }: Reading, found: Found): string {
  if ("list" in found) return names.name("lists", found.list.id, "en");
  return "country" in found ? names.name("countries", found.country, "en") : found.value;
}

/** Reads all countries, without those that are excepted. */
function readAll(
  { text, except }: Extract<CellPart, { readonly kind: "all" }>,
  reading: Reading,
): readonly (TableList | NameProblem)[] {
  // Groups have such names, also where the name only counts some of the exceptions.
  const known = findKnown(text, reading);
  const group = known !== null && "list" in known && !known.list.excluded ? known.list : null;
  if (group && except.length <= 1) return [group];
  const found = (group ? except.slice(1) : except).flatMap((part) => findNames(part, reading));
  const problems = found.filter(isProblem);
  if (problems.length > 0) return problems;
  const out = new Set(found.flatMap(listMembers));
  const { countries } = reading.context.tables;
  const base = group?.Pays ?? countries.flatMap(({ id, never }) => (never ? [] : id));
  const names = found.map((each) => nameInEnglish(reading, each)).join(", ");
  const label = group
    ? `${nameInEnglish(reading, { list: group })}, ${names}`
    : ["All countries", ...(found.length > 0 ? ["except", names] : [])].join(" ");
  const members = base.filter((id) => !out.has(id));
  return [requireList(reading, members, false, label)];
}

/** Whether a list is named by its countries, and not by a name that can say that they are left out. */
function isNamedByCountries(text: string, { id }: TableList, { context }: Reading): boolean {
  const { joined } = fold(text);
  const own = context.tables.own[id];
  return LOCALES.some(
    (locale) => !own?.[locale] && fold(context.names.name("lists", id, locale)).joined === joined,
  );
}

/** Reads names; lists with the same countries are used or created where the names are no such lists. */
function readNames(
  { kind, text }: Exclude<CellPart, { readonly kind: "all" }>,
  reading: Reading,
): readonly (TableList | NameProblem)[] {
  return findNames(text, reading).map((each) => {
    if (isProblem(each)) return each;
    const list = "list" in each ? each.list : null;
    // Such lists have names such as “Excluded countries”.
    const isOut =
      kind === "except" || (list?.excluded === true && !isNamedByCountries(text, list, reading));
    if (list?.excluded === isOut) return list;
    return requireList(reading, listMembers(each), isOut, nameInEnglish(reading, each));
  });
}

function collect({ context }: Reading, lists: readonly TableList[]): ReadPlaces {
  const known = new Set(context.tables.lists.map(({ id }) => id));
  const byId = new Map(lists.map((list) => [list.id, list]));
  return {
    ids: [...byId.keys()],
    created: [...byId.values()].filter(({ id }) => !known.has(id)),
    problems: [],
  };
}

/** Reads a cell of places. Never throws. @param current ids of the lists that the cell holds now */
export function readPlaces(
  value: string,
  column: PlaceColumn,
  current: readonly string[],
  context: TableContext,
): ReadPlaces {
  const reading: Reading = { column, current, context };
  const parts = splitPlaces(value, context.words.words, (text) => isName(text, reading));
  const read = parts.flatMap((part) =>
    part.kind === "all" ? readAll(part, reading) : readNames(part, reading),
  );
  const problems = read.flatMap((each) => ("kind" in each ? each : []));
  if (problems.length > 0) return { ids: [], created: [], problems };
  return collect(
    reading,
    read.flatMap((each) => ("kind" in each ? [] : each)),
  );
}
