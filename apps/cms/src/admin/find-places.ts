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
 * Returns the places of which every word of the question begins a word. The one with this name
 * comes first, then those whose name begins with the question.
 */
export function findPlaces(places: readonly Place[], question: string): readonly Place[] {
  const { words: terms, spaced } = fold(question);
  if (spaced.length < 2) return [];
  const found = places
    .map((place) => ({ place, name: fold(place.label) }))
    .filter(({ name }) => terms.every((term) => name.words.some((word) => word.startsWith(term))));
  const rank = (name: string): number => (name === spaced ? 0 : name.startsWith(spaced) ? 1 : 2);
  return found
    .toSorted((a, b) => rank(a.name.spaced) - rank(b.name.spaced))
    .slice(0, MAX_PLACES)
    .map(({ place }) => place);
}
