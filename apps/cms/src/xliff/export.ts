/** Exports documents for translators. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { getSay, writePlace, type Say } from "../labels/request-words.ts";
import { stripCodes } from "../texts/coded-text.ts";
import { listChanges, readTexts } from "../translation/followed.ts";
import { findProblem } from "./coded.ts";
import { loadDescriber } from "./describe-code.ts";
import type { AskedPair, LoadedPair } from "./load-pair.ts";
import { findPublished, type Memory } from "./memory.ts";
import type { Sentence } from "./sentences.ts";
import { writeXliff, type Note, type XliffDocument } from "./write-xliff.ts";

/** A document of an export with what was loaded for it. */
export interface ExportedPair {
  readonly asked: AskedPair;
  readonly pair: LoadedPair;
  readonly title: string;
}

/** Text of a source now, by its path → what it was when the translation was made. */
type Earlier = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the earlier texts of the sentences that changed since the translation was made. */
function findEarlier({ asked, pair }: ExportedPair): Earlier {
  const { group, shape, source } = pair;
  const row = group.rows.get(asked.target);
  const earlier = new Map<string, Map<string, string>>();
  if (!row || group.sources.get(asked.target) !== asked.source) return earlier;
  for (const { path, was, is } of listChanges(row.followed, readTexts(shape, source))) {
    if (was === null || is === null) continue;
    const own = earlier.get(path) ?? new Map<string, string>();
    own.set(is, was);
    earlier.set(path, own);
  }
  return earlier;
}

/** Returns what the source of a sentence was, without codes; null when it did not change. */
function readEarlier(earlier: Earlier, { path, source, isRich }: Sentence): string | null {
  const was = earlier.get(path)?.get(isRich ? source : stripCodes(source));
  if (was === undefined) return null;
  return isRich ? stripCodes(was) : was;
}

interface Told {
  readonly req: PayloadRequest;
  readonly say: Say;
  readonly memory: Memory;
}

function buildDocument({ req, say, memory }: Told, exported: ExportedPair): XliffDocument {
  const { asked, pair, title } = exported;
  const earlier = findEarlier(exported);
  const left = pair.leftOut;
  const notes: readonly Note[] =
    left === 0 ? [] : [{ category: "leftOut", text: say("xliff.note.leftOut", { count: left }) }];
  return {
    collection: asked.collection,
    group: asked.group,
    sourceId: pair.member.id,
    title,
    notes,
    sentences: pair.sentences.map((sentence) => {
      const was = readEarlier(earlier, sentence);
      const proposals = (memory.get(sentence.source) ?? []).filter(
        (text) => text !== sentence.target && findProblem(text, sentence.codes) === null,
      );
      return {
        ...sentence,
        proposals: isOpen(earlier, sentence) ? proposals : [],
        notes: [
          { category: "place", text: writePlace(req, sentence.labels) },
          ...(was === null
            ? []
            : [{ category: "was", text: say("xliff.note.was", { text: was }) } as const]),
        ],
      };
    }),
  };
}

/** Whether a translator has to write a sentence: it has no translation, or its source changed. */
const isOpen = (earlier: Earlier, sentence: Sentence): boolean =>
  sentence.target === "" || readEarlier(earlier, sentence) !== null;

/** Writes loaded documents as an XLIFF file. @returns null when they have no sentence */
export async function exportPairs(
  req: PayloadRequest,
  [source, target]: readonly [Locale, Locale],
  exported: readonly ExportedPair[],
): Promise<string | null> {
  const wanted = exported.flatMap((each) => {
    const earlier = findEarlier(each);
    return each.pair.sentences
      .filter((sentence) => isOpen(earlier, sentence))
      .map((sentence) => sentence.source);
  });
  const memory = await findPublished(req, [source, target], new Set(wanted));
  const codes = exported.flatMap(({ pair }) => pair.sentences.flatMap((each) => each.codes));
  const describe = await loadDescriber(req, codes);
  const documents = exported.map((each) => buildDocument({ req, say: getSay(req), memory }, each));
  return documents.every(({ sentences }) => sentences.length === 0)
    ? null
    : writeXliff({ source, target, documents, describe });
}
