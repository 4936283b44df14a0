/** Reads payloads, in the browser and wherever a stored payload is checked. */
import { isLocale } from "@orlaya/locales";
import type { Finder } from "../finder.ts";
import type { CountrySet, FlowShape } from "../flows.ts";
import { TooIntricate } from "../places.ts";
import { compileTable } from "../table.ts";
import type { Table } from "../table.ts";

export type DecodedPayload =
  { readonly ok: true; readonly finder: Finder } | { readonly ok: false; readonly problem: string };

type Raw = Readonly<Record<string, unknown>>;

/** Number of records of each kind that the indexes of a payload may refer to. */
interface Counts {
  readonly countries: number;
  readonly profiles: number;
  readonly products: number;
  readonly funnels: number;
}

function isIntegers(value: unknown, least: number, most: number): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.every(
      (n: unknown) => typeof n === "number" && Number.isInteger(n) && n >= least && n <= most,
    )
  );
}
function isTexts(value: unknown, nullable: number): value is readonly (string | null)[] {
  return (
    Array.isArray(value) &&
    value.every((text: unknown, i) => typeof text === "string" || (text === null && i === nullable))
  );
}
function isRows(
  value: unknown,
  width: number,
  nullable = -1,
): value is readonly (readonly (string | null)[])[] {
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => isTexts(row, nullable) && row.length === width)
  );
}

/** Whether a value is a list of integers of a range, in rows of the given width. */
function isGrid(
  value: unknown,
  least: number,
  most: number,
  width: number,
): value is readonly number[] {
  return isIntegers(value, least, most) && value.length % width === 0;
}

/**
 * Reads a payload from the network or from storage. Never throws. Every index is checked, so that
 * resolving never throws either.
 */
export function readPayload(value: unknown): DecodedPayload {
  const bad = (problem: string): DecodedPayload => ({ ok: false, problem });
  if (typeof value !== "object" || value === null) return bad("not an object");
  const p: Raw = { ...value };
  const locale = p["locale"];
  if (
    p["type"] !== "realtime" ||
    typeof p["version"] !== "number" ||
    !Number.isSafeInteger(p["version"])
  )
    return bad("no release version");
  if (!isLocale(locale)) return bad("unknown locale");
  const codes = readCodes(p["codes"]);
  if (codes === null) return bad("bad codes");
  const names = readNames(p["names"]);
  const codeAt = new Map(codes.map((code, index) => [code, index]));
  if (names.length !== codes.length || codeAt.size !== codes.length)
    return bad("codes and names do not agree");
  const records = readRecords(p);
  if (records === null) return bad("bad profiles, products or funnels");
  const table = readBody(p, {
    countries: codes.length,
    profiles: records.profiles.length,
    products: records.products.length,
    funnels: records.funnels.length,
  });
  if (table === null) return bad("bad table");
  return {
    ok: true,
    finder: {
      type: "realtime",
      version: p["version"],
      locale,
      codes,
      names,
      codeAt,
      ...records,
      table,
    },
  };
}

function readCodes(value: unknown): readonly string[] | null {
  return typeof value === "string" && /^([A-Z]{2})*$/.test(value)
    ? (value.match(/../g) ?? [])
    : null;
}

function readNames(value: unknown): readonly string[] {
  return typeof value === "string" && value !== "" ? value.split("\n") : [];
}

/** Reads profiles, products and funnels. */
function readRecords({
  profiles,
  products,
  funnels,
}: Raw): Pick<Finder, "profiles" | "profileAt" | "products" | "funnels"> | null {
  if (!isRows(profiles, 2) || !isRows(products, 3, 2) || !isRows(funnels, 2, 1)) return null;
  return {
    profiles: profiles.map(([id, label]) => ({ id: id ?? "", label: label ?? "" })),
    profileAt: new Map(profiles.map(([id], index) => [id ?? "", index])),
    products: products.map(([id, name, url]) => ({
      id: id ?? "",
      name: name ?? "",
      url: url ?? null,
    })),
    funnels: funnels.map(([id, url]) => ({ id: id ?? "", url: url ?? null })),
  };
}

function readBody(p: Raw, counts: Counts): Table | null {
  if (p["format"] === "table") return readTable(p, counts);
  return p["format"] === "lists" ? readLists(p, counts) : null;
}

