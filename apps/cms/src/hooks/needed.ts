/**
 * Protects documents that the site requires. They can be taken down only when another document
 * replaces them.
 */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from "payload";
import { LOCALE_TABLE, isLocale } from "@orlaya/locales";
import { loadLiveVersion, loadStoredRelease } from "../releases/stored-releases.ts";
import { readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { refuseRequest } from "./errors.ts";
import { getLiveRow, isLive, loadLiveRow } from "./placement.ts";
import { getSave } from "./save.ts";

interface Need {
  /** Fields that identify the document. A document with the same values replaces it. */
  readonly by: readonly string[];
  readonly applies: (row: Stored) => boolean;
}
const always = (): boolean => true;
/** Collection → its documents that the site requires. */
const NEEDS = {
  page_single: {
    by: ["type", "locale", "audience"],
    applies: ({ type }) => type === "home",
  },
  page_error: { by: ["locale"], applies: always },
  header_module: { by: ["locale", "is_pro"], applies: always },
  company: { by: ["locale"], applies: always },
  footer_module: {
    by: ["locale", "uid"],
    applies: ({ uid }) => uid === "footer" || uid === "footer-pro",
  },
} as const satisfies Readonly<Record<string, Need>>;
/** Returns the collection when the site requires some of its documents. */
const asNeeded = (slug: string): keyof typeof NEEDS | null =>
  Object.hasOwn(NEEDS, slug) ? (slug as keyof typeof NEEDS) : null;

/** Returns the paths of this site to which a release links. */
export function listReleasedPaths(
  release: Awaited<ReturnType<typeof loadStoredRelease>>,
): ReadonlySet<string> {
  const paths = new Set<string>();
  function collect(node: unknown): void {
    if (typeof node === "string" && node.startsWith("/")) paths.add(node);
    else if (typeof node === "object" && node !== null) Object.values(node).forEach(collect);
  }
  collect([release?.data.products, release?.data.funnels]);
  return paths;
}
/** Loads the paths of this site to which the live release links. */
async function loadReleasedPaths(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const version = await loadLiveVersion(req.payload);
  return listReleasedPaths(version === null ? null : await loadStoredRelease(req.payload, version));
}

/**
 * Returns the sentence that states why a document must stay live; null when it may be taken down.
 * @param after the document after the change; null when it is taken down
 */
export async function findNeed(
  req: PayloadRequest,
  slug: string,
  live: Stored,
  after: Stored | null,
): Promise<string | null> {
  const stays = isLive(after);
  const needed = asNeeded(slug);
  const need: Need | null = needed && NEEDS[needed];
  if (
    needed &&
    need?.applies(live) === true &&
    !(stays && need.by.every((name) => after[name] === live[name]))
  ) {
    const same: Where[] = need.by.map((name) => ({ [name]: { equals: live[name] } }));
    const where = {
      and: [
        ...same,
        { id: { not_equals: live["id"] } },
        { _status: { equals: "published" } },
        { deletedAt: { exists: false } },
      ],
    };
    if (await req.payload.db.findOne({ collection: slug, where, req })) return null;
    const language = isLocale(live["locale"]) ? LOCALE_TABLE[live["locale"]].label : "–";
    return getSay(req)(`problem.needed.${needed}`, { language });
  }
  const isReleased =
    !stays &&
    (slug === "product_page" || slug === "page_form") &&
    (await loadReleasedPaths(req)).has(readString(live["path"]));
  return isReleased ? getSay(req)("problem.released") : null;
}

async function checkNeeded(
  req: PayloadRequest,
  slug: string,
  live: Stored,
  after: Stored | null,
): Promise<void> {
  const reason = await findNeed(req, slug, live, after);
  if (reason !== null) refuseRequest(409, reason);
}

export const keepNeeded: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || getSave(req).draft || req.context["seed"] !== undefined) return;
  const live = await getLiveRow(req, collection.slug, (originalDoc ?? {}) as Stored);
  if (live && isLive(live))
    await checkNeeded(req, collection.slug, live, { ...live, ...(data as Stored) });
};
export const keepNeededOnDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const live = await loadLiveRow(req, collection.slug, String(id));
  if (live && isLive(live)) await checkNeeded(req, collection.slug, live, null);
};
