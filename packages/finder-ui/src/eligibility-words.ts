/** Sentences of the eligibility form. Pure. */
import { listUnanswered, type Answers, type Field, type Finder } from "@orlaya/finder/eligibility";
import { countChoicesAfter, type SuggestionSource } from "./eligibility-state.ts";
import { listFieldNames } from "./form-words.ts";
import type { FormTexts } from "./texts.ts";

/** What the live region says after an answer: what it cleared, what can be chosen next, and that all is answered. */
export function describeChoice(
  finder: Finder,
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

/** The remark of a field whose answer was suggested. */
export function describeSuggestion(t: FormTexts, field: Field, source: SuggestionSource): string {
  if (source === "connection") return t.lisa("suggested.hint");
  return source === "last" ? t.lisa("suggested.last") : t.formsFields(`${field}.definition`);
}

/** What a destination waits for; undefined where it can be chosen. */
export function describeWait(
  t: FormTexts,
  { residence }: Answers,
  noDestination: boolean,
): string | undefined {
  if (residence === null) return t.formsFields("destination.waiting");
  return noDestination ? t.lisa("live.destinations", { count: 0 }) : undefined;
}
