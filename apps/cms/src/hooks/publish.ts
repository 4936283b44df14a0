/**
 * Updates the route index and announces cache tags after a visible change. The route index is
 * derived from the main tables: after a save of any kind, the row of a document is synchronised
 * with the live document.
 */
import {
  getChromeTag,
  getDocumentTag,
  getGoneTag,
  getGroupTag,
  ROUTES_TAG,
  getTypeTag,
} from "@orlaya/contract";
import { buildCanonicalUrl, readCanonical } from "@orlaya/routes";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { CHROME_COLLECTIONS, isPageCollection } from "../names/slugs.ts";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { recordAddress } from "../history/record-address.ts";
import { findIndexingState } from "../indexing/decide.ts";
import { buildFlags, COUNTRY, decideTwinsAgain } from "./country-rows.ts";
import { indexPath } from "./index-document.ts";
import {
  getLiveRow,
  isLive,
  listDependants,
  loadLiveRow,
  loadPagesBelow,
  place,
  searchText,
  getAudience,
} from "./placement.ts";
import { freeAddress, redirectMoved } from "./redirects.ts";
import { announce } from "./revalidate.ts";
import { getSave } from "./save.ts";

/**
 * Returns the cache tags of a document: the document, its group, its type, and the chrome of its
 * site.
 */
export function listDocumentTags(slug: string, document: Stored): string[] {
  const locale = readString(document["locale"]);
  const audiences =
    slug === "header_module" || slug === "footer_module" || slug === "navigation_module"
      ? [getAudience(slug, document)]
      : [];
  return [
    getDocumentTag(readString(document["id"])),
    ...(readString(document["group"]) ? [getGroupTag(readString(document["group"]))] : []),
    getTypeTag(slug, locale),
    ...(CHROME_COLLECTIONS.includes(slug) && locale
      ? audiences.map((audience) => getChromeTag(audience, locale))
      : []),
  ];
}

/**
 * Whether the canonical field names another address. Such a page is not in the sitemap, which
 * contains canonical addresses only. It is not noindex.
 */
function mainAddressElsewhere(canonical: string, path: string): boolean {
  return (
    (readCanonical(env.siteUrl, canonical) ?? buildCanonicalUrl(env.siteUrl, path)) !==
    buildCanonicalUrl(env.siteUrl, path)
  );
}

/**
 * Whether a finder leads to this landing page when it has no plan or fails. Search engines must not
 * index it.
 */
const endOfFinder = (row: Stored): boolean =>
  row["purpose"] === "no_result" || row["purpose"] === "error";

/** Decides whether search engines may index a page, and for a country page also why. */
async function decideRobots(req: PayloadRequest, slug: string, row: Stored): Promise<Stored> {
  if (slug !== COUNTRY) {
    const isClosed = record(row["seo"])["noindex"] === true;
    const noindex = isClosed || (slug === "page_landing" && endOfFinder(row));
    return { indexing: null, noindex };
  }
  return buildFlags(await findIndexingState(req, row, getAudience(slug, row)));
}

async function buildRouteData(
  req: PayloadRequest,
  slug: string,
  id: string,
  row: Stored,
): Promise<Record<string, unknown>> {
  const seo = record(row["seo"]);
  return {
    path: row["path"],
    locale: row["locale"],
    type: slug,
    document: id,
    group: row["group"],
    title: row["title"],
    head_title: readString(seo["title"]) || row["title"],
    audience: getAudience(slug, row),
    breadcrumb: readString(row["breadcrumb_title"]) || row["title"],
    description: seo["description"] ?? null,
    lastmod: row["updatedAt"],
    sitemap:
      seo["sitemap"] !== false &&
      !mainAddressElsewhere(readString(seo["canonical"]), readString(row["path"])),
    ...(await decideRobots(req, slug, row)),
    search: searchText(row),
  };
}
/** Fields that other pages show: in breadcrumbs, sitemaps and links. */
const ROUTE_FACTS = [
  "path",
  "title",
  "breadcrumb",
  "sitemap",
  "noindex",
  "indexing",
  "locale",
  "audience",
] as const;

