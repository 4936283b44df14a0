/** Finds terms of the source that a translation lacks. */
import type { Locale } from "@orlaya/locales";
import type { Finding } from "./finding.ts";
import { findTerms, fold, hasTerm } from "./glossary.ts";

type TermFinding = Extract<Finding, { readonly kind: "term" }>;

/** Finds the terms of the glossary that a text has and its translation lacks. */
export function checkTerms(
  source: string,
  target: string,
  sourceLocale: Locale,
  targetLocale: Locale,
): readonly TermFinding[] {
  const [from, to] = [fold(source), fold(target)];
  return findTerms(from, sourceLocale)
    .filter(({ entry }) => !hasTerm(to, entry, targetLocale))
    .map(({ entry, start, end }) => ({
      kind: "term",
      source: source.slice(start, end),
      expected: entry[targetLocale].term,
    }));
}
