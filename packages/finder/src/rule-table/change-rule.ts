/** New rules, and what follows in a rule from the change of a cell. */
import { isSame } from "../changes/edits.ts";
import type { Edit } from "../changes/edits.ts";
import type { Rule } from "../data/types.ts";
import { COLUMN_FIELDS, RULE_COLUMNS, type RuleColumn } from "./columns.ts";
import type { TableList } from "./tables.ts";
import type { TableContext } from "./write-cell.ts";

/** Returns the parts of the name of a rule: residence, plan, profiles, destination. */
function listNameParts(rule: Rule, { names }: TableContext): readonly string[] {
  const join = (table: "profiles" | "products", ids: readonly string[]): string =>
    ids.map((id) => names.name(table, id, "en")).join(", ");
  const joinLists = (ids: readonly string[]): string => ids.map(names.label).join(", ");
  return [
    joinLists(rule.residence),
    join("products", rule.product),
    join("profiles", rule.profile),
    `to ${joinLists(rule.destination)}`,
  ];
}

/** Names a rule by what it says. */
export const nameRule = (rule: Rule, context: TableContext): string =>
  listNameParts(rule, context).join(" | ");

/** Replaces the parts of a name that stated what was before. */
function renameRule(before: Rule, after: Rule, context: TableContext): string {
  const [was, is] = [listNameParts(before, context), listNameParts(after, context)];
  return before.Name.split(" | ")
    .map((part) => {
      const at = was.indexOf(part);
      return at < 0 ? part : (is[at] ?? part);
    })
    .join(" | ");
}

/**
 * Changes columns of a rule. Its name follows unless it is changed too, and so does whether it is a
 * rule for nationalities.
 */
export function changeRule(rule: Rule, change: Partial<Rule>, context: TableContext): Rule {
  const after: Rule = { ...rule, ...change };
  const Name =
    change.Name === undefined || change.Name === rule.Name
      ? renameRule(rule, after, context)
      : change.Name;
  const wasNational = rule.nationality.length > 0;
  const isNational = after.nationality.length > 0;
  const Type = isNational === wasNational ? rule.Type : isNational ? "Nationality" : "Pays";
  return { ...after, Name, Type };
}

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));
/** Returns how much of a rule another one has in common. */
function rate(rule: Rule, { residence, product, profile, destination }: Partial<Rule>): number {
  const pairs = [
    [rule.product, product ?? [], 4],
    [rule.residence, residence ?? [], 3],
    [rule.profile, profile ?? [], 2],
    [rule.destination, destination ?? [], 1],
  ] as const;
  return pairs.reduce((sum, [own, other, weight]) => sum + (share(own, other) ? weight : 0), 0);
}

/** Returns a reference that no rule has: `99-001`. */
export function createReference(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const reference = `99-${String(number).padStart(3, "0")}`;
    if (!taken.has(reference)) return reference;
  }
}

const EMPTY: Omit<Rule, "id" | "ID"> = {
  ...{ Type: "Pays", Name: "", "Rules type": 3, "Rules label": "05 - Rest of the world" },
  ...{ "Compliance level": null, Entity: "", residence: [], destination: [], nationality: [] },
  ...{ profile: [], product: [], funnel: [], priority: 0, sameCountry: false },
};

/**
 * Creates a rule. What is not given is taken from the rule that has most in common with it: insurer,
 * compliance level, kind, and the quote of the same plan.
 */
export function createRule(
  given: Partial<Rule>,
  taken: ReadonlySet<string>,
  context: TableContext,
): Rule {
  const { rules } = context.tables;
  const nearest = rules.reduce<Rule | undefined>(
    (best, rule) => (best === undefined || rate(rule, given) > rate(best, given) ? rule : best),
    undefined,
  );
  const ID = given.ID ?? createReference(taken);
  const template = nearest ?? EMPTY;
  const sells = nearest !== undefined && isSame(nearest.product, given.product ?? []);
  const rule: Rule = {
    ...EMPTY,
    "Rules type": template["Rules type"],
    "Rules label": template["Rules label"],
    "Compliance level": template["Compliance level"],
    Entity: template.Entity,
    sameCountry: template.sameCountry,
    funnel: sells ? nearest.funnel : [],
    ...given,
    ID,
    id: `rule-${ID}`,
  };
  const Type = rule.nationality.length > 0 ? "Nationality" : "Pays";
  return { ...rule, Type, Name: given.Name ?? nameRule(rule, context) };
}

/** Creates the copy of a rule, with a reference of its own. */
export function copyRule(rule: Rule, taken: ReadonlySet<string>): Rule {
  let number = 2;
  while (taken.has(`${rule.ID}-${number}`)) number++;
  const ID = `${rule.ID}-${number}`;
  return { ...rule, ID, id: `rule-${ID}` };
}

/** An edit as a change set takes it. */
export interface RuleEdit extends Pick<Edit, "table" | "id" | "after"> {
  /** The columns before, so that an edit of somebody else is not overwritten; null for a new record. */
  readonly seen: Edit["before"];
}

/** Returns the edit between two states of a rule; null when nothing changes. */
export function createRuleEdit(before: Rule | null, after: Rule | null): RuleEdit | null {
  const rule = after ?? before;
  if (rule === null) return null;
  const key = { table: "rules", id: rule.id } as const;
  if (before === null) {
    const { id: _id, ...values } = rule;
    return { ...key, after: values, seen: null };
  }
  if (after === null) return { ...key, after: null, seen: { ID: rule.ID } };
  const fields = (["Type", ...RULE_COLUMNS.map((column) => COLUMN_FIELDS[column])] as const).filter(
    (field) => !isSame(before[field], after[field]),
  );
  if (fields.length === 0) return null;
  const pick = (row: Rule) => Object.fromEntries(fields.map((field) => [field, row[field]]));
  return { ...key, after: pick(after), seen: pick(before) };
}

/** Returns the edit that adds a list. */
export function createListEdit({ id, ...values }: TableList): RuleEdit {
  return { table: "lists", id, after: values, seen: null };
}

/** Returns the columns in which two states of a rule differ. */
export function listChangedColumns(before: Rule, after: Rule): readonly RuleColumn[] {
  return RULE_COLUMNS.filter(
    (column) => !isSame(before[COLUMN_FIELDS[column]], after[COLUMN_FIELDS[column]]),
  );
}
