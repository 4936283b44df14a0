/**
 * What follows when something visible changed. The index of routes is a function of the main tables: after every change
 * the row of the document is brought in line with what is live, whatever kind of save it was.
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
import {
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

const isLive = (row: Stored | null): row is Stored =>
  row !== null && row["_status"] === "published" && !row["deletedAt"];

/** Tags of a document itself: the document, its group, its type, and the chrome of its site. */
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

/** A sitemap names main addresses: a page whose canonical field names another one is not in it. It is not noindex. */
function mainAddressElsewhere(canonical: string, path: string): boolean {
  return (
    (readCanonical(env.siteUrl, canonical) ?? buildCanonicalUrl(env.siteUrl, path)) !==
    buildCanonicalUrl(env.siteUrl, path)
  );
}

/** Where a finder leads that has no plan to show: nothing that anyone should find by searching. */
const endOfFinder = (row: Stored): boolean =>
  row["purpose"] === "no_result" || row["purpose"] === "error";

function routeData(slug: string, id: string, row: Stored): Record<string, unknown> {
  const seo = record(row["seo"]);
  return {
    path: row["path"],
    locale: row["locale"],
    type: slug,
    document: id,
    group: row["group"],
    title: row["title"],
    audience: getAudience(slug, row),
    breadcrumb: readString(row["breadcrumb_title"]) || row["title"],
    description: seo["description"] ?? null,
    lastmod: row["updatedAt"],
    sitemap:
      seo["sitemap"] !== false &&
      !mainAddressElsewhere(readString(seo["canonical"]), readString(row["path"])),
    noindex: seo["noindex"] === true || (slug === "page_landing" && endOfFinder(row)),
    search: searchText(row),
  };
}
/** Changes of these show on other pages: breadcrumbs, sitemaps, links. */
const ROUTE_FACTS = [
  "path",
  "title",
  "breadcrumb",
  "sitemap",
  "noindex",
  "locale",
  "audience",
] as const;

/** Brings the index of routes in line with one document. Says which tags that concerns. */
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
    return [ROUTES_TAG, getGroupTag(readString(old["group"])), getGoneTag(readString(old["path"]))];
  }
  const data = routeData(slug, id, row);
  const path = readString(data["path"]);
  if (!old) {
    if (req.context["seed"] !== "first") await freeAddress(req, path);
    await db.create({ collection: "routes", data, req, returning: false });
    return [ROUTES_TAG];
  }
  const moved = readString(old["path"]) !== path;
  if (moved) await redirectMoved(req, readString(old["path"]), path);
  await db.updateOne({ collection: "routes", id: old.id, data, req });
  if (!ROUTE_FACTS.some((name) => old[name] !== data[name])) return [];
  return [
    ROUTES_TAG,
    ...(old["group"] === data["group"] ? [] : [getGroupTag(readString(old["group"]))]),
    ...(moved ? [getGoneTag(readString(old["path"]))] : []),
  ];
}

/** Pages placed below a document get the paths that its uid gives them now, with their routes and redirects. */
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
    tags.push(
      ...listDocumentTags(collection, row),
      ...(await syncRoute(req, collection, below, { ...row, ...data })),
    );
  }
  return tags;
}

/** After every save of a document: the index, the pages below, one call to the site. A draft changes none of them. */
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
  const row =
    document["_status"] === "published" && seeding ? document : await loadLiveRow(req, slug, id);
  if (getSave(req).draft && document["_status"] === "draft") return;
  const tags = isPageCollection(slug) ? await syncRoute(req, slug, id, row) : [];
  if (!seeding) tags.push(...(await movePagesBelow(req, slug, id)));
  announce(req, [
    ...tags,
    ...listDocumentTags(slug, document),
    ...(readString((previousDoc as Stored | undefined)?.["id"])
      ? listDocumentTags(slug, previousDoc as Stored)
      : []),
  ]);
};
export const publishDocumentDelete: CollectionAfterDeleteHook = async ({
  collection,
  doc,
  id,
  req,
}) => {
  const tags = isPageCollection(collection.slug)
    ? await syncRoute(req, collection.slug, String(id), null)
    : [];
  announce(req, [...tags, ...listDocumentTags(collection.slug, doc as Stored)]);
};

/** For records without drafts: every change is live. */
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
