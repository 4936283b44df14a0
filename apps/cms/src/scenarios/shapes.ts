/** Responses of the endpoints of scenarios. Types only, so that the browser gets no other code. */
import type { CellProblem, ScenarioColumn } from "@orlaya/finder/eligibility";

/** A record to choose from. */
export interface ShownChoice {
  readonly value: string;
  readonly label: string;
}

/** A scenario in words, with its outcomes. */
export interface ShownScenario {
  /** `journey:<id>`, or `rule:<ID>` for one that is made from a rule. */
  readonly key: string;
  readonly sentence: string;
  readonly why: string;
  readonly pinned: boolean;
  readonly pinNote: string;
  /** Who wrote it; empty for one that is made from a rule, null for one of the seed. */
  readonly person: string | null;
  readonly document: string | null;
  /** Codes of its countries, and the plan that it expects, for filters. */
  readonly countries: readonly string[];
  readonly plan: string | null;
  readonly expected: string;
  /** Found in the live release and in the saved tables; null when an answer is unknown there. */
  readonly live: string | null;
  readonly saved: string | null;
  readonly holdsLive: boolean;
  readonly holdsSaved: boolean;
  /** The new outcome, sent back with an agreement; null when the saved tables change nothing. */
  readonly end: string | null;
  /** Who agreed to a changed outcome of these data. */
  readonly agreement: { readonly person: string; readonly reason: string } | null;
  /** Parameters of the address that explains its answers. */
  readonly query: string;
}

export interface ShownScenarios {
  readonly scenarios: readonly ShownScenario[];
  readonly plans: readonly ShownChoice[];
  readonly countries: readonly ShownChoice[];
  /** Checksum of the saved data, sent back with an agreement. */
  readonly checksum: string;
  /** Number of the live release; null before the first. */
  readonly version: number | null;
  readonly canEdit: boolean;
  readonly canAgree: boolean;
  readonly secondPerson: boolean;
}

/** A row of an imported table. */
export interface ShownImportRow {
  readonly line: number;
  readonly cells: Readonly<Record<ScenarioColumn, string>>;
  readonly problems: readonly CellProblem[];
  /** Line with the same answers; 0 for a stored scenario; null when there is none. */
  readonly repeats: number | null;
  /** The scenario in words; null while a cell has a problem. */
  readonly sentence: string | null;
  readonly expected: string | null;
  readonly saved: string | null;
  readonly holds: boolean;
}

export interface ShownImport {
  readonly rows: readonly ShownImportRow[];
  /** Number of rows that were written. */
  readonly written: number;
}
