import { exactMatch, type CountryIndex } from "@orlaya/finder/search";
import { ClearButton, Field, Icon, SelectControl, describe, type IconName } from "@orlaya/ui";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Combobox } from "./combobox.tsx";
import css from "./country-field.module.css";
import type { Country } from "./model.ts";
import { LiveRegion, type Speech } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";

/** Below this width the list opens in a dialog of the full height (finder.md §6.7). */
const NARROW = "(max-width: 39.99rem)";

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
 * A country, chosen from a native select or, once scripts run, found by typing (finder.md §6.1–6.8). Remount it (with
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
    required,
    placeholder = props.t.formsFields("country.placeholder"),
    served = false,
    disabled = false,
    clear: link,
    clearSign = props.t.common("clear"),
    countries,
    index,
    value,
    onChange,
    onReset,
  } = props;
  // What the visitor typed; a chosen country shows its own name instead.
  const [typed, setTyped] = useState("");
  function change(code: string | null, text: string): void {
    setTyped(text);
    onChange(code, text);
  }
  const native = index === null || disabled;
  function clear(): void {
    change(null, "");
    onReset();
  }
  const clearButton =
    value !== null || typed !== "" ? (
      <ClearButton label={clearSign} name={resetLabel} onClick={clear} />
    ) : (
      link
    );
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
          onChange={(event) => change(event.target.value || null, "")}
        />
      ) : (
        <>
          <TypedCountry
            {...props}
            placeholder={placeholder}
            index={index}
            typed={typed}
            onChange={change}
          />
          <input type="hidden" name={name} value={value ?? ""} />
        </>
      )}
    </Field>
  );
}

function TypedCountry({
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
}: CountryFieldProps & {
  readonly placeholder: string;
  readonly index: CountryIndex;
  readonly typed: string;
}) {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  const [sheetOpen, setSheetOpen] = useState(false);
  const chosen = countries.find((country) => country.code === value) ?? null;
  const text = chosen?.name ?? typed;

  useEffect(() => {
    const query = matchMedia(NARROW);
    const update = (): void => setNarrow(query.matches);
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);

  function commit(): void {
    const code = chosen || typed.trim() === "" ? null : exactMatch(index, typed);
    if (code !== null) onChange(code, "");
  }
  /** What was said on one side of the dialog is not said again on the other. */
  function showSheet(open: boolean): void {
    speech.sayNow("");
    setSheetOpen(open);
  }
  function closeSheet(): void {
    showSheet(false);
    commit();
  }
  const combobox = {
    label,
    placeholder,
    index,
    chosen,
    text,
    t,
    say: speech.say,
    onType: (next: string) => onChange(null, next),
  };

  if (!narrow) {
    return (
      <>
        <Combobox
          {...combobox}
          id={id}
          describedBy={describe({ id, hint, error })}
          onChoose={({ code }) => onChange(code, "")}
          onCommit={commit}
        />
        <Icon name="chevron-down" size={18} />
      </>
    );
  }
  function openByKey(event: KeyboardEvent): void {
    if (!["Enter", " ", "ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    showSheet(true);
  }
  function choose({ code }: Country): void {
    showSheet(false);
    onChange(code, "");
  }
  return (
    <>
      <input
        id={id}
        type="text"
        readOnly
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={sheetOpen}
        aria-controls={`${id}-sheet`}
        {...describe({ id, hint, error })}
        placeholder={placeholder}
        value={text}
        onClick={() => showSheet(true)}
        onKeyDown={openByKey}
      />
      <Icon name="chevron-down" size={18} />
      <Sheet
        id={`${id}-sheet`}
        label={label}
        closeLabel={t.lisa("list.close")}
        speech={speech}
        open={sheetOpen}
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

interface SheetProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly speech: Speech;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
/** A dialog as high as the screen; the browser traps the focus, closes it on Escape and gives the focus back. */
function Sheet({ id, label, closeLabel, speech, open, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { setInDialog } = speech;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.querySelector("input")?.select();
    setInDialog(true);
    return () => {
      element.close();
      setInDialog(false);
    };
  }, [open, setInDialog]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={css.sheet}
      aria-label={label}
      onClose={open ? onClose : undefined}
    >
      {open && (
        <>
          <div className={css.bar}>
            <span aria-hidden="true">{label}</span>
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" size={22} />
            </button>
          </div>
          {children}
          <LiveRegion speech={speech} dialog />
        </>
      )}
    </dialog>
  );
}
