import { Button } from "@orlaya/ui";
import css from "./finder.module.css";
import { getSubmitLabel } from "./form-words.ts";
import { OfflineNotice } from "./offline.tsx";
import type { EligibilityPartProps } from "./use-eligibility-form.ts";

/** Renders the submit buttons, and a hint with the missing answers. */
export function EligibilityActions({ form }: EligibilityPartProps) {
  const { id, t, model, module, goes, go, missing, enhanced, loading, state, hint, offline } = form;
  const inactive = missing.length > 0;
  /**
   * These buttons use the action without the fragment of the finder, because the fragment would be
   * kept in the redirect to another page.
   */
  const submitProps = {
    type: "submit",
    name: "go",
    formAction: model.action,
    "aria-describedby": `${id}-hint`,
    "aria-disabled": inactive || loading || undefined,
  } as const;
  return (
    <div className={css.actions}>
      {/* Shown without JavaScript. Not a noscript element: the page router removes those, and the
          hydration would not find it. */}
      {!enhanced && (
        <Button type="submit" className={css.next}>
          {t.common("continue")}
        </Button>
      )}
      {goes.map((each, place) => (
        <Button
          key={each}
          {...submitProps}
          value={each}
          variant={place === 0 ? "primary" : "secondary"}
          icon={place === 0 ? "arrow-right" : undefined}
          busy={loading && go === each}
          className={place === 0 ? css.submit : css.second}
        >
          {state.status === "failed" && go === each
            ? t.common("tryAgain")
            : getSubmitLabel(t, each, module.submitLabel)}
        </Button>
      ))}
      <p className={css.hint} id={`${id}-hint`}>
        {hint}
      </p>
      {offline && <OfflineNotice waiting={state.status === "waiting"} t={t} />}
    </div>
  );
}
