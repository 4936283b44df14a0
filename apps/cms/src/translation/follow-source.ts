/**
 * Notes which sentences of a document changed, for its translations. Translations follow what
 * visitors see; those of a document that was never published follow its newest version.
 */
import { isLocale } from "@orlaya/locales";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { followChange, listChanges, readTexts } from "./followed.ts";
import { getShape } from "../texts/text-pairs.ts";
import { loadTranslationGroup, saveTranslationRow } from "./translation-rows.ts";
import { getLiveRow, isLive } from "../hooks/placement.ts";
import { getSave } from "../hooks/save.ts";

const contextKey = (collection: string, id: unknown): string =>
  `followed ${collection}/${readString(id)}`;
const isDraftSave = (req: PayloadRequest, saved: Stored): boolean =>
  getSave(req).draft && saved["_status"] !== "published";

/** Runs before a save that changes what visitors see: keeps the texts that they see until then. */
export const keepSeenTexts: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const original = originalDoc as Stored | undefined;
  if (operation !== "update" || !original || req.context["seed"] !== undefined) return;
  if (isDraftSave(req, data as Stored)) return;
  const live = await getLiveRow(req, collection.slug, original);
  req.context[contextKey(collection.slug, original["id"])] = isLive(live) ? live : original;
};

/** Returns the version that translations followed before a save; null when they still follow it. */
async function findFollowed(
  req: PayloadRequest,
  collection: string,
  saved: Stored,
  previous: unknown,
): Promise<Stored | null> {
  if (!isDraftSave(req, saved))
    return (req.context[contextKey(collection, saved["id"])] as Stored | undefined) ?? null;
  return isLive(await getLiveRow(req, collection, saved))
    ? null
    : ((previous ?? null) as Stored | null);
}

/** Runs after every save: notes the changed sentences in the rows of the translations. */
export const noteChangedTexts: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== "update" || req.context["seed"] !== undefined) return;
  const { payload } = req;
  const saved = doc as Stored;
  const followed = await findFollowed(req, collection.slug, saved, previousDoc);
  if (!followed) return;
  const shape = getShape(payload.config, collection.slug);
  const [before, after] = [readTexts(shape, followed), readTexts(shape, saved)];
  if (followChange(new Map(), before, after).size === 0) return;
  const { group, rows, sources, members } = await loadTranslationGroup(
    { payload, req },
    readString(saved["group"]),
  );
  for (const locale of members.keys()) {
    if (!isLocale(saved["locale"]) || sources.get(locale) !== saved["locale"]) continue;
    const next = followChange(rows.get(locale)?.followed ?? new Map(), before, after);
    const outdated = listChanges(next, after).length;
    await saveTranslationRow({ payload, req }, group, locale, { followed: next, outdated });
  }
};
