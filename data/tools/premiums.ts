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

/** Lists the lines of a table, without the headings. */
function listLines(price: number, factors: PremiumFactors): readonly string[] {
  const { from, bands, areas, excesses, levels, step } = factors;
  return bands.flatMap(([last, byAge], at) => {
    const [before] = bands[at - 1] ?? [from - 1];
    return areas.flatMap(([area, byArea]) =>
      excesses.map(([excess, byExcess]) =>
        [
          `${before + 1}-${last}`,
          area,
          excess,
          ...levels.map(([, byLevel]) => {
            const factor = byAge * byArea * byExcess * byLevel;
            return factor === 1 ? price : roundTo(price * factor, step);
          }),
        ].join("\t"),
      ),
    );
  });
}

/** Builds the tables, by key of the plan. Pure. @throws for a plan without factors or price */
export function buildPremiums(): ReadonlyMap<string, string> {
  return new Map(
    buildProducts().map(({ key, individual }) => {
      const factors = premiumFactors[key];
      if (!factors || individual.starting_price === null)
        throw new Error(`${key}: add its factors in data/tools/premiums/premiums.table.ts`);
      const head = ["Age", "Area", "Excess", ...factors.levels.map(([name]) => name)].join("\t");
      return [key, `${[head, ...listLines(individual.starting_price, factors)].join("\n")}\n`];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, "../premiums");
  await mkdir(folder, { recursive: true });
  for (const [key, text] of buildPremiums()) await writeFile(join(folder, `${key}.tsv`), text);
}
