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
  /** Codes, the smallest area first: see AREA_PARTS. */
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
/** The first band that reaches this age is the one of the youngest adults: children may be 18. */
const YOUNG_ADULT_AGE = 21;

/**
 * Areas of cover by their code, each with the areas that it contains. The smallest areas come first.
 * The code of a country is an area, too, of a plan with no other area.
 */
export const AREA_PARTS = {
  asia: [],
  schengen: [],
  "whv-destinations": [],
  "asia-pacific": ["asia"],
  "world-except-usa-canada": ["asia", "asia-pacific", "schengen"],
  "world-except-usa": ["asia", "asia-pacific", "schengen", "world-except-usa-canada"],
  world: [
    ...["asia", "asia-pacific", "schengen", "whv-destinations"],
    ...["world-except-usa-canada", "world-except-usa"],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type NamedArea = keyof typeof AREA_PARTS;

/** Whether a code is the one of a named area. */
export const isNamedArea = (code: string): code is NamedArea => Object.hasOwn(AREA_PARTS, code);

const ORDER = Object.keys(AREA_PARTS);
/** Compares two areas: the smaller one first. */
export const compareAreas = (a: string, b: string): number => ORDER.indexOf(a) - ORDER.indexOf(b);

/** Whether an area contains another one. */
export function containsArea(area: string, other: string): boolean {
  const parts: readonly string[] = isNamedArea(area) ? AREA_PARTS[area] : [];
  return parts.includes(other);
}

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

/**
 * Returns the position of the youngest adults: the first age band that reaches 21, since a band of
 * children may end at 18. The last band when none does.
 */
export function findAdultBand({ ageBands }: Pick<PremiumTable, "ageBands">): number {
  const first = ageBands.findIndex(({ to }) => to >= YOUNG_ADULT_AGE);
  return first < 0 ? ageBands.length - 1 : first;
}

/** Returns the lowest premium of an adult, which is the price that the site shows with “from”. */
export function findStartingPrice(table: PremiumTable): number {
  const start = getCell(table, [findAdultBand(table), 0, 0, 0]);
  return table.premiums.slice(start).reduce((a, b) => Math.min(a, b), Infinity);
}

/** Returns the ages of the starting price: the first age band of adults that has it. */
export function findStartingAges(table: PremiumTable): AgeBand | null {
  const { ageBands, areas, excesses, levels, premiums } = table;
  const start = getCell(table, [findAdultBand(table), 0, 0, 0]);
  const cell = premiums.indexOf(findStartingPrice(table), start);
  const size = areas.length * excesses.length * levels.length;
  return ageBands[Math.floor(cell / size)] ?? null;
}

/**
 * Returns the age that stands beside the starting price: the first number of its legal
 * reference, when the price is the one of that age; else the first age of adults that has the price.
 */
export function chooseStartingAge({ from, to }: AgeBand, legalReference: string): number {
  const named = Number(/\d+/.exec(legalReference)?.[0] ?? NaN);
  return from <= named && named <= to ? named : Math.max(from, Math.min(ADULT_AGE, to));
}

/** Returns the position of the area of the starting price. */
export function findStartingArea(table: PremiumTable): number {
  const { areas, excesses, levels, premiums } = table;
  const price = findStartingPrice(table);
  const start = getCell(table, [findAdultBand(table), 0, 0, 0]);
  const cell = premiums.slice(start).indexOf(price);
  return Math.floor(Math.max(cell, 0) / (excesses.length * levels.length)) % areas.length;
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Returns what twelve premiums of a month cost, for a year. Null for other premiums: a yearly one is
 * not sold by the month.
 */
export function findYearlyPremium(amount: number, frequency: string): number | null {
  return frequency === "month" ? roundToCents(amount * 12) : null;
}

/** Ages of the short table. */
const SHOWN_AGES = [25, 35, 45, 55, 65] as const;

/**
 * Lists five ages of adults that the plan accepts, in ascending order: 25, 35 … 65, with the last
 * accepted age in place of 65 where they differ. A narrow plan has five ages at equal distances;
 * fewer when it has fewer ages.
 */
export function listShownAges({ ageBands }: Pick<PremiumTable, "ageBands">): readonly number[] {
  const last = ageBands.at(-1)?.to ?? 0;
  const first = Math.max(ageBands[0]?.from ?? 0, Math.min(ADULT_AGE, last));
  const steps = SHOWN_AGES.length - 1;
  const usual = SHOWN_AGES.slice(0, steps);
  if (usual.every((age) => first <= age && age < last)) return [...usual, last];
  return [
    ...new Set(SHOWN_AGES.map((_, step) => first + Math.round(((last - first) * step) / steps))),
  ];
}
