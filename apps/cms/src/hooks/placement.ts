/**
 * Computes the place of a document in the site. One table lists the relations that determine paths.
 * It is read in both directions: to place a page, and to find the pages that move with it.
 * packages/routes builds the path itself.
 */
import { isLocale } from "@orlaya/locales";
import {
  audienceOf,
  documentPath,
  uidProblem,
  type Audience,
  type DocumentRef,
  type UidProblem,
} from "@orlaya/routes";
import type { PayloadRequest } from "payload";
import type { PageCollection } from "../names/slugs.ts";
import { record, readRelationId, readString, type Stored } from "../fields/record.ts";

/** Page collection → field → collection of the document above it. */
export const PLACED_BY = {
  page_single: { offer: "offer" },
  page_generic: { parent: "page_generic" },
  page_country: { region: "page_region" },
  page_guide: { offer: "offer" },
  page_offer: { offer: "offer" },
  product_page: { offer: "offer" },
  page_form: { product: "product_page" },
} as const satisfies Partial<Record<PageCollection, Readonly<Record<string, string>>>>;

const above = (slug: string): Readonly<Record<string, string>> =>
  Object.hasOwn(PLACED_BY, slug) ? PLACED_BY[slug as keyof typeof PLACED_BY] : {};

/**
 * Returns the collections whose pages are placed by documents of this collection, with the field of
 * the relation.
 */
export function listDependants(
  slug: string,
): readonly { readonly collection: PageCollection; readonly field: string }[] {
  return Object.entries(PLACED_BY).flatMap(([collection, fields]) =>
    Object.entries(fields)
      .filter(([, target]) => target === slug)
      .map(([field]) => ({ collection: collection as PageCollection, field })),
  );
}

/**
 * Loads the row of a document in its main table: the live document when it is published, else the
 * draft. Null when it is deleted.
 */
export async function loadLiveRow(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Stored | null> {
  return (
    (await req.payload.db.findOne<Stored & { id: string }>({
      collection,
      where: { id: { equals: id } },
      req,
    })) ?? null
  );
}

/** Returns whether visitors see a stored version. */
export const isLive = (row: Stored | null): row is Stored =>
  row !== null && row["_status"] === "published" && !row["deletedAt"];

/** Loads the fields of a document that decide about addresses; null when it does not exist. */
export async function loadAddressRow(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Stored | null> {
  const where = { id: { equals: id } };
  // Without its slices the row is loaded several times faster.
  const select = { uid: true, offer: true } as const;
  return req.payload.db.findOne<Stored & { id: string }>({ collection, where, select, req });
}

const liveRows = new WeakMap<Stored, Promise<Stored | null>>();
/**
 * Returns the live row of a document of a save, which several hooks need. The hooks before a save
 * pass the original, those after it the saved document, so that each row is loaded once.
 */
export function getLiveRow(
  req: PayloadRequest,
  collection: string,
  document: Stored,
): Promise<Stored | null> {
  const known = liveRows.get(document);
  if (known) return known;
  const loading = loadLiveRow(req, collection, readString(document["id"]));
  liveRows.set(document, loading);
  return loading;
}

/**
 * Returns the audience of a page: a tag decides before the field (spec §2). The not-found page
 * serves both sites; its audience is `individual`.
 */
export function getAudience(slug: string, { audience, tags }: Stored): Audience {
  return slug === "page_error"
    ? "individual"
    : audienceOf({
        audience: audience === "corporate" ? audience : "individual",
        tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
      });
}

/**
 * Loads what packages/routes needs to compute the path, including the documents above. Null for an
 * unknown locale.
 */
export async function loadDocumentRef(
  req: PayloadRequest,
  slug: PageCollection,
  data: Stored,
): Promise<DocumentRef | null> {
  const locale = data["locale"];
  if (!isLocale(locale)) return null;
  const lookedUp: Record<string, Stored | null> = {};
  for (const [field, collection] of Object.entries(above(slug))) {
    const id = readRelationId(data[field]);
    lookedUp[field] = id ? await loadAddressRow(req, collection, id) : null;
  }
  const uidOf = (field: string): string | null =>
    readRelationId(data[field]) ? readString(lookedUp[field]?.["uid"]) : null;
  const place = { locale, audience: getAudience(slug, data) } as const;
  const uid = readString(data["uid"]);
  switch (slug) {
    case "page_single":
      return {
        ...place,
        type: slug,
        single: readString(data["type"]) as never,
        offer: uidOf("offer"),
      };
    case "page_generic":
      return {
        ...place,
        type: slug,
        page_type: readString(data["page_type"]) as never,
        parent: uidOf("parent"),
        uid,
      };
    case "page_country":
      return { ...place, type: slug, region: uidOf("region"), uid };
    case "page_guide":
      return { ...place, type: slug, offer: uidOf("offer"), uid };
    case "page_offer":
      return { ...place, type: slug, uid: uidOf("offer") };
    case "product_page":
      return { ...place, type: slug, offer: uidOf("offer"), uid };
    case "page_form": {
      const product = lookedUp["product"];
      const offerId = readRelationId(product?.["offer"]);
      const offer = offerId ? await loadAddressRow(req, "offer", offerId) : null;
      return {
        ...place,
        type: slug,
        page_type: readString(data["page_type"]),
        product: uidOf("product"),
        offer: readString(offer?.["uid"]),
        uid,
      };
    }
    case "page_error":
      return { ...place, type: slug };
    default:
      return { ...place, type: slug, uid };
  }
}

/**
 * Computes the path of a page, null while something it needs is missing, and the problem of its
 * uid, if any. Both are null for a page in the bin.
 */
export async function place(
  req: PayloadRequest,
  slug: PageCollection,
  data: Stored,
): Promise<{ readonly path: string | null; readonly problem: UidProblem | null }> {
  if (data["deletedAt"]) return { path: null, problem: null };
  const ref = await loadDocumentRef(req, slug, data);
  return { path: documentPath(ref), problem: uidProblem(ref) };
}

/** Loads every page that is placed below a document. Pages come after the pages that place them. */
export async function loadPagesBelow(
  req: PayloadRequest,
  slug: string,
  id: string,
): Promise<readonly { readonly collection: PageCollection; readonly row: Stored }[]> {
  const found: { collection: PageCollection; row: Stored }[] = [];
  for (const { collection, field } of listDependants(slug)) {
    const { docs } = await req.payload.db.find<Stored & { id: string }>({
      collection,
      where: { [field]: { equals: id } },
      limit: 0,
      pagination: false,
      req,
    });
    for (const row of docs) {
      found.push({ collection, row }, ...(await loadPagesBelow(req, collection, row.id)));
    }
  }
  return found;
}

/**
 * Returns the text of a document for the site's search, at most 8000 characters: its title, its
 * description, and visible texts of its slices.
 */
export function searchText(data: Stored): string {
  const parts: string[] = [
    readString(data["title"]),
    readString(record(data["seo"])["description"]),
  ];
  function walk(node: unknown, key: string): void {
    if (typeof node === "string") {
      if (SEARCHED.has(key)) parts.push(node);
    } else if (Array.isArray(node))
      node.forEach((entry) => {
        walk(entry, key);
      });
    else for (const [name, value] of Object.entries(record(node))) walk(value, name);
  }
  walk(data["slices"], "");
  return [...new Set(parts.filter(Boolean))].join(" ").slice(0, 8000);
}
const SEARCHED = new Set(["title", "lead", "text", "question", "label", "value"]);
