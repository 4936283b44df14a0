/** Pairs the paragraphs of a text with those of its translation. */
import { readString } from "../fields/record.ts";
import {
  findCodeProblem,
  listParagraphs,
  mapParagraphs,
  splitCodedText,
  type Code,
  type CodedText,
  type CodeProblem,
  type Paragraph,
  type Token,
} from "./coded-text.ts";
import { pairLists, type Pair } from "./list-diff.ts";
import type { TextUnit } from "./text-pairs.ts";

/** A paragraph of the source with its translation. */
export interface SentencePair {
  readonly source: string;
  readonly target: string;
  /** Codes that the translation may contain; those of the source come first. */
  readonly codes: readonly Code[];
}

/** Returns what two codes have in common when they stand for the same thing. */
function describeCode(code: Code): string {
  if (code.kind === "format") return `format ${code.format}`;
  const fields = code.node["fields"] as Readonly<Record<string, unknown>> | undefined;
  return `${code.kind} ${readString(code.node["type"])} ${readString(fields?.["linkType"])}`;
}

function writeToken(token: Token, numbers: readonly number[]): string {
  if (token.kind === "text") return token.text.replaceAll(/[\\<]/g, "\\$&");
  const number = numbers[token.code - 1] ?? token.code;
  return { open: `<${number}>`, close: `</${number}>`, single: `<${number}/>` }[token.kind];
}

/**
 * Numbers the codes of a translation like those of its source, because languages order them
 * differently. A code keeps the node of the translation, which leads to pages of its language.
 */
function numberLikeSource(source: CodedText, target: CodedText): CodedText {
  const codes = [...source.codes];
  const used = new Set<number>();
  const numbers = target.codes.map((code) => {
    const same = source.codes.findIndex(
      (each, index) => !used.has(index) && describeCode(each) === describeCode(code),
    );
    const index = same === -1 ? codes.length : same;
    used.add(index);
    codes[index] = code;
    return index + 1;
  });
  return {
    text: splitCodedText(target.text)
      .map((token) => writeToken(token, numbers))
      .join(""),
    codes,
  };
}

const listCodes = ({ codes }: CodedText): string => codes.map(describeCode).sort().join();
const listNumbers = ({ text }: CodedText): string => (text.match(/\d+/g) ?? []).sort().join();
/** Rates how well a translated paragraph fits: by its type, its codes, its numbers and its length. */
function rateParagraphs(a: Paragraph, b: Paragraph): number {
  if (a.type !== b.type) return 0;
  const [long, short] = [a, b].map(({ text }) => text.length).sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (
    4 +
    (listCodes(a) === listCodes(b) ? 2 : 0) +
    (listNumbers(a) === listNumbers(b) ? 1 : 0) +
    Math.round((short / long) * 4) / 4
  );
}
function pairParagraphs(source: unknown, target: unknown): readonly Pair<Paragraph, Paragraph>[] {
  return pairLists(listParagraphs(source), listParagraphs(target), rateParagraphs);
}

/**
 * Pairs the paragraphs of a text with those of its translation, in the order of the source. A
 * paragraph that only the translation has comes with an empty source.
 */
export function pairSentences(source: TextUnit, target: TextUnit | null): readonly SentencePair[] {
  if (!source.isRich)
    return source.texts.length === 0 && (target?.texts.length ?? 0) === 0
      ? []
      : [{ source: source.texts[0] ?? "", target: target?.texts[0] ?? "", codes: [] }];
  return pairParagraphs(source.value, target?.value).map(([from, to]) => {
    if (from === null) return { source: "", target: to?.text ?? "", codes: to?.codes ?? [] };
    const numbered = to ? numberLikeSource(from, to) : { text: "", codes: from.codes };
    return { source: from.text, target: numbered.text, codes: numbered.codes };
  });
}

/**
 * Returns whether a translation has both paragraphs that the source lacks, and lacks others. Its
 * paragraphs cannot be paired; it is edited in the form.
 */
export function isUnpaired(source: TextUnit, target: TextUnit | null): boolean {
  if (!source.isRich) return false;
  const pairs = pairParagraphs(source.value, target?.value);
  return pairs.some(([from]) => from === null) && pairs.some(([, to]) => to === null);
}

/**
 * Builds the value of a translated text that is not `isUnpaired`. The translation keeps its
 * structure; when it lacks a paragraph, it gets the structure of the source.
 * @param texts one for each pair of `pairSentences`, which must fit its codes; null keeps the
 *   translation. An empty text removes a plain text, or a paragraph
 * @param point points links of the source to pages of the target's language
 */
export function buildTranslation(
  source: TextUnit,
  target: TextUnit | null,
  texts: readonly (string | null)[],
  point: (codes: readonly Code[]) => readonly Code[],
): unknown {
  if (!source.isRich) return texts[0] ?? target?.value ?? null;
  const sentences = pairSentences(source, target);
  const pairs = pairParagraphs(source.value, target?.value).map(([from, to], index) => ({
    from,
    to,
    text: texts[index] ?? null,
    codes: sentences[index]?.codes ?? [],
  }));
  const own = pairs.filter(({ to }) => to !== null);
  if (own.length > 0 && pairs.every(({ from, to, text }) => from === null || to !== null || !text))
    return mapParagraphs(target?.value, (_, index) => {
      const { text, codes } = own[index] ?? { text: null, codes: [] };
      return text === null ? null : { text, codes };
    });
  return mapParagraphs(source.value, (_, index) => {
    const { to, text, codes } = pairs[index] ?? { to: null, text: null, codes: [] };
    return text === null && to !== null
      ? { text: to.text, codes: to.codes }
      : { text: text ?? "", codes: point(codes) };
  });
}

/** Returns why a translated sentence cannot be stored; null when it can. An empty one can. */
export const findSentenceProblem = (pair: SentencePair, text: string): CodeProblem | null =>
  text === "" ? null : findCodeProblem(text, pair.codes);
