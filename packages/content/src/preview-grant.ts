/** What a preview token opens (content-service §3, spec §7 preview). */
import { servicePath, SIMULATOR_GRANT } from "@orlaya/contract";
import { isLocale, type Locale } from "@orlaya/locales";
import { addQuery, type Audience } from "@orlaya/routes";
import type { Documents } from "../generated/documents.ts";
import { isRecord, readText, type Stored } from "./json.ts";
import { isCollection, parseDocument, type CollectionName, type ParseOptions } from "./parse.ts";
import { POPULATE } from "./selections.ts";
import type { Transport } from "./transport.ts";

/** A document in its newest version. */
export interface PreviewDraft {
  readonly type: CollectionName;
  readonly id: string;
  readonly document: Documents[CollectionName];
  /** Whether visitors see a version of it. */
  readonly isLive: boolean;
}

/** The rules of a change set that are tried in a preview. */
export interface PreviewTrial {
  readonly set: string;
  /** Name of the set, for the banner. */
  readonly name: string;
  /** Identifies its rules, hexadecimal. */
  readonly fingerprint: string;
}

/** The documents that a preview shows in their newest version; all other content is live. */
export interface PreviewGrant {
  readonly kind: "open";
  /** Collection of the document for which the preview was made; the site may not read it. */
  readonly type: string;
  readonly id: string;
  /**
   * Path that its draft would have when published; null while a part of the path is missing, and for
   * a document that is no page.
   */
  readonly path: string | null;
  /** Path of the page that the preview opens. */
  readonly page: string | null;
  readonly locale: Locale;
  readonly audience: Audience;
  /** URL of the document in the admin of the content service; empty for a link for outsiders. */
  readonly edit: string;
  /** Time at which it ends, in ISO 8601. */
  readonly until: string;
  /** Whether it was opened by a link for people without an account. */
  readonly isLink: boolean;
  readonly drafts: readonly PreviewDraft[];
  /** The rules that replace the live ones; null in a preview of documents. */
  readonly trial: PreviewTrial | null;
}

/** `ended`: a link that somebody ended, or whose time is over. */
export type PreviewAnswer =
  PreviewGrant | { readonly kind: "ended" } | { readonly kind: "simulator" };

/** A request for what a token opens. */
export interface PreviewQuery {
  readonly token: string;
  readonly documentId: string;
  /** Id of the page that the address asks for. */
  readonly page?: string;
  /** Set when a person opens the preview; key of the preview that the browser showed before. */
  readonly opening?: { readonly own: string; readonly ownId: string };
}

function parseDraft(value: unknown, options: ParseOptions): readonly PreviewDraft[] {
  const stored: Stored = isRecord(value) ? value : {};
  const type = readText(stored["collection"]);
  if (!isCollection(type)) return [];
  const document = parseDocument(type, stored["document"], options);
  return [{ type, id: readText(stored["id"]), document, isLive: stored["live"] === true }];
}

function parseTrial(value: unknown): PreviewTrial | null {
  if (!isRecord(value)) return null;
  const [set, name, fingerprint] = (["set", "name", "fingerprint"] as const).map((key) =>
    readText(value[key]),
  );
  return set && fingerprint ? { set, name: name ?? "", fingerprint } : null;
}

function parseGrant(value: unknown, options: ParseOptions): PreviewGrant | null {
  const stored: Stored = isRecord(value) ? value : {};
  const type = readText(stored["collection"]);
  const { locale, documents } = stored;
  if (!isLocale(locale) || !Array.isArray(documents)) return null;
  return {
    kind: "open",
    type,
    id: readText(stored["id"]),
    path: readText(stored["path"]) || null,
    page: readText(stored["page"]) || null,
    locale,
    audience: stored["audience"] === "corporate" ? "corporate" : "individual",
    edit: readText(stored["edit"]),
    until: readText(stored["until"]),
    isLink: stored["isLink"] === true,
    drafts: documents.flatMap((entry) => parseDraft(entry, options)),
    trial: parseTrial(stored["trial"]),
  };
}

/**
 * Asks the content service what a token opens; null when it is forged, expired or for another
 * document.
 */
export async function readPreviewGrant(
  transport: Transport,
  options: ParseOptions,
  { token, documentId, page = "", opening }: PreviewQuery,
): Promise<PreviewAnswer | null> {
  const query = {
    ...{ token, documentId, page, populate: JSON.stringify(POPULATE) },
    ...(opening ? { opening: "1", ...opening } : {}),
  };
  const answer = await transport.getWithRetries(addQuery(servicePath("preview"), query));
  if (answer.status === 404) return null;
  if (answer.status === 410) return { kind: "ended" };
  const value: unknown = answer.ok ? await answer.json() : null;
  if (isRecord(value) && value["collection"] === SIMULATOR_GRANT) return { kind: "simulator" };
  const grant = parseGrant(value, options);
  if (grant) return grant;
  throw new Error(`The content service answered the preview with ${answer.status}.`);
}
