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
  /** Name of the “?” button that opens the hint; without it the hint stays in sight. */
  readonly help?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly placeholder?: string | undefined;
  readonly countries: readonly Country[];
  /** What typing searches; null while the native select is in charge: on the server and before hydration. */
  readonly index: CountryIndex | null;
  /** The first render in the browser: the options of the native select stay as the server wrote them, unread. */
  readonly served?: boolean;
  readonly required?: boolean;
  /** Nothing can be chosen yet. */
  readonly disabled?: boolean;
  /** Where the button that empties the field would be, while there is none: a link where scripts do not run, or room for it. */
  readonly clear?: ReactNode;
  /** What that button shows; the word without. */
  readonly clearSign?: ReactNode;
  /** Upper-case ISO code, or null. */
  readonly value: string | null;
  readonly t: FormTexts;
  /** After the field emptied itself: says so, and what else is cleared by it. */
  readonly onReset: () => void;
  /** `typed`: what stands in the input, also when it is no country. */
  readonly onChange: (value: string | null, typed: string) => void;
  readonly speech: Speech;
}

/**
 * A country, chosen from a native select or, once scripts run, found by typing (finder §6.1–6.8). Remount it (with
 * a `key`) to reset it from outside; the reset button inside does the same for the visitor.
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
  // What the visitor typed; a chosen country shows its own name instead.
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
  // One field for both: a remark that is open, or a question mark under the finger, outlasts the change of the control.
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

/** The native select: on the server, before hydration and while nothing can be chosen. */
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
