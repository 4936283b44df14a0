/** Sentences and decisions that the forms of both finders share. Pure. */
import type { Field } from "@orlaya/finder/eligibility";
import type { FieldProblem, NeedFormField } from "@orlaya/finder/need";
import { listFormat } from "@orlaya/messages";
import type { FinderState, Problems } from "./finder-rules.ts";
import type { FormTexts } from "./texts.ts";

export type FormField = Field | NeedFormField;

/** The beginning of the keys of a field in the bundle `formsFields`. */
export const getKey = (field: FormField): Exclude<FormField, "to"> =>
  field === "to" ? "destination" : field;

/** The names of fields as an enumeration in the page's language. */
export function listFieldNames(t: FormTexts, fields: readonly FormField[]): string {
  return listFormat(
    t.lisa.locale,
    fields.map((field) => t.formsFields(`${getKey(field)}.name`)),
  );
}

/** The message of a field with a problem. `typed` is text that names no country. */
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

/** What stands beside the submit buttons: which fields are missing, or that all are answered. */
export function getSubmitHint(t: FormTexts, missing: readonly FormField[]): string {
  return missing.length > 0
    ? t.lisa("submit.missing", { fields: listFieldNames(t, missing) })
    : t.lisa("live.complete");
}

/** The label of a submit button. `submitLabel` replaces that of the request for a quote. */
export function getSubmitLabel(
  t: FormTexts,
  go: "quote" | "rate" | "product",
  submitLabel: string,
): string {
  return (go === "quote" && submitLabel) || t.lisa(`submit.${go}`);
}

/** The problems of a submit without these fields. A text that names no country is unknown. */
export function findProblems<F extends string>(
  missing: readonly F[],
  typed: { readonly [K in F]?: string },
): Problems<F> {
  const problems: { [K in F]?: FieldProblem } = {};
  for (const field of missing) problems[field] = typed[field]?.trim() ? "unknown" : "missing";
  return problems;
}

/** Whether a submit runs. */
export const isSubmitting = ({ status }: Pick<FinderState<string>, "status">): boolean =>
  status === "loading" || status === "searching";
