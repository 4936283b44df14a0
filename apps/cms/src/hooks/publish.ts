/**
 * What follows when something visible changed. The index of routes is a function of the main tables: after every change
 * the row of the document is brought in line with what is live, whatever kind of save it was.
 */
import { chromeTag, documentTag, goneTag, groupTag, ROUTES_TAG, typeTag } from "@orlaya/contract";
import { canonicalUrl, readCanonical } from "@orlaya/routes";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { CHROME_COLLECTIONS, isPageCollection } from "../names/slugs.ts";
import { env } from "../env.ts";
import { record, string, type Stored } from "../fields/record.ts";
import { dependantsOf, liveRow, pagesBelow, place, searchText, siteOf } from "./placement.ts";
import { freeAddress, redirectMoved } from "./redirects.ts";
import { announce } from "./revalidate.ts";
import { saveOf } from "./save.ts";

const isLive = (row: Stored | null): row is Stored =>
  row !== null && row["_status"] === "published" && !row["deletedAt"];

/** Tags of a document itself: the document, its group, its type, and the chrome of its site. */
export function documentTags(slug: string, document: Stored): string[] {
  const locale = string(document["locale"]);
  const audiences =
    slug === "header_module" || slug === "footer_module" || slug === "navigation_module"
      ? [siteOf(slug, document)]
      : [];
  return [
    documentTag(string(document["id"])),
    ...(string(document["group"]) ? [groupTag(string(document["group"]))] : []),
    typeTag(slug, locale),
    ...(CHROME_COLLECTIONS.includes(slug) && locale
      ? audiences.map((audience) => chromeTag(audience, locale))
      : []),
  ];
}

/** A sitemap names main addresses: a page whose canonical field names another one is not in it. It is not noindex. */
function mainAddressElsewhere(canonical: string, path: string): boolean {
  return (
    (readCanonical(env.siteUrl, canonical) ?? canonicalUrl(env.siteUrl, path)) !==
    canonicalUrl(env.siteUrl, path)
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
    audience: siteOf(slug, row),
    breadcrumb: string(row["breadcrumb_title"]) || row["title"],
    description: seo["description"] ?? null,
    lastmod: row["updatedAt"],
    sitemap:
      seo["sitemap"] !== false &&
      !mainAddressElsewhere(string(seo["canonical"]), string(row["path"])),
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
  if (!isLive(row) || !string(row["path"])) {
    if (!old) return [];
    await db.deleteOne({ collection: "routes", where: { id: { equals: old.id } }, req });
    return [ROUTES_TAG, groupTag(string(old["group"])), goneTag(string(old["path"]))];
  }
  const data = routeData(slug, id, row);
  const path = string(data["path"]);
  if (!old) {
    if (req.context["seed"] !== "first") await freeAddress(req, path);
    await db.create({ collection: "routes", data, req, returning: false });
    return [ROUTES_TAG];
  }
  const moved = string(old["path"]) !== path;
  if (moved) await redirectMoved(req, string(old["path"]), path);
  await db.updateOne({ collection: "routes", id: old.id, data, req });
  if (!ROUTE_FACTS.some((name) => old[name] !== data[name])) return [];
  return [
    ROUTES_TAG,
    ...(old["group"] === data["group"] ? [] : [groupTag(string(old["group"]))]),
    ...(moved ? [goneTag(string(old["path"]))] : []),
  ];
}

/** Pages placed below a document get the paths that its uid gives them now, with their routes and redirects. */
async function movePagesBelow(req: PayloadRequest, slug: string, id: string): Promise<string[]> {
  if (dependantsOf(slug).length === 0) return [];
  const tags: string[] = [];
  for (const { collection, row } of await pagesBelow(req, slug, id)) {
    const current =
      collection === "page_offer"
        ? { ...row, uid: string((await liveRow(req, slug, id))?.["uid"]) }
        : row;
    const { path } = await place(req, collection, current);
    const below = string(row["id"]);
    if (path === row["path"]) continue;
    const data = { path, ...(collection === "page_offer" ? { uid: string(current["uid"]) } : {}) };
    await req.payload.db.updateOne({ collection, id: below, data, req });
    tags.push(
      ...documentTags(collection, row),
      ...(await syncRoute(req, collection, below, { ...row, ...data })),
    );
  }
  return tags;
}

/** After every save of a document: the index, the pages below, one call to the site. A draft changes none of them. */
export const afterDocumentChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const document = doc as Stored;
  const id = string(document["id"]);
  const { slug } = collection;
  const seeding = req.context["seed"] !== undefined;
  const row =
    document["_status"] === "published" && seeding ? document : await liveRow(req, slug, id);
  if (saveOf(req).draft && document["_status"] === "draft") return;
  const tags = isPageCollection(slug) ? await syncRoute(req, slug, id, row) : [];
  if (!seeding) tags.push(...(await movePagesBelow(req, slug, id)));
  announce(req, [
    ...tags,
    ...documentTags(slug, document),
    ...(string((previousDoc as Stored | undefined)?.["id"])
      ? documentTags(slug, previousDoc as Stored)
      : []),
  ]);
};
export const afterDocumentDelete: CollectionAfterDeleteHook = async ({
  collection,
  doc,
  id,
  req,
}) => {
  const tags = isPageCollection(collection.slug)
    ? await syncRoute(req, collection.slug, String(id), null)
    : [];
  announce(req, [...tags, ...documentTags(collection.slug, doc as Stored)]);
};

/** For records without drafts: every change is live. */
export const afterRecordChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  announce(
    req,
    collection.slug === "redirects" ? [ROUTES_TAG] : documentTags(collection.slug, doc as Stored),
  );
};
export const afterRecordDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  announce(
    req,
    collection.slug === "redirects" ? [ROUTES_TAG] : documentTags(collection.slug, doc as Stored),
  );
};
