/**
 * Loads the page of a request: URL → route → document → page of slices (docs/request-to-page.md).
 * Contains no HTML.
 */
import { isPage, type PreviewGrant, type SiteContent } from "@orlaya/content";
import { findSite, match, type RouteMatch } from "@orlaya/routes";
import { loadNeedForm } from "../load/need-search.ts";
import { normaliseError } from "../process/log.ts";
import type { Runtime } from "../process/runtime.ts";
import { findDraftAt, findPreview } from "./draft.ts";
import { readStartAnswers } from "./finders.ts";
import { loadDocumentPage, loadEndedPage, loadNotFoundPage } from "./not-found.ts";
import type { LoadedPage, Page, PageRequest } from "./page.ts";
import { findCanonicalSpelling, findShorterQuery, findStoredRedirect } from "./redirects.ts";
import { answerFailedSearch, answerSearch } from "./search.ts";

const toLoadedPage = (page: Page): LoadedPage => ({ kind: "page", page });

/** Loads the page at a path of the route table; an answer of the finder when the query asks for one. */
async function findRoutedPage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  route: RouteMatch,
  preview: PreviewGrant | null,
): Promise<LoadedPage> {
  const { path } = request;
  const row = (preview && findDraftAt(preview, path)) ?? (await site.route(path));
  if (!row)
    return (
      (await findStoredRedirect(request, site)) ??
      toLoadedPage(await loadNotFoundPage(runtime, request, site, preview))
    );
  const shorter = findShorterQuery(request);
  if (shorter) return shorter;
  const search = await answerSearch(runtime, request, site);
  if (search.kind !== "none") return search;
  const { type, document: id, group } = row;
  const document = isPage(type) ? await site.document(type, id) : null;
  if (!isPage(type) || !document)
    return toLoadedPage(await loadNotFoundPage(runtime, request, site, preview));
  const query = readStartAnswers(document, request.query);
  const form = await loadNeedForm(runtime, site, path, query, search.errors);
  const target = { route, type, document, group, path, failure: null, preview };
  return toLoadedPage(await loadDocumentPage(runtime, request, site, target, form));
}

async function findPage(runtime: Runtime, request: PageRequest): Promise<LoadedPage> {
  const { path } = request;
  const [route] = match(path);
  const place = route ?? findSite(path);
  const live = runtime.content.at(place);
  const answer = await findPreview(request, live);
  if (answer?.kind === "ended")
    return toLoadedPage(await loadEndedPage(runtime, request, live, answer));
  const preview = answer?.kind === "open" ? answer : null;
  const site = preview ? runtime.content.preview(place, preview) : live;
  if (route && route.base !== "error-404")
    return findRoutedPage(runtime, request, site, route, preview);
  return (
    (route ? null : findCanonicalSpelling(request)) ??
    toLoadedPage(await loadNotFoundPage(runtime, request, site, preview))
  );
}

/**
 * Loads the page of a request, or answers its search.
 * @throws ContentUnavailable when the content service is down and the page was never loaded
 */
export async function loadPage(runtime: Runtime, request: PageRequest): Promise<LoadedPage> {
  try {
    return await findPage(runtime, request);
  } catch (error) {
    // Checks the status and not the class: the server and its pages are bundled separately, each
    // with its own copy of the class.
    const { message, status } = normaliseError(error);
    const answer = status === 503 ? await answerFailedSearch(runtime, request) : null;
    if (answer === null || answer.kind === "invalid") throw error;
    runtime.log.error("finder has no data", { path: request.path, error: message });
    return request.json
      ? { kind: "json", answer }
      : { kind: "redirect", to: answer.url, status: 303 };
  }
}
