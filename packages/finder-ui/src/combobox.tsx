import { fold, searchCountries, type CountryIndex, type CountryMatch } from "@orlaya/finder/search";
import { useCombobox } from "downshift";
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import css from "./country-field.module.css";
import { flagOf } from "./flag.ts";
import type { Country } from "./model.ts";
import type { Say } from "./speech.tsx";
import type { FormTexts } from "./texts.ts";

export interface ComboboxProps {
  /** Id of the input; the list's ids are made from it. */
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly index: CountryIndex;
  readonly chosen: Country | null;
  /** What stands in the input. */
  readonly text: string;
  readonly t: FormTexts;
  /** In a dialog of its own the list stays open until a choice is made. */
  readonly sheet?: boolean;
  readonly describedBy?: { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };
  readonly onType: (text: string) => void;
  readonly onChoose: (country: Country) => void;
  /** The text is to count as it stands: the field is left, or Enter is pressed where no option is active. */
  readonly onCommit: () => void;
  /** Says something through the live region that can be heard. */
  readonly say: Say;
}

const { stateChangeTypes: change } = useCombobox;

/** Options that an opening list draws at once: more than a screen shows. */
const AT_ONCE = 40;

/** Input and list of the country field: the editable combobox of the APG (finder.md §6.2–6.6). */
export function Combobox({
  id,
  label,
  placeholder,
  index,
  chosen,
  text,
  t,
  sheet = false,
  describedBy,
  onType,
  onChoose,
  onCommit,
  say,
}: ComboboxProps) {
  // After a choice the list offers every country again, so that it can be changed without emptying the input.
  const [query, setQuery] = useState(chosen ? "" : text);
  const find = useMemo(() => remembered((typed: string) => searchCountries(index, typed)), [index]);
  const matches = find(query);
  const isTypo = matches[0]?.typo === true;

  const combobox = useCombobox<Country | CountryMatch>({
    items: [...matches],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (place) => `${id}-option-${place}`,
    itemToString: (item) => item?.name ?? "",
    itemToKey: (item) => item?.code,
    selectedItem: chosen,
    inputValue: text,
    initialIsOpen: sheet,
    stateReducer: (state, { type, changes }) => {
      const kept = { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      switch (type) {
        case change.InputChange: {
          // Enter takes the first match; a guess at a typo has to be taken on purpose.
          const first = find(changes.inputValue ?? "")[0];
          return {
            ...changes,
            highlightedIndex: changes.inputValue?.trim() && first && !first.typo ? 0 : -1,
          };
        }
        case change.InputKeyDownEscape:
          return kept;
        case change.InputBlur:
          // Leaving never takes the highlighted option: only what was chosen, or typed exactly, counts.
          return sheet ? state : kept;
        case change.InputKeyDownEnter:
          return sheet && state.highlightedIndex < 0 && !chosen ? state : changes;
        case change.InputClick:
          return sheet ? state : changes;
        case change.MenuMouseLeave:
          // The list shrinks away from a pointer that rests on it; what Enter takes stays what typing found.
          return state;
        default:
          return changes;
      }
    },
    onStateChange: ({ type, isOpen: open, selectedItem }) => {
      if (type !== change.ItemClick && type !== change.InputKeyDownEnter) return;
      // Choosing the same country again changes nothing but closes the list.
      const item = selectedItem ?? (open === false ? chosen : null);
      if (!item) return;
      setQuery("");
      onChoose({ code: item.code, name: item.name });
    },
  });
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = combobox;
  // The rest follows in a render that nothing waits for.
  const whole = useDeferredValue(isOpen);

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A list that opens below the edge of the screen or of the panel comes into sight, and its active option with it.
    if (isOpen && !sheet) popup.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isOpen, sheet]);

  // A list that is closed, or left, has nothing more to say.
  useEffect(
    () =>
      isOpen && query.trim() !== ""
        ? say(t.lisa("live.countries", { count: matches.length }))
        : undefined,
    [isOpen, query, matches.length, say, t],
  );

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Escape belongs to the list while that is open, to the dialog around it otherwise; it never empties the field.
    if (event.key === "Escape" && (!isOpen || sheet)) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    } else if (event.key === "Escape") {
      event.stopPropagation();
    } else if (event.key === "Enter" && (!isOpen || highlightedIndex < 0)) {
      onCommit();
    }
  }

  const input = getInputProps({
    placeholder,
    "aria-labelledby": undefined,
    ...(isOpen && highlightedIndex >= 0 ? {} : { "aria-activedescendant": undefined }),
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
  return (
    <>
      <input {...input} type="text" />
      <div ref={popup} className={css.popup} data-open={isOpen} data-sheet={sheet || undefined}>
        {isOpen && matches.length === 0 && <p className={css.note}>{t.lisa("list.none")}</p>}
        {isOpen && isTypo && <p className={css.note}>{t.lisa("list.closest")}</p>}
        <ul {...getMenuProps({ "aria-label": label })} className={css.list} role="listbox">
          {isOpen &&
            (whole ? matches : matches.slice(0, AT_ONCE)).map((match, place) => (
              <li
                key={match.code}
                {...getItemProps({ item: match, index: place, onMouseMove: onlyIfMoved })}
                className={css.option}
                data-active={place === highlightedIndex || undefined}
              >
                <span aria-hidden="true">{flagOf(match.code)}</span>
                <span>
                  {match.matchedBy === "alias" ? (
                    t.lisa("list.alias", { country: match.name, query: match.query })
                  ) : (
                    <Matched name={match.name} query={query} />
                  )}
                </span>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

/** A list that scrolls or shrinks under a pointer at rest sends mouse moves too: those highlight nothing. */
function onlyIfMoved({ nativeEvent }: MouseEvent): void {
  if (nativeEvent.movementX === 0 && nativeEvent.movementY === 0)
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

/** The last answer, given again to the same question: a key press asks for it several times. */
function remembered<T>(answer: (question: string) => T): (question: string) => T {
  let last: { readonly question: string; readonly answer: T } | null = null;
  return (question) =>
    (last?.question === question ? last : (last = { question, answer: answer(question) })).answer;
}

/** A name with what was typed in bold, where one of its words begins so; to the eye only. */
function Matched({ name, query }: { readonly name: string; readonly query: string }): ReactNode {
  const typed = fold(query).joined;
  if (typed === "") return name;
  for (const { index: start } of name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    for (let end = start + 1; end <= name.length; end += 1) {
      const read = fold(name.slice(start, end)).joined;
      if (read === typed)
        return (
          <>
            {name.slice(0, start)}
            <b>{name.slice(start, end)}</b>
            {name.slice(end)}
          </>
        );
      if (read.length >= typed.length) break;
    }
  }
  return name;
}
