/** Resolves stored links into links with a URL. */
import type { Link, LinkedPage } from "@orlaya/content";
import { readTargetLanguage, withAnchor } from "@orlaya/finder/url";
import { getLanguageName, type Locale } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { readUrlLink } from "@orlaya/routes";
import type { LinkData } from "@orlaya/ui/data";
import type { ResolveContext } from "./context.ts";

/**
 * Resolves a link with an action, whose URL comes from the context; null without an action or a
 * label.
 */
function resolveActionLink(
  { action }: Extract<Link, { kind: "action" }>,
  label: string,
  { actionHref }: ResolveContext,
): LinkData | null {
  if (!action || label === "") return null;
  return { label, href: actionHref[action], external: false, newTab: false, action };
}

/** Returns the label of a link to another website in another language: "Get a quote (in French)". */
function labelInLanguage(label: string, language: Locale, locale: Locale): string {
  const values = { label, language: getLanguageName(language, locale) };
  return getMessages(locale).common("inLanguage", values);
}

/**
 * Resolves a link to a URL that an editor entered; null when the URL is rejected (spec §2) or the
 * label is missing. A link to another website that states another language says so.
 */
function resolveUrlLink(
  { url, newTab }: Extract<Link, { kind: "url" }>,
  label: string,
  { locale }: ResolveContext,
): LinkData | null {
  const target = readUrlLink(url);
  if (!target || label === "") return null;
  const language = readTargetLanguage(target.href);
  const link = { label, href: target.href, external: target.external, newTab };
  return language === null || language === locale
    ? link
    : { ...link, label: labelInLanguage(label, language, locale), hreflang: language };
}

/**
 * Creates a link to a page. The label falls back to the title of the page. Null when the page has
 * no path, or neither label nor title.
 */
export function linkToPage(
  { title, path, locale, uid }: LinkedPage,
  label: string,
  context: ResolveContext,
  { anchor = "", newTab = false }: { readonly anchor?: string; readonly newTab?: boolean } = {},
): LinkData | null {
  const text = label || title;
  if (!path.startsWith("/") || text === "") return null;
  return {
    label: text,
    href: withAnchor(path, anchor),
    external: false,
    newTab,
    ...(locale && locale !== context.locale && { hreflang: locale }),
    ...(uid && { uid }),
  };
}

/** Resolves a stored link; null when it is broken (spec §2 "A broken link yields null"). */
export function resolveLink(
  link: Link,
  context: ResolveContext,
  fallbackLabel = "",
): LinkData | null {
  const label = link.label || fallbackLabel;
  switch (link.kind) {
    case "action":
      return resolveActionLink(link, label, context);
    case "url":
      return resolveUrlLink(link, label, context);
    case "document":
      return link.document && linkToPage(link.document, label, context, link);
  }
}

/** Resolves the links of a list and leaves out broken links. */
export const resolveLinks = (
  rows: readonly { readonly link: Link }[],
  context: ResolveContext,
): readonly LinkData[] => rows.flatMap(({ link }) => resolveLink(link, context) ?? []);
