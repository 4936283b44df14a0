/** Drafts, for people who have a preview token (content-service §3). */
import {
  isPage,
  type PreviewAnswer,
  type PreviewGrant,
  type RouteRow,
  type SiteContent,
} from "@orlaya/content";
import { buildPath, match } from "@orlaya/routes";
import { loadNeedForm } from "../load/need-search.ts";
import type { Runtime } from "../process/runtime.ts";
import { createFailure, loadDocumentPage } from "./not-found.ts";
import type { Page, PageRequest } from "./page.ts";

/**
 * Loads the page of the document for which a preview was made, with the layout, language and
 * audience of its draft; null when the document is no page.
 */
export async function loadDraftPage(
  runtime: Runtime,
  request: PageRequest,
  grant: PreviewGrant,
): Promise<Page | null> {
  const { type, id, path, locale, audience } = grant;
  const site = runtime.content.preview({ locale, audience }, grant);
  const document = isPage(type) ? await site.document(type, id) : null;
  if (!document || !isPage(type)) return null;
  const shown = path ?? buildPath("home", { locale, audience });
  const form = await loadNeedForm(runtime, site, shown, request.query, {});
  const target = {
    route: path === null ? null : (match(path)[0] ?? null),
    type,
    document,
    group: document.group,
    path: shown,
    failure: type === "page_error" ? createFailure(site, 404) : null,
    preview: grant,
  };
  return loadDocumentPage(runtime, request, site, target, form);
}

/**
 * Returns what the preview cookie of a request opens; null without one. An answer for a script
 * contains no drafts, so only a trial counts there.
 * @throws when a trial may have ended: the script then loads the page, which says so
 */
export async function findPreview(
  { preview, json }: PageRequest,
  site: SiteContent,
): Promise<PreviewAnswer | null> {
  const answer = preview && (await site.previewGrant(preview));
  if (!answer || !json) return answer;
  if (answer.kind === "ended") throw new Error("The preview has ended.");
  return answer.kind === "open" && (answer.trial || answer.plannedState) ? answer : null;
}

/** Finds the draft of a preview at a path, in the form of a row of the route index. */
export function findDraftAt(
  { drafts }: PreviewGrant,
  path: string,
): Pick<RouteRow, "type" | "document" | "group"> | null {
  for (const { type, id, document } of drafts)
    if ("path" in document && document.path === path)
      return { type, document: id, group: document.group };
  return null;
}
