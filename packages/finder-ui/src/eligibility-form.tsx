import { FIELDS } from "@orlaya/finder/eligibility";
import { withAnchor } from "@orlaya/finder/url";
import { Icon } from "@orlaya/ui";
import { EligibilityActions } from "./eligibility-actions.tsx";
import { EligibilityFields } from "./eligibility-fields.tsx";
import { Recap } from "./eligibility-recap.tsx";
import { getFieldState, countSteps } from "./eligibility-state.ts";
import css from "./finder.module.css";
import { FormFrame, FormProblems } from "./form-parts.tsx";
import { listFieldNames } from "./form-words.ts";
import {
  useEligibilityForm,
  type EligibilityFormProps,
  type EligibilityPartProps,
} from "./use-eligibility-form.ts";

export type { EligibilityFormProps } from "./use-eligibility-form.ts";

/**
 * Renders the eligibility form (spec §4; finder §2, §6). The first render in the browser equals
 * that of the server; an effect then turns the country fields into comboboxes. There is no network
 * request between steps.
 */
export function EligibilityForm(props: EligibilityFormProps) {
  const form = useEligibilityForm(props);
  const { id, model, variant } = form;
  return (
    <div className={css.finder} data-variant={variant}>
      <FormFrame form={form} variant={variant} action={withAnchor(model.action, id)} noValidate>
        <Steps form={form} />
        <Dropped form={form} />
        <FormProblems form={form} />
        <EligibilityFields form={form} />
        <EligibilityActions form={form} />
      </FormFrame>
      {variant === "page" && <Recap form={form} />}
    </div>
  );
}

/** Renders the number of the question, and a bar with one segment for each question. */
function Steps({ form: { finder, answers, missing, t } }: EligibilityPartProps) {
  const { n, total } = countSteps(finder, answers);
  return (
    <div className={css.steps}>
      <p>{t.lisa("step", { n, total })}</p>
      <div aria-hidden="true">
        {FIELDS.slice(0, total).map((field) => (
          <i key={field} data-state={getFieldState(field, answers, missing)} />
        ))}
      </div>
    </div>
  );
}

/** Renders a notice that names the answers of the address which are not offered. */
function Dropped({ form: { state, t } }: EligibilityPartProps) {
  return (
    state.dropped.length > 0 && (
      <p className={css.notice} role="status">
        <Icon name="info" size={18} />
        <span>{t.lisa("deepLink.dropped", { fields: listFieldNames(t, state.dropped) })}</span>
      </p>
    )
  );
}
