/** Loads documents with their translations for the files of translators. */
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { canWrite, isInScope, type Actor, type Area } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import {
  loadAllNewest,
  loadAllPublished,
  loadFollowed,
  loadNewest,
} from "../translation/documents.ts";
import { isUnpaired } from "../texts/paragraphs.ts";
import { getShape, pairTexts, type Shape } from "../texts/text-pairs.ts";
import {
  loadTranslationGroup,
  loadTranslationGroups,
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

/** Pairs the texts of loaded documents. */
function buildPair(
  req: PayloadRequest,
  { group, member }: Pick<LoadedPair, "group" | "member">,
  source: Stored,
  target: Stored | null,
): LoadedPair {
  const shape = getShape(req.payload.config, member.collection);
  const pairs = pairTexts(shape, source, target ?? {});
  const leftOut = pairs.filter((pair) => pair.source && isUnpaired(pair.source, pair.target));
  return {
    shape,
    group,
    member,
    source,
    target,
    sentences: listSentences(pairs),
    leftOut: leftOut.length,
  };
}

/** Loads a document with its translation; null when the source does not exist. */
export async function loadPair(
  req: PayloadRequest,
  { collection, group: name, source: from, target: to }: AskedPair,
): Promise<LoadedPair | null> {
  const group = await loadTranslationGroup({ payload: req.payload, req }, name);
  const [member, translation] = [group.members.get(from), group.members.get(to)];
  if (member?.collection !== collection) return null;
  const source = await loadFollowed(req, member);
  if (!source) return null;
  const target = translation ? await loadNewest(req, translation) : null;
  return buildPair(req, { group, member }, source, target);
}

/** Number of documents that are loaded together. */
const BATCH = 100;

/** Loads many documents like `loadPair`, with few queries. @returns them in the order asked */
export async function loadPairs(
  req: PayloadRequest,
  asked: readonly AskedPair[],
): Promise<readonly (LoadedPair | null)[]> {
  const loaded: (LoadedPair | null)[] = [];
  for (let from = 0; from < asked.length; from += BATCH)
    loaded.push(...(await loadBatch(req, asked.slice(from, from + BATCH))));
  return loaded;
}

async function loadBatch(
  req: PayloadRequest,
  asked: readonly AskedPair[],
): Promise<readonly (LoadedPair | null)[]> {
  const groups = await loadTranslationGroups(
    { payload: req.payload, req },
    asked.map(({ group }) => group),
  );
  const named = asked.map(({ collection, source, target }, index) => {
    const group = groups[index];
    const member = group?.members.get(source);
    if (!group || member?.collection !== collection) return null;
    return { group, member, translation: group.members.get(target) ?? null };
  });
  const sources = await loadAllPublished(
    req,
    named.flatMap((each) => each?.member ?? []),
  );
  const targets = await loadAllNewest(
    req,
    named.flatMap((each) => each?.translation ?? []),
  );
  const pairs = named.map(async (each) => {
    if (!each) return null;
    const { group, member, translation } = each;
    const source = sources.get(member.id) ?? (await loadFollowed(req, member));
    const target = translation ? (targets.get(translation.id) ?? null) : null;
    return source ? buildPair(req, { group, member }, source, target) : null;
  });
  return Promise.all(pairs);
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
