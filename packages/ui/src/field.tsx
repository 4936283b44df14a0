import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./classes.ts";
import type { IconName } from "./data.ts";
import css from "./field.module.css";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface FieldTexts {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}
/**
 * Returns the attributes that connect a control with the hint and the error that `Field` renders
 * for the same id.
 */
export function describe({ id, hint, error }: FieldTexts): {
  "aria-describedby"?: string;
  "aria-invalid"?: true;
} {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    ...(ids && { "aria-describedby": ids }),
    ...(error && { "aria-invalid": true as const }),
  };
}

export interface FieldProps extends FieldTexts {
  readonly label: ReactNode;
  /** Word in brackets after the label of a field that may stay empty: "optional". */
  readonly optional?: string | undefined;
  /**
   * Accessible name of a “?” button that opens the hint. The hint is still read out with the
   * control. Works without JavaScript.
   */
  readonly help?: string | undefined;
  /** Button or link at the end of the label row that empties the field. */
  readonly clear?: ReactNode;
  /** Icon inside the control, before the text. */
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  /** The control itself, with id `id` and the attributes of `describe`. */
  readonly children: ReactNode;
}
/**
 * Renders label, control, hint and error of one field. An error consists of an icon and words,
 * never of colour alone.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  help,
  clear,
  icon,
  className,
  children,
}: FieldProps) {
  return (
    <div className={cx(css.field, className)}>
      <div className={css.label}>
        <label htmlFor={id}>
          {label}
          {optional && <span className={css.optional}> ({optional})</span>}
        </label>
        {hint && help && (
          <button
            type="button"
            className={css.help}
            popoverTarget={`${id}-hint`}
            aria-label={help}
          />
        )}
        {clear}
      </div>
      {hint && (
        <p className={css.hint} id={`${id}-hint`} popover={help ? "auto" : undefined}>
          {hint}
        </p>
      )}
      <div className={css.control}>
        {icon && <Icon name={icon} />}
        {children}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Renders a message that looks like a field's error: an icon and words. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p className={css.error} id={id}>
      <Icon name="alert" size={18} />
      {children}
    </p>
  );
}

/**
 * Renders the word "Clear", or an icon, at the end of a label row, with a touch target of 44 px.
 * `name` is the whole text for screen readers: "Clear destination".
 */
export function ClearButton({
  label,
  name,
  ...rest
}: ComponentPropsWithRef<"button"> & { readonly label: ReactNode; readonly name: string }) {
  return (
    <button {...rest} type="button" className={css.clear}>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
/**
 * Renders the same as a link, for forms that work without JavaScript. `control` is the id of the
 * control that it empties and that gets the focus.
 */
export function ClearLink({
  href,
  label,
  name,
  control,
}: {
  readonly href: string;
  readonly label: string;
  readonly name: string;
  readonly control?: string;
}) {
  return (
    <a href={href} className={css.clear} data-control={control}>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </a>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Language of the label, set when it is not the page's. */
  readonly lang?: string | undefined;
}
export interface SelectProps
  extends
    Omit<FieldProps, "children">,
    Omit<ComponentPropsWithRef<"select">, "id" | "value" | "className" | "children"> {
  /**
   * `served`: React hydrates a select whose options the server rendered, and leaves them unchanged.
   */
  readonly options: readonly SelectOption[] | "served";
  /**
   * Chosen value. With `onChange` the select is controlled, otherwise this is its initial value.
   */
  readonly value?: string;
  /** First entry, with an empty value. */
  readonly placeholder?: string;
}
/**
 * Renders a native select with its label. It works without JavaScript and opens the native list of
 * the platform.
 */
export function Select({ label, optional, help, clear, icon, className, ...control }: SelectProps) {
  const { id, hint, error } = control;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      help={help}
      clear={clear}
      icon={icon}
      className={className}
    >
      <SelectControl {...control} />
    </Field>
  );
}
/** Renders the select without a field, for a `Field` whose control changes. */
export function SelectControl({
  id,
  hint,
  error,
  options,
  value = "",
  placeholder,
  onChange,
  ...native
}: Omit<SelectProps, "label" | "optional" | "help" | "clear" | "icon" | "className">) {
  const attributes = {
    ...native,
    ...describe({ id, hint, error }),
    id,
    ...(onChange ? { value, onChange } : { defaultValue: value }),
  };
  return (
    <>
      {options === "served" ? (
        <select {...attributes} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      ) : (
        <select {...attributes}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      <Icon name="chevron-down" size={18} />
    </>
  );
}
