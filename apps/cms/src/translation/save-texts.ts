/** Stores translated texts as a draft. */
import type { PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { isLocale } from "@orlaya/locales";
import { buildTranslation } from "../texts/paragraphs.ts";
import { loadPointer, pointCodes } from "./pointer.ts";
import { getShape, pairTexts, replaceTexts } from "../texts/text-pairs.ts";

/** A translation and its source, each with its values. */
export interface TranslatedDocument {
  readonly collection: string;
  readonly source: Stored;
  readonly target: Stored;
}

/** Saves fields of a document as a draft, with the rights of the account. */
export async function saveDraft(
  req: PayloadRequest,
  collection: string,
  document: Stored,
  data: Stored,
): Promise<Stored> {
  return await req.payload.update({
    collection: collection,
    id: readString(document["id"]),
    data: { ...data, _status: "draft" },
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
}

/**
 * Saves translated texts as a draft. What is live stays.
 * @param texts path of a text in the target → one text for each pair of `pairSentences`, which
 *   must fit its codes; null keeps the translation
 * @returns the saved document
 */
export async function saveTexts(
  req: PayloadRequest,
  { collection, source, target }: TranslatedDocument,
  texts: ReadonlyMap<string, readonly (string | null)[]>,
): Promise<Stored> {
  const { locale } = target;
  const { point } = isLocale(locale)
    ? await loadPointer(req, source, locale)
    : { point: (id: string) => id };
  const values = new Map<string, unknown>();
  for (const pair of pairTexts(getShape(req.payload.config, collection), source, target)) {
    const given = pair.target === null ? undefined : texts.get(pair.target.path);
    if (!given || !pair.source || !pair.target) continue;
    const value = buildTranslation(pair.source, pair.target, given, (codes) =>
      pointCodes(codes, point),
    );
    values.set(pair.target.path, value);
  }
  return saveDraft(req, collection, target, replaceTexts(target, values));
}
