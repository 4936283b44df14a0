/** What the panel of languages shows beside a document. */
import { LOCALES, type Locale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { canWrite, isInScope, type Actor, type Area } from "../access/roles.ts";
import { loadIndexed } from "../documents/lists.ts";
import type { Stored } from "../fields/record.ts";
import { lacksRows } from "./copy.ts";
import {
  computeSentenceState,
  hasDifference,
  listRemoved,
  listSentences,
  loadPair,
} from "./sentences.ts";
import { computeState, type TranslationState } from "./states.ts";
import { getShape } from "../texts/text-pairs.ts";
import type { Member, TranslationGroup } from "./translation-rows.ts";

/** A language of the group. */
export interface PanelCell {
  readonly locale: Locale;
  readonly state: TranslationState;
  /** Id of the document; null when it is missing. */
  readonly id: string | null;
  readonly outdated: number;
  /** Whether the account may create the missing document. */
  readonly canCreate: boolean;
}
/** What is left to do in this translation. */
export interface ToDo {
  readonly source: Locale;
  /** Sentences without a translation, or that are equal to the source. */
  readonly untranslated: number;
  /** Sentences of which the source changed. */
  readonly changed: number;
  /** Sentences of which a number, a link or a term differs from the source. */
  readonly toCheck: number;
  /** Whether the source has slices or rows that the translation lacks. */
  readonly lacksRows: boolean;
}
export interface Panel {
  readonly collection: string;
  readonly locale: Locale;
  readonly cells: readonly PanelCell[];
  /** Null for the original, which is translated from no other. */
  readonly toDo: ToDo | null;
}

interface Asked {
  readonly actor: Actor;
  readonly area: Area;
  readonly document: Stored;
  readonly member: Member;
  readonly group: TranslationGroup;
}

async function countToDo(req: PayloadRequest, { group, member }: Asked): Promise<ToDo | null> {
  const pair = await loadPair(req, group, member);
  if (!pair) return null;
  const sentences = listSentences(req, pair);
  const states = sentences.map(computeSentenceState);
  const shape = getShape(req.payload.config, pair.collection);
  return {
    source: pair.sourceLocale,
    untranslated: states.filter((state) => state === "empty" || state === "same").length,
    changed: states.filter((state) => state === "changed").length + listRemoved(pair).length,
    toCheck: sentences.filter(hasDifference).length,
    lacksRows: lacksRows(shape, pair.source, pair.target),
  };
}

/** Loads the states of all languages of a document, and what its translation lacks. */
export async function buildPanel(req: PayloadRequest, asked: Asked): Promise<Panel> {
  const { actor, area, document, member, group } = asked;
  const ids = [...group.members.values()].map(({ id }) => id);
  const indexed = await loadIndexed(req.payload, ids);
  const cells = LOCALES.map((locale): PanelCell => {
    const id = group.members.get(locale)?.id ?? null;
    const outdated = group.rows.get(locale)?.outdated ?? 0;
    const state = id === null ? null : (indexed.get(id)?.state ?? null);
    const isWritable = canWrite(actor, area) && isInScope(actor, { ...document, locale });
    return {
      locale,
      id,
      state: computeState(state, outdated),
      outdated: id === null ? 0 : outdated,
      canCreate: id === null && isWritable,
    };
  });
  const toDo = await countToDo(req, asked);
  return { collection: member.collection, locale: member.locale, cells, toDo };
}
