/**
 * Builds data/premiums/<plan>.tsv: the sample premiums of each plan for individuals by age, area,
 * excess and level. The first combination of an adult with the highest excess has the starting price
 * of data/products.json. An editor can open the files in a spreadsheet, and paste them into the
 * form of a plan.
 *
 *   node data/tools/premiums.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { premiumFactors, type PremiumFactors } from "./premiums/premiums.table.ts";
import { buildProducts } from "./products.ts";

/** Rounds to a multiple of `step`, with at most two decimals. */
const roundTo = (amount: number, step: number): number =>
  Number((Math.round(amount / step) * step).toFixed(2));
/** Returns the largest multiple of `step` up to an amount. */
const floorTo = (amount: number, step: number): number =>
  Number((Math.floor(amount / step + 1e-9) * step).toFixed(2));

/** Highest part of a difference of excess by which the premium of a year may differ. */
const MOST_SAVED = 0.8;

/**
 * Returns the premium for each excess, in their order. The highest excess has the premium of its
 * factor. A lower one costs at most 0.8 times the difference of the excess more in a year, since
 * nobody would pay a higher premium to avoid a smaller excess.
 * @param price premium with an excess of factor 1, for a month or a year
 */
function listByExcess(
  price: number,
  { excesses, step }: Pick<PremiumFactors, "excesses" | "step">,
  paymentsPerYear: number,
): readonly number[] {
  return excesses.reduceRight<readonly number[]>((higher, [excess, factor], at) => {
    const usual = roundTo(price * factor, step);
    const [next] = higher;
    const above = excesses[at + 1];
    if (next === undefined || !above) return [usual];
    const most = next + (MOST_SAVED * (above[0] - excess)) / paymentsPerYear;
    return [usual <= most ? usual : floorTo(most, step), ...higher];
  }, []);
}

/** Lists the lines of a table, without the headings. */
function listLines(
  price: number,
  factors: PremiumFactors,
  paymentsPerYear: number,
): readonly string[] {
  const { from, bands, areas, excesses, levels } = factors;
  return bands.flatMap(([last, byAge], at) => {
    const [before] = bands[at - 1] ?? [from - 1];
    return areas.flatMap(([area, byArea]) => {
      const byLevel = levels.map(([, factor]) =>
        listByExcess(price * byAge * byArea * factor, factors, paymentsPerYear),
      );
      return excesses.map(([excess], position) =>
        [
          `${before + 1}-${last}`,
          area,
          excess,
          ...byLevel.map((premiums) => premiums[position]),
        ].join("\t"),
      );
    });
  });
}

/** Builds the tables, by key of the plan. Pure. @throws for a plan without factors or price */
export function buildPremiums(): ReadonlyMap<string, string> {
  return new Map(
    buildProducts().map(({ key, individual }) => {
      const { starting_price: price, price_frequency: frequency } = individual;
      const factors = premiumFactors[key];
      if (!factors || price === null)
        throw new Error(`${key}: add its factors in data/tools/premiums/premiums.table.ts`);
      const head = ["Age", "Area", "Excess", ...factors.levels.map(([name]) => name)].join("\t");
      const lines = listLines(price, factors, frequency === "month" ? 12 : 1);
      return [key, `${[head, ...lines].join("\n")}\n`];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, "../premiums");
  await mkdir(folder, { recursive: true });
  for (const [key, text] of buildPremiums()) await writeFile(join(folder, `${key}.tsv`), text);
}
