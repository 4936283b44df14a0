/** Finds the lists and settings of the admin by name, for the search. */
import { fold } from "@orlaya/finder/search";

/** A list or a page of settings. */
export interface Place {
  readonly href: string;
  readonly label: string;
}

/** Most places of one search. */
const MAX_PLACES = 5;

/**
 * Returns the places of which every word of the question begins a word. Those whose name begins
 * with the question come first.
 */
export function findPlaces(places: readonly Place[], question: string): readonly Place[] {
  const { words: terms, spaced } = fold(question);
  if (spaced.length < 2) return [];
  const found = places
    .map((place) => ({ place, name: fold(place.label) }))
    .filter(({ name }) => terms.every((term) => name.words.some((word) => word.startsWith(term))));
  const begins = found.filter(({ name }) => name.spaced.startsWith(spaced));
  const others = found.filter(({ name }) => !name.spaced.startsWith(spaced));
  return [...begins, ...others].slice(0, MAX_PLACES).map(({ place }) => place);
}
