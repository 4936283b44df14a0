/** Stored links, as links that a visitor can follow. */
import { urlLink } from "@orlaya/routes";
import type { LinkData } from "@orlaya/ui/data";
import { isRecord, record, string, type Stored } from "../stored.ts";
import type { ResolveContext } from "./context.ts";

/** A populated document that a visitor may see; null when it is an id, a draft or gone. */
export function publishedDocument(value: unknown): Stored | null {
  const inner = isRecord(value) && isRecord(value["value"]) ? value["value"] : value;
  if (!isRecord(inner) || typeof inner["id"] === "undefined") return null;
  return inner["_status"] === undefined || inner["_status"] === "published" ? inner : null;
}

const ACTIONS = [
  "finder",
  "cookies",
] as const satisfies readonly (keyof ResolveContext["actionHref"])[];
const opensNewTab = (stored: Stored): boolean => stored["new_tab"] === true;

/** A link that opens a part of the site, which the page knows the address of; null without a label. */
function resolveActionLink(
  stored: Stored,
  label: string,
  context: ResolveContext,
): LinkData | null {
  const action = ACTIONS.find((name) => name === stored["action"]);
  if (!action || label === "") return null;
  return { label, href: context.actionHref[action], external: false, newTab: false, action };
}

/** A link to an address that an editor wrote; null when the address is refused (spec §2) or there is no label. */
function resolveUrlLink(stored: Stored, label: string): LinkData | null {
  const target = urlLink(stored["url"]);
  if (!target || label === "") return null;
  return { label, href: target.href, external: target.external, newTab: opensNewTab(stored) };
}

/** A link to a document, which its title names where no label does; null when it is not published. */
function resolveDocumentLink(
  stored: Stored,
  label: string,
  context: ResolveContext,
): LinkData | null {
  const document = publishedDocument(stored["document"]);
  if (!document) return null;
  const path = string(document["path"]);
  const text = label || string(document["title"]);
  if (!path.startsWith("/") || text === "") return null;
  const [anchor, locale, uid] = [stored["anchor"], document["locale"], document["uid"]].map(string);
  return {
    label: text,
    href: anchor ? `${path}#${anchor}` : path,
    external: false,
    newTab: opensNewTab(stored),
    ...(locale && locale !== context.locale && { hreflang: locale }),
    ...(uid && { uid }),
  };
}

/** Stored link → link that can be followed, or null when it is broken (spec §2 "A broken link yields null"). */
export function resolveLink(
  value: unknown,
  context: ResolveContext,
  fallbackLabel = "",
): LinkData | null {
  const stored = record(value);
  const label = string(stored["label"]) || fallbackLabel;
  switch (stored["kind"]) {
    case "action":
      return resolveActionLink(stored, label, context);
    case "url":
      return resolveUrlLink(stored, label);
    default:
      return resolveDocumentLink(stored, label, context);
  }
}

/** A link to a document that has been read, with this label. */
export function linkToDocument(
  document: Stored,
  label: string,
  context: ResolveContext,
): LinkData | null {
  return resolveDocumentLink({ document }, label, context);
}
