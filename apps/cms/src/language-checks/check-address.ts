/** Finds words that address the reader in a form that the site does not use. */
import { mapLocales, type Locale } from "@orlaya/locales";
import { ADDRESS_FORMS } from "./address-forms.table.ts";
import { hideNamePhrases } from "./shared-words.table.ts";

interface Patterns {
  readonly words: RegExp;
  readonly instructions: RegExp | null;
}
const PATTERNS: Readonly<Record<Locale, Patterns | null>> = mapLocales((locale) => {
  const forms = ADDRESS_FORMS[locale];
  if (!forms) return null;
  return {
    // A word ends before a letter only after an apostrophe: t’envoyer.
    words: new RegExp(
      `(?<![\\p{L}\\d.@’'-])(?:${forms.words})(?:(?<=[’'])|(?![\\p{L}\\d@-]|\\.\\p{L}))`,
      "giu",
    ),
    instructions:
      forms.instructions === null
        ? null
        : new RegExp(
            `(?:^|[.!?…:;]\\s+|[¡¿«„“"(]\\s?)(${forms.instructions})(?![\\p{L}’'-])`,
            "giu",
          ),
  };
});

/**
 * Returns whether a found word may be an address. A word in capitals is a short form (`OS`). Du,
 * Usted and U may have a capital anywhere; a French word has one at the start of a sentence only.
 */
function isAddress(text: string, index: number, word: string, locale: Locale): boolean {
  if (word.length > 1 && word === word.toUpperCase()) return false;
  if (locale !== "fr" || !/^\p{Lu}/u.test(word)) return true;
  return /(?:^|[.!?…:;]\s+|[¡¿«„“"(–]\s?)$/u.test(text.slice(0, index));
}

/** Lists the words of another form of address, each once. */
export function checkAddress(given: string, locale: Locale): readonly string[] {
  const patterns = PATTERNS[locale];
  if (!patterns) return [];
  const text = hideNamePhrases(given);
  const found = new Map<string, string>();
  text.replaceAll(patterns.words, (word, index: number) => {
    if (isAddress(text, index, word, locale)) found.set(word.toLowerCase(), word);
    return word;
  });
  if (patterns.instructions)
    text.replaceAll(patterns.instructions, (all, word: string) => {
      found.set(word.toLowerCase(), word);
      return all;
    });
  return [...found.values()];
}
