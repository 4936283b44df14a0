/** Composes a page from its parts. Each part has its own function. */
import type { RouteRow, SiteContent } from "@orlaya/content";
import type { NeedFormModel } from "@orlaya/finder-ui";
import { getMessages, type Translators } from "@orlaya/messages/server";
import { addQuery, buildPath, type Site } from "@orlaya/routes";
import { PLAN_PARAM } from "@orlaya/slices/compare-params";
import type { ChromeContext } from "../chrome/model.ts";
import type { Runtime } from "../process/runtime.ts";
import { buildLanguages, loadTranslations } from "./alternates.ts";
import { listPathsAbove, loadBreadcrumbs } from "./breadcrumbs.ts";
import type { PageContent } from "./content.ts";
import { getPageCountry, loadPageFinders } from "./finders.ts";
import { buildFooter } from "./footer.ts";
import { buildPageHead, getPageTitle } from "./head.ts";
import { loadHeader } from "./header.ts";
import type { Page, PagePreview, PageRequest, PageTarget } from "./page.ts";
import { loadPanel } from "./panel.ts";
import { insertUnknownSlices } from "./slices.ts";
import { getTrackingState } from "./tracking.ts";

/** Builds the context of header, footer and breadcrumbs. */
function buildChromeContext(
  { locale, audience }: Site,
  { document, path, route }: PageTarget,
  words: Translators,
): ChromeContext {
  return {
    locale,
    audience,
    currentUid: (document && "uid" in document && document.uid) || null,
    path,
    trail: listPathsAbove(route),
    home: buildPath("home", { locale, audience }),
    t: words,
  };
}

/** Loads header and footer; each is null when it cannot be read (spec §8). */
async function loadChrome(
  site: SiteContent,
  { query }: PageRequest,
  target: PageTarget,
  { context, view: { elsewhere } }: PageContent,
  translations: readonly RouteRow[],
): Promise<Pick<Page, "header" | "footer">> {
  const languages = buildLanguages(site, translations, query, elsewhere);
  const [header, footer, company] = await Promise.all([
    loadHeader(site, context, languages, target, elsewhere),
    site.footer(),
    site.company(),
  ]);
  const isDemonstration = company?.is_demonstration ?? true;
  return { header, footer: buildFooter(footer, context, languages, isDemonstration) };
}

/**
 * Returns the preview that a page is part of: it shows a draft, or is the page that the preview opens.
 * Null for other pages.
 */
function describePreview(
  site: SiteContent,
  { preview, document, path }: PageTarget,
): PagePreview | null {
  if (!preview || !(site.hasShownDraft() || path === preview.page)) return null;
  const { edit, until, isLink, drafts, trial, plannedState } = preview;
  return {
    edit,
    trial: plannedState ? null : trial && trial.name,
    plannedState,
    until: isLink ? until : "",
    hasOwnSlices: !isLink && !plannedState && drafts.some(({ id }) => id === document?.id),
  };
}

/**
 * Composes the page of a document or of a failure.
 * @param needForm form of the finder by need, with the errors in the answers of the query
 */
export async function composePage(
  runtime: Runtime,
  request: PageRequest,
  site: SiteContent,
  target: PageTarget,
  content: PageContent,
  needForm: NeedFormModel,
): Promise<Page> {
  const { env } = runtime;
  const { locale, audience } = site;
  const { view, unknown } = content;
  const words = getMessages(locale);
  const title = getPageTitle(target, words);
  const translations = await loadTranslations(runtime, site, target);
  const [chrome, crumbs, panel, finders] = await Promise.all([
    loadChrome(site, request, target, content, translations),
    loadBreadcrumbs(site, target, title),
    loadPanel(env, site, words, getPageCountry(target.document)),
    loadPageFinders(runtime, request, site, target, content),
  ]);
  const { eligibility } = finders;
  const headInput = { env, site, target, content, title, crumbs, translations, eligibility, words };
  const head = buildPageHead(headInput);
  const family = target.type ?? "failure";
  const preview = describePreview(site, target);
  return {
    ...chrome,
    ...finders,
    status: target.failure?.status ?? 200,
    locale,
    audience,
    family,
    tracking: getTrackingState(target.route, family),
    head,
    address:
      head.canonical && addQuery(head.canonical, { [PLAN_PARAM]: view.elsewhere?.uids[locale] }),
    chrome: buildChromeContext(site, target, words),
    crumbs,
    panel,
    slices: preview ? insertUnknownSlices(view.slices, unknown) : view.slices,
    needForm,
    words,
    preview,
    visit: view.visit !== null,
    pages: view.pages,
    complete: site.isComplete(),
    tags: site.tags(),
  };
}
