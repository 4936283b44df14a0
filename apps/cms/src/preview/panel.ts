/** What the panel of previews shows beside a document, and who may share it. */
import type { PayloadRequest } from "payload";
import { canWrite, getRights, isInScope, type Actor, type Area } from "../access/roles.ts";
import type { Stored } from "../fields/record.ts";
import type { PreviewedCollection } from "../names/slugs.ts";
import { loadNewest } from "../translation/documents.ts";
import { listLinks, type PreviewLink } from "./links.ts";
import { listPages, readPlace } from "./pages.ts";
import type { Previews } from "./shapes.ts";
import { buildPreviewUrl, issuePreviewToken } from "./token.ts";

/** A document whose previews are asked for. */
export interface SharedDocument {
  readonly collection: PreviewedCollection;
  readonly id: string;
  /** The newest version. */
  readonly document: Stored;
  /** Whether the account may share it: it edits or approves the document. */
  readonly canShare: boolean;
  /** Whether the account may publish it. */
  readonly canPublish: boolean;
}

/** Loads a document for its previews; null when there is none. */
export async function loadShared(
  req: PayloadRequest,
  actor: Actor,
  collection: PreviewedCollection,
  id: string,
): Promise<SharedDocument | null> {
  const document = await loadNewest(req, { collection, id });
  const area = req.payload.collections[collection]?.config.custom["area"] as Area;
  if (!document) return null;
  const { approve, publish } = getRights(actor);
  const [isIn, writes] = [isInScope(actor, document), canWrite(actor, area)];
  const rights = { canShare: isIn && (writes || approve), canPublish: isIn && writes && publish };
  return { collection, id, document, ...rights };
}

/** Whether an account may end a link: its own, or any one of documents that it may publish. */
export const canEnd = (
  actor: Actor,
  { canPublish }: Pick<SharedDocument, "canPublish">,
  { madeById }: Pick<PreviewLink, "madeById">,
): boolean => madeById === actor.id || canPublish;

/** Returns what the panel shows. */
export async function showPreviews(
  req: PayloadRequest,
  actor: Actor,
  shared: SharedDocument,
): Promise<Previews> {
  const { collection, id, document, canShare } = shared;
  const [pages, links] = await Promise.all([
    listPages(req, collection, document),
    listLinks(req.payload, id),
  ]);
  const token = issuePreviewToken(collection, id, actor.id);
  return {
    locale: readPlace(document).locale,
    pages: pages.map((page) => ({ ...page, href: buildPreviewUrl(token, id, page.id) })),
    links: links.map((link) => ({
      id: link.id,
      madeBy: link.madeBy,
      until: link.until,
      opened: link.opened,
      openedAt: link.openedAt,
      canEnd: canEnd(actor, shared, link),
    })),
    canShare,
  };
}
