/** /preview: a signed link from the content service becomes a draft at the document's own address (spec §2, §7). */
import { parsePreviewKey } from "@orlaya/contract";
import { getMessages } from "@orlaya/messages/server";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import { loadDraftPage } from "./draft.ts";
import { createFailure, loadFailurePage } from "./not-found.ts";
import type { Page, PageRequest } from "./page.ts";
import { createEndCookie, createPreviewCookie, readPreviewCookie } from "./preview-cookie.ts";
import type { Runtime } from "../process/runtime.ts";

export type PreviewAnswer =
  | { readonly kind: "redirect"; readonly to: string; readonly cookie: string }
  | { readonly kind: "page"; readonly page: Page };

/** The language of ours that a visitor's browser asks for first. */
export function findPreferredLocale(acceptLanguage: string | null): Locale {
  return (
    (acceptLanguage ?? "")
      .split(",")
      .map((part) => part.trim().slice(0, 2).toLowerCase())
      .find(isLocale) ?? DEFAULT_LOCALE
  );
}

/** Leaves the preview: to the published page of the document, or to the home page of its site. */
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
 * Checks the link with the content service. A good one leads to the document's own path, which nothing in the query
 * can change; a document that has no path yet is shown here. Anything else is a 403 in the visitor's language.
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
