import { Icon, type IconName } from "@orlaya/ui";
import type { ReactNode } from "react";
import css from "./finder.module.css";

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  readonly description?: string;
  readonly icon?: IconName | null;
  /** Language of title and description, set when it is not the page's. */
  readonly lang?: string | undefined;
  /** Note in the page's language. */
  readonly note?: string;
}
export interface RadioCardsProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly clear?: ReactNode;
  readonly required?: boolean;
  readonly value: string;
  readonly options: readonly RadioCard[];
  /** Text that replaces the options while there are none. */
  readonly empty?: string | undefined;
  readonly onChoose: (value: string) => void;
}
/**
 * Renders a short list as radio cards in columns, with the same name and values as the select
 * (design §5.5; finder §6.15).
 */
export function RadioCards({
  id,
  name,
  label,
  hint,
  error,
  clear,
  required,
  value,
  options,
  empty,
  onChoose,
}: RadioCardsProps) {
  return (
    <fieldset
      id={options.length === 0 ? id : undefined}
      className={css.needs}
      role="radiogroup"
      disabled={options.length === 0}
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend>{label}</legend>
      {clear && <div className={css.clear}>{clear}</div>}
      {hint && (
        <p className={css.note} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.length === 0 && <p className={css.empty}>{empty}</p>}
      <div className={css.cards}>
        {options.map((option, place) => (
          <label key={option.value} className={css.need}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <b lang={option.lang}>{option.title}</b>
            {option.description && <span lang={option.lang}>{option.description}</span>}
            {option.note && <span>{option.note}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
