/** Creates a translation of a document as a copy of its source. */
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { ValidationError, type PayloadRequest } from "payload";
import { readString, record, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { copyContent } from "./copy.ts";
import { loadFollowed } from "./documents.ts";
import { loadPointer, type MissingTarget } from "./pointer.ts";
import { getShape } from "../texts/text-pairs.ts";
import { saveTranslationRow, type Member, type TranslationGroup } from "./translation-rows.ts";

export interface CreatedTranslation {
  readonly collection: string;
  readonly id: string;
  /** Documents to which the source links and which have no translation. The links are empty. */
  readonly missing: readonly MissingTarget[];
}

/** Whether a document was refused because of its uid: another page has the address. */
const isAddressTaken = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === "uid");

/** Creates a document. When another page has its address, its uid gets the language as ending. */
async function createDraft(
  req: PayloadRequest,
  collection: string,
  data: Stored,
): Promise<Stored & { readonly id: string }> {
  function create(document: Stored) {
    return req.payload.create({
      collection: collection,
      data: document,
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    }) as Promise<Stored & { readonly id: string }>;
  }
  try {
    return await create(data);
  } catch (error) {
    const uid = readString(data["uid"]);
    if (uid === "" || !isAddressTaken(error)) throw error;
    return create({ ...data, uid: `${uid}-${readString(data["locale"])}` });
  }
}

/**
 * Creates the translation of a document into a language as a draft: with its slices and pictures,
 * its links pointed to pages of that language, and its uid.
 * @throws APIError 409 when the translation exists, 403 outside the languages of the account
 */
export async function createTranslation(
  req: PayloadRequest,
  { group, members }: TranslationGroup,
  { locale: source, collection, id }: Member,
  locale: Locale,
): Promise<CreatedTranslation> {
  const { label: language } = LOCALE_TABLE[locale];
  if (members.has(locale))
    refuseRequest(409, getSay(req)("problem.secondTranslation", { language }));
  const { id: _, ...document } = record(await loadFollowed(req, { collection, id }));
  const pointer = await loadPointer(req, document, locale);
  const content = copyContent(getShape(req.payload.config, collection), document, pointer.point);
  const created = await createDraft(req, collection, { ...content, locale, group });
  await saveTranslationRow({ payload: req.payload, req }, group, locale, {
    source,
    followed: new Map(),
    outdated: 0,
  });
  return { collection, id: created.id, missing: pointer.missing };
}
