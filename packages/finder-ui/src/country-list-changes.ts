import type { CountryMatch } from "@orlaya/finder/search";
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from "downshift";
import type { Country } from "./model.ts";

/** An option of the list, or the chosen country. */
export type CountryItem = Country | CountryMatch;

/** Input of the state reducer in addition to the state of downshift. */
interface CountryListRules {
  /** Returns the matches of a typed text, in the order of the list. */
  readonly find: (typed: string) => readonly CountryMatch[];
  readonly chosen: Country | null;
  /** Whether the list is in its own dialog. It then stays open until a choice is made. */
  readonly sheet: boolean;
}

const { stateChangeTypes: change } = useCombobox;

/**
 * Reduces a state change of downshift for the list of countries.
 * @param rules the input of the current render
 * @param state the state before the change
 * @param options the type of the change, and the state that downshift proposes after it
 * @returns the state after the change
 */
export function reduceCountryList(
  { find, chosen, sheet }: CountryListRules,
  state: UseComboboxState<CountryItem>,
  { type, changes }: UseComboboxStateChangeOptions<CountryItem>,
): Partial<UseComboboxState<CountryItem>> {
  const kept = { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  switch (type) {
    case change.InputChange:
      return { ...changes, highlightedIndex: getPlaceForEnter(find, changes.inputValue ?? "") };
    case change.InputKeyDownEscape:
      return kept;
    case change.InputBlur:
      // Blur never selects the highlighted option: only a choice or an exactly typed text counts.
      return sheet ? state : kept;
    case change.InputKeyDownEnter:
      return sheet && state.highlightedIndex < 0 && !chosen ? state : changes;
    case change.InputClick:
      return sheet ? state : changes;
    case change.MenuMouseLeave:
      // A list that shrinks can leave a pointer at rest. Keep the option that typing highlighted.
      return state;
    default:
      return changes;
  }
}

/**
 * Returns the index of the option that Enter selects: the first match (0), or none (-1) for a
 * suggestion after a typo, which the visitor has to select explicitly.
 */
function getPlaceForEnter(find: CountryListRules["find"], typed: string): 0 | -1 {
  const first = find(typed)[0];
  return typed.trim() && first && !first.typo ? 0 : -1;
}

/** Returns the country that a change chose by pointer or Enter, or null when it chose none. */
export function getNewChoice(
  { type, isOpen, selectedItem }: UseComboboxStateChange<CountryItem>,
  chosen: Country | null,
): CountryItem | null {
  if (type !== change.ItemClick && type !== change.InputKeyDownEnter) return null;
  // Choosing the chosen country again only closes the list.
  return selectedItem ?? (isOpen === false ? chosen : null);
}
