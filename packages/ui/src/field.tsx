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
/** Attributes that tie a control to the hint and the error that `Field` shows for the same id. */
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
  /** Word after the label of a field that may stay empty, in brackets: "optional". */
  readonly optional?: string | undefined;
  /** Name of a “?” button: then the hint opens from it, and is still read out with the control. Works without JavaScript. */
  readonly help?: string | undefined;
  /** A button or link that empties the field, at the end of the label row. */
  readonly clear?: ReactNode;
  /** Icon inside the control, before the text. */
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  /** The control itself, with id `id` and the attributes of `describe`. */
  readonly children: ReactNode;
}
/** Label, control, hint and error of one field. Errors are icon and words, never colour alone. */
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

/** A message in the look of a field's error: icon and words. */
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

/** The word "Clear", or a sign, at the end of a label row, 44 px to a finger. `name` says it whole for screen readers: "Clear destination". */
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
/** The same as a link, for forms that work without JavaScript. `control`: id of the control that it empties, where the focus goes. */
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
  /** Language of the label where it is not the page's. */
  readonly lang?: string | undefined;
}
export interface SelectProps
  extends
    Omit<FieldProps, "children">,
    Omit<ComponentPropsWithRef<"select">, "id" | "value" | "className" | "children"> {
  /** `served`: React takes over a select whose options the server wrote, and leaves those alone. */
  readonly options: readonly SelectOption[] | "served";
  /** Chosen value; with `onChange` the select is controlled, without it this is where it starts. */
  readonly value?: string;
  /** First entry, with an empty value. */
  readonly placeholder?: string;
}
/** A native select with its label: works without JavaScript and opens the platform's own list. */
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
/** The select alone, for a `Field` whose control changes. */
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
