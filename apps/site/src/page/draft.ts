/** Drafts, for editors who have a preview token (content-service §3). */
import { isPage, type PreviewGrant, type SiteContent } from "@orlaya/content";
import { buildPath, match } from "@orlaya/routes";
import { loadNeedForm } from "../load/need-search.ts";
import type { Runtime } from "../process/runtime.ts";
import { createFailure, loadDocumentPage } from "./not-found.ts";
import type { Page, PageRequest } from "./page.ts";

/**
 * Loads the draft that a preview token grants, with the layout, language and audience of the draft;
 * null when the document does not exist.
 */
export async function loadDraftPage(
  runtime: Runtime,
  request: PageRequest,
  grant: PreviewGrant,
): Promise<Page | null> {
  const { type, id, path, locale, audience } = grant;
  const site = runtime.content.at({ locale, audience, isPreview: true });
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
 * Loads the draft at the path of a request when the preview cookie grants access to it; otherwise
 * null.
 */
export async function findDraft(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
): Promise<Page | null> {
  if (!request.preview || request.json) return null;
  const grant = await site.previewGrant(request.preview.token, request.preview.documentId);
  return grant?.path === request.path ? loadDraftPage(runtime, request, grant) : null;
}
