import { FIELDS, NOT_LISTED, type Field } from "@orlaya/finder/eligibility";
import { Picture } from "@orlaya/ui";
import { getAnswerName } from "./answers.ts";
import css from "./finder.module.css";
import type { EligibilityPartProps } from "./use-eligibility-form.ts";

/** Renders the answers so far, next to the form on wide screens (design §8). */
export function Recap({
  form: { module, finder, answers, asks, t, notListed },
}: EligibilityPartProps) {
  const wordsOf = (field: Field): string =>
    answers[field] === NOT_LISTED ? notListed : getAnswerName(finder, field, answers[field]);
  return (
    <aside className={css.recap} data-tone="pine" aria-label={t.lisa("answers.title")}>
      {module.image && <Picture picture={module.image} ratio="16/10" sizes="22.5rem" />}
      <p className={css.recapTitle} aria-hidden="true">
        {t.lisa("answers.title")}
      </p>
      <dl>
        {FIELDS.filter((field) => field !== "nationality" || asks).map((field) => (
          <div key={field}>
            <dt>{t.formsFields(`${field}.label`)}</dt>
            <dd data-open={answers[field] === null || undefined}>
              {wordsOf(field) || t.lisa("answers.open")}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
