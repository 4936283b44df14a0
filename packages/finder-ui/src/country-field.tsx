import type { CountryIndex } from "@orlaya/finder/search";
import { ClearButton, Field, SelectControl, type IconName } from "@orlaya/ui";
import { useState, type ReactNode } from "react";
import css from "./country-field.module.css";
import type { Country } from "./model.ts";
import type { Speech } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";
import { TypedCountry } from "./typed-country.tsx";

export interface CountryFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Accessible name of the reset button, which names the field: "Clear destination". */
  readonly resetLabel: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /**
   * Accessible name of the “?” button that opens the hint. Without it the hint is always visible.
   */
  readonly help?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly placeholder?: string | undefined;
  readonly countries: readonly Country[];
  /**
   * Index that the typed text is searched in; null while the native select is used: on the server
   * and before hydration.
   */
  readonly index: CountryIndex | null;
  /**
   * Set in the first render in the browser: React leaves the options of the native select as the
   * server rendered them.
   */
  readonly served?: boolean;
  readonly required?: boolean;
  /** Whether nothing can be chosen yet. */
  readonly disabled?: boolean;
  /**
   * Content in place of the clear button while that is absent: a link without JavaScript, or
   * reserved space.
   */
  readonly clear?: ReactNode;
  /** Visible content of the clear button; by default the word “Clear”. */
  readonly clearSign?: ReactNode;
  /** Upper-case ISO code, or null. */
  readonly value: string | null;
  readonly t: FormTexts;
  /** Called after the field was emptied, to announce it together with the other cleared fields. */
  readonly onReset: () => void;
  /** `typed` is the text of the input while no country is chosen. */
  readonly onChange: (value: string | null, typed: string) => void;
  readonly speech: Speech;
}

/**
 * Renders a country field: a native select or, once scripts run, a searchable combobox
 * (finder §6.1–6.8). To reset it from outside, remount it with a new `key`. The clear button does
 * the same for the visitor.
 */
export function CountryField(props: CountryFieldProps) {
  const {
    id,
    name,
    label,
    resetLabel,
    hint,
    error,
    help,
    icon,
    placeholder = props.t.formsFields("country.placeholder"),
    disabled = false,
    clear: link,
    clearSign = props.t.common("clear"),
    index,
    value,
  } = props;
  // Text that the visitor typed. A chosen country shows its name instead.
  const [typed, setTyped] = useState("");
  function change(code: string | null, text: string): void {
    setTyped(text);
    props.onChange(code, text);
  }
  const native = index === null || disabled;
  function clear(): void {
    change(null, "");
    props.onReset();
  }
  const clearButton =
    value !== null || typed !== "" ? (
      <ClearButton label={clearSign} name={resetLabel} onClick={clear} />
    ) : (
      link
    );
  const control = { ...props, placeholder, onChange: change };
  // Both controls share one Field, so that an open hint or a “?” button that is being pressed
  // survives the change of the control.
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      help={help}
      icon={icon}
      className={native ? undefined : css.field}
      clear={native ? link : clearButton}
    >
      {native ? (
        <CountrySelect {...control} />
      ) : (
        <>
          <TypedCountry {...control} index={index} typed={typed} />
          <input type="hidden" name={name} value={value ?? ""} />
        </>
      )}
    </Field>
  );
}

/** Renders the native select: on the server, before hydration and while nothing can be chosen. */
function CountrySelect({
  id,
  name,
  hint,
  error,
  required,
  served = false,
  disabled = false,
  countries,
  value,
  placeholder,
  onChange,
}: CountryFieldProps & { readonly placeholder: string }) {
  return (
    <SelectControl
      id={id}
      name={name}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      options={
        served && !disabled
          ? "served"
          : countries.map((country) => ({ value: country.code, label: country.name }))
      }
      data-replaced
      value={value ?? ""}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value || null, "")}
    />
  );
}
