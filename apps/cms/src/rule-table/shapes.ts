/** Response of the endpoint of the table of the rules. */
import type { Edit } from "@orlaya/finder/changes";
import type { PackedTables, RuleTableWords } from "@orlaya/finder/rule-table";
import type { ListedSet, SetState } from "../sets/shapes.ts";

/** The change set into which the edits of a table go. */
export interface TableSet {
  readonly id: string;
  readonly name: string;
  readonly state: SetState;
  /** Number of all its edits. */
  readonly count: number;
  /** Whether this account may edit it now. */
  readonly mayEdit: boolean;
  /** Whether somebody else published what it changes, so that it must be decided first. */
  readonly hasConflicts: boolean;
}

export interface ShownRuleTable {
  /** Number of the live release. */
  readonly version: number;
  /** The live tables. */
  readonly tables: PackedTables;
  /** The edits of rules and lists of the set; empty without a set. */
  readonly edits: readonly Pick<Edit, "table" | "id" | "after">[];
  readonly words: RuleTableWords;
  /** Ids of rules that decide no journey. */
  readonly silent: readonly string[];
  /** Id of a rule → id of its document. */
  readonly documents: Readonly<Record<string, string>>;
  /** Whether this account may change rules. */
  readonly mayEdit: boolean;
  /** Null when none is chosen. */
  readonly set: TableSet | null;
  /** The sets that this account may edit. */
  readonly sets: readonly Pick<ListedSet, "id" | "name">[];
}
