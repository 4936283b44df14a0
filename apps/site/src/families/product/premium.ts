/** Reads the premiums of a plan, and the answers of a visitor about its price. Pure. */
import type { ProductPage } from "@orlaya/content";
import {
  findPremium,
  findStartingArea,
  readPremiums,
  type PremiumTable,
} from "@orlaya/contract/premiums";
import type { PremiumParam } from "@orlaya/slices/premium-params";

/** Maximum number of characters of an answer. The code of each area is shorter. */
const MAX_ANSWER_LENGTH = 30;

/** Why an answer is not accepted. */
export type PremiumError = "missing" | "outside" | "unknown";

/** The premiums of a plan with the answers of a visitor. */
export interface PremiumData {
  readonly table: PremiumTable;
  /** Day as ISO text. */
  readonly date: string;
  readonly currency: string;
  readonly frequency: "month" | "year" | "trip" | "person";
  /** What has a length on which the price depends, and is paid once; null for other plans. */
  readonly paidFor: "trip" | "stay" | null;
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

/**
 * Returns the position of a choice; `usual` without an answer, -1 for an unknown one. A question with
 * one value is not asked, and its answer is ignored.
 */
function findChoice(text: string, values: readonly string[], usual: number): number {
  return text === "" || values.length < 2 ? usual : values.indexOf(text);
}

type Answers = { readonly [P in PremiumParam]: string | null };
/** Reads the answers; null for a question that the query does not contain. */
function readAnswers(query: URLSearchParams): Answers {
  const read = (name: PremiumParam): string | null =>
    query.get(name)?.trim().slice(0, MAX_ANSWER_LENGTH) ?? null;
  return { age: read("age"), area: read("area"), excess: read("excess"), level: read("level") };
}

/** Finds what is wrong with the answers, and the positions of the choices. */
function checkAnswers(
  answers: Answers,
  table: PremiumTable,
): Pick<PremiumData, "chosen" | "errors"> {
  const { areas, excesses, levels } = table;
  const last = excesses.length - 1;
  const usual = findStartingArea(table);
  const found = {
    area: findChoice(answers.area ?? "", areas, usual),
    excess: findChoice(answers.excess ?? "", excesses.map(String), last),
    level: findChoice(
      answers.level ?? "",
      levels.map((_, at) => String(at + 1)),
      0,
    ),
  };
  const age = answers.age === null ? null : checkAge(answers.age, table);
  const unknown = (["area", "excess", "level"] as const).filter((name) => found[name] < 0);
  return {
    chosen: {
      area: found.area < 0 ? usual : found.area,
      excess: found.excess < 0 ? last : found.excess,
      level: Math.max(found.level, 0),
    },
    errors: {
      ...(age ? { age } : {}),
      ...Object.fromEntries(unknown.map((name) => [name, "unknown" as const])),
    },
  };
}

/** Finds the premium for accepted answers. */
function findChosen(
  table: PremiumTable,
  age: number,
  chosen: PremiumData["chosen"],
): number | null {
  const { areas, excesses } = table;
  const { area, excess, level } = chosen;
  return findPremium(table, { age, area: areas[area] ?? "", excess: excesses[excess] ?? 0, level });
}

/** Keys of the offers whose plans have one premium for a stay, although their price is of a month. */
const STAYS: ReadonlySet<string> = new Set(["short-stay", "whv"]);
/** Key of the offer whose plans have one premium for a trip. */
const TRIPS = "travel";

function findPaidFor(frequency: string, offer: string): PremiumData["paidFor"] {
  if (frequency === "trip") return "trip";
  if (frequency === "person") return offer === TRIPS ? "trip" : "stay";
  return STAYS.has(offer) ? "stay" : null;
}

/**
 * Returns the premiums of a plan and the premium for the answers in a query. Null without a table
 * that can be read, or without price.
 */
export function loadPremium(
  document: Pick<
    ProductPage,
    "audience" | "premiums" | "premiums_date" | "currency" | "price_frequency"
  > &
    Partial<Pick<ProductPage, "offer">>,
  query: URLSearchParams,
): PremiumData | null {
  const { audience, premiums, premiums_date: date, currency, price_frequency } = document;
  if (audience !== "individual" || premiums.trim() === "" || !price_frequency) return null;
  const read = readPremiums(premiums);
  if (!read.ok) return null;
  const { table } = read;
  const answers = readAnswers(query);
  const { chosen, errors } = checkAnswers(answers, table);
  const isAnswered = answers.age !== null && Object.keys(errors).length === 0;
  return {
    ...{ table, date, chosen, errors },
    currency: currency.trim().toUpperCase() || "EUR",
    frequency: price_frequency,
    paidFor: findPaidFor(price_frequency, document.offer?.document?.key ?? ""),
    age: answers.age ?? "",
    premium: isAnswered ? findChosen(table, Number(answers.age), chosen) : null,
  };
}
