import { Icon } from "@orlaya/ui";
import { useCallback, useEffect, useRef, useState, type Ref } from "react";
import css from "./finder.module.css";

export interface ErrorSummaryProps {
  readonly id: string;
  readonly title: string;
  /** Id of each field with its message, in form order. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly ref?: Ref<HTMLDivElement>;
  /** Where the page comes from the server with its mistakes: reading begins here. */
  readonly autoFocus?: boolean;
}
/** Where the summary stands, and what leads reading to it each time mistakes were found: once it is drawn, whoever found them. */
export function useErrorSummary(): {
  readonly summary: Ref<HTMLDivElement>;
  readonly leadToSummary: () => void;
} {
  const summary = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) summary.current?.focus();
  }, [times]);
  return { summary, leadToSummary: useCallback(() => setTimes((before) => before + 1), []) };
}

/** The mistakes on top of a form, each with a link to its field (finder §6.12). */
export function ErrorSummary({ id, title, errors, ref, autoFocus }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={css.summary}
      tabIndex={-1}
      autoFocus={autoFocus}
      role="alert"
      aria-labelledby={id}
    >
      <p className={css.title} id={id}>
        <Icon name="alert" />
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the control itself, not to the hash of a page that navigates by script; where it waits for another one, to that. */
function focusField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  const control = field?.hasAttribute("disabled")
    ? field.closest("form")?.querySelector<HTMLElement>("[aria-invalid]:not([disabled])")
    : field;
  if (!control) return;
  event.preventDefault();
  control.focus();
}
