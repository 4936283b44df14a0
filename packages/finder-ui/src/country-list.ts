import { searchCountries, type CountryIndex, type CountryMatch } from "@orlaya/finder/search";
import { useCombobox, type UseComboboxReturnValue } from "downshift";
import { useMemo, useState } from "react";
import { getNewChoice, reduceCountryList, type CountryItem } from "./country-list-changes.ts";
import type { Country } from "./model.ts";

export interface CountryListProps {
  /** Id of the input. The ids of the list are derived from it. */
  readonly id: string;
  readonly index: CountryIndex;
  readonly chosen: Country | null;
  /** Text of the input. */
  readonly text: string;
  /** Whether the list is in its own dialog. It then stays open until a choice is made. */
  readonly sheet: boolean;
  readonly onChoose: (country: Country) => void;
}

/** State of input and list, and downshift's attributes for them. */
export interface CountryList extends UseComboboxReturnValue<CountryItem> {
  /** Text that the list is searched with; an empty text offers every country. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly matches: readonly CountryMatch[];
}

/** Returns the state and the attributes of the searchable list of countries. */
export function useCountryList({
  id,
  index,
  chosen,
  text,
  sheet,
  onChoose,
}: CountryListProps): CountryList {
  // After a choice the list offers every country again, so that the visitor can change the choice
  // without emptying the input.
  const [query, setQuery] = useState(chosen ? "" : text);
  const find = useMemo(
    () => rememberLast((typed: string) => searchCountries(index, typed)),
    [index],
  );
  const matches = find(query);
  const combobox = useCombobox<CountryItem>({
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
    stateReducer: (state, options) => reduceCountryList({ find, chosen, sheet }, state, options),
    onStateChange: (changed) => {
      const item = getNewChoice(changed, chosen);
      if (!item) return;
      setQuery("");
      onChoose({ code: item.code, name: item.name });
    },
  });
  return { ...combobox, query, setQuery, matches };
}

/** Caches the result of the last call, because one key press runs the same search several times. */
function rememberLast<T>(answer: (question: string) => T): (question: string) => T {
  let last: { readonly question: string; readonly answer: T } | null = null;
  return (question) =>
    (last?.question === question ? last : (last = { question, answer: answer(question) })).answer;
}