function readTable(p: Raw, counts: Counts): Table | null {
  const classes = readClasses(p, counts.countries);
  const outcomes = readOutcomes(p["outcomes"], counts);
  if (classes === null || outcomes === null) return null;
  const { cells, rows, asks, restricted = null } = p;
  const most = outcomes.length / 2;
  const profiles = Math.max(counts.profiles, 1);
  const nationalities = Math.max(classes.nationalities, 1);
  if (
    (restricted !== null && !isIntegers(restricted, 0, most - 1)) ||
    !isGrid(asks, 0, most, nationalities) ||
    !isGrid(rows, -asks.length / nationalities, most, profiles) ||
    !isIntegers(cells, 0, Math.max(rows.length / profiles - 1, 0)) ||
    cells.length !== classes.residences * classes.destinations
  )
    return null;
  return {
    profiles: counts.profiles,
    residence: Uint16Array.from(classes.residence),
    destination: Uint16Array.from(classes.destination),
    nationality: Uint16Array.from(classes.nationality),
    destinationClasses: classes.destinations,
    nationalityClasses: classes.nationalities,
    cells: Uint32Array.from(cells),
    rows: Int32Array.from(rows),
    asks: Int32Array.from(asks),
    outcomes: Int32Array.from(outcomes),
    restricted: restricted && new Set(restricted),
  };
}

/** The class of each country by role, and the number of classes of each role. */
interface Classes {
  readonly residence: readonly number[];
  readonly destination: readonly number[];
  readonly nationality: readonly number[];
  readonly residences: number;
  readonly destinations: number;
  readonly nationalities: number;
}

function readClasses(
  { classes, residence, destination, nationality }: Raw,
  countries: number,
): Classes | null {
  if (!isIntegers(classes, 0, 65535)) return null;
  const [residences = 0, destinations = 0, nationalities = 0] = classes;
  const isPerCountry = (value: unknown, most: number): value is readonly number[] =>
    isIntegers(value, 0, most - 1) && value.length === countries;
  return isPerCountry(residence, residences) &&
    isPerCountry(destination, destinations) &&
    isPerCountry(nationality, nationalities)
    ? { residence, destination, nationality, residences, destinations, nationalities }
    : null;
}

/** Reads pairs of a product and a funnel; -1 for no funnel. */
function readOutcomes(
  value: unknown,
  { products, funnels }: Pick<Counts, "products" | "funnels">,
): readonly number[] | null {
  if (!isGrid(value, -1, Math.max(products, funnels) - 1, 2)) return null;
  return value.every((at, i) => (i % 2 === 0 ? at >= 0 && at < products : at < funnels))
    ? value
    : null;
}

function readLists(p: Raw, counts: Counts): Table | null {
  const sets = readAll(p["sets"], (steps) => readSet(steps, counts.countries));
  const flows = sets && readAll(p["flows"], (flow) => readFlow(flow, sets, counts));
  if (flows === null) return null;
  try {
    return compileTable(
      { countries: counts.countries, profiles: counts.profiles, flows },
      { strictNationality: p["strictNationality"] === true },
    );
  } catch (error) {
    if (error instanceof TooIntricate) return null;
    throw error;
  }
}

/**
 * Reads every item of a list. @returns null when the value is not a list or an item cannot be read
 */
function readAll<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  const items: T[] = [];
  for (const item of value as readonly unknown[]) {
    const found = read(item);
    if (found === null) return null;
    items.push(found);
  }
  return items;
}

/** Reads a set from the differences between its ascending country indexes. */
function readSet(steps: unknown, countries: number): CountrySet | null {
  if (!isIntegers(steps, 0, countries)) return null;
  let value = 0;
  const set = steps.map((step) => (value += step));
  return set.some((country) => country >= countries) ? null : set;
}

function readFlow(flow: unknown, sets: readonly CountrySet[], counts: Counts): FlowShape | null {
  if (!isIntegers(flow, -1, Number.MAX_SAFE_INTEGER)) return null;
  const [from = -1, to = -1, nat = -1, product = -1, funnel = -1, ...profiles] = flow;
  const residence = sets[from];
  const destination = sets[to];
  const nationality = nat === -1 ? null : sets[nat];
  if (residence === undefined || destination === undefined || nationality === undefined)
    return null;
  const isKnown =
    product >= 0 &&
    product < counts.products &&
    funnel < counts.funnels &&
    profiles.every((profile) => profile >= 0 && profile < counts.profiles);
  return isKnown ? { residence, destination, nationality, product, funnel, profiles } : null;
}
