/**
 * /preview: opens the draft behind a signed link of the content service, at the path of its
 * document (spec §2, §7).
 */
import { parsePreviewKey } from "@orlaya/contract";
import { getMessages } from "@orlaya/messages/server";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import Negotiator from "negotiator";
import { loadDraftPage } from "./draft.ts";
import { createFailure, loadFailurePage } from "./not-found.ts";
import type { Page, PageRequest } from "./page.ts";
import { createEndCookie, createPreviewCookie, readPreviewCookie } from "./preview-cookie.ts";
import type { Runtime } from "../process/runtime.ts";

/** Response to a request for /preview. */
export type PreviewAnswer =
  | { readonly kind: "redirect"; readonly to: string; readonly cookie: string }
  | { readonly kind: "page"; readonly page: Page };

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
): Promise<PreviewAnswer> {
  const key = readPreviewCookie(cookie);
  const grant = key && (await content.preview(key.token, key.documentId).catch(() => null));
  const home = { locale: grant?.locale ?? locale, audience: grant?.audience ?? "individual" };
  const published = grant?.path ? await content.at(home).rowAt(grant.path) : null;
  return {
    kind: "redirect",
    to: published?.path ?? buildPath("home", home),
    cookie: createEndCookie(isSecure(env)),
  };
}

const isSecure = ({ siteOrigin }: Runtime["env"]): boolean => siteOrigin.startsWith("https:");

/**
 * Checks the link with the content service. A valid link redirects to the path of the document; no
 * query parameter can change the target. A document without a path is rendered here. Any other link
 * returns a 403 page in the language of the visitor.
 */
export async function openPreview(
  runtime: Runtime,
  request: PageRequest,
  headers: Headers,
): Promise<PreviewAnswer> {
  const { content, env } = runtime;
  const locale = findPreferredLocale(headers.get("accept-language"));
  if (request.query.has("exit")) return leavePreview(runtime, headers.get("cookie"), locale);
  const key = parsePreviewKey(request.query.get("token"), request.query.get("documentId"));
  const grant = key && (await content.preview(key.token, key.documentId));
  if (key && grant?.path)
    return { kind: "redirect", to: grant.path, cookie: createPreviewCookie(key, isSecure(env)) };
  const draft = grant && (await loadDraftPage(runtime, request, grant));
  if (draft) return { kind: "page", page: draft };
  const { common } = getMessages(locale);
  const site = content.at({ locale, audience: "individual" });
  const failure = createFailure(site, 403, {
    title: common("preview.refused.title"),
    text: common("preview.refused.text"),
  });
  return { kind: "page", page: await loadFailurePage(runtime, request, site, failure) };
}
