/**
 * Reads data/eligibility/markets.json, the table of what is sold to whom. The rules of the
 * eligibility finder (rules.ts) and the targeting of product pages (products/targeting.ts) are
 * derived from it.
 */
import table from "../../eligibility/markets.json" with { type: "json" };
import {
  getZoneCountries,
  getZoneName,
  nationalities,
  zones,
  type NationalityKey,
  type ZoneKey,
} from "./country-lists.ts";
import { profiles, type ProfileId } from "./profiles.table.ts";
import { excludedPlaces } from "../groups.ts";

/** Whether a market includes a stay within one country: `only` and `also` include it. */
export const OWN_COUNTRY = ["no", "also", "only"] as const;
export type OwnCountry = (typeof OWN_COUNTRY)[number];

/** A row of the table. Lists are joined with " + ": the joined lists form one entry. */
export interface MarketRow {
  readonly market: string;
  /** `dataName` of the product. */
  readonly plan: string;
  readonly livingIn: readonly string[];
  readonly goingTo: readonly string[];
  readonly for: readonly string[];
  readonly nationality?: string;
  readonly ownCountry: string;
  /** Name of a second funnel, or "none"; the first funnel when absent. */
  readonly funnel?: string;
  readonly priority?: number;
  readonly why: string;
}

/** One combination of the entries of a row. It becomes one rule. */
export interface Sale {
  readonly row: MarketRow;
  readonly plan: string;
  readonly residence: readonly ZoneKey[];
  readonly destination: readonly ZoneKey[];
  readonly profiles: readonly ProfileId[];
  readonly nationality: NationalityKey | null;
  readonly ownCountry: OwnCountry;
  readonly funnel: string | null;
  readonly priority: number;
}

/** The rows, in the order of the file. */
export const marketRows: readonly MarketRow[] = table.markets;
const groups: Readonly<Record<string, readonly string[]>> = table.groups;

const zoneByName = new Map(
  (Object.keys(zones) as ZoneKey[]).map((key) => [getZoneName(key), key] as const),
);
const profileByName = new Map(
  (Object.keys(profiles) as ProfileId[]).map((id) => [profiles[id].name as string, id] as const),
);

/** The destination that is the residence itself. */
const OWN_PLACE = "own place";

function find<T>(known: ReadonlyMap<string, T>, name: string, row: MarketRow): T {
  const found = known.get(name);
  if (found === undefined)
    throw new Error(`markets.json: "${name}" is not known (market "${row.market}")`);
  return found;
}

/** Replaces the names of groups by their entries, also in groups of groups. */
function expandGroups(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const members = groups[name];
    return members === undefined ? [name] : expandGroups(members);
  });
}

/** Splits an entry at " + ". */
const splitEntry = (entry: string): readonly string[] => entry.split(" + ");

function readNationality(row: MarketRow): NationalityKey | null {
  if (row.nationality === undefined) return null;
  const key = (["A", "B"] as const).find((each) =>
    nationalities[each].name.endsWith(`. ${row.nationality}`),
  );
  if (key === undefined)
    throw new Error(`markets.json: "${row.nationality}" is not known (market "${row.market}")`);
  return key;
}

function readOwnCountry(row: MarketRow): OwnCountry {
  const value = OWN_COUNTRY.find((each) => each === row.ownCountry);
  if (value === undefined)
    throw new Error(`markets.json: ownCountry must be no, also or only (market "${row.market}")`);
  return value;
}

/** Returns the countries of zones in one role, without the excluded ones. */
export function getCountries(
  keys: readonly ZoneKey[],
  role: "location" | "destination",
): ReadonlySet<string> {
  const all = keys.flatMap((key) => [...getZoneCountries(key, role)]);
  return new Set(all.filter((code) => !excludedPlaces.includes(code)));
}

/** Whether a market that is sold as `ownCountry` includes this pair of countries. */
const includesPair = (ownCountry: OwnCountry, from: string, to: string): boolean =>
  ownCountry === "also" || (ownCountry === "only") === (from === to);

/** Calls `visit` for each pair of residence and destination of a sale. */
export function visitPairs(sale: Sale, visit: (from: string, to: string) => void): void {
  const destinations = getCountries(sale.destination, "destination");
  for (const from of getCountries(sale.residence, "location"))
    for (const to of destinations) if (includesPair(sale.ownCountry, from, to)) visit(from, to);
}

function hasPairs(sale: Sale): boolean {
  let pairs = 0;
  visitPairs(sale, () => (pairs += 1));
  return pairs > 0;
}

/**
 * Refuses a market for the own country only whose lists have several countries: a rule cannot
 * express it, because it would also cover the other pairs.
 */
function checkOnly(sale: Sale): void {
  if (sale.ownCountry !== "only") return;
  const codes = new Set([
    ...getCountries(sale.residence, "location"),
    ...getCountries(sale.destination, "destination"),
  ]);
  if (codes.size !== 1)
    throw new Error(
      `markets.json: a market for the own country only needs lists of one country (market "${sale.row.market}")`,
    );
}

/** Returns the sales of a row: one for each residence, destination and profile entry. */
function buildSalesOfRow(row: MarketRow): Sale[] {
  const shared = {
    row,
    plan: row.plan,
    nationality: readNationality(row),
    ownCountry: readOwnCountry(row),
    funnel: row.funnel ?? null,
    priority: row.priority ?? 0,
  };
  const readZones = (entry: string) => splitEntry(entry).map((name) => find(zoneByName, name, row));
  const sales = expandGroups(row.livingIn).flatMap((living) =>
    expandGroups(row.goingTo).flatMap((going) =>
      row.for.map((needs): Sale => ({
        ...shared,
        residence: readZones(living),
        destination: readZones(going === OWN_PLACE ? living : going),
        profiles: splitEntry(needs).map((name) => find(profileByName, name, row)),
      })),
    ),
  );
  sales.forEach(checkOnly);
  return sales.filter(hasPairs);
}

/**
 * Returns all sales, in the order of the table. Combinations without a journey are left out.
 * @throws for an unknown name, and for a market that a rule cannot express
 */
export function buildSales(rows: readonly MarketRow[] = marketRows): Sale[] {
  return rows.flatMap(buildSalesOfRow);
}
