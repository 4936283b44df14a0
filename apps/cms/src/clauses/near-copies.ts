/** Finds sentences that are nearly a sentence of a clause, so that each has one wording. */
import { replaceReferences, type ClauseTexts } from "@orlaya/contract";

/**
 * Least share of the runs of two sentences that both have (Jaccard index). 1: the same words. One
 * other word in the middle of a sentence of 14 words gives 0.6.
 */
export const LEAST_SHARE = 0.6;
/** Sentences with fewer words are not compared. */
const LEAST_WORDS = 8;
/** Words of one run. */
const RUN = 3;

/** A sentence that is nearly one of a clause. */
export interface Copy {
  readonly sentence: string;
  /** Name of the clause. */
  readonly clause: string;
  /** Share of the runs that both have, from LEAST_SHARE to 1. */
  readonly share: number;
}
export type FindCopies = (text: string) => readonly Copy[];

const splitSentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/u).map((sentence) => sentence.trim());

/** Returns the words of a sentence without case. A reference counts as one word of its kind. */
function listWords(sentence: string): readonly string[] {
  const plain = replaceReferences(sentence.replaceAll("\u00ad", ""), ({ kind }) => ` ${kind} `);
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the runs of words of a sentence; none when it is too short to be compared. */
function listRuns(sentence: string): ReadonlySet<string> {
  const words = listWords(sentence);
  if (words.length < LEAST_WORDS) return new Set();
  return new Set(
    words.slice(0, words.length - RUN + 1).map((_, at) => words.slice(at, at + RUN).join(" ")),
  );
}

interface Sentence {
  readonly clause: string;
  readonly runs: ReadonlySet<string>;
}

/** Returns the sentence of a clause with the greatest share; null when no share is large enough. */
function findNearest(
  runs: ReadonlySet<string>,
  index: ReadonlyMap<string, readonly Sentence[]>,
): { readonly clause: string; readonly share: number } | null {
  const counts = new Map<Sentence, number>();
  for (const run of runs)
    for (const sentence of index.get(run) ?? [])
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const [nearest] = [...counts]
    .map(([{ clause, runs: own }, shared]) => ({
      clause,
      share: shared / (runs.size + own.size - shared),
    }))
    .sort((a, b) => b.share - a.share);
  return nearest && nearest.share >= LEAST_SHARE ? nearest : null;
}

/**
 * Creates a function that finds near copies in a text. It looks up the runs of a sentence in an
 * index of those of the clauses, so its time does not depend on their number.
 */
export function createFindCopies(clauses: ClauseTexts): FindCopies {
  const index = new Map<string, readonly Sentence[]>();
  for (const [clause, text] of clauses)
    for (const runs of splitSentences(text).map(listRuns)) {
      const sentence: Sentence = { clause, runs };
      for (const run of runs) index.set(run, [...(index.get(run) ?? []), sentence]);
    }
  return (text) =>
    index.size === 0
      ? []
      : splitSentences(text).flatMap((sentence): readonly Copy[] => {
          const nearest = findNearest(listRuns(sentence), index);
          return nearest ? [{ sentence, ...nearest }] : [];
        });
}
