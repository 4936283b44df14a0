/** Endpoints of the sentences of a translation: the list, the save, and missing rows. */
import type { Endpoint, PayloadRequest } from "payload";
import { isRecord, readString, type Stored } from "../fields/record.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { writeFinding } from "../language-checks/write-finding.ts";
import { splitCodedText } from "../texts/coded-text.ts";
import { copyMissingRows, lacksRows } from "../translation/copy.ts";
import { findSentenceProblem } from "../texts/paragraphs.ts";
import { loadPointer } from "../translation/pointer.ts";
import { saveDraft, saveTexts } from "../translation/save-texts.ts";
import {
  computeSentenceState,
  hasDifference,
  listRemoved,
  listSentences,
  loadPair,
  settleSentences,
  type Sentence,
  type SentenceState,
} from "../translation/sentences.ts";
import { getShape } from "../texts/text-pairs.ts";
import { answerProblem, NO_STORE, readJsonBody } from "./create-endpoint.ts";
import { createTranslationEndpoint, mayWrite, type AskedTranslation } from "./translations.ts";

/** A sentence as the view shows it. */
export interface ShownSentence extends Omit<Sentence, "labels" | "codes" | "findings"> {
  /** Where the text stands: “Hero 1 › Title”. */
  readonly place: string;
  readonly state: SentenceState;
  /** What differs from the source, and what to do. Empty for a sentence that is not translated. */
  readonly findings: readonly string[];
  /** What each code of the sentence stands for. */
  readonly codes: readonly string[];
}
/** Answer of the list of sentences. */
export interface SentenceAnswer {
  readonly collection: string;
  readonly source: string;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly sentences: readonly ShownSentence[];
  /** Sentences that the source no longer has. */
  readonly removed: readonly { readonly path: string; readonly was: string }[];
  readonly lacksRows: boolean;
  readonly canWrite: boolean;
}

const FORMATS = ["bold", "italic", "strike", "underline", "code", "sub", "super"] as const;

/** Names what each code stands for: a link with its text, a format, a line break. */
function nameCodes(req: PayloadRequest, { codes, source, target }: Sentence): readonly string[] {
  const say = getSay(req);
  return codes.map((code, index) => {
    if (code.kind === "single") return say("translation.code.break");
    if (code.kind === "link") {
      const [, text = ""] =
        new RegExp(`<${index + 1}>(.*?)</${index + 1}>`).exec(source || target) ?? [];
      return say("translation.code.link", { text: readPlain(text) });
    }
    const format = FORMATS.find((_, bit) => (code.format & (1 << bit)) !== 0) ?? "bold";
    return say(`translation.code.${format}`);
  });
}
function readPlain(text: string): string {
  return splitCodedText(text)
    .map((token) => (token.kind === "text" ? token.text : ""))
    .join("");
}

function showSentence(req: PayloadRequest, { labels, ...sentence }: Sentence): ShownSentence {
  const shown = { labels, ...sentence };
  return {
    ...sentence,
    place: writePlace(req, labels),
    state: computeSentenceState(shown),
    codes: nameCodes(req, shown),
    findings: hasDifference(shown)
      ? sentence.findings.map((finding) => writeFinding(getSay(req), finding))
      : [],
  };
}

async function answerSentences(req: PayloadRequest, asked: AskedTranslation): Promise<Response> {
  const pair = await loadPair(req, asked.group, asked.member);
  if (!pair) return answerProblem(404, getSay(req)("translation.original"));
  const answer: SentenceAnswer = {
    collection: pair.collection,
    source: readString(pair.source["id"]),
    sourceLocale: pair.sourceLocale,
    locale: pair.locale,
    sentences: listSentences(req, pair).map((sentence) => showSentence(req, sentence)),
    removed: listRemoved(pair).map(({ path, was }) => ({ path, was: was ?? "" })),
    lacksRows: lacksRows(getShape(req.payload.config, pair.collection), pair.source, pair.target),
    canWrite: mayWrite(asked),
  };
  return Response.json(answer, NO_STORE);
}

/** A sentence that the view saves. */
interface SavedSentence {
  readonly sourcePath: string;
  readonly index: number;
  readonly text: string;
  /** The source and the translation that the person saw. */
  readonly source: string;
  readonly seen: string;
}
function readSaved(value: unknown): readonly SavedSentence[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((row) => ({
    sourcePath: readString(row["sourcePath"]),
    index: Number(row["index"]),
    text: readString(row["text"]).normalize("NFC"),
    source: readString(row["source"]),
    seen: readString(row["seen"]),
  }));
}

type Texts = Map<string, (string | null)[]>;

/** Collects the texts to store; a sentence that says why they cannot be stored. */
function collectTexts(
  req: PayloadRequest,
  sentences: readonly Sentence[],
  saved: readonly SavedSentence[],
): Texts | { readonly status: number; readonly message: string } {
  const say = getSay(req);
  const texts: Texts = new Map();
  for (const { sourcePath, index, text, source, seen } of saved) {
    const now = sentences.find((each) => each.sourcePath === sourcePath && each.index === index);
    if (!now || now.source !== source || now.target !== seen || now.path === null)
      return { status: 409, message: say("translation.changedMeanwhile", { text: source }) };
    const problem = findSentenceProblem(now, text);
    if (problem)
      return {
        status: 400,
        message: say(`translation.codeProblem.${problem.problem}`, { code: problem.code, text }),
      };
    const ofText = texts.get(now.path) ?? [];
    ofText[index] = text;
    texts.set(now.path, ofText);
  }
  return texts;
}

/** Saves translated sentences as a draft, and settles those that the person marked as done. */
async function saveSentences(req: PayloadRequest, asked: AskedTranslation): Promise<Response> {
  const pair = await loadPair(req, asked.group, asked.member);
  if (!pair) return answerProblem(404, getSay(req)("translation.original"));
  const body = await readJsonBody(req);
  const texts = collectTexts(req, listSentences(req, pair), readSaved(body["sentences"]));
  if (!(texts instanceof Map)) return answerProblem(texts.status, texts.message);
  if (texts.size > 0) await saveTexts(req, pair, texts);
  const done = Array.isArray(body["done"]) ? body["done"].filter(isRecord) : [];
  if (done.length > 0)
    await settleSentences(req, asked.group, pair, (change) =>
      done.some((row) => isSettled(row, change)),
    );
  return answerSentences(req, asked);
}

function isSettled(
  row: Stored,
  {
    path,
    was,
    is,
  }: { readonly path: string; readonly was: string | null; readonly is: string | null },
): boolean {
  return row["path"] === path && row["was"] === (was ?? "") && row["is"] === (is ?? "");
}

/** Adds the slices and rows that the source has and the translation lacks. */
async function addRows(req: PayloadRequest, asked: AskedTranslation): Promise<Response> {
  const pair = await loadPair(req, asked.group, asked.member);
  if (!pair) return answerProblem(404, getSay(req)("translation.original"));
  const { collection, source, target, locale } = pair;
  const { point } = await loadPointer(req, source, locale);
  const rows = copyMissingRows(getShape(req.payload.config, collection), source, target, point);
  if (Object.keys(rows).length > 0) await saveDraft(req, collection, target, rows);
  return answerSentences(req, asked);
}

export const sentenceEndpoints: readonly Endpoint[] = [
  createTranslationEndpoint("get", "/sentences", false, answerSentences),
  createTranslationEndpoint("post", "/sentences", true, saveSentences),
  createTranslationEndpoint("post", "/rows", true, addRows),
];
