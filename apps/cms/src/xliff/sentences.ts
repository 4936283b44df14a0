/** The sentences of a document that go to a translator. */
import type { Code } from "../texts/coded-text.ts";
import { isUnpaired, pairSentences } from "../texts/paragraphs.ts";
import type { TextPair } from "../texts/text-pairs.ts";
import { createUnitId, toCoded } from "./coded.ts";

/** A sentence of the source with its translation. Both are coded texts, of plain fields too. */
export interface Sentence {
  /** Path of the text in the source, and number of the sentence in it, as an XML token. */
  readonly id: string;
  /** Path of the text in the source. */
  readonly path: string;
  /** Path of the text in the translation; null when the translation lacks its row. */
  readonly targetPath: string | null;
  readonly index: number;
  /** Number of sentences of the text, with those that only the translation has. */
  readonly size: number;
  readonly isRich: boolean;
  readonly source: string;
  /** Empty: not translated. */
  readonly target: string;
  readonly codes: readonly Code[];
  /** Labels of the parts of the document around the text, from the outside in. */
  readonly labels: readonly unknown[];
  readonly maxLength: number | null;
}

function listPair({ source, target, labels, maxLength }: TextPair): readonly Sentence[] {
  if (source === null || isUnpaired(source, target)) return [];
  const { path, isRich } = source;
  const pairs = pairSentences(source, target);
  return pairs.flatMap((pair, index) => {
    if (pair.source.trim() === "") return [];
    const sentence: Sentence = {
      id: createUnitId(path, index),
      path,
      targetPath: target?.path ?? null,
      index,
      size: pairs.length,
      isRich,
      source: toCoded(pair.source, isRich),
      target: toCoded(pair.target, isRich),
      codes: pair.codes,
      labels,
      maxLength,
    };
    return [sentence];
  });
}

/**
 * Lists the sentences that have a source, in the order of the document. A text whose paragraphs
 * cannot be paired is left out: it is edited in the form.
 */
export const listSentences = (pairs: readonly TextPair[]): readonly Sentence[] =>
  pairs.flatMap(listPair);