/** Synchronises the route index with one document. Returns the cache tags to invalidate. */
export async function syncRoute(
  req: PayloadRequest,
  slug: string,
  id: string,
  row: Stored | null,
): Promise<string[]> {
  const { db } = req.payload;
  const old =
    req.context["seed"] === "first"
      ? null
      : await db.findOne<Stored & { id: string }>({
          collection: "routes",
          where: { document: { equals: id } },
          req,
        });
  if (!isLive(row) || !readString(row["path"])) {
    if (!old) return [];
    await db.deleteOne({ collection: "routes", where: { id: { equals: old.id } }, req });
    await recordAddress(req, id, old, null);
    return [ROUTES_TAG, getGroupTag(readString(old["group"])), getGoneTag(readString(old["path"]))];
  }
  const data = await buildRouteData(req, slug, id, row);
  const path = readString(data["path"]);
  if (!old) {
    if (req.context["seed"] !== "first") await freeAddress(req, path);
    await db.create({ collection: "routes", data, req, returning: false });
    await recordAddress(req, id, null, data);
    return [ROUTES_TAG];
  }
  const moved = readString(old["path"]) !== path;
  if (moved) {
    await recordAddress(req, id, old, data);
    await redirectMoved(req, readString(old["path"]), path);
  }
  await db.updateOne({ collection: "routes", id: old.id, data, req, returning: false });
  if (!ROUTE_FACTS.some((name) => old[name] !== data[name])) return [];
  return [
    ROUTES_TAG,
    ...(old["group"] === data["group"] ? [] : [getGroupTag(readString(old["group"]))]),
    ...(moved ? [getGoneTag(readString(old["path"]))] : []),
  ];
}

/**
 * Recomputes the paths of the pages below a document, with their routes and redirects, after a
 * change of its uid. Returns the cache tags to invalidate.
 */
async function movePagesBelow(req: PayloadRequest, slug: string, id: string): Promise<string[]> {
  if (listDependants(slug).length === 0) return [];
  const tags: string[] = [];
  for (const { collection, row } of await loadPagesBelow(req, slug, id)) {
    const current =
      collection === "page_offer"
        ? { ...row, uid: readString((await loadLiveRow(req, slug, id))?.["uid"]) }
        : row;
    const { path } = await place(req, collection, current);
    const below = readString(row["id"]);
    if (path === row["path"]) continue;
    const data = {
      path,
      ...(collection === "page_offer" ? { uid: readString(current["uid"]) } : {}),
    };
    await req.payload.db.updateOne({ collection, id: below, data, req });
    await indexPath(req, below, path);
    tags.push(
      ...listDocumentTags(collection, row),
      ...(await syncRoute(req, collection, below, { ...row, ...data })),
    );
  }
  return tags;
}

/**
 * Runs after every save of a document: updates the route index and the pages below, and notifies
 * the site once. A draft does neither.
 */
export const publishDocumentChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const document = doc as Stored;
  const id = readString(document["id"]);
  const { slug } = collection;
  const seeding = req.context["seed"] !== undefined;
  if (getSave(req).draft && document["_status"] === "draft") return;
  const row =
    document["_status"] === "published" ? document : await getLiveRow(req, slug, document);
  const tags = isPageCollection(slug) ? await syncRoute(req, slug, id, row) : [];
  if (!seeding) tags.push(...(await movePagesBelow(req, slug, id)));
  const pages = [document, record(previousDoc)];
  if (slug === COUNTRY) tags.push(...(await decideTwinsAgain(req, pages)));
  announce(req, [
    ...tags,
    ...listDocumentTags(slug, document),
    ...(readString((previousDoc as Stored | undefined)?.["id"])
      ? listDocumentTags(slug, previousDoc as Stored)
      : []),
  ]);
};
/** Runs after the deletion of a document: removes its route and notifies the site. */
export const publishDocumentDelete: CollectionAfterDeleteHook = async ({
  collection,
  doc,
  id,
  req,
}) => {
  const tags = isPageCollection(collection.slug)
    ? await syncRoute(req, collection.slug, String(id), null)
    : [];
  if (collection.slug === COUNTRY) tags.push(...(await decideTwinsAgain(req, [doc as Stored])));
  announce(req, [...tags, ...listDocumentTags(collection.slug, doc as Stored)]);
};

/** Notifies the site of a change to a record without drafts, which is live at once. */
export const publishRecordChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  announce(
    req,
    collection.slug === "redirects"
      ? [ROUTES_TAG]
      : listDocumentTags(collection.slug, doc as Stored),
  );
};
export const publishRecordDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  announce(
    req,
    collection.slug === "redirects"
      ? [ROUTES_TAG]
      : listDocumentTags(collection.slug, doc as Stored),
  );
};
