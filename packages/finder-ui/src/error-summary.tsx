import { Icon } from "@orlaya/ui";
import { useCallback, useEffect, useRef, useState, type Ref } from "react";
import css from "./finder.module.css";

export interface ErrorSummaryProps {
  readonly id: string;
  readonly title: string;
  /** Id and message of each field, in form order. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly ref?: Ref<HTMLDivElement>;
  /** Set when the server rendered the page with errors. The summary then gets the focus. */
  readonly autoFocus?: boolean;
}
/**
 * Returns the ref of the summary, and a function that moves the focus to the summary after the next
 * render, whether the browser or the server found the errors.
 */
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

/** Renders the errors above a form, each with a link to its field (finder §6.12). */
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

/**
 * Focuses the control instead of following the hash, because the page has a client-side router.
 * When the control is disabled, focuses the first enabled control with an error, which it waits
 * for.
 */
function focusField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  const control = field?.hasAttribute("disabled")
    ? field.closest("form")?.querySelector<HTMLElement>("[aria-invalid]:not([disabled])")
    : field;
  if (!control) return;
  event.preventDefault();
  control.focus();
}
