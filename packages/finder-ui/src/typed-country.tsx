import { findExactMatch, type CountryIndex } from "@orlaya/finder/search";
import { Icon, describe } from "@orlaya/ui";
import { useState, type ReactNode } from "react";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { useMediaQuery } from "./media-query.ts";
import type { Country } from "./model.ts";
import { SheetCombobox } from "./sheet-combobox.tsx";
import type { Speech } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";

/** Media query of narrow screens, where the list opens in a dialog of full height (finder §6.7). */
const NARROW = "(max-width: 39.99rem)";

interface TypedCountryProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly placeholder: string;
  readonly countries: readonly Country[];
  readonly index: CountryIndex;
  /** Upper-case ISO code, or null. */
  readonly value: string | null;
  /** Text that the visitor typed. A chosen country shows its name instead. */
  readonly typed: string;
  readonly t: FormTexts;
  readonly onChange: (value: string | null, typed: string) => void;
  readonly speech: Speech;
}

/**
 * Renders the searchable country field: a list below the input or, on a narrow screen, a dialog.
 */
export function TypedCountry({
  id,
  label,
  hint,
  error,
  placeholder,
  countries,
  index,
  value,
  typed,
  t,
  onChange,
  speech,
}: TypedCountryProps) {
  const narrow = useMediaQuery(NARROW);
  // Kept while the screen is wide, so that the dialog of a phone that is rotated and rotated back
  // opens again.
  const [sheetOpen, setSheetOpen] = useState(false);
  const chosen = countries.find((country) => country.code === value) ?? null;

  function commit(): void {
    const code = chosen || typed.trim() === "" ? null : findExactMatch(index, typed);
    if (code !== null) onChange(code, "");
  }
  const combobox: ComboboxProps = {
    id,
    label,
    placeholder,
    index,
    chosen,
    text: chosen?.name ?? typed,
    t,
    describedBy: describe({ id, hint, error }),
    say: speech.say,
    onType: (next) => onChange(null, next),
    onChoose: ({ code }) => onChange(code, ""),
    onCommit: commit,
  };
  return narrow ? (
    <SheetCombobox {...combobox} speech={speech} open={sheetOpen} setOpen={setSheetOpen} />
  ) : (
    <>
      <Combobox {...combobox} />
      <Icon name="chevron-down" size={18} />
    </>
  );
}
