/** Types of the seed: a document, and a problem of a file. */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Stored } from "../fields/record.ts";

/**
 * One document of one language, as its file states it. `file` is a path relative to the root of the
 * repository, for messages.
 */
export interface SeedDocument {
  readonly collection: string;
  readonly key: string;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly file: string;
  readonly data: Stored;
  /** The part of `data` that the file contains. Languages are compared by it. */
  readonly own: Stored;
}

/**
 * A problem of a seed file. `unwritten`: the content does not exist yet, in this language or in
 * any.
 */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
  readonly kind?: "unwritten";
}
export type ReportProblem = (problem: Problem) => void;

/**
 * Collections whose documents a language may lack. The English document is the fallback (spec §9:
 * travel has no es or de text).
 */
export const MAY_FALL_BACK: readonly string[] = ["cover_types"];
