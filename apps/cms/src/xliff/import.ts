/** Compares files of translators with the service, and stores their translations as drafts. */
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { runInTurn } from "../edits/in-turn.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { stripCodes } from "../texts/coded-text.ts";
import { saveTexts } from "../translation/save-texts.ts";
import { settleSentences } from "../translation/sentences.ts";
import { fromCoded } from "./coded.ts";
import { collectTexts, compareImport, type Outcome, type OutcomeKind } from "./compare.ts";
import { loadDescriber } from "./describe-code.ts";
import { canTranslate, loadPair, loadPairs, type LoadedPair } from "./load-pair.ts";
import type { ReadFile } from "./read-xliff.ts";
import { writeOutcome } from "./write-problem.ts";

/** A sentence of the answer. `before` and `after` are coded texts when `isRich`. */
export interface SentenceDiff {
  /** Names the sentence in `skip` and `accept`. */
  readonly key: string;
  readonly kind: OutcomeKind;
  readonly place: string;
  readonly isRich: boolean;
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** What the person should know or do; empty when there is nothing to say. */
  readonly message: string;
  readonly isChangedHere: boolean;
  readonly canStore: boolean;
}
/** A document of the answer. */
export interface DocumentDiff {
  readonly collection: string;
  readonly group: string;
  /** Id of the translation; null when there is none. */
  readonly id: string | null;
  readonly title: string;
  /** Why nothing of the document is stored; null when nothing prevents it. */
  readonly problem: string | null;
  readonly counts: Readonly<Partial<Record<OutcomeKind, number>>>;
  /** Number of sentences that were stored. */
  readonly stored: number;
  /** All sentences but those that stay the same. */
  readonly sentences: readonly SentenceDiff[];
}

/** An import: the languages of the file, and what the person chose. */
export interface Importing {
  readonly req: PayloadRequest;
  readonly actor: Actor;
  readonly source: Locale;
  readonly target: Locale;
  readonly isDry: boolean;
  /** Keys of changed sentences that are not stored. */
  readonly skip: ReadonlySet<string>;
  /** Keys of sentences that are stored although their source changed. */
  readonly accept: ReadonlySet<string>;
}

const keyOf = ({ group }: ReadFile, { unit }: Outcome): string => [group, unit].join("/");

/** Whether the person wants a sentence stored. */
function isChosen({ skip, accept }: Importing, file: ReadFile, outcome: Outcome): boolean {
  const key = keyOf(file, outcome);
  if (outcome.kind === "changed") return !skip.has(key);
  return outcome.kind === "sourceChanged" && accept.has(key);
}

function answerRefused(file: ReadFile, id: string | null, problem: string): DocumentDiff {
  const { collection, group, title } = file;
  return { collection, group, id, title, problem, counts: {}, stored: 0, sentences: [] };
}

/** Returns why a document is refused; null when it is not. */
function findRefusal(
  { req, actor, target }: Importing,
  { collection }: ReadFile,
  pair: LoadedPair | null,
): string | null {
  const say = getSay(req);
  const { label: language } = LOCALE_TABLE[target];
  if (!pair) return say("xliff.document.gone");
  if (!canTranslate(req, actor, { collection, target }, pair.target ?? pair.source))
    return say("xliff.document.scope", { language });
  return pair.target ? null : say("xliff.document.untranslated", { language });
}

/** Notes that the stored sentences follow the source again. */
async function settle(
  { req, source: sourceLocale, target: locale }: Importing,
  { group, member, source }: LoadedPair,
  stored: readonly Outcome[],
): Promise<void> {
  const isFollowed = group.sources.get(locale) === sourceLocale;
  if (!isFollowed || !group.rows.get(locale)?.followed.size) return;
  const { collection } = member;
  const pair = { collection, locale, source };
  const done = new Set(
    stored.map(({ sentence }) =>
      sentence ? `${sentence.path} ${fromCoded(sentence.source, sentence.isRich)}` : "",
    ),
  );
  await settleSentences(req, group, pair, ({ path, is }) => done.has(`${path} ${is ?? ""}`));
}

