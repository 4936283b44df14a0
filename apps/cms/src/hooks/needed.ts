/**
 * Protects documents that the site requires. They can be taken down only when another document
 * replaces them.
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from "payload";
import { LOCALE_TABLE, isLocale } from "@orlaya/locales";
import { loadLiveVersion, loadStoredRelease } from "../releases/stored-releases.ts";
import { readString, type Stored } from "../fields/record.ts";
import { loadLiveRow } from "./placement.ts";
import { getSave } from "./save.ts";

interface Need {
  /** Name in messages. */
  readonly name: string;
  /** Fields that identify the document. A document with the same values replaces it. */
  readonly by: readonly string[];
  readonly applies: (row: Stored) => boolean;
}
const always = (): boolean => true;
/** Collection → its documents that the site requires. */
const NEEDS: Readonly<Partial<Record<string, Need>>> = {
  page_single: {
    name: "home page",
    by: ["type", "locale", "audience"],
    applies: ({ type }) => type === "home",
  },
  page_error: { name: "error page", by: ["locale"], applies: always },
  header_module: { name: "header", by: ["locale", "is_pro"], applies: always },
  footer_module: {
    name: "footer",
    by: ["locale", "uid"],
    applies: ({ uid }) => uid === "footer" || uid === "footer-pro",
  },
};
const isLive = (row: Stored): boolean => row["_status"] === "published" && !row["deletedAt"];
function refuse(message: string): never {
  throw new APIError(message, 409, null, true);
}

/** Returns the paths of this site to which the live release links. */
async function releasedPaths(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const version = await loadLiveVersion(req.payload);
  const release = version === null ? null : await loadStoredRelease(req.payload, version);
  const paths = new Set<string>();
  function collect(node: unknown): void {
    if (typeof node === "string" && node.startsWith("/")) paths.add(node);
    else if (typeof node === "object" && node !== null) Object.values(node).forEach(collect);
  }
  collect([release?.data.products, release?.data.funnels]);
  return paths;
}

/**
 * Refuses to take down a document that the site requires.
 * @param after the document after the change; null when it is deleted
 */
async function checkNeeded(
  req: PayloadRequest,
  slug: string,
  live: Stored,
  after: Stored | null,
): Promise<void> {
  const stays = after !== null && isLive(after);
  const need = NEEDS[slug];
  if (
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
    if (await req.payload.db.findOne({ collection: slug, where, req })) return;
    const language = isLocale(live["locale"]) ? ` in ${LOCALE_TABLE[live["locale"]].label}` : "";
    refuse(
      `Visitors always need this ${need.name}${language}. Change it instead of taking it down, or publish another one in its place first.`,
    );
  }
  if (
    !stays &&
    (slug === "product_page" || slug === "page_form") &&
    (await releasedPaths(req)).has(readString(live["path"]))
  ) {
    refuse(
      "The finder leads visitors to this page. Publish a release of the rules that does not name it first.",
    );
  }
}

export const keepNeeded: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || getSave(req).draft || req.context["seed"] !== undefined) return;
  const live = await loadLiveRow(
    req,
    collection.slug,
    readString((originalDoc as Stored | undefined)?.["id"]),
  );
  if (live && isLive(live))
    await checkNeeded(req, collection.slug, live, { ...live, ...(data as Stored) });
};
export const keepNeededOnDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const live = await loadLiveRow(req, collection.slug, String(id));
  if (live && isLive(live)) await checkNeeded(req, collection.slug, live, null);
};
