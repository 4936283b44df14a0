import { Button } from "@orlaya/ui";
import css from "./finder.module.css";
import { FormFrame, FormProblems } from "./form-parts.tsx";
import { getSubmitLabel } from "./form-words.ts";
import { OfflineNotice } from "./offline.tsx";
import { NeedFields } from "./need-fields.tsx";
import { useNeedForm, type NeedFormProps, type NeedPartProps } from "./use-need-form.ts";

export type { NeedFormProps, NeedFormVariant } from "./use-need-form.ts";

/**
 * Renders the quote-by-need form (spec §4; finder §3, §6). The first render in the browser equals
 * that of the server; an effect then adds the country combobox and the inactive state of the
 * buttons.
 */
export function NeedForm(props: NeedFormProps) {
  const form = useNeedForm(props);
  const { model, variant, enhanced } = form;
  return (
    <FormFrame
      form={form}
      variant={variant === "card" ? "need" : variant}
      action={model.action}
      noValidate={enhanced}
    >
      <FormProblems form={form} />
      <NeedFields form={form} />
      <NeedActions form={form} />
    </FormFrame>
  );
}

/** Renders the submit buttons, and a hint with the missing answers. */
function NeedActions({ form }: NeedPartProps) {
  const { id, t, module, go, missing, enhanced, loading, state, hint, offline } = form;
  const inactive = enhanced && missing.length > 0;
  const submitProps = {
    "aria-describedby": enhanced ? `${id}-hint` : undefined,
    "aria-disabled": inactive || loading || undefined,
  } as const;
  return (
    <div className={css.actions}>
      <Button
        {...submitProps}
        type="submit"
        name="go"
        value="quote"
        icon="arrow-right"
        busy={loading && go === "quote"}
        className={css.submit}
      >
        {state.status === "failed" && go === "quote"
          ? t.common("tryAgain")
          : getSubmitLabel(t, "quote", module.submitLabel)}
      </Button>
      <p className={css.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <Button
        {...submitProps}
        type="submit"
        name="go"
        value="product"
        variant="secondary"
        size="sm"
        busy={loading && go === "product"}
        className={css.second}
      >
        {t.lisa("submit.product")}
      </Button>
      {offline && <OfflineNotice waiting={state.status === "waiting"} t={t} />}
    </div>
  );
}
