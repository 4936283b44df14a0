/**
 * Hooks that run before a page is saved: they compute its path, and check its uid, its translation
 * group and its translation.
 */
import type { CollectionBeforeValidateHook, PayloadRequest, Where } from "payload";
import { DEFAULT_LOCALE, LOCALE_TABLE, isLocale } from "@orlaya/locales";
import type { PageCollection } from "../names/slugs.ts";
import { isAdmin } from "../access/access.ts";
import { readActor } from "../access/roles.ts";
import { readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { getPublishedTogether } from "../revisions/together.ts";
import { createFieldError } from "./errors.ts";
import { loadAddressRow, place, getAudience } from "./placement.ts";
import { getSave } from "./save.ts";

/**
 * Refuses to change the translation group of a document, except to administrators and the service
 * itself.
 */
export const keepGroup: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const [before, after] = [originalDoc, data].map((document) => record(document)["group"]);
  const isChanged = operation === "update" && after !== undefined && after !== before;
  if (isChanged && readActor(req.user) && !isAdmin({ req }))
    throw createFieldError(req, collection.slug, "group", getSay(req)("problem.group"));
  return data as unknown;
};

/**
 * Refuses a second document of a group in the same language, counting documents in the bin. Refuses
 * to change the group to one that no document has.
 */
export const refuseSecondTranslation: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data || req.context["seed"] === "first") return data;
  const { group, locale } = data as Stored;
  if (typeof group !== "string" || !isLocale(locale)) return data;
  const twin = await req.payload.db.findOne<Stored & { id: string }>({
    collection: collection.slug,
    where: { and: [{ group: { equals: group } }, { locale: { equals: locale } }] },
    select: { deletedAt: true },
    req,
  });
  const before = originalDoc as Stored | undefined;
  const own = readRelationId(before?.["id"] ?? (data as Stored)["id"]);
  if (!twin && before?.["group"] !== undefined && before["group"] !== group) {
    const member = await req.payload.db.findOne<Stored & { id: string }>({
      collection: collection.slug,
      where: { group: { equals: group } },
      select: { group: true },
      req,
    });
    if (!member)
      throw createFieldError(req, collection.slug, "group", getSay(req)("problem.noGroup"));
  }
  if (twin && twin.id !== own) {
    const key = twin["deletedAt"] ? "problem.secondTranslationInBin" : "problem.secondTranslation";
    const { label: language } = LOCALE_TABLE[locale];
    throw createFieldError(req, collection.slug, "locale", getSay(req)(key, { language }));
  }
  return data;
};

/**
 * Least number of words of a sentence. A shorter text may be a name that is the same in two
 * languages.
 */
const SENTENCE_WORDS = 8;
/** Fields that the service computes. */
const MADE_BY_SERVICE: ReadonlySet<string> = new Set(["exclusions"]);
/** Returns the sentences of a document at any depth: lines of texts, and pieces of rich text. */
export function listSentences(node: unknown): readonly string[] {
  if (typeof node === "string")
    return node
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.split(/\s+/).length >= SENTENCE_WORDS);
  return typeof node === "object" && node !== null
    ? Object.values(node).flatMap(listSentences)
    : [];
}
/**
 * Refuses the service to publish a translation that contains a sentence of the English document.
 * The checklist refuses it to people.
 */
export const refuseUntranslated: CollectionBeforeValidateHook = async ({
  collection,
  data,
  req,
}) => {
  const page = data as Stored | undefined;
  if (
    !page ||
    page["_status"] !== "published" ||
    page["locale"] === DEFAULT_LOCALE ||
    readActor(req.user) !== null ||
    req.context["seed"] !== undefined ||
    getPublishedTogether(req).isPreview
  )
    return data;
  const where: Where = {
    and: [{ group: { equals: page["group"] } }, { locale: { equals: DEFAULT_LOCALE } }],
  };
  const english = await req.payload.db.findOne<Stored & { id: string }>({
    collection: collection.slug,
    where,
    req,
  });
  if (!english) return data;
  const known = new Set(listSentences(english));
  for (const [name, value] of Object.entries(page)) {
    if (MADE_BY_SERVICE.has(name)) continue;
    const left = listSentences(value).find((sentence) => known.has(sentence));
    if (left !== undefined)
      throw createFieldError(
        req,
        collection.slug,
        name,
        getSay(req)("problem.untranslated", { text: left.slice(0, 120) }),
      );
  }
  return data;
};

/**
 * Creates the hook that sets path and audience. Tags decide the audience, by which every query of
 * the site filters. The hook refuses a uid that the route table does not allow, and a path that
 * another page has.
 */
export function computePath(slug: PageCollection): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    if (!data) return data;
    const page: Record<string, unknown> = data;
    const id = readRelationId((originalDoc as Stored | undefined)?.["id"] ?? page["id"]);
    if (slug === "page_offer") page["uid"] = await readOfferUid(req, page);
    page["audience"] = getAudience(slug, page);
    const placed = await place(req, slug, page);
    const publishing = page["_status"] === "published" && !page["deletedAt"];
    checkPlacement(req, slug, placed, publishing);
    const { path } = placed;
    if (path === null || req.context["seed"] === "first") return { ...page, path };
    if (await isTaken(req, path, { slug, id, publishing })) {
      // The path of a page without a uid follows from other fields. A draft of it has no path until
      // those fields change.
      if (!publishing && !("uid" in page)) return { ...page, path: null };
      throw createFieldError(req, slug, "uid", getSay(req)("problem.addressTaken", { path }));
    }
    return { ...page, path };
  };
}

/** Refuses an invalid uid, and publishing without a path. A draft may be without a uid. */
function checkPlacement(
  req: PayloadRequest,
  slug: PageCollection,
  { path, problem }: Awaited<ReturnType<typeof place>>,
  publishing: boolean,
): void {
  if (problem !== null && !getSave(req).autosave && (publishing || problem !== "empty"))
    throw createFieldError(req, slug, "uid", getSay(req)(`uid.${problem}`));
  if (publishing && path === null)
    throw createFieldError(req, slug, "uid", getSay(req)("problem.noAddress"));
}

/** Returns the uid of the offer, which its page takes over. Editors enter it in the offer only. */
async function readOfferUid(req: PayloadRequest, page: Stored): Promise<string> {
  const offer = readRelationId(page["offer"]);
  return offer ? readString((await loadAddressRow(req, "offer", offer))?.["uid"]) : "";
}

/**
 * Whether another page has the path: a page of the same collection or, when publishing, any
 * published page.
 */
async function isTaken(
  req: PayloadRequest,
  path: string,
  {
    slug,
    id,
    publishing,
  }: {
    readonly slug: PageCollection;
    readonly id: string | null;
    readonly publishing: boolean;
  },
): Promise<boolean> {
  const where: Where = { path: { equals: path } };
  const [same, row] = await Promise.all([
    req.payload.db.findOne<Stored & { id: string }>({
      collection: slug,
      where,
      select: { path: true },
      req,
    }),
    publishing
      ? req.payload.db.findOne<Stored & { id: string }>({ collection: "routes", where, req })
      : null,
  ]);
  if (same && same.id !== id) return true;
  return row ? row["document"] !== id : false;
}
