/**
 * The finder of a visitor: the class table of one release in one locale, and its lookups
 * (finder §2, §4).
 */
import type { Locale } from "@orlaya/locales";
import { NOT_LISTED, parseCode } from "../code.ts";
import type { OptionsTable, Table } from "./table.ts";
import { askAt, getCell } from "./table.ts";

/** The version of the flow data set (spec §3). */
export interface ReleaseVersion {
  readonly type: "realtime";
  readonly version: number;
}

/** Fields of the form, in its order. */
export const FIELDS = ["residence", "destination", "profile", "nationality"] as const;
export type Field = (typeof FIELDS)[number];

/** Countries as upper-case ISO codes, the profile by id; null where not answered. */
export type Answers = { readonly [field in Field]: string | null };

export const NO_ANSWERS: Answers = {
  residence: null,
  destination: null,
  profile: null,
  nationality: null,
};

export interface PlanProduct {
  readonly id: string;
  readonly name: string;
  /** Address of the plan page for the locale; null when there is none. */
  readonly url: string | null;
  /**
   * Path of the page where a visitor of the site asks for a quote. A release does not contain it:
   * the site adds it.
   */
  readonly requestPath?: string | null;
}
export interface PlanFunnel {
  readonly id: string;
  readonly url: string | null;
}

/**
 * The part of a finder that determines the options of the form; a browser has this part only
 * (finder §4). Immutable. Countries and profiles are in the display order of the locale. Their
 * position is their index in the table.
 */
export interface OptionsFinder extends ReleaseVersion {
  readonly locale: Locale;
  readonly codes: readonly string[];
  readonly names: readonly string[];
  readonly codeAt: ReadonlyMap<string, number>;
  readonly profiles: readonly { readonly id: string; readonly label: string }[];
  readonly profileAt: ReadonlyMap<string, number>;
  readonly table: OptionsTable;
}

/** A finder with the plans that the answers lead to. */
export interface Finder extends OptionsFinder {
  readonly products: readonly PlanProduct[];
  readonly funnels: readonly PlanFunnel[];
  readonly table: Table;
}

export interface Plan {
  readonly product: PlanProduct;
  readonly funnel: PlanFunnel | null;
}

export type Resolution =
  | {
      readonly kind: "plan";
      readonly plan: Plan;
      /** Whether nationality decided. */
      readonly asked: boolean;
      /** Whether a rule without nationality decided. False when that is unknown. */
      readonly neutral: boolean;
    }
  /** Nationality is required. */
  | { readonly kind: "ask" }
  /** No plan for these answers. */
  | { readonly kind: "none"; readonly reason: "no-flow" | "nationality-not-listed" }
  /** Answers that are missing, or unknown in this release; in form order. */
  | {
      readonly kind: "incomplete";
      readonly missing: readonly Field[];
      readonly unknown: readonly Field[];
    };

/** Returns the plan of an outcome, given as its index + 1; null for 0. */
export function planAt(finder: Finder, outcome: number): Plan | null {
  const product = finder.products[finder.table.outcomes[(outcome - 1) * 2] ?? -1];
  const funnel = finder.funnels[finder.table.outcomes[(outcome - 1) * 2 + 1] ?? -1];
  return product === undefined ? null : { product, funnel: funnel ?? null };
}

/** Returns the index of a country code in any case, -1 when unknown. */
export function getCountryIndex(finder: OptionsFinder, code: string | null): number {
  if (code === null) return -1;
  // Most codes are in upper case: these are found without parsing.
  return finder.codeAt.get(code) ?? finder.codeAt.get(parseCode(code) ?? "") ?? -1;
}

/** Returns the index of a profile id, -1 when unknown. */
export function getProfileIndex(finder: OptionsFinder, id: string | null): number {
  return id === null ? -1 : (finder.profileAt.get(id) ?? -1);
}

/**
 * Returns the plan for a set of answers. Never throws. A nationality that was not asked for is
 * ignored, so a deep link with too many answers has the same result as the form.
 */
export function resolve(finder: Finder, answers: Answers): Resolution {
  const residence = getCountryIndex(finder, answers.residence);
  const destination = getCountryIndex(finder, answers.destination);
  const profile = getProfileIndex(finder, answers.profile);
  if (residence < 0 || destination < 0 || profile < 0) {
    const indexes = { residence, destination, profile };
    const open = (["residence", "destination", "profile"] as const).filter(
      (field) => indexes[field] < 0,
    );
    return {
      kind: "incomplete",
      missing: open.filter((field) => answers[field] === null),
      unknown: open.filter((field) => answers[field] !== null),
    };
  }
  const cell = getCell(finder.table, residence, destination, profile);
  if (cell === 0) return { kind: "none", reason: "no-flow" };
  if (cell < 0 && answers.nationality === null) return { kind: "ask" };
  const asked = cell < 0;
  const nationality = getCountryIndex(finder, answers.nationality);
  if (asked && nationality < 0 && answers.nationality?.toLowerCase() !== NOT_LISTED)
    return { kind: "incomplete", missing: [], unknown: ["nationality"] };
  const plan = planAt(finder, asked ? askAt(finder.table, cell, nationality) : cell);
  return plan === null
    ? { kind: "none", reason: "nationality-not-listed" }
    : {
        kind: "plan",
        plan,
        asked,
        neutral: finder.table.restricted?.has(cell - 1) === false && !asked,
      };
}
