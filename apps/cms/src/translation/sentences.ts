/** The sentences of a translation beside those of its source. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { checkSentence } from "../language-checks/check-sentence.ts";
import type { Finding } from "../language-checks/finding.ts";
import { record, type Stored } from "../fields/record.ts";
import { loadFollowed, loadNewest, loadPublished } from "./documents.ts";
import { listChanges, readTexts, settleChanges, type ChangedText, type Texts } from "./followed.ts";
import { isUnpaired, pairSentences } from "../texts/paragraphs.ts";
import type { Code } from "../texts/coded-text.ts";
import { getShape, pairTexts, type TextPair } from "../texts/text-pairs.ts";
import { saveTranslationRow, type Member, type TranslationGroup } from "./translation-rows.ts";

/**
 * What a translator has to do with a sentence. `empty`: it has no translation. `same`: it is equal
 * to the source, and was never published so.
 */
export type SentenceState = "empty" | "same" | "changed" | "done";

/** A sentence of the source with its translation. */
export interface Sentence {
  /** Path of the text in the translation; null when it lacks the slice or the row. */
  readonly path: string | null;
  readonly sourcePath: string;
  /** Number of the sentence in its text. */
  readonly index: number;
  readonly labels: readonly unknown[];
  readonly source: string;
  readonly target: string;
  readonly codes: readonly Code[];
  readonly maxLength: number | null;
  /** What the source was; null when the sentence did not change. Empty when it is new. */
  readonly was: string | null;
  /** Whether the structure differs, so that the text is edited in the form. */
  readonly isUnpaired: boolean;
  /** Whether the published translation has this text: a person accepted it. */
  readonly isLive: boolean;
  /** What differs from the source, such as a number or a term. */
  readonly findings: readonly Finding[];
}

/** A translation with its source. */
export interface TranslationPair {
  readonly collection: string;
  readonly locale: Locale;
  readonly sourceLocale: Locale;
  readonly source: Stored;
  readonly target: Stored;
  readonly changes: readonly ChangedText[];
  /** Texts of the published translation; none when it was never published. */
  readonly live: Texts;
}

/** Loads a translation with the version of its source that it follows; null for the original. */
export async function loadPair(
  req: PayloadRequest,
  { members, rows, sources }: TranslationGroup,
  { collection, id, locale }: Member,
): Promise<TranslationPair | null> {
  const sourceLocale = sources.get(locale) ?? null;
  const member = sourceLocale === null ? null : members.get(sourceLocale);
  if (sourceLocale === null || !member) return null;
  const [source, target] = [
    await loadFollowed(req, member),
    await loadNewest(req, { collection, id }),
  ];
  if (!source || !target) return null;
  const followed = rows.get(locale)?.followed ?? new Map<string, readonly string[]>();
  const shape = getShape(req.payload.config, collection);
  const changes = listChanges(followed, readTexts(shape, source));
  const published = await loadPublished(req, { collection, id });
  const live = published ? readTexts(shape, published) : new Map<string, readonly string[]>();
  return { collection, locale, sourceLocale, source, target, changes, live };
}

/** Findings that the state of a sentence and the length of its field do not say already. */
const isListed = ({ kind }: Finding): boolean => kind !== "empty" && kind !== "length";

function listSentencesOf(
  { source, target, labels, maxLength }: TextPair,
  { changes, live, sourceLocale, locale }: TranslationPair,
): readonly Sentence[] {
  if (source === null) return [];
  const ofText = changes.filter(({ path }) => path === source.path);
  return pairSentences(source, target).map((pair, index): Sentence => {
    const change = ofText.find(({ is }) => is !== null && is === pair.source);
    return {
      path: target?.path ?? null,
      sourcePath: source.path,
      index,
      labels,
      source: pair.source,
      target: pair.target,
      codes: pair.codes,
      maxLength,
      was: change ? (change.was ?? "") : null,
      isUnpaired: isUnpaired(source, target),
      findings: checkSentence({
        ...pair,
        sourceLocale,
        targetLocale: locale,
        maxLength,
      }).filter(isListed),
      isLive: target !== null && live.get(target.path)?.includes(pair.target) === true,
    };
  });
}

/** Lists the sentences of a translation in the order of the source. */
export function listSentences(req: PayloadRequest, pair: TranslationPair): readonly Sentence[] {
  return pairTexts(getShape(req.payload.config, pair.collection), pair.source, pair.target).flatMap(
    (text) => listSentencesOf(text, pair),
  );
}

/** Lists the sentences that the source no longer has. */
export const listRemoved = ({ changes }: TranslationPair): readonly ChangedText[] =>
  changes.filter(({ is }) => is === null);

/** Returns whether a translated sentence differs from its source in a number, a link or a term. */
export function hasDifference(sentence: Sentence): boolean {
  const state = computeSentenceState(sentence);
  if (state === "empty" || state === "same") return false;
  return sentence.findings.some(({ kind }) => kind !== "equal");
}

/** Computes what a translator has to do with a sentence. */
export function computeSentenceState(sentence: Sentence): SentenceState {
  if (sentence.was !== null) return "changed";
  if (sentence.source !== "" && sentence.target === "") return "empty";
  const isSame = sentence.findings.some(({ kind }) => kind === "equal");
  return isSame && !sentence.isLive ? "same" : "done";
}

/**
 * Settles changed sentences: the translation follows the source again.
 * @returns the number of sentences that are still outdated
 */
export async function settleSentences(
  req: PayloadRequest,
  { group, rows }: TranslationGroup,
  pair: Pick<TranslationPair, "collection" | "locale" | "source">,
  isDone: (change: ChangedText) => boolean,
): Promise<number> {
  const current = readTexts(getShape(req.payload.config, pair.collection), record(pair.source));
  const before = rows.get(pair.locale)?.followed ?? new Map<string, readonly string[]>();
  const followed = settleChanges(before, current, isDone);
  const outdated = listChanges(followed, current).length;
  await saveTranslationRow({ payload: req.payload, req }, group, pair.locale, {
    followed,
    outdated,
  });
  return outdated;
}
