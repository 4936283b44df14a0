/**
 * Named journeys: journeys that must keep their outcome in every release (finder §2.17). The
 * compiled data are compared with each of them.
 */
import { NOT_LISTED } from "../code.ts";
import type { EligibilityData, NamedJourney } from "../data/types.ts";
import type { Answers } from "./finder.ts";
import { resolveFlows } from "./flows.ts";
import type { Options } from "./places.ts";
import { askAt, compileTable, getCell } from "./table.ts";

/** An answer or a product of a journey that no record has. */
export interface UnknownAnswer {
  readonly field: "residence" | "destination" | "profile" | "nationality" | "product";
  readonly value: string;
}

/** The result of one named journey. */
export interface JourneyCheck {
  readonly journey: NamedJourney;
  readonly answers: Answers;
  readonly passed: boolean;
  /** Null when an answer is unknown, so that there is no outcome. */
  readonly found: JourneyEnding | null;
  readonly unknown: readonly UnknownAnswer[];
}

/** The end of a journey: its outcome, and the product id of a plan. */
export type JourneyEnding = Pick<NamedJourney, "outcome" | "product">;

/** Writes an end as `products/<id>`, `none` or `asks`. */
export const writeEnd = ({ outcome, product }: JourneyEnding): string =>
  product === null ? outcome : `products/${product}`;

/** Reads an end that `writeEnd` wrote. */
export function readEnd(text: string): JourneyEnding {
  const [, product] = /^products\/(.*)$/.exec(text) ?? [];
  if (product !== undefined) return { outcome: "plan", product };
  return { outcome: text === "asks" ? "asks" : "none", product: null };
}

/**
 * Compares the compiled data with each named journey, in the order of the table. A nationality that
 * is not asked for has no effect on a journey, as in the form.
 * @throws TooIntricate when the data cannot be compiled
 */
export function checkJourneys(
  data: EligibilityData,
  options: Options = {},
): readonly JourneyCheck[] {
  if (data.journeys.length === 0) return [];
  const findUnknown = makeUnknownSearch(data);
  const findEnd = makeEndSearch(data, options);
  return data.journeys.map((journey): JourneyCheck => {
    const { residence, destination, profile, nationality } = journey;
    const unknown = findUnknown(journey);
    const hasAnswers = unknown.every(({ field }) => field === "product");
    const end = hasAnswers ? findEnd(journey) : null;
    return {
      journey,
      answers: { residence, destination, profile, nationality },
      passed:
        unknown.length === 0 && end?.outcome === journey.outcome && end.product === journey.product,
      found: end,
      unknown,
    };
  });
}

/** Creates a function that returns the answers of a journey that no record has. */
function makeUnknownSearch(
  data: EligibilityData,
): (journey: NamedJourney) => readonly UnknownAnswer[] {
  const codes = new Set([...data.countries.map(({ iso }) => iso)]);
  const profiles = new Set(data.profiles.map(({ id }) => id));
  const products = new Set(data.products.map(({ id }) => id));
  const known = {
    residence: codes,
    destination: codes,
    profile: profiles,
    nationality: new Set([...codes, NOT_LISTED]),
    product: products,
  } as const;
  return (journey) =>
    (["residence", "destination", "profile", "nationality", "product"] as const).flatMap(
      (field): readonly UnknownAnswer[] => {
        const value = journey[field];
        return value === null || known[field].has(value) ? [] : [{ field, value }];
      },
    );
}

/** Creates a function that returns the end of a journey whose answers are known. */
function makeEndSearch(
  data: EligibilityData,
  options: Options,
): (journey: NamedJourney) => JourneyEnding {
  const flows = resolveFlows(data);
  const { countries, profiles, products } = flows.universe;
  const table = compileTable(flows, options);
  const countryAt = new Map(countries.map(({ iso }, at) => [iso, at]));
  const profileAt = new Map(profiles.map(({ id }, at) => [id, at]));
  return ({ residence, destination, profile, nationality }) => {
    const [from, to, as] = [
      countryAt.get(residence),
      countryAt.get(destination),
      profileAt.get(profile),
    ];
    const cell =
      from === undefined || to === undefined || as === undefined ? 0 : getCell(table, from, to, as);
    if (cell < 0 && nationality === null) return { outcome: "asks", product: null };
    const outcome = cell < 0 ? askAt(table, cell, countryAt.get(nationality ?? "") ?? -1) : cell;
    const product = products[table.outcomes[(outcome - 1) * 2] ?? -1];
    return product === undefined
      ? { outcome: "none", product: null }
      : { outcome: "plan", product: product.id };
  };
}
