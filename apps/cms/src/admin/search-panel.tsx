"use client";
/** The content of the search dialog: field, list of results, and what the state of the search is. */
import { SearchIcon, XIcon } from "@payloadcms/ui";
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { findPlaces } from "./find-places.ts";
import { getHitPath, HitOption, optionId, PlaceOption } from "./search-options.tsx";
import { SearchFoot, SearchMessage } from "./search-states.tsx";
import { usePlaces, type VisibleEntities } from "./use-places.ts";
import { useSearch } from "./use-search.ts";
import { useWords } from "./words.tsx";

/** Keys that move between options, and the option to which each moves. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface Keys {
  /** Id of the list. */
  readonly list: string;
  readonly active: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  /** Called for Enter while the options are those of an older question; else null. */
  readonly onEarlyEnter: (() => void) | null;
}

/** Returns the handler of the keys of the field. */
function handleKeys({
  list,
  active,
  count,
  onMove: move,
  onEarlyEnter,
}: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === "Enter" && onEarlyEnter) {
      event.preventDefault();
      onEarlyEnter();
      return;
    }
    if (count === 0) return;
    const next = shiftKey || ctrlKey || metaKey ? undefined : MOVES[key]?.(active, count);
    if (next !== undefined) {
      event.preventDefault();
      move(next);
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: "nearest" });
      return;
    }
    const link = document.getElementById(optionId(list, active));
    if (key !== "Enter" || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    if (ctrlKey || metaKey) window.open(link.href, "_blank", "noopener");
    else link.click();
  };
}

/**
 * Opens the first option when the answer arrives, if the person pressed Enter before.
 * @returns functions that remember and forget the key
 */
function useEarlyEnter(list: string, isWaiting: boolean) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (isWaiting || !isPressed.current) return;
    isPressed.current = false;
    document.getElementById(optionId(list, 0))?.click();
  }, [isWaiting, list]);
  return {
    remember: () => {
      isPressed.current = true;
    },
    forget: () => {
      isPressed.current = false;
    },
  };
}

/** Focuses the field and selects its text each time that the dialog opens. */
function useSelectedText(field: RefObject<HTMLInputElement | null>, opening: number | null): void {
  useEffect(() => {
    if (opening === null) return;
    field.current?.focus();
    field.current?.select();
  }, [field, opening]);
}

/** Renders the field, and the button that closes the dialog. */
function SearchField({
  opening,
  question,
  onType,
  ...keys
}: Keys & {
  readonly opening: number | null;
  readonly question: string;
  readonly onType: (question: string) => void;
}) {
  const { list, active, count } = keys;
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  useSelectedText(field, opening);
  return (
    <div className="search__field">
      <SearchIcon />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={say("search.field")}
        aria-expanded={count > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(list, active) : undefined}
        placeholder={say("search.field")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={question}
        onChange={({ target }) => {
          onType(target.value);
        }}
        onKeyDown={handleKeys(keys)}
      />
      <form method="dialog">
        <button type="submit" className="search__close" aria-label={say("search.close")}>
          <XIcon />
        </button>
      </form>
    </div>
  );
}

/** Renders options under a heading; nothing without options. */
function Group({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: readonly ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="search__group">
        {label}
      </p>
      {children}
    </div>
  );
}

/** @param opening number of this opening of the dialog; null while it is closed */
export function SearchPanel({
  visible,
  opening,
}: {
  readonly visible: VisibleEntities;
  readonly opening: number | null;
}) {
  const say = useWords();
  const list = useId();
  const [question, setQuestion] = useState("");
  const [chosen, setChosen] = useState(0);
  const allPlaces = usePlaces(visible);
  const places = useMemo(() => findPlaces(allPlaces, question), [allPlaces, question]);
  const search = useSearch(question, opening);
  const early = useEarlyEnter(list, search.isWaiting);
  const hits = search.answer?.ok ? search.answer.body.hits : [];
  const count = places.length + hits.length;
  // An option to which the person has moved is the one that is meant.
  const isEarly = search.isWaiting && places.length === 0 && chosen === 0;
  const active = Math.max(0, Math.min(chosen, count - 1));
  function buildOption(position: number) {
    return { list, position, isActive: position === active, onHover: setChosen };
  }
  function type(text: string): void {
    setQuestion(text);
    setChosen(0);
    early.forget();
  }
  return (
    <div className="search__panel" data-waiting={search.isWaiting || undefined}>
      <SearchField
        {...{ list, opening, active, count, question }}
        onType={type}
        onMove={setChosen}
        onEarlyEnter={isEarly ? early.remember : null}
      />
      <div className="search__results">
        <div id={list} role="listbox" aria-label={say("search.title")}>
          <Group id={`${list}-places`} label={say("search.places")}>
            {places.map((place, index) => (
              <PlaceOption key={place.href} place={place} {...buildOption(index)} />
            ))}
          </Group>
          <Group id={`${list}-documents`} label={say("search.documents")}>
            {hits.map((hit, index) => (
              <HitOption
                key={getHitPath(hit)}
                hit={hit}
                question={search.answered}
                {...buildOption(places.length + index)}
              />
            ))}
          </Group>
        </div>
        <SearchMessage search={search} question={question.trim()} />
      </div>
      <SearchFoot search={search} isOffering={count > 0} />
    </div>
  );
}
