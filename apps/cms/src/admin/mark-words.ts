/** Marks the words of a question in a text, without regard to case and accents as the search. */
import { fold } from "@orlaya/finder/search";

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Splits a word into letters, each with its accents. */
const splitLetters = (word: string): readonly string[] =>
  Array.from(segmenter.segment(word), ({ segment }) => segment);

/** Returns which characters of a word belong to one of the terms. */
function findMarks(letters: readonly string[], terms: readonly string[]): readonly boolean[] {
  let folded = "";
  /** Index of the letter from which each folded character comes. */
  const origins: number[] = [];
  for (const [index, letter] of letters.entries()) {
    const { joined } = fold(letter);
    folded += joined;
    for (let count = 0; count < joined.length; count += 1) origins.push(index);
  }
  const marks = letters.map(() => false);
  for (const term of terms)
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length))
      marks.fill(true, origins[at], (origins[at + term.length - 1] ?? 0) + 1);
  return marks;
}

/** Splits a text into parts that match a word of the question and parts that do not. */
export function markWords(text: string, question: string): readonly TextPart[] {
  const terms = fold(question).words;
  const parts: TextPart[] = [];
  function add(letter: string, marked: boolean): void {
    const last = parts.at(-1);
    if (last?.marked === marked) parts[parts.length - 1] = { text: last.text + letter, marked };
    else parts.push({ text: letter, marked });
  }
  for (const word of text.split(/(\s+)/)) {
    const letters = splitLetters(word);
    const marks = findMarks(letters, terms);
    for (const [index, letter] of letters.entries()) add(letter, marks[index] ?? false);
  }
  return parts;
}
