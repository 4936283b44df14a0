/**
 * The premiums of a plan by age, area of cover, excess and level. Amounts are in units of the
 * currency of the plan, for the period of its price.
 */

/** Ages from the first to the last one, both included, in whole years. */
export interface AgeBand {
  readonly from: number;
  readonly to: number;
}

/** A complete table: each combination has a premium. */
export interface PremiumTable {
  /** In ascending order, without gaps. */
  readonly ageBands: readonly AgeBand[];
  /** Codes, the smallest area first: see AREA_RANKS. */
  readonly areas: readonly string[];
  /** In ascending order, in units of the currency. */
  readonly excesses: readonly number[];
  /** Names of the levels as their author wrote them, the lowest level first. */
  readonly levels: readonly string[];
  /** By age band, then area, then excess, then level. */
  readonly premiums: readonly number[];
}

/** A combination of a table. `level` is a position, from 0. */
export interface PremiumChoice {
  readonly age: number;
  readonly area: string;
  readonly excess: number;
  readonly level: number;
}

/** Age from which on a person is an adult. */
export const ADULT_AGE = 18;

/**
 * Areas of cover by their code, with a rank: an area with a higher rank contains those with a lower
 * one. The code of a country is an area, too, of rank 0.
 */
export const AREA_RANKS = {
  asia: 0,
  "asia-pacific": 0,
  schengen: 0,
  "whv-destinations": 0,
  "world-except-usa-canada": 1,
  "world-except-usa": 2,
  world: 3,
} as const satisfies Readonly<Record<string, number>>;
export type NamedArea = keyof typeof AREA_RANKS;

/** Whether a code is the one of a named area. */
export const isNamedArea = (code: string): code is NamedArea => Object.hasOwn(AREA_RANKS, code);

/** Returns the rank of an area; 0 for a country. */
export const getAreaRank = (code: string): number => (isNamedArea(code) ? AREA_RANKS[code] : 0);

/** Returns the position of a combination in `premiums`, from the positions of its parts. */
export function getCell(
  { areas, excesses, levels }: Pick<PremiumTable, "areas" | "excesses" | "levels">,
  [band, area, excess, level]: readonly [number, number, number, number],
): number {
  return ((band * areas.length + area) * excesses.length + excess) * levels.length + level;
}

/** Returns the premium of a combination; null when the table does not contain it. */
export function findPremium(table: PremiumTable, choice: PremiumChoice): number | null {
  const { age, level } = choice;
  const band = table.ageBands.findIndex(({ from, to }) => from <= age && age <= to);
  const area = table.areas.indexOf(choice.area);
  const excess = table.excesses.indexOf(choice.excess);
  if (Math.min(band, area, excess, level) < 0 || level >= table.levels.length) return null;
  return table.premiums[getCell(table, [band, area, excess, level])] ?? null;
}

/** Returns the first age band with adults; 0 when the table has none. */
export function findAdultBand({ ageBands }: Pick<PremiumTable, "ageBands">): number {
  return Math.max(
    ageBands.findIndex(({ to }) => to >= ADULT_AGE),
    0,
  );
}

/** Returns the lowest premium of an adult, which is the price that the site shows with “from”. */
export function findStartingPrice(table: PremiumTable): number {
  const start = getCell(table, [findAdultBand(table), 0, 0, 0]);
  return table.premiums.slice(start).reduce((a, b) => Math.min(a, b), Infinity);
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Returns a premium for a month and for a year, which has twelve times the premium of a month. Null
 * for a premium of a trip.
 */
export function splitPeriods(
  amount: number,
  frequency: string,
): { readonly month: number; readonly year: number } | null {
  if (frequency === "month") return { month: amount, year: roundToCents(amount * 12) };
  if (frequency === "year") return { month: roundToCents(amount / 12), year: amount };
  return null;
}

/** Ages of the short table. */
const SHOWN_AGES = [25, 35, 45, 55, 65] as const;

/**
 * Lists five ages of adults that the plan accepts, in ascending order: 25, 35 … 65, with the last
 * accepted age in place of 65 where it is lower. A narrow plan has five ages at equal distances;
 * fewer when it has fewer ages.
 */
export function listShownAges({ ageBands }: Pick<PremiumTable, "ageBands">): readonly number[] {
  const last = ageBands.at(-1)?.to ?? 0;
  const first = Math.max(ageBands[0]?.from ?? 0, Math.min(ADULT_AGE, last));
  const accepted = SHOWN_AGES.filter((age) => first <= age && age <= last);
  if (accepted.length === SHOWN_AGES.length) return accepted;
  if (accepted.length === SHOWN_AGES.length - 1) return [...new Set([...accepted, last])];
  const steps = SHOWN_AGES.length - 1;
  return [
    ...new Set(SHOWN_AGES.map((_, step) => first + Math.round(((last - first) * step) / steps))),
  ];
}
