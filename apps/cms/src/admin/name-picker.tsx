"use client";
/** Chooses names from a long list: search, the arrow keys, and Enter. */
import { useId, useState, type KeyboardEvent } from "react";
import { useWords } from "./words.tsx";

/** A name that can be chosen. */
export interface PickerOption {
  /** What the cell will contain. */
  readonly text: string;
  /** Other texts by which it is found, in small letters. */
  readonly found: string;
}
/** Most options that are listed. */
const MOST = 60;

interface PickerProperties {
  readonly options: readonly PickerOption[];
  readonly chosen: readonly string[];
  /** Whether several names are possible. */
  readonly isMany: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
  /** Enter without a search text, or after the choice of the only name. */
  readonly onDone: (chosen: readonly string[]) => void;
}

function Chips({
  chosen,
  onRemove,
}: {
  readonly chosen: readonly string[];
  readonly onRemove: (name: string) => void;
}) {
  const say = useWords();
  return chosen.length === 0 ? null : (
    <ul className="picker-chips">
      {chosen.map((name) => (
        <li key={name}>
          {name}
          <button
            type="button"
            aria-label={say("table.editor.remove", { name })}
            onClick={() => {
              onRemove(name);
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

const fold = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The search text, the options that fit, and the active one. */
function usePicker({ options, chosen, isMany, onChange, onDone }: PickerProperties) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const wanted = fold(query.trim());
  const fitting = options
    .filter(
      ({ text, found }) =>
        wanted === "" || fold(text).includes(wanted) || fold(found).includes(wanted),
    )
    .toSorted(
      (a, b) => Number(fold(b.text).startsWith(wanted)) - Number(fold(a.text).startsWith(wanted)),
    )
    .slice(0, MOST);
  function choose(text: string): void {
    setQuery("");
    setActive(0);
    if (!isMany) onDone([text]);
    else
      onChange(chosen.includes(text) ? chosen.filter((each) => each !== text) : [...chosen, text]);
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = active + (event.key === "ArrowDown" ? 1 : -1);
      setActive(Math.min(Math.max(next, 0), Math.max(fitting.length - 1, 0)));
      return;
    }
    if (event.key === "Backspace" && query === "" && isMany) onChange(chosen.slice(0, -1));
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (query.trim() === "" && isMany) onDone(chosen);
    // A text that is no name is read as it is, for example “all except …”.
    else choose(fitting[active]?.text ?? query.trim());
  }
  return { query, setQuery, active, setActive, fitting, choose, press };
}

export function NamePicker(properties: PickerProperties) {
  const { chosen, isMany, onChange } = properties;
  const say = useWords();
  const id = useId();
  const { query, setQuery, active, setActive, fitting, choose, press } = usePicker(properties);
  return (
    <div className="picker">
      {isMany ? (
        <Chips
          chosen={chosen}
          onRemove={(name) => {
            onChange(chosen.filter((each) => each !== name));
          }}
        />
      ) : null}
      <input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-label={say("table.editor.find")}
        aria-activedescendant={fitting.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={say("table.editor.find")}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <ul
        id={id}
        role="listbox"
        aria-label={say("table.editor.find")}
        aria-multiselectable={isMany}
        className="picker-list"
      >
        {fitting.map(({ text }, at) => (
          <li
            key={text}
            id={`${id}-${at}`}
            role="option"
            aria-selected={chosen.includes(text)}
            className={at === active ? "picker-active" : ""}
            ref={at === active ? scrollTo : undefined}
            onClick={() => {
              choose(text);
            }}
          >
            {text}
          </li>
        ))}
      </ul>
      <p role="status" className="finder-quiet">
        {fitting.length === 0 ? say("table.editor.nothing") : ""}
      </p>
    </div>
  );
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
