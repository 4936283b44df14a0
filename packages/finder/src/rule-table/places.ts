/** Reads a cell that names groups of countries and countries; `all except …` is one group. */
import { fitsColumn } from "../eligibility/list-names/index.ts";
import { fold } from "../search/fold.ts";
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

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
function joinWords(words: Readonly<Record<string, string>>): string {
  return Object.values(words)
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join("|");
}

function findPlace(value: string, { column, current, context }: Reading): Found {
  const { tables, names, words } = context;
  const index = names.indexes[column];
  const fitting = index.find(value);
  const isCountry = names.indexes.countries.find(value).length > 0;
  // A list of another column is meant only when the name is nothing else.
  const found = fitting.length > 0 || isCountry ? fitting : names.indexes.lists.find(value);
  const kept = found.filter((id) => current.includes(id));
  const [id, another] = found.length > 1 && kept.length === 1 ? kept : found;
  if (id !== undefined && another !== undefined)
    return {
      kind: "doubled",
      value,
      proposals: found.map((each) => names.name("lists", each, words.locale)),
    };
  const list = tables.lists.find((each) => each.id === id);
  if (list) return { list };
  const [country, second] = names.indexes.countries.find(value);
  if (country !== undefined && second === undefined) return { country };
  const places = [index, names.indexes.countries].map((each) => each.propose(value, words.locale));
  const mixed = [places[1]?.[0], places[0]?.[0], places[1]?.[1]].filter(
    (each) => each !== undefined,
  );
  return {
    kind: country === undefined ? "unknown" : "doubled",
    value,
    proposals: [...new Set(mixed)],
  };
}

const isProblem = (found: Found): found is NameProblem => "kind" in found;

/** Whether a text is a name, without the nearest names, which take long to find. */
function isKnown(value: string, { column, context: { names } }: Reading): boolean {
  const { [column]: own, lists, countries } = names.indexes;
  return [own, lists, countries].some((index) => index.find(value).length > 0);
}

/** Finds the names of a part; commas separate them where the whole part is no name. */
function findNames(part: string, reading: Reading): readonly Found[] {
  const whole = findPlace(part, reading);
  const pieces = part.split(/,\s*/u);
  if (!isProblem(whole) || pieces.length === 1) return [whole];
  const found: Found[] = [];
  for (let at = 0; at < pieces.length;) {
    // The longest run of pieces that is a name, because names contain commas.
    let length = pieces.length - at;
    while (length > 1 && isProblem(findPlace(pieces.slice(at, at + length).join(", "), reading)))
      length--;
    found.push(findPlace(pieces.slice(at, at + length).join(", "), reading));
    at += length;
  }
  return found;
}

const listMembers = (found: Found): readonly string[] =>
  "list" in found ? found.list.Pays : "country" in found ? [found.country] : [];
const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((each) => other.includes(each));

/** Returns the list with exactly these members: one of the data, or a new one. */
function requireList(
  { column, context: { tables } }: Reading,
  members: readonly string[],
  excluded: boolean,
  label: string,
): TableList {
  const known = tables.lists.find(
    (list) =>
      list.excluded === excluded && fitsColumn(list, column) && isSameSet(list.Pays, members),
  );
  if (known) return known;
  const role = { residence: "location", destination: "destination", nationality: "nationality" };
  const codes = tables.countries.flatMap(({ id, iso }) => (members.includes(id) ? iso : []));
  const open = tables.countries.flatMap(({ iso, never }) => (never ? [] : iso));
  const missing = open.filter((iso) => !codes.includes(iso));
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

/** Reads `all` and `all except …`; null for another cell. */
function readAll(value: string, reading: Reading): ReadPlaces | null {
  const { tables, words } = reading.context;
  const pattern = new RegExp(
    `^(?:${joinWords(words.words.all)})(?:\\s+\\p{L}+){0,2}?(?:[\\s,;:]+(?:${joinWords(words.words.except)})\\s+(.+))?$`,
    "isu",
  );
  const match = pattern.exec(value);
  // Groups may have names that begin like this.
  const parts = value.split(/[;\n]/u);
  if (!match || parts.every((part) => isKnown(part.trim(), reading))) return null;
  const rest = match[1] ?? "";
  const found =
    rest === "" ? [] : rest.split(/[;\n]/u).flatMap((part) => findNames(part.trim(), reading));
  const problems = found.filter(isProblem);
  if (problems.length > 0) return { ids: [], created: [], problems };
  const out = new Set(found.flatMap(listMembers));
  const members = tables.countries.flatMap(({ id, never }) => (never || out.has(id) ? [] : id));
  const label = ["All countries", ...(found.length > 0 ? ["except"] : [])].join(" ");
  const names = found.map((each) => nameInEnglish(reading, each)).join(", ");
  const list = requireList(reading, members, false, `${label} ${names}`.trim());
  return collect(reading, [list]);
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
  const all = readAll(value.trim(), reading);
  if (all) return all;
  const except = new RegExp(`^(?:${joinWords(context.words.words.except)})\\s+(.+)$`, "isu");
  const parts = value.split(/[;\n]/u).map((part) => part.trim());
  const found = parts
    .filter((part) => fold(part).joined !== "")
    .flatMap((part) => {
      // A group may have a name that begins like this.
      const name = isKnown(part, reading) ? undefined : except.exec(part)?.[1];
      return findNames(name ?? part, reading).map((each) => ({ each, isOut: name !== undefined }));
    });
  const problems = found.flatMap(({ each }) => (isProblem(each) ? each : []));
  if (problems.length > 0) return { ids: [], created: [], problems };
  const lists = found.map(({ each, isOut }) => {
    if ("list" in each && (each.list.excluded || !isOut)) return each.list;
    return requireList(reading, listMembers(each), isOut, nameInEnglish(reading, each));
  });
  return collect(reading, lists);
}
