/**
 * Alternative texts of pictures. A picture needs one in each language in which a published document
 * shows it, and in at least one language when it is saved.
 */
import { isLocale, LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import type { CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { isInScope, readActor } from "../access/roles.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { createFieldError } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { loadRows } from "../load-rows.ts";
import { createRefusal } from "./refusal.ts";
import { isPublished } from "./uses.ts";

/**
 * Returns the languages in which a picture lacks its alternative text; none for decoration and PDF
 * files.
 */
export function listMissing(media: Stored): readonly Locale[] {
  return media["decorative"] === true || media["mimeType"] === "application/pdf"
    ? []
    : LOCALES.filter((code) => !readString(record(media["alt"])[code]).trim());
}

/** Refuses a picture without an alternative text in any language. */
export const requireText: CollectionBeforeValidateHook = ({ data, req }) => {
  if (listMissing(record(data)).length === LOCALES.length)
    throw createRefusal(req, `alt.${LOCALES[0]}`, getSay(req)("file.alternative"));
  return data as unknown;
};

/** Refuses to remove an alternative text of a picture that visitors see. */
export const keepText: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before = record(originalDoc);
  const missing = listMissing({ ...before, ...record(data) });
  const [removed] = missing.filter((code) => !listMissing(before).includes(code));
  if (removed && (await isPublished(req, readString(before["id"])))) {
    const { label: language } = LOCALE_TABLE[removed];
    throw createRefusal(req, `alt.${removed}`, getSay(req)("file.keepAlternative", { language }));
  }
  return data as unknown;
};

/** Refuses to change an alternative text in a language that the user does not edit. */
export const limitTexts: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const actor = readActor(req.user);
  const [after, before] = [record(record(data)["alt"]), record(record(originalDoc)["alt"])];
  const foreign = LOCALES.find(
    (locale) =>
      locale in after &&
      readString(after[locale]) !== readString(before[locale]) &&
      actor !== null &&
      !isInScope(actor, { locale }),
  );
  if (foreign) throw createRefusal(req, `alt.${foreign}`, getSay(req)("problem.scope"));
  return data as unknown;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Text of a card that replaces the alternative text of its picture. */
const OWN_TEXT = { card_image: "card_image_alt" } as const;

/** Returns every id in a document, with its path. The id of a picture is one of them. */
function findIds(
  node: unknown,
  path: readonly string[] = [],
): readonly (readonly [string, string])[] {
  if (typeof node === "string") return UUID.test(node) ? [[node, path.join(".")]] : [];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const own = name in OWN_TEXT ? OWN_TEXT[name as keyof typeof OWN_TEXT] : null;
    const isDescribed = own !== null && readString(record(node)[own]).trim() !== "";
    return isDescribed ? [] : findIds(value, [...path, name]);
  });
}

/**
 * Lists the pictures of a document that lack an alternative text in its language: path of the field
 * → name of the picture.
 */
export async function listUndescribed(
  req: PayloadRequest,
  document: Stored,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  // The ids of the document itself are no files.
  const { id: _id, group: _group, ...content } = document;
  const places = findIds(content);
  if (places.length === 0) return new Map();
  const files = await loadRows(req, "media", { values: places.map(([id]) => id) });
  const names = new Map(
    files
      .filter((media) => listMissing(media).includes(locale))
      .map((media) => [media.id, readString(media["name"]) || readString(media["filename"])]),
  );
  return new Map(
    places.flatMap(([id, path]): [string, string][] => {
      const name = names.get(id);
      return name === undefined ? [] : [[path, name]];
    }),
  );
}

/**
 * Refuses the service to publish a document with a picture that lacks an alternative text in its
 * language. The checklist refuses it to people.
 */
export const refuseWithoutText: CollectionBeforeValidateHook = async ({
  collection,
  data,
  req,
}) => {
  const { _status: status, locale } = record(data);
  const isExempt = readActor(req.user) !== null || req.context["seed"] !== undefined;
  if (status !== "published" || !isLocale(locale) || isExempt) return data as unknown;
  const [found] = await listUndescribed(req, record(data), locale);
  if (!found) return data as unknown;
  const [path, name] = found;
  const { label: language } = LOCALE_TABLE[locale];
  const message = getSay(req)("problem.noAlternative", { name, language });
  throw createFieldError(req, collection.slug, path, message);
};
