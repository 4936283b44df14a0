/**
 * /preview: opens the draft behind a signed link of the content service, at the path of its
 * document (spec §2, §7).
 */
import type { PreviewAnswer, PreviewGrant } from "@orlaya/content";
import { isLinkToken, parsePreviewKey, type PreviewKey } from "@orlaya/contract";
import { readAnswers } from "@orlaya/finder/eligibility";
import { buildFinderHref } from "@orlaya/finder-ui";
import { getMessages } from "@orlaya/messages/server";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import Negotiator from "negotiator";
import { findFinderStart } from "../load/eligibility.ts";
import { loadDraftPage } from "./draft.ts";
import { createFailure, loadEndedPage, loadFailurePage } from "./not-found.ts";
import type { Page, PageRequest } from "./page.ts";
import { createEndCookie, createPreviewCookie, readPreviewCookie } from "../load/preview-cookie.ts";
import type { Runtime } from "../process/runtime.ts";

/** Response to a request for /preview. */
export type PreviewResponse =
  | { readonly kind: "redirect"; readonly to: string; readonly cookie: string }
  | { readonly kind: "page"; readonly page: Page };

/** Whether cookies are for encrypted connections only. */
export const isSecure = ({ siteOrigin }: Runtime["env"]): boolean =>
  siteOrigin.startsWith("https:");

/** Returns the supported language that an Accept-Language header prefers (RFC 9110 §12.5.4). */
export function findPreferredLocale(acceptLanguage: string | null): Locale {
  const headers = { "accept-language": acceptLanguage ?? DEFAULT_LOCALE };
  const [preferred] = new Negotiator({ headers }).languages([...LOCALES]);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}

/**
 * Ends the preview and redirects to the published page of the document, or to the home page of its
 * site.
 */
async function leavePreview(
  { content, env }: Runtime,
  cookie: string | null,
  locale: Locale,
): Promise<PreviewResponse> {
  const key = readPreviewCookie(cookie);
  const answer = key && (await content.readPreview(key).catch(() => null));
  const grant = answer?.kind === "open" ? answer : null;
  const home = { locale: grant?.locale ?? locale, audience: grant?.audience ?? "individual" };
  const published = grant?.page ? await content.at(home).rowAt(grant.page) : null;
  return {
    kind: "redirect",
    to: published?.path ?? buildPath("home", home),
    cookie: createEndCookie(isSecure(env)),
  };
}

/** Asks the content service what a link opens. A link for outsiders counts how often it is opened. */
async function readLink(
  { content }: Runtime,
  key: PreviewKey,
  { query }: PageRequest,
  cookie: string | null,
  language: Locale,
): Promise<PreviewAnswer | null> {
  const page = parsePreviewKey(key.token, query.get("page"))?.documentId;
  const own = readPreviewCookie(cookie);
  const at = new Date().toISOString();
  return content.readPreview({
    ...key,
    language,
    ...(page === undefined ? {} : { page }),
    ...(isLinkToken(key.token)
      ? { opening: { at, own: own?.token ?? "", ownId: own?.documentId ?? "" } }
      : {}),
  });
}

/**
 * Returns the page that a preview opens. A trial opens where a search with its finder starts, with
 * the answers of the address.
 */
async function findOpenedPage(
  { content }: Runtime,
  grant: PreviewGrant,
  page: string,
  query: URLSearchParams,
): Promise<string> {
  if (!grant.trial || grant.plannedState) return page;
  const { locale, audience } = grant;
  const start = await findFinderStart(content.preview({ locale, audience }, grant));
  return `${buildFinderHref(start, readAnswers(query))}#finder`;
}

/**
 * Checks the link with the content service. A valid link redirects to the page that the service
 * states; the query can only name the id of another page. A page without a path is rendered here. A
 * link that has ended returns a 410 page, and any other link a 403 page, in the language of the
 * visitor.
 */
export async function openPreview(
  runtime: Runtime,
  request: PageRequest,
  headers: Headers,
): Promise<PreviewResponse> {
  const { content, env } = runtime;
  const locale = findPreferredLocale(headers.get("accept-language"));
  if (request.query.has("exit")) return leavePreview(runtime, headers.get("cookie"), locale);
  const key = parsePreviewKey(request.query.get("token"), request.query.get("documentId"));
  const answer = key && (await readLink(runtime, key, request, headers.get("cookie"), locale));
  const grant = answer?.kind === "open" ? answer : null;
  if (key && grant?.page) {
    const cookie = createPreviewCookie(key, { until: grant.until, secure: isSecure(env) });
    const to = await findOpenedPage(runtime, grant, grant.page, request.query);
    return { kind: "redirect", to, cookie };
  }
  const draft = grant && (await loadDraftPage(runtime, request, grant));
  if (draft) return { kind: "page", page: draft };
  const { common } = getMessages(locale);
  const site = content.at({ locale, audience: "individual" });
  if (answer?.kind === "ended")
    return { kind: "page", page: await loadEndedPage(runtime, request, site, answer) };
  const failure = createFailure(site, 403, {
    title: common("preview.refused.title"),
    text: common("preview.refused.text"),
  });
  return { kind: "page", page: await loadFailurePage(runtime, request, site, failure) };
}
