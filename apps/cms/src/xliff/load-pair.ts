/** Loads documents with their translations for the files of translators. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { canWrite, isInScope, type Actor, type Area } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import { loadFollowed, loadNewest } from "../translation/documents.ts";
import { isUnpaired } from "../translation/paragraphs.ts";
import { getShape, pairTexts, type Shape } from "../translation/texts.ts";
import {
  loadTranslationGroup,
  type Member,
  type TranslationGroup,
} from "../translation/translation-rows.ts";
import { listSentences, type Sentence } from "./sentences.ts";

/** A document and the languages between which it is translated. */
export interface AskedPair {
  readonly collection: string;
  readonly group: string;
  readonly source: Locale;
  readonly target: Locale;
}
export interface LoadedPair {
  readonly shape: Shape;
  readonly group: TranslationGroup;
  readonly member: Member;
  /** The version that translations follow: the published one, else the newest. */
  readonly source: Stored;
  /** The newest version of the translation; null when there is none. */
  readonly target: Stored | null;
  readonly sentences: readonly Sentence[];
  /** Number of texts that are edited in the form, because their paragraphs cannot be paired. */
  readonly leftOut: number;
}

/** Loads a document with its translation; null when the source does not exist. */
export async function loadPair(
  req: PayloadRequest,
  { collection, group: name, source: from, target: to }: AskedPair,
): Promise<LoadedPair | null> {
  const { payload } = req;
  const group = await loadTranslationGroup({ payload, req }, name);
  const [member, translation] = [group.members.get(from), group.members.get(to)];
  if (member?.collection !== collection) return null;
  const source = await loadFollowed(req, member);
  if (!source) return null;
  const target = translation ? await loadNewest(req, translation) : null;
  const shape = getShape(payload.config, collection);
  const pairs = pairTexts(shape, source, target ?? {});
  return {
    shape,
    group,
    member,
    source,
    target,
    sentences: listSentences(pairs),
    leftOut: pairs.filter((pair) => pair.source && isUnpaired(pair.source, pair.target)).length,
  };
}

/** Whether an account may write the translation of a document. */
export function canTranslate(
  { payload }: PayloadRequest,
  actor: Actor,
  { collection, target }: Pick<AskedPair, "collection" | "target">,
  document: Stored,
): boolean {
  const area = payload.collections[collection]?.config.custom["area"] as Area | undefined;
  return (
    area !== undefined && canWrite(actor, area) && isInScope(actor, { ...document, locale: target })
  );
}
