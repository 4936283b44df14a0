/** The kinds of findings: their severity, and what their parts are. */
import type { TableName } from "../../data/types.ts";

/**
 * `error` blocks publishing. `conflict` blocks unless it is accepted with a reason. The others
 * never block.
 */
export type Severity = "error" | "conflict" | "warning" | "note";

/**
 * What the values of a part of a finding are: ids of the records of a table (rules by their ID,
 * countries by their code), `record`: `table/id` or a word, `code`: countries written with their
 * code, `locale`: a column of names, `site`: audience and language, `word`: the end of a key
 * `finding.word.<word>`, `text`: written as it is.
 */
export type Term = TableName | "record" | "code" | "locale" | "site" | "word" | "text";

/** A kind of finding. Its sentence has the key `finding.<kind>`. */
export interface Kind {
  readonly severity: Severity;
  readonly subject?: Term;
  readonly by?: Term;
  readonly where?: Term;
}

/** All kinds of findings. */
export const FINDING_KINDS = {
  "empty-field": { severity: "error", subject: "word" },
  "only-excluded": { severity: "error", subject: "word" },
  "product-count": { severity: "error", subject: "text" },
  "funnel-count": { severity: "error", subject: "text" },
  dangling: { severity: "error", subject: "record", by: "text", where: "word" },
  "missing-url": { severity: "error", subject: "products" },
  "refused-url": { severity: "error", subject: "record", by: "text", where: "locale" },
  "missing-page": { severity: "error", subject: "text", by: "record", where: "locale" },
  "never-covered": { severity: "error", subject: "word", by: "countries" },
  "closed-without-source": { severity: "error", subject: "countries" },
  "empty-nationality": { severity: "error", subject: "lists" },
  "no-rules": { severity: "error" },
  "same-name": { severity: "error", subject: "code", by: "locale" },
  journey: { severity: "error", subject: "text", by: "record", where: "record" },
  "too-intricate": { severity: "error", by: "text" },
  conflict: { severity: "conflict", by: "rules" },
  "empty-list": { severity: "conflict", subject: "lists" },
  "covers-nobody": { severity: "conflict", by: "word" },
  "excluded-covered": { severity: "conflict", subject: "lists", by: "countries" },
  "single-restricted": { severity: "conflict" },
  "unreached-product": { severity: "conflict", subject: "products" },
  "unreached-profile": { severity: "conflict", subject: "profiles" },
  "lost-product": { severity: "conflict", subject: "products" },
  "lost-profile": { severity: "conflict", subject: "profiles" },
  "lost-market": { severity: "conflict", subject: "profiles", by: "countries" },
  "listed-unsold": { severity: "conflict", subject: "products", by: "site" },
  "sold-unlisted": { severity: "conflict", subject: "products", by: "site" },
  "search-unsold": { severity: "conflict", subject: "products", by: "site" },
  "search-silent": { severity: "conflict", subject: "products", by: "site" },
  "search-error": { severity: "conflict", subject: "products", by: "site" },
  "never-searched": { severity: "conflict", subject: "products", by: "site" },
  "states-other": { severity: "warning", subject: "products", by: "countries" },
  "names-unsold": { severity: "conflict", subject: "text", by: "text" },
  "omits-plan": { severity: "conflict", subject: "text", by: "text" },
  "plan-without-product": { severity: "warning", subject: "text", by: "site" },
  "never-lifted": { severity: "conflict", subject: "countries", by: "word" },
  "shrunken-list": { severity: "conflict", subject: "record", by: "countries" },
  "gap-residence": { severity: "warning", subject: "countries" },
  "gap-destination": { severity: "warning", subject: "countries" },
  "gap-pair": { severity: "warning", subject: "countries", by: "countries" },
  "gap-nationality": { severity: "warning", by: "countries" },
  overlap: { severity: "note" },
  "never-wins": { severity: "warning", by: "rules" },
  "neutral-wins": { severity: "warning", by: "rules" },
  "lost-plans": { severity: "warning", subject: "profiles", by: "countries" },
  "new-plans": { severity: "warning", subject: "profiles", by: "countries" },
  "pointless-question": { severity: "warning" },
  "search-without-plan": { severity: "warning", by: "text" },
  "other-plan": { severity: "warning", subject: "products", by: "funnels" },
  "name-clash": { severity: "warning", subject: "word", by: "text" },
  "other-language": { severity: "warning", subject: "products", by: "locale" },
  "entity-level": { severity: "warning", subject: "text", by: "text", where: "text" },
  "wrong-role": { severity: "warning", subject: "lists", by: "word" },
  "list-type": { severity: "warning", subject: "lists", by: "text" },
  "label-clash": { severity: "warning", subject: "lists", by: "word" },
  "link-record": { severity: "warning", subject: "rules" },
  "link-record-missing": { severity: "warning" },
  "reverse-link": { severity: "note", subject: "record", by: "record", where: "record" },
  "stale-acceptance": { severity: "note", by: "text" },
  "name-fallback": { severity: "note", subject: "record", by: "locale" },
  "unreached-funnel": { severity: "note", subject: "funnels" },
  "unused-list": { severity: "note", subject: "lists" },
} as const satisfies Record<string, Kind>;

export type FindingKind = keyof typeof FINDING_KINDS;

/** The kinds that are found only with `searches`. */
export const SEARCH_KINDS: readonly FindingKind[] = ["search-without-plan"];

/** The kinds of contradictions between rules and pages, which are found only with `sites`. */
export const PAGE_KINDS: readonly FindingKind[] = [
  "listed-unsold",
  "sold-unlisted",
  "search-unsold",
  "search-silent",
  "search-error",
  "never-searched",
  "states-other",
  "names-unsold",
  "omits-plan",
  "plan-without-product",
];
