/** Finds texts that nobody translated. */
import type { Locale } from "@orlaya/locales";
import { hideNamePhrases, NAMES, SHARED_WORDS } from "./shared-words.table.ts";

const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
const listWords = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Codes of Africa, North and South America, Asia, Europe, Oceania and the regions of Asia. */
const CONTINENTS = ["002", "003", "005", "019", "142", "150", "009", "030", "034", "035", "145"];

/** Returns the words of the names of all countries and languages, in a language. */
function listNameWords(locale: Locale): ReadonlySet<string> {
  const words = new Set<string>();
  const letters = [...Array(26).keys()].map((index) => String.fromCharCode(97 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const type of ["region", "language"] as const) {
    const names = new Intl.DisplayNames(locale, { type, fallback: "none" });
    for (const code of codes)
      for (const word of listWords(names.of(type === "region" ? code.toUpperCase() : code) ?? ""))
        words.add(word.toLowerCase());
  }
  const continents = new Intl.DisplayNames(locale, { type: "region" });
  for (const code of CONTINENTS)
    for (const word of listWords(continents.of(code) ?? "")) words.add(word.toLowerCase());
  return words;
}
const nameWords = new Map<Locale, ReadonlySet<string>>();
function getNameWords(locale: Locale): ReadonlySet<string> {
  const known = nameWords.get(locale) ?? listNameWords(locale);
  nameWords.set(locale, known);
  return known;
}
/** Returns whether a word is a name or a short form: `MyHealth`, `iPhone`, `USD`. */
const isName = (word: string): boolean =>
  NAMES.has(word.toLowerCase()) || /\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,5}$/u.test(word);

/**
 * Returns whether every word of a text of several words has a capital letter, like the names of
 * authorities and places. German nouns have one too.
 */
const isProperName = (words: readonly string[], locale: Locale): boolean =>
  locale !== "de" && words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));

/** Returns whether a translation repeats its source although the source has words to translate. */
export function isUntranslated(
  source: string,
  target: string,
  sourceLocale: Locale,
  targetLocale: Locale,
): boolean {
  if (sourceLocale === targetLocale) return false;
  const words = listWords(hideNamePhrases(source));
  const translated = listWords(hideNamePhrases(target));
  if (words.join(" ").toLowerCase() !== translated.join(" ").toLowerCase()) return false;
  if (isProperName(words, sourceLocale)) return false;
  const languages = `${sourceLocale} ${targetLocale}`;
  return words.some(
    (word) =>
      !isName(word) &&
      !getNameWords(targetLocale).has(word.toLowerCase()) &&
      SHARED_WORDS.get(word.toLowerCase())?.has(languages) !== true,
  );
}
