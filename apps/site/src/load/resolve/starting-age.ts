/** Finds the age of the price “from” of a plan in its table of premiums. */
import {
  chooseStartingAge,
  findStartingAges,
  findStartingPrice,
  readPremiums,
  type AgeBand,
} from "@orlaya/contract/premiums";

/** The starting price of a table and the ages of those who pay it. */
interface Start {
  readonly amount: number;
  readonly ages: AgeBand;
}

/** Maximum number of tables whose start is kept, so that a list does not read each table again. */
const MOST_KEPT = 200;
const kept = new Map<string, Start | null>();

/** Reads the start of a table; null for a table that cannot be read. */
function readStart(premiums: string): Start | null {
  const read = readPremiums(premiums);
  const ages = read.ok ? findStartingAges(read.table) : null;
  return read.ok && ages ? { amount: findStartingPrice(read.table), ages } : null;
}

function findStart(premiums: string): Start | null {
  const known = kept.get(premiums);
  if (known !== undefined) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const start = readStart(premiums);
  kept.set(premiums, start);
  return start;
}

/**
 * Returns the age in years of a person who pays this amount, which is the starting price of the
 * table; null without a table, or when the amount is another one.
 * @param legalReference the age that it names is preferred among the ages of the price
 */
export function findStartingAge(
  premiums: string,
  amount: number,
  legalReference: string,
): number | null {
  const start = premiums.trim() === "" ? null : findStart(premiums);
  return start?.amount === amount ? chooseStartingAge(start.ages, legalReference) : null;
}
