/** Components that the forms of both finders share. */
import { Icon } from "@orlaya/ui";
import type { ReactNode, Ref, SubmitEvent } from "react";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";
import type { FinderState } from "./finder-rules.ts";
import css from "./finder.module.css";
import { LiveRegion, type Speech } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";

/** The form properties that these components use, for either finder. */
interface FinderForm {
  readonly id: string;
  readonly t: FormTexts;
  readonly state: Pick<FinderState<string>, "status">;
  /** Whether the form is enhanced by script. */
  readonly enhanced: boolean;
  readonly loading: boolean;
  /** Errors that the summary above the fields lists. */
  readonly errors: ErrorSummaryProps["errors"];
  readonly summary: Ref<HTMLDivElement>;
  readonly speech: Speech;
  readonly askForFile: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface PartProps {
  readonly form: FinderForm;
}

/** Renders the form element, with the live region at its end. */
export function FormFrame({
  form: { enhanced, loading, speech, askForFile, onSubmit },
  variant,
  action,
  noValidate,
  children,
}: PartProps & {
  readonly variant: string;
  readonly action: string;
  readonly noValidate: boolean;
  readonly children: ReactNode;
}) {
  return (
    <form
      className={css.form}
      data-variant={variant}
      data-enhanced={enhanced || undefined}
      action={action}
      method="get"
      noValidate={noValidate}
      aria-busy={loading || undefined}
      onFocus={askForFile}
      onSubmit={onSubmit}
    >
      {children}
      <LiveRegion speech={speech} />
    </form>
  );
}

/** Renders the error summary, and the message after a failed submit. */
export function FormProblems({ form: { id, t, enhanced, errors, state, summary } }: PartProps) {
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary
          ref={summary}
          autoFocus={!enhanced}
          id={`${id}-summary`}
          title={t.lisa("errorSummary", { count: errors.length })}
          errors={errors}
        />
      )}
      {state.status === "failed" && (
        <p className={css.failed} role="alert">
          <Icon name="alert" size={18} />
          {t.lisa("submit.transportError")}
        </p>
      )}
    </>
  );
}
