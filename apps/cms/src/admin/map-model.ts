/** What the map of the rules shows: its rows and columns, the words of its cells, and their colours. */
import {
  ASKS,
  FIRST_END,
  NO_PLAN,
  createMapSpace,
  listMapGroups,
  type MapLine,
  type MapSpace,
  type MapValue,
} from "@orlaya/finder/map";
import { fold } from "@orlaya/finder/search";
import type { ShownMap } from "../eligibility/history-shapes.ts";
import type { ShownEnd } from "../eligibility/shapes.ts";

/** Whether a row or column stands for a group of countries that the rules treat alike, or for one. */
export type LineKind = "groups" | "countries";
export type LineRole = "residence" | "destination";
export type CountryOrder = "region" | "name";

/** A row or a column. */
export interface ShownLine {
  /** Indexes of the countries, in the chosen order. */
  readonly members: MapLine;
  /** Name of the first country. */
  readonly first: string;
  /** What the line has in common with its neighbours: its region, or its initial. */
  readonly band: string;
}

/** The map, with the names and letters of what it leads to. */
export interface MapModel {
  readonly space: MapSpace;
  readonly shown: ShownMap;
  /** Name of each country of the space. */
  readonly names: readonly string[];
  readonly regions: readonly string[];
  /** Plans to which an end leads, in the order of their letters. */
  readonly plans: readonly { readonly id: string; readonly name: string }[];
  /** Index of the plan of each end. */
  readonly planOfEnd: readonly number[];
}

export function createMapModel(shown: ShownMap): MapModel {
  const space = createMapSpace(shown.sides);
  const countries = new Map(shown.countries.map((country) => [country.id, country]));
  const used = new Set(space.ends.map(({ product }) => product));
  const plans = shown.products.filter(({ id }) => used.has(id));
  const names = space.codes.map((code) => countries.get(code)?.name ?? code);
  return {
    space,
    shown,
    names,
    regions: space.codes.map((code) => countries.get(code)?.region ?? ""),
    plans,
    planOfEnd: space.ends.map(({ product }) => plans.findIndex(({ id }) => id === product)),
  };
}

/** Returns the countries in the chosen order, as indexes. */
function sortCountries({ shown, space, regions }: MapModel, order: CountryOrder): MapLine {
  // The service sorts the countries by name.
  const byName = shown.countries.map(({ id }) => space.codes.indexOf(id));
  if (order === "name") return byName;
  // Countries without a region come last.
  const bands = [...new Set(byName.map((index) => regions[index] ?? ""))].sort(
    (one, other) => Number(one === "") - Number(other === "") || one.localeCompare(other),
  );
  return byName.toSorted(
    (one, other) => bands.indexOf(regions[one] ?? "") - bands.indexOf(regions[other] ?? ""),
  );
}

/** Returns the rows or the columns of the map. */
export function listLines(
  model: MapModel,
  role: LineRole,
  kind: LineKind,
  order: CountryOrder,
): readonly ShownLine[] {
  const sorted = sortCountries(model, order);
  const place = new Map(sorted.map((country, index) => [country, index]));
  const getPlace = (country: number | undefined): number => place.get(country ?? -1) ?? 0;
  const lines =
    kind === "countries"
      ? sorted.map((country) => [country])
      : listMapGroups(model.space, role)
          .map((group) => group.toSorted((one, other) => getPlace(one) - getPlace(other)))
          .toSorted(([one], [other]) => getPlace(one) - getPlace(other));
  return lines.map((members): ShownLine => {
    const [first = 0] = members;
    const name = model.names[first] ?? "";
    return {
      members,
      first: name,
      band: order === "name" ? name.slice(0, 1) : (model.regions[first] ?? ""),
    };
  });
}

/** Returns the country that a person looks for: by its code, its name or the beginning of its name. */
export function findCountry({ names, space }: MapModel, words: string): number | null {
  const { spaced } = fold(words);
  if (spaced === "") return null;
  const code = space.codes.indexOf(words.trim().toUpperCase());
  const folded = names.map((name) => fold(name).spaced);
  const index = [
    folded.indexOf(spaced),
    folded.findIndex((name) => name.startsWith(spaced)),
    code,
    folded.findIndex((name) => name.includes(` ${spaced}`)),
  ].find((each) => each >= 0);
  return index ?? null;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Returns the letter of a plan. */
export const getPlanLetter = (plan: number): string => LETTERS[plan] ?? "+";

/** Angle between the hues of two plans: neighbours in the list differ most. */
const HUE_STEP = 137.5;
/** Returns the colour of a plan. Dark letters are legible on it. */
export function getPlanColour(plan: number): string {
  const lightness = plan % 2 === 0 ? 70 : 82;
  return `hsl(${Math.round((plan * HUE_STEP + 150) % 360)} 58% ${lightness}%)`;
}
/** Colour of cells with the question about nationality. */
export const ASK_COLOUR = "hsl(48 20% 92%)";

/** Returns the letter of a cell: the plan, the question, or the number of profiles. */
export function getCellLetter(model: MapModel, value: MapValue, isCounted: boolean): string {
  if (value === NO_PLAN) return "";
  if (isCounted) return String(value);
  return value === ASKS ? "?" : getPlanLetter(model.planOfEnd[value - FIRST_END] ?? -1);
}

/** Returns the colour of a cell; null without a plan. */
export function getCellColour(model: MapModel, value: MapValue, isCounted: boolean): string | null {
  if (value === NO_PLAN) return null;
  if (isCounted) {
    const share = value / model.space.profiles.length;
    return `hsl(168 38% ${Math.round(92 - share * 42)}%)`;
  }
  return value === ASKS ? ASK_COLOUR : getPlanColour(model.planOfEnd[value - FIRST_END] ?? 0);
}

/** Returns the plan and the quote of a value; null for the question and for no plan. */
export function findEnd(model: MapModel, value: MapValue): ShownEnd | null {
  const end = model.space.ends[value - FIRST_END];
  if (end === undefined) return null;
  const { products, funnels } = model.shown;
  return {
    plan: products.find(({ id }) => id === end.product)?.name ?? null,
    quote: funnels.find(({ id }) => id === end.funnel)?.name ?? null,
    asked: false,
  };
}
