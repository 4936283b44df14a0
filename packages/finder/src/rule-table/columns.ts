/** The columns of the grid of the rules, and the columns of the data that they show. */
import type { Locale } from "@orlaya/locales";
import { COLUMNS } from "../data/columns.ts";
import type { Rule } from "../data/types.ts";
import type { ListColumn, ListWords } from "../eligibility/list-names/index.ts";

/** The columns of the grid, in their order. */
export const RULE_COLUMNS = [
  "rule",
  "residence",
  "destination",
  "plan",
  "quote",
  "profile",
  "nationality",
  "within",
  "name",
  "entity",
  "compliance",
  "type",
  "label",
  "priority",
] as const;
export type RuleColumn = (typeof RULE_COLUMNS)[number];
export type RuleField = Exclude<keyof Rule, "id" | "Type">;
/** A column whose cells name groups of countries. */
export type PlaceColumn = ListColumn;

/** How the cells of a column are written and read. */
export type ColumnKind =
  | { readonly kind: "text" | "flag" | "integer" }
  | { readonly kind: "places"; readonly role: PlaceColumn; readonly optional: boolean }
  | {
      readonly kind: "records";
      readonly table: "profiles" | "products" | "funnels";
      readonly many: boolean;
      readonly optional: boolean;
    }
  | { readonly kind: "option"; readonly options: readonly string[]; readonly optional: boolean };

const TYPES = Array.from(
  { length: COLUMNS.rules["Rules type"].most - COLUMNS.rules["Rules type"].least + 1 },
  (_, at) => String(at + COLUMNS.rules["Rules type"].least),
);

export const COLUMN_KINDS: Readonly<Record<RuleColumn, ColumnKind>> = {
  rule: { kind: "text" },
  residence: { kind: "places", role: "residence", optional: false },
  destination: { kind: "places", role: "destination", optional: false },
  within: { kind: "flag" },
  profile: { kind: "records", table: "profiles", many: true, optional: false },
  nationality: { kind: "places", role: "nationality", optional: true },
  plan: { kind: "records", table: "products", many: false, optional: false },
  quote: { kind: "records", table: "funnels", many: false, optional: true },
  name: { kind: "text" },
  entity: { kind: "text" },
  compliance: {
    ...{ kind: "option", optional: true },
    options: COLUMNS.rules["Compliance level"].options,
  },
  type: { kind: "option", options: TYPES, optional: false },
  label: { kind: "option", options: COLUMNS.rules["Rules label"].options, optional: false },
  priority: { kind: "integer" },
};

export const COLUMN_FIELDS: Readonly<Record<RuleColumn, RuleField>> = {
  rule: "ID",
  residence: "residence",
  destination: "destination",
  within: "sameCountry",
  profile: "profile",
  nationality: "nationality",
  plan: "product",
  quote: "funnel",
  name: "Name",
  entity: "Entity",
  compliance: "Compliance level",
  type: "Rules type",
  label: "Rules label",
  priority: "priority",
};

export const TABLE_WORDS = ["except", "all", "any", "yes", "no"] as const;
export type TableWord = (typeof TABLE_WORDS)[number];
/** The words of the table in every language. */
export interface RuleTableWords {
  /** The language in which cells are written and names proposed. */
  readonly locale: Locale;
  readonly headings: Readonly<Record<RuleColumn, Readonly<Record<Locale, string>>>>;
  readonly words: Readonly<Record<TableWord, Readonly<Record<Locale, string>>>>;
  /** The words of the names of groups. */
  readonly lists: Readonly<Record<Locale, ListWords>>;
}
