/** Stored links, as links that a visitor can follow. */
import type { Link, LinkedPage } from "@orlaya/content";
import { withAnchor } from "@orlaya/finder/url";
import { readUrlLink } from "@orlaya/routes";
import type { LinkData } from "@orlaya/ui/data";
import type { ResolveContext } from "./context.ts";

/** A link that opens a part of the site, which the page knows the address of; null without a label. */
function resolveActionLink(
  { action }: Extract<Link, { kind: "action" }>,
  label: string,
  { actionHref }: ResolveContext,
): LinkData | null {
  if (!action || label === "") return null;
  return { label, href: actionHref[action], external: false, newTab: false, action };
}

/** A link to an address that an editor wrote; null when the address is refused (spec §2) or there is no label. */
function resolveUrlLink(
  { url, newTab }: Extract<Link, { kind: "url" }>,
  label: string,
): LinkData | null {
  const target = readUrlLink(url);
  if (!target || label === "") return null;
  return { label, href: target.href, external: target.external, newTab };
}

/** A link to a page, which its title names where no label does; null when it has no address. */
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

/** Stored link → link that can be followed, or null when it is broken (spec §2 "A broken link yields null"). */
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
      return resolveUrlLink(link, label);
    case "document":
      return link.document && linkToPage(link.document, label, context, link);
  }
}

/** The links of a list. Broken ones are left out. */
export const resolveLinks = (
  rows: readonly { readonly link: Link }[],
  context: ResolveContext,
): readonly LinkData[] => rows.flatMap(({ link }) => resolveLink(link, context) ?? []);
