import { useEffect, useRef, type KeyboardEvent } from "react";
import { useCountryList, type CountryList, type CountryListProps } from "./country-list.ts";
import { CountryOptions } from "./country-options.tsx";
import type { Say } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";

export interface ComboboxProps extends Omit<CountryListProps, "sheet"> {
  readonly label: string;
  readonly placeholder: string;
  readonly t: FormTexts;
  /** In a dialog of its own the list stays open until a choice is made. */
  readonly sheet?: boolean;
  readonly describedBy?: { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };
  readonly onType: (text: string) => void;
  /** The text is to count as it stands: the field is left, or Enter is pressed where no option is active. */
  readonly onCommit: () => void;
  /** Says something through the live region that can be heard. */
  readonly say: Say;
}

/** Input and list of the country field: the editable combobox of the APG (finder §6.2–6.6). */
export function Combobox(props: ComboboxProps) {
  const { label, t, sheet = false, say } = props;
  const list = useCountryList({ ...props, sheet });
  const { isOpen, query, matches } = list;

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A list that opens below the edge of the screen or of the panel comes into sight, and its active option with it.
    if (isOpen && !sheet) popup.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isOpen, sheet]);

  // Nothing is said of a list that is closed or left.
  useEffect(
    () =>
      isOpen && query.trim() !== ""
        ? say(t.lisa("live.countries", { count: matches.length }))
        : undefined,
    [isOpen, query, matches.length, say, t],
  );

  return (
    <>
      <input {...getInputAttributes(props, list)} type="text" />
      <CountryOptions ref={popup} label={label} list={list} sheet={sheet} t={t} />
    </>
  );
}

/** Attributes and handlers of the input: those of downshift, and what the country field adds to them. */
function getInputAttributes(
  { placeholder, chosen, sheet, describedBy, onType, onCommit }: ComboboxProps,
  { isOpen, highlightedIndex, setQuery, getInputProps }: CountryList,
) {
  const hasActiveOption = isOpen && highlightedIndex >= 0;
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Escape closes the list while that is open, the dialog around it otherwise; it never empties the field.
    if (event.key === "Escape" && (!isOpen || sheet)) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    } else if (event.key === "Escape") {
      event.stopPropagation();
    } else if (event.key === "Enter" && !hasActiveOption) {
      onCommit();
    }
  }
  return getInputProps({
    placeholder,
    "aria-labelledby": undefined,
    ...(hasActiveOption ? {} : { "aria-activedescendant": undefined }),
    autoCapitalize: "none",
    spellCheck: false,
    enterKeyHint: "done",
    ...describedBy,
    onKeyDown,
    onBlur: onCommit,
    // Typing replaces the country that is chosen.
    onClick: (event) => {
      if (chosen && !isOpen) event.currentTarget.select();
    },
    onChange: (event) => {
      const typed = event.target.value;
      setQuery(typed);
      onType(typed);
    },
  });
}
