/** Compares the sentences of a file with those of the service. */
import type { CodeProblem } from "../texts/coded-text.ts";
import { findProblem, fromCoded, hashCoded } from "./coded.ts";
import type { ReadFile, ReadUnit } from "./read-xliff.ts";
import type { Sentence } from "./sentences.ts";

/**
 * What an import does with a sentence.
 * - `changed`: it is stored. - `same`: the service has this translation, or the translator left it
 *   as it was.
 * - `empty`: the file has no translation; the one of the service stays.
 * - `sourceChanged`: the source was changed here since the export; stored only on request.
 * - `codes`: a code is missing, repeated, or not closed. - `tooLong`: longer than its field.
 * - `noPlace`: the translation lacks the row. - `unknown`: the source no longer has the text.
 */
export type OutcomeKind =
  "changed" | "same" | "empty" | "sourceChanged" | "codes" | "tooLong" | "noPlace" | "unknown";

/** The result for one sentence. Its texts are coded. */
export interface Outcome {
  readonly kind: OutcomeKind;
  /** Id of the unit in the file. */
  readonly unit: string;
  /** The sentence of the service; null when it no longer has it. */
  readonly sentence: Sentence | null;
  /** Source in the file. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** Whether somebody changed the translation in the service since the export. */
  readonly isChangedHere: boolean;
  /** Whether the sentence can be stored, if the person asks for it. */
  readonly canStore: boolean;
  readonly codeProblem: CodeProblem | null;
  /** Characters above the limit of the field. */
  readonly excess: number;
}

/**
 * Finds the sentence of each unit: the one with its id, when the source is the same; else another
 * one of the same text with the same source, because sentences move; else the one with its id.
 */
function findSentences(
  units: readonly ReadUnit[],
  sentences: readonly Sentence[],
): ReadonlyMap<ReadUnit, Sentence> {
  const found = new Map<ReadUnit, Sentence>();
  const used = new Set<Sentence>();
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const byText = Map.groupBy(sentences, ({ path, source }) => `${path} ${source}`);
  const paths = new Map(sentences.map(({ id, path }) => [readText(id), path]));
  function take(unit: ReadUnit, sentence: Sentence | undefined): void {
    if (!sentence || found.has(unit) || used.has(sentence)) return;
    found.set(unit, sentence);
    used.add(sentence);
  }
  for (const unit of units) {
    const own = byId.get(unit.id);
    if (own?.source === unit.source) take(unit, own);
  }
  for (const unit of units) {
    const same = byText.get(`${paths.get(readText(unit.id)) ?? ""} ${unit.source}`) ?? [];
    take(
      unit,
      same.find((sentence) => !used.has(sentence)),
    );
  }
  for (const unit of units) take(unit, byId.get(unit.id));
  return found;
}
/** Returns the id of a unit without the number of its sentence. */
const readText = (id: string): string => id.replace(/\.\d+$/, "");

const readExcess = ({ maxLength, isRich }: Sentence, coded: string): number =>
  maxLength === null ? 0 : Math.max(0, fromCoded(coded, isRich).length - maxLength);

function compareSentence(unit: ReadUnit, sentence: Sentence): Outcome {
  const { target: after } = unit;
  const before = sentence.target;
  const codeProblem = findProblem(after, sentence.codes);
  const excess = readExcess(sentence, after);
  const canStore = codeProblem === null && excess === 0 && sentence.targetPath !== null;
  function findKind(): OutcomeKind {
    if (after === before || (!unit.isTouched && after !== "")) return "same";
    if (after === "") return "empty";
    if (sentence.source !== unit.source) return "sourceChanged";
    if (codeProblem !== null) return "codes";
    if (excess > 0) return "tooLong";
    return sentence.targetPath === null ? "noPlace" : "changed";
  }
  return {
    kind: findKind(),
    unit: unit.id,
    sentence,
    source: unit.source,
    before,
    after,
    isChangedHere: hashCoded(before) !== unit.exported,
    canStore,
    codeProblem,
    excess,
  };
}

/** Compares a document of a file with the sentences that the service has now. */
export function compareImport(
  { units }: ReadFile,
  sentences: readonly Sentence[],
): readonly Outcome[] {
  const found = findSentences(units, sentences);
  return units.map((unit) => {
    const sentence = found.get(unit);
    return sentence
      ? compareSentence(unit, sentence)
      : {
          kind: "unknown",
          unit: unit.id,
          sentence: null,
          source: unit.source,
          before: "",
          after: unit.target,
          isChangedHere: false,
          canStore: false,
          codeProblem: null,
          excess: 0,
        };
  });
}

/**
 * Returns the texts to store, by the path in the translation: one for each sentence of the text,
 * null for those that stay.
 * @param isChosen whether a sentence that can be stored is stored
 */
export function collectTexts(
  outcomes: readonly Outcome[],
  isChosen: (outcome: Outcome) => boolean,
): ReadonlyMap<string, readonly (string | null)[]> {
  const texts = new Map<string, (string | null)[]>();
  for (const outcome of outcomes) {
    const { sentence, canStore, after } = outcome;
    if (!canStore || !sentence || sentence.targetPath === null || !isChosen(outcome)) continue;
    const { targetPath, size, index, isRich } = sentence;
    const list = texts.get(targetPath) ?? Array.from({ length: size }, () => null);
    list[index] = fromCoded(after, isRich);
    texts.set(targetPath, list);
  }
  return texts;
}
