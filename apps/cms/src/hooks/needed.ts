/** Documents that the site cannot do without: they are taken down only when another one takes their place. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from "payload";
import { LOCALE_TABLE, isLocale } from "@orlaya/locales";
import { loadLiveVersion, loadStoredRelease } from "../eligibility/stored-releases.ts";
import { readString, type Stored } from "../fields/record.ts";
import { loadLiveRow } from "./placement.ts";
import { getSave } from "./save.ts";

interface Need {
  /** What it is called in a sentence. */
  readonly name: string;
  /** Fields that tell one from another; a document with the same values takes its place. */
  readonly by: readonly string[];
  readonly applies: (row: Stored) => boolean;
}
const always = (): boolean => true;
/** Collection → what of it every visitor needs. */
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

/** Addresses of this site to which the live release leads. */
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

/** @param after the document after the change; null: it is deleted */
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
