/** Failure pages: a path without a page, and a page that cannot be rendered (spec §2, §8). */
import type { EndedPreview, PreviewGrant, SiteContent } from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import { buildPath, findSite } from "@orlaya/routes";
import type { NeedFormModel } from "@orlaya/finder-ui";
import type { Failure } from "../families/family.ts";
import { getFailureWords } from "../families/failure/words.ts";
import { loadNeedForm } from "../load/need-search.ts";
import { createPageLink } from "../load/page-link.ts";
import type { Runtime } from "../process/runtime.ts";
import { composePage } from "./compose.ts";
import { loadPageContent } from "./content.ts";
import { getPageTitle } from "./head.ts";
import type { Page, PageRequest, PageTarget } from "./page.ts";

/** Status of the page of a preview that has ended. */
export const ENDED_STATUS = 410;

/** Creates a failure with this status. `more` overrides the default texts of the status. */
export function createFailure(
  { locale }: Pick<SiteContent, "locale">,
  status: number,
  more: Partial<Failure> = {},
): Failure {
  return { status, list: null, ...getFailureWords(getMessages(locale), status), ...more };
}

/**
 * Loads the error page of a language. When the content service returns none, the page uses
 * interface texts.
 * @param preview the campaign or the moment in which the page is missing
 */
export async function loadFailurePage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  failure: Failure,
  preview: PreviewGrant | null = null,
): Promise<Page> {
  const [document, form] = await Promise.all([
    site.errorPage(),
    loadNeedForm(runtime, site, buildPath("home", site), new URLSearchParams(), {}),
  ]);
  const target: PageTarget = {
    route: null,
    group: document?.group ?? "",
    document,
    type: document && "page_error",
    path: buildPath("error-404", site),
    failure,
    preview,
  };
  const content = await loadPageContent(runtime, request, site, target);
  return composePage(runtime, request, site, target, content, form);
}

/** Loads the page for a path without a page. @param preview the preview in which there is none */
export function loadNotFoundPage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  preview: PreviewGrant | null = null,
): Promise<Page> {
  const shown = preview?.plannedState ? preview : null;
  return loadFailurePage(runtime, request, site, createFailure(site, 404), shown);
}

/** Loads the page that states why a preview shows nothing any more. */
export function loadEndedPage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  { reason, message }: EndedPreview,
): Promise<Page> {
  const { common } = getMessages(site.locale);
  const title = common(reason === "link" ? "preview.ended.title" : `plannedState.${reason}.title`);
  const text =
    reason === "link" ? common("preview.ended.text") : common(`plannedState.${reason}.text`);
  const words = { title, text: [message, text].filter(Boolean).join(" ") };
  return loadFailurePage(runtime, request, site, createFailure(site, ENDED_STATUS, words));
}

/** Loads the failure page in the language of the path (spec §8 "Other route errors"). */
export function loadErrorPage(
  runtime: Runtime,
  request: PageRequest,
  status: number,
): Promise<Page> {
  const site = runtime.content.at(findSite(request.path));
  return loadFailurePage(runtime, request, site, createFailure(site, status));
}

/**
 * Loads the page of a document. A page number beyond the last page of a list returns a 404 page
 * with a link to the list.
 */
export async function loadDocumentPage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  target: PageTarget,
  needForm: NeedFormModel,
): Promise<Page> {
  const content = await loadPageContent(runtime, request, site, target);
  const { page, pages } = content.view;
  if (page <= pages) return composePage(runtime, request, site, target, content, needForm);
  const list = createPageLink(getPageTitle(target, getMessages(site.locale)), target.path);
  return loadFailurePage(runtime, request, site, createFailure(site, 404, { list }));
}
