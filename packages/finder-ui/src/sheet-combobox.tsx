import { Icon } from "@orlaya/ui";
import type { KeyboardEvent } from "react";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import type { Country } from "./model.ts";
import { Sheet } from "./sheet.tsx";
import type { Speech } from "./speech.tsx";

/** Keys that open the dialog. */
const OPENING_KEYS = ["Enter", " ", "ArrowDown", "ArrowUp"];

interface SheetComboboxProps extends Omit<ComboboxProps, "sheet"> {
  readonly speech: Speech;
  /** Whether the dialog is open. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * Renders the country field of narrow screens: an input that shows the choice and opens a dialog
 * with the search (finder §6.7).
 */
export function SheetCombobox({
  id,
  describedBy,
  onChoose,
  onCommit,
  speech,
  open,
  setOpen,
  ...combobox
}: SheetComboboxProps) {
  const { label, placeholder, text, t } = combobox;
  /** Clears the live region, so that a text is not announced again inside or outside the dialog. */
  function showSheet(shown: boolean): void {
    speech.sayNow("");
    setOpen(shown);
  }
  function closeSheet(): void {
    showSheet(false);
    onCommit();
  }
  function choose(country: Country): void {
    showSheet(false);
    onChoose(country);
  }
  return (
    <>
      <SheetOpener
        id={id}
        describedBy={describedBy}
        placeholder={placeholder}
        text={text}
        open={open}
        onOpen={() => showSheet(true)}
      />
      <Icon name="chevron-down" size={18} />
      <Sheet
        id={`${id}-sheet`}
        label={label}
        closeLabel={t.lisa("list.close")}
        speech={speech}
        open={open}
        onClose={closeSheet}
      >
        <Combobox
          {...combobox}
          id={`${id}-search`}
          sheet
          onChoose={choose}
          onCommit={() => undefined}
        />
      </Sheet>
    </>
  );
}

interface SheetOpenerProps extends Pick<
  SheetComboboxProps,
  "id" | "describedBy" | "placeholder" | "text" | "open"
> {
  readonly onOpen: () => void;
}
/** Renders the read-only input on the page. A click or a key opens the dialog. */
function SheetOpener({ id, describedBy, placeholder, text, open, onOpen }: SheetOpenerProps) {
  function openByKey(event: KeyboardEvent): void {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <input
      id={id}
      type="text"
      readOnly
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={`${id}-sheet`}
      {...describedBy}
      placeholder={placeholder}
      value={text}
      onClick={onOpen}
      onKeyDown={openByKey}
    />
  );
}
