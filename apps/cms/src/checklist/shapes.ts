/** Shape of the endpoint of the checklist. Also used in the browser. */
import type { Level } from "./finding.ts";

/** A finding in the language of the person. */
export interface ShownFinding {
  readonly level: Level;
  readonly check: string;
  /** Path of the field in the form; empty for the document as a whole. */
  readonly path: string;
  /** Name of the field with the parts around it; empty for the document as a whole. */
  readonly place: string;
  readonly sentence: string;
}
export interface ShownChecklist {
  readonly blocking: number;
  readonly warnings: number;
  /** Those that block first. */
  readonly findings: readonly ShownFinding[];
}
