/** A document of the seed and what can be wrong with one. */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Stored } from "../fields/record.ts";

/** One document of one language as its file states it. `file` is for messages, from the repository's root. */
export interface SeedDocument {
  readonly collection: string;
  readonly key: string;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly file: string;
  readonly data: Stored;
  /** The part of `data` that the file holds, for comparing languages. */
  readonly own: Stored;
}

/** `unwritten`: something that is not there so far, in this language or at all. */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
  readonly kind?: "unwritten";
}
export type ReportProblem = (problem: Problem) => void;

/** Collections whose texts another language may lack; then the English document stands in (spec §9: travel has no es or de text). */
export const MAY_FALL_BACK: readonly string[] = ["cover_types"];
