/** Pure functions that build the sentences of the eligibility form. */
import {
  listUnanswered,
  type Answers,
  type Field,
  type OptionsFinder,
} from "@orlaya/finder/eligibility";
import { countChoicesAfter, type SuggestionSource } from "./eligibility-state.ts";
import { listFieldNames } from "./form-words.ts";
import type { FormTexts } from "./texts.ts";

/**
 * Returns the text of the live region after an answer: the cleared fields, the options of the next
 * field, and whether all questions are answered.
 */
export function describeChoice(
  finder: OptionsFinder,
  answers: Answers,
  field: Field,
  cleared: readonly Field[],
  t: FormTexts,
): string {
  const words =
    cleared.length > 0 ? [t.lisa("live.cleared", { fields: listFieldNames(t, cleared) })] : [];
  const choices = countChoicesAfter(finder, answers, field);
  if (choices?.field === "destination")
    words.push(t.lisa("live.destinations", { count: choices.count }));
  if (choices?.field === "profile") words.push(t.lisa("live.profiles", { count: choices.count }));
  if (choices?.field === "nationality") words.push(t.lisa("live.nationality"));
  if (listUnanswered(finder, answers).length === 0) words.push(t.lisa("live.complete"));
  return words.join(" ");
}

/** Returns the hint of a field whose answer is a suggestion. */
export function describeSuggestion(t: FormTexts, field: Field, source: SuggestionSource): string {
  if (source === "connection") return t.lisa("suggested.hint");
  return source === "last" ? t.lisa("suggested.last") : t.formsFields(`${field}.definition`);
}

/** Returns why a destination cannot be chosen yet, or undefined when it can be chosen. */
export function describeWait(
  t: FormTexts,
  { residence }: Answers,
  noDestination: boolean,
): string | undefined {
  if (residence === null) return t.formsFields("destination.waiting");
  return noDestination ? t.lisa("live.destinations", { count: 0 }) : undefined;
}
