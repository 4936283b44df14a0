/** Folds text for the country search: no case, no accents, no punctuation (finder §6.4). */

// Letters that Unicode decomposition does not change.
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

/** A folded text in two forms for comparison. */
export interface Folded {
  /** Words of letters and digits joined by single spaces: `cote d ivoire`. */
  readonly spaced: string;
  readonly words: readonly string[];
  /**
   * The same without spaces, for visitors who leave out punctuation: `cotedivoire`, `uk` for U.K.
   */
  readonly joined: string;
}

/** Folds a text. Never throws. Idempotent on its `spaced` form. */
export function fold(text: string): Folded {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøłđðþıŋ]/g, (letter) => LETTERS[letter] ?? letter);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return { spaced: words.join(" "), words, joined: words.join("") };
}

/**
 * Spells out umlauts as typed without a German keyboard: Oesterreich. Returns the same text when
 * there are none.
 */
export function spellOutUmlauts(text: string): string {
  return text.normalize("NFC").replace(/[äöü]/gi, (letter) => `${letter}e`);
}