/** Stores the chosen sentences of a document. @returns why it was not possible, or null */
async function store(
  importing: Importing,
  file: ReadFile,
  pair: LoadedPair,
  outcomes: readonly Outcome[],
): Promise<string | null> {
  const { req } = importing;
  const { source, target } = pair;
  if (!target || outcomes.length === 0) return null;
  const texts = collectTexts(outcomes, () => true);
  try {
    await saveTexts(req, { collection: file.collection, source, target }, texts);
  } catch (error) {
    // Recognised by its fields, because a build contains the class of these errors more than once.
    if (!(error instanceof Error) || record(error)["isPublic"] !== true) throw error;
    return getSay(req)("xliff.document.failed", { detail: error.message });
  }
  await settle(importing, pair, outcomes);
  return null;
}

async function describe(
  importing: Importing,
  file: ReadFile,
  outcomes: readonly Outcome[],
): Promise<readonly SentenceDiff[]> {
  const { req } = importing;
  const say = getSay(req);
  const shown = outcomes.filter(({ kind }) => kind !== "same");
  const codes = shown.flatMap(({ sentence }) => sentence?.codes ?? []);
  const describeCode = await loadDescriber(req, codes);
  return shown.map((outcome) => {
    const { kind, sentence, source, before, after, isChangedHere, canStore } = outcome;
    // A text that the service no longer has is shown without codes.
    const isRich = sentence?.isRich ?? false;
    return {
      key: keyOf(file, outcome),
      kind,
      place: sentence ? writePlace(req, sentence.labels) : "",
      isRich,
      source: isRich ? source : stripCodes(source),
      before: fromCoded(before, isRich),
      after: fromCoded(after, isRich),
      message: writeOutcome(say, outcome, describeCode),
      isChangedHere,
      canStore,
    };
  });
}

async function importPair(
  importing: Importing,
  file: ReadFile,
  pair: LoadedPair | null,
): Promise<DocumentDiff> {
  const { isDry } = importing;
  const { collection, group, title } = file;
  const id = readString(pair?.target?.["id"]) || null;
  const refusal = findRefusal(importing, file, pair);
  if (refusal !== null || !pair) return answerRefused(file, id, refusal ?? "");
  const outcomes = compareImport(file, pair.sentences);
  const chosen = outcomes.filter((each) => each.canStore && isChosen(importing, file, each));
  const problem = isDry ? null : await store(importing, file, pair, chosen);
  const counts: Partial<Record<OutcomeKind, number>> = {};
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1;
  return {
    collection,
    group,
    id,
    title,
    problem,
    counts,
    stored: isDry || problem !== null ? 0 : chosen.length,
    sentences: await describe(importing, file, outcomes),
  };
}

/** Loads the ids of the translations of documents, by group. */
async function loadIds(
  { req, target }: Importing,
  files: readonly ReadFile[],
): Promise<ReadonlyMap<string, string>> {
  const groups = files.map(({ group }) => group);
  const { docs } = await req.payload.db.find<Stored & { id: string }>({
    collection: "document_index",
    where: { and: [{ group: { in: groups } }, { locale: { equals: target } }] },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(docs.map((row) => [readString(row["group"]), readString(row["document"])]));
}

/**
 * Compares documents of a file with the service and, unless the import is dry, stores the chosen
 * sentences as drafts. What is live stays.
 */
export async function importFiles(
  importing: Importing,
  files: readonly ReadFile[],
): Promise<readonly DocumentDiff[]> {
  const { req, source, target, isDry } = importing;
  const asked = files.map(({ collection, group }) => ({ collection, group, source, target }));
  const compared: DocumentDiff[] = [];
  if (isDry) {
    const pairs = await loadPairs(req, asked);
    for (const [index, file] of files.entries())
      compared.push(await importPair(importing, file, pairs[index] ?? null));
    return compared;
  }
  const ids = await loadIds(importing, files);
  for (const file of files) {
    const { collection, group } = file;
    // Other saves of the translation wait, so that none is overwritten.
    const key = [collection, ids.get(group) ?? group].join("/");
    const work = async (): Promise<DocumentDiff> =>
      importPair(importing, file, await loadPair(req, { collection, group, source, target }));
    compared.push(await runInTurn(key, work));
  }
  return compared;
}
