/** Text as the country search compares it: no case, no accents, no punctuation (finder §6.4). */

// Letters that Unicode decomposition leaves alone.
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ŋ: "n",
};

/** One text, ready to be compared in its two readings. */
export interface Folded {
  /** Words of letters and digits joined by single spaces: `cote d ivoire`. */
  readonly spaced: string;
  readonly words: readonly string[];
  /** The same without spaces, for visitors who leave punctuation out: `cotedivoire`, `uk` for U.K. */
  readonly joined: string;
}

/** Folds a text. Total and idempotent on its `spaced` form. */
export function fold(text: string): Folded {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøłđðþıŋ]/g, (letter) => LETTERS[letter] ?? letter);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return { spaced: words.join(" "), words, joined: words.join("") };
}

/** How German is typed without its keyboard: Oesterreich. The same text when there is nothing to spell out. */
export function spellOutUmlauts(text: string): string {
  return text.normalize("NFC").replace(/[äöü]/gi, (letter) => `${letter}e`);
}
