/** What authored data sell, with the records that the indexes refer to. */
import type { EligibilityData } from "../../data/types.ts";
import type { Answers } from "../finder.ts";
import { resolveFlows, type Universe } from "../flows.ts";
import type { Options } from "../places.ts";
import { Sales } from "../sales.ts";
import { askAt, compileTable, getCell } from "../table.ts";

/** Countries, profiles and products are indexes of `universe`. */
export class AuthoredSales extends Sales {
  readonly universe: Universe;

  /** @throws TooIntricate when the data cannot be compiled */
  constructor(data: EligibilityData, options: Options) {
    const flows = resolveFlows(data);
    super(compileTable(flows, options));
    this.universe = flows.universe;
  }

  /**
   * Returns answers with these two countries: with the first profile and nationality that lead to
   * the product, otherwise with the first profile that leads to a plan.
   */
  buildAnswers(from: number, to: number, product: number): Answers {
    const { countries, profiles } = this.universe;
    const all = [...profiles.keys()];
    const profile =
      all.find((each) => this.listByProfile(from, to, each).has(product)) ??
      all.find((each) => this.listByProfile(from, to, each).size > 0);
    return {
      residence: countries[from]?.iso ?? null,
      destination: countries[to]?.iso ?? null,
      profile: profiles[profile ?? -1]?.id ?? null,
      nationality: profile === undefined ? null : this.#findNationality(from, to, profile, product),
    };
  }

  /** Returns the first nationality that leads to the product; null where it is not asked. */
  #findNationality(from: number, to: number, profile: number, product: number): string | null {
    const cell = getCell(this.table, from, to, profile);
    if (cell >= 0) return null;
    const found = this.universe.countries.find((_, nationality) => {
      const outcome = askAt(this.table, cell, nationality);
      return outcome > 0 && this.table.outcomes[(outcome - 1) * 2] === product;
    });
    return found?.iso ?? null;
  }
}
