import { useEffect, useRef, type KeyboardEvent } from "react";
import { useCountryList, type CountryList, type CountryListProps } from "./country-list.ts";
import { CountryOptions } from "./country-options.tsx";
import type { Say } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";

export interface ComboboxProps extends Omit<CountryListProps, "sheet"> {
  readonly label: string;
  readonly placeholder: string;
  readonly t: FormTexts;
  /** Whether the combobox is in its own dialog. The list then stays open until a choice is made. */
  readonly sheet?: boolean;
  readonly describedBy?: { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };
  readonly onType: (text: string) => void;
  /** Commits the typed text. Called on blur, and on Enter without an active option. */
  readonly onCommit: () => void;
  /** Announces a text in the active live region. */
  readonly say: Say;
}

/**
 * Renders the input and the list of the country field: the editable combobox of the APG
 * (finder §6.2–6.6).
 */
export function Combobox(props: ComboboxProps) {
  const { label, t, sheet = false, say } = props;
  const list = useCountryList({ ...props, sheet });
  const { isOpen, query, matches } = list;

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scroll a list into view that opens below the edge of the screen or of the panel.
    if (isOpen && !sheet) popup.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isOpen, sheet]);

  // Announce the number of matches. The cleanup cancels the announcement when the list closes.
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

/** Returns the attributes and handlers of the input: those of downshift, with additions. */
function getInputAttributes(
  { placeholder, chosen, sheet, describedBy, onType, onCommit }: ComboboxProps,
  { isOpen, highlightedIndex, setQuery, getInputProps }: CountryList,
) {
  const hasActiveOption = isOpen && highlightedIndex >= 0;
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Escape closes an open list, otherwise the surrounding dialog. It never empties the field.
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
    // Select the text, so that typing replaces the chosen country.
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
