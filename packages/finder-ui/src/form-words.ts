/** Pure functions for the texts and problems that the forms of both finders share. */
import type { Field } from "@orlaya/finder/eligibility";
import type { FieldProblem, NeedFormField } from "@orlaya/finder/need";
import { listFormat } from "@orlaya/messages";
import type { FinderState, Problems } from "./finder-rules.ts";
import type { FormTexts } from "./texts.ts";

export type FormField = Field | NeedFormField;

/** Returns the prefix of the keys of a field in the bundle `formsFields`. */
export const getKey = (field: FormField): Exclude<FormField, "to"> =>
  field === "to" ? "destination" : field;

/** Returns the names of the fields as an enumeration in the page's language. */
export function listFieldNames(t: FormTexts, fields: readonly FormField[]): string {
  return listFormat(
    t.lisa.locale,
    fields.map((field) => t.formsFields(`${getKey(field)}.name`)),
  );
}

/** Returns the message for a problem of a field. `typed` is text that names no country. */
export function getProblemMessage(
  t: FormTexts,
  field: FormField,
  problem: FieldProblem,
  typed = "",
): string {
  if (problem === "missing") return t.formsFields(`${getKey(field)}.required`);
  const text = typed.trim();
  return text ? t.formsFields("country.unmatched", { text }) : t.formsFields("option.unavailable");
}

/** Returns the hint of the submit buttons: the missing fields, or that all are answered. */
export function getSubmitHint(t: FormTexts, missing: readonly FormField[]): string {
  return missing.length > 0
    ? t.lisa("submit.missing", { fields: listFieldNames(t, missing) })
    : t.lisa("live.complete");
}

/** Returns the label of a submit button. A `submitLabel` replaces the label of `quote`. */
export function getSubmitLabel(
  t: FormTexts,
  go: "quote" | "rate" | "product",
  submitLabel: string,
): string {
  return (go === "quote" && submitLabel) || t.lisa(`submit.${go}`);
}

/**
 * Returns the problems of a submit without these fields: `unknown` for a typed text that names no
 * country, otherwise `missing`.
 */
export function findProblems<F extends string>(
  missing: readonly F[],
  typed: { readonly [K in F]?: string },
): Problems<F> {
  const problems: { [K in F]?: FieldProblem } = {};
  for (const field of missing) problems[field] = typed[field]?.trim() ? "unknown" : "missing";
  return problems;
}

/** Whether a submit is in flight. */
export const isSubmitting = ({ status }: Pick<FinderState<string>, "status">): boolean =>
  status === "loading" || status === "searching";
