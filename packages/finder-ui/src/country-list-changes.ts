import type { CountryMatch } from "@orlaya/finder/search";
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from "downshift";
import type { Country } from "./model.ts";

/** What the list offers, and what is chosen from it. */
export type CountryItem = Country | CountryMatch;

/** What a change of the list depends on, beside the state that downshift keeps. */
interface CountryListRules {
  /** What typing this text finds, in the order of the list. */
  readonly find: (typed: string) => readonly CountryMatch[];
  readonly chosen: Country | null;
  /** In a dialog of its own the list stays open until a choice is made. */
  readonly sheet: boolean;
}

const { stateChangeTypes: change } = useCombobox;

/**
 * The state reducer of downshift for the list of countries.
 * @param rules of the render that is current.
 * @param state before the change.
 * @param options the kind of the change, and the state that downshift proposes after it.
 * @returns the state after the change.
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
      // Leaving never takes the highlighted option: only what was chosen, or typed exactly, counts.
      return sheet ? state : kept;
    case change.InputKeyDownEnter:
      return sheet && state.highlightedIndex < 0 && !chosen ? state : changes;
    case change.InputClick:
      return sheet ? state : changes;
    case change.MenuMouseLeave:
      // A pointer at rest leaves a list that shrinks; what Enter takes stays what typing found.
      return state;
    default:
      return changes;
  }
}

/** Enter takes the first match (place 0); a guess at a typo has to be taken on purpose (-1). */
function getPlaceForEnter(find: CountryListRules["find"], typed: string): 0 | -1 {
  const first = find(typed)[0];
  return typed.trim() && first && !first.typo ? 0 : -1;
}

/** The country that a change of the list chose, by pointer or Enter; null where it chose none. */
export function getNewChoice(
  { type, isOpen, selectedItem }: UseComboboxStateChange<CountryItem>,
  chosen: Country | null,
): CountryItem | null {
  if (type !== change.ItemClick && type !== change.InputKeyDownEnter) return null;
  // Choosing the same country again changes nothing but closes the list.
  return selectedItem ?? (isOpen === false ? chosen : null);
}
