/** Reads the premiums of a plan, and the answers of a visitor about its price. Pure. */
import type { ProductPage } from "@orlaya/content";
import { findPremium, readPremiums, type PremiumTable } from "@orlaya/contract/premiums";
import { PREMIUM_PARAMS, type PremiumParam } from "@orlaya/slices/premium-params";

/** Maximum number of characters of an answer that is shown again. */
const MAX_ANSWER_LENGTH = 12;

/** Why an answer is not accepted. */
export type PremiumError = "missing" | "outside" | "unknown";

/** The premiums of a plan with the answers of a visitor. */
export interface PremiumData {
  readonly table: PremiumTable;
  /** Day as ISO text. */
  readonly date: string;
  readonly currency: string;
  readonly frequency: "month" | "year" | "trip" | "person";
  /** The age as it was typed; empty on a first visit. */
  readonly age: string;
  /** Positions in the table. Without an answer, those of the lowest premium. */
  readonly chosen: { readonly area: number; readonly excess: number; readonly level: number };
  readonly errors: { readonly [P in PremiumParam]?: PremiumError };
  /** The premium for the answers; null without an accepted age, or with a wrong answer. */
  readonly premium: number | null;
}

/** Returns the first and the last age that a plan accepts. */
export function getAgeRange({ ageBands }: PremiumTable): {
  readonly from: number;
  readonly to: number;
} {
  return { from: ageBands[0]?.from ?? 0, to: ageBands.at(-1)?.to ?? 0 };
}

function checkAge(text: string, table: PremiumTable): PremiumError | null {
  if (!/^\d{1,3}$/.test(text)) return "missing";
  const { from, to } = getAgeRange(table);
  return Number(text) < from || Number(text) > to ? "outside" : null;
}

/** Returns the position of a choice; `usual` without an answer, -1 for an unknown one. */
function findChoice(text: string | undefined, values: readonly string[], usual: number): number {
  return text === undefined || text === "" ? usual : values.indexOf(text);
}

/**
 * Returns the premiums of a plan and the premium for the answers in a query. Null without a table
 * that can be read, or without price.
 */
export function loadPremium(
  document: Pick<
    ProductPage,
    "audience" | "premiums" | "premiums_date" | "currency" | "price_frequency"
  >,
  query: URLSearchParams,
): PremiumData | null {
  const { audience, premiums, premiums_date: date, currency, price_frequency } = document;
  if (audience !== "individual" || premiums.trim() === "" || !price_frequency) return null;
  const read = readPremiums(premiums);
  if (!read.ok) return null;
  const { table } = read;
  const given = Object.fromEntries(
    PREMIUM_PARAMS.flatMap((name) => {
      const value = query
        .get(name)
        ?.trim()
        .slice(0, MAX_ANSWER_LENGTH + 20);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as { readonly [P in PremiumParam]?: string };
  const found = {
    area: findChoice(given.area, table.areas, 0),
    excess: findChoice(given.excess, table.excesses.map(String), table.excesses.length - 1),
    level: findChoice(
      given.level,
      table.levels.map((_, at) => String(at + 1)),
      0,
    ),
  };
  const age = given.age === undefined ? null : checkAge(given.age, table);
  const errors = {
    ...(age ? { age } : {}),
    ...(found.area < 0 ? { area: "unknown" as const } : {}),
    ...(found.excess < 0 ? { excess: "unknown" as const } : {}),
    ...(found.level < 0 ? { level: "unknown" as const } : {}),
  };
  const chosen = {
    area: Math.max(found.area, 0),
    excess: found.excess < 0 ? table.excesses.length - 1 : found.excess,
    level: Math.max(found.level, 0),
  };
  const isAnswered = given.age !== undefined && Object.keys(errors).length === 0;
  return {
    table,
    date,
    currency: currency.trim().toUpperCase() || "EUR",
    frequency: price_frequency,
    age: given.age?.slice(0, MAX_ANSWER_LENGTH) ?? "",
    chosen,
    errors,
    premium: isAnswered
      ? findPremium(table, {
          age: Number(given.age),
          area: table.areas[chosen.area] ?? "",
          excess: table.excesses[chosen.excess] ?? 0,
          level: chosen.level,
        })
      : null,
  };
}
