/**
 * Pages that the seed makes by the thousand from facts it has checked, written without the hooks that serve editors:
 * a hundred of them a second cost what ten cost otherwise. What a first save does is done here as well: the address is
 * made by the route table and refused like an editor's, the admin finds a version, the site finds the row of the index.
 */
import type { Payload, PayloadRequest } from "payload";
import { place, describeUidProblem } from "../hooks/placement.ts";
import { syncRoute } from "../hooks/publish.ts";
import { record, type Stored } from "../fields/record.ts";
import type { PageCollection } from "../names/slugs.ts";

/** Values that a save fills in where none are given; a test compares them with a page that was saved. */
const DEFAULTS = { tags: [], slices: [], translation: { state: "current" } };
const SEO_DEFAULTS = { noindex: false, nofollow: false, sitemap: true };

/**
 * Writes a published page and says when. One document per group and language, and one page per address, are unique
 * indexes of the database.
 * @throws when the page has no address, or one that is taken
 */
export async function createPlainPage(
  payload: Payload,
  req: PayloadRequest,
  slug: PageCollection,
  id: string,
  data: Stored,
): Promise<string> {
  const { path, problem } = await place(req, slug, data);
  if (problem !== null || path === null)
    throw new Error(
      `${slug} ${String(data["uid"])}: ${problem === null ? "a document above it is missing" : describeUidProblem(problem)}`,
    );
  const now = new Date().toISOString();
  const page = {
    ...DEFAULTS,
    ...data,
    seo: { ...SEO_DEFAULTS, ...record(data["seo"]) },
    id,
    path,
    _status: "published",
    createdAt: now,
    updatedAt: now,
  };
  await payload.db.create({ collection: slug, data: page, customID: id, req, returning: false });
  await payload.db.createVersion({
    collectionSlug: slug,
    parent: id,
    versionData: page as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
    returning: false,
  });
  await syncRoute(req, slug, id, page);
  return now;
}
