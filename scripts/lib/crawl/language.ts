/**
 * Detects by function words which of the five languages a sentence is written in. It avoids false
 * positives: a sentence counts as wrong only when another language matches clearly better.
 */
import { LOCALES, type Locale } from "@orlaya/locales";

/** Function words of each language. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: "no the of and to is are was were be been not with for you your we our it its this that these those they their from by as at or if when which who can will would should must has have had do does than then there what how about after before into only also more each may",
  fr: "le la les un une des du de et est sont vous votre vos nous notre nos ne pas plus que qui pour par avec dans sur sous au aux ce cette ces il elle ils elles se son sa ses leur leurs ou où si mais comme être avoir fait peut sans chez entre après avant dès lors même tout tous aussi",
  es: "el la los las un una de del y es son tu tus te se lo le nos nuestro nuestra no que con para por en al como más pero si su sus este esta estos estas eso ese cuando donde qué ser está están tiene tienen puede hasta desde sin sobre entre también ya o hay cada",
  de: "der die das den dem des ein eine einen einem einer eines und ist sind war wir sie ihr ihre ihren ihrem ihrer uns unser unsere nicht mit für von zu zum zur im in auf bei aus nach vor über unter als wie wenn dass oder aber auch noch nur es er sich kann können wird werden haben hat was wer sein bis durch ohne um",
  nl: "de het een en is zijn was je jouw jij we wij ons onze niet met voor van te ten naar op bij uit aan in om als dat die dit deze of maar ook nog alleen er ze hun hij zij kan kunnen wordt worden hebben heeft heb wat wie door zonder over tot geen meer dan waar",
};
const SETS: readonly (readonly [Locale, ReadonlySet<string>])[] = LOCALES.map((locale) => [
  locale,
  new Set(WORDS[locale].split(" ")),
]);

/** Returns the words of a text in lower case, without numbers. */
export const listWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Number of words that a text needs for a reliable result. */
export const MIN_WORDS = 8;

/**
 * Returns the language of a text when it is clearly not `expected`. Returns null when it is
 * `expected` or when the result is uncertain.
 */
export function detectWrongLanguage(text: string, expected: Locale): Locale | null {
  const words = listWords(text).flatMap((word) => {
    const [head = ""] = word.split(/[’']/);
    return word.includes("’") || word.includes("'") ? [head, word.slice(head.length + 1)] : [word];
  });
  if (words.length < MIN_WORDS) return null;
  // Distinct words only: a repeated word that two languages share proves nothing.
  const different = [...new Set(words)];
  const score = new Map(
    SETS.map(([locale, set]) => [locale, different.filter((word) => set.has(word)).length]),
  );
  const own = score.get(expected) ?? 0;
  const [best] = [...score].filter(([locale]) => locale !== expected).sort(([, a], [, b]) => b - a);
  return best && best[1] >= 3 && best[1] >= 2 * own + 1 ? best[0] : null;
}
