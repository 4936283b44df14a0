/** Checks the texts of a document against those of its source. */
import type { Locale } from "@orlaya/locales";
import { pairSentences } from "../translation/paragraphs.ts";
import type { TextPair, TextUnit } from "../translation/texts.ts";
import { checkSentence } from "./check-sentence.ts";
import type { Finding } from "./finding.ts";

/** A finding with its place. */
export interface PlacedFinding {
  /** Path of the text in the source; in the translation when the source lacks the text. */
  readonly path: string;
  /** Number of the sentence in `pairSentences`. */
  readonly index: number;
  readonly finding: Finding;
}
export interface CheckedLocales {
  readonly source: Locale;
  readonly target: Locale;
}

/** Returns a text of the translation as a source without a text. */
function emptyUnit({ path, isRich }: TextUnit): TextUnit {
  return { path, isRich, value: null, texts: [] };
}

/** Returns what is wrong with the translation of one text, sentence by sentence. */
export function checkPair(pair: TextPair, locales: CheckedLocales): readonly PlacedFinding[] {
  const source = pair.source ?? (pair.target ? emptyUnit(pair.target) : null);
  if (!source) return [];
  return pairSentences(source, pair.target).flatMap((sentence, index) =>
    checkSentence({
      ...sentence,
      sourceLocale: locales.source,
      targetLocale: locales.target,
      maxLength: pair.maxLength,
    }).map((finding) => ({ path: source.path, index, finding })),
  );
}

/** Lists what is wrong with the texts of a translation, in the order of the source. */
export const listFindings = (
  pairs: readonly TextPair[],
  locales: CheckedLocales,
): readonly PlacedFinding[] => pairs.flatMap((pair) => checkPair(pair, locales));
