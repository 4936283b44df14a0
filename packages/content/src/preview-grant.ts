/** What a preview token opens (content-service §3, spec §7 preview). */
import { servicePath, SIMULATOR_GRANT } from "@orlaya/contract";
import { isLocale, type Locale } from "@orlaya/locales";
import { addQuery, type Audience } from "@orlaya/routes";
import type { Documents } from "../generated/documents.ts";
import { parseRedirect, parseRouteRow, type Redirect, type RouteRow } from "./answers.ts";
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

/** A page to which the banner of the preview of a campaign or of a moment leads. */
export interface PlannedPage {
  readonly path: string;
  readonly title: string;
  readonly locale: Locale;
  /** Whether it is taken down, so that its address answers in another way. */
  readonly isGone: boolean;
}
/** A row of the route index that differs. Null: there is none. */
export interface RouteChange {
  readonly before: RouteRow | null;
  readonly after: RouteRow | null;
}

/** The state of the site just after a campaign, or at a moment: what differs besides the drafts. */
export interface PreviewPlannedState {
  readonly kind: "campaign" | "moment";
  /** Name of the campaign; empty for a moment. */
  readonly name: string;
  /** ISO 8601; empty for a campaign without a time. */
  readonly at: string;
  /** Time zone in which the time is written. */
  readonly zone: string;
  /** Number of plans that become visible until the moment, and of those that would be refused. */
  readonly count: number;
  readonly failed: number;
  readonly pages: readonly PlannedPage[];
  /** Ids of the documents that visitors no longer see. */
  readonly removed: ReadonlySet<string>;
  readonly routes: readonly RouteChange[];
  /** Path → its redirect, or null when it has none any more. */
  readonly redirects: ReadonlyMap<string, Redirect | null>;
  /** Number of the release that is live then; null while it is the present one. */
  readonly release: number | null;
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
  /** What else differs, in the preview of a campaign or of a moment; null in any other preview. */
  readonly plannedState: PreviewPlannedState | null;
}

/**
 * A preview that shows nothing any more. `link`: somebody ended the link, or its time is over.
 * `over`: the campaign is live or was undone, or the moment has passed. `broken`: see the message.
 */
export interface EndedPreview {
  readonly kind: "ended";
  readonly reason: "link" | "over" | "broken";
  /** In the language of the query; empty except for `broken`. */
  readonly message: string;
}
export type PreviewAnswer = PreviewGrant | EndedPreview | { readonly kind: "simulator" };

/** A request for what a token opens. */
export interface PreviewQuery {
  readonly token: string;
  readonly documentId: string;
  /** Language of the sentences about a preview that has ended. */
  readonly language?: Locale;
  /** Id of the page that the address asks for. */
  readonly page?: string;
  /**
   * Set when a person opens the preview: the moment (ISO 8601), and the key of the preview that the
   * browser showed before.
   */
  readonly opening?: { readonly at: string; readonly own: string; readonly ownId: string };
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

const readRoute = (value: unknown): RouteRow | null =>
  isRecord(value) ? parseRouteRow(value) : null;
const listRecords = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const readCount = (value: unknown): number => (typeof value === "number" ? value : 0);

function parsePages(value: unknown): readonly PlannedPage[] {
  return listRecords(value).flatMap((page) => {
    const { locale } = page;
    const [path, title] = [readText(page["path"]), readText(page["title"])];
    return path && isLocale(locale)
      ? [{ path, title, locale, isGone: page["isGone"] === true }]
      : [];
  });
}

function parsePlannedState(value: unknown): PreviewPlannedState | null {
  if (!isRecord(value)) return null;
  const addresses: Stored = isRecord(value["addresses"]) ? value["addresses"] : {};
  const { removed, release } = value;
  const redirects = listRecords(addresses["redirects"]).map(({ before, after }) => {
    const [old, next] = [before, after].map((row): Stored => (isRecord(row) ? row : {}));
    const from = readText(next?.["from"]) || readText(old?.["from"]);
    return [from, parseRedirect(next ?? {})] as const;
  });
  return {
    kind: value["kind"] === "campaigns" ? "campaign" : "moment",
    name: readText(value["name"]),
    at: readText(value["at"]),
    zone: readText(value["zone"]),
    count: readCount(value["count"]),
    failed: readCount(value["failed"]),
    pages: parsePages(value["pages"]),
    removed: new Set(Array.isArray(removed) ? removed.map(readText) : []),
    routes: listRecords(addresses["routes"]).map(({ before, after }) => ({
      before: readRoute(before),
      after: readRoute(after),
    })),
    redirects: new Map(redirects),
    release: typeof release === "number" ? release : null,
  };
}

const ENDED = ["link", "over", "broken"] as const;
async function readEnded(answer: Response): Promise<EndedPreview> {
  const value: unknown = await answer.json().catch(() => null);
  const stored: Stored = isRecord(value) ? value : {};
  const reason = ENDED.find((each) => each === stored["ended"]) ?? "link";
  return { kind: "ended", reason, message: readText(stored["message"]) };
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
    plannedState: parsePlannedState(stored["plannedState"]),
  };
}

/**
 * Asks the content service what a token opens; null when it is forged, expired or for another
 * document.
 */
export async function readPreviewGrant(
  transport: Transport,
  options: ParseOptions,
  { token, documentId, page = "", language, opening }: PreviewQuery,
): Promise<PreviewAnswer | null> {
  const query = {
    ...{ token, documentId, page, populate: JSON.stringify(POPULATE) },
    ...(language ? { language } : {}),
    ...(opening ? { opening: opening.at, own: opening.own, ownId: opening.ownId } : {}),
  };
  const answer = await transport.getWithRetries(addQuery(servicePath("preview"), query));
  if (answer.status === 404) return null;
  if (answer.status === 410) return readEnded(answer);
  const value: unknown = answer.ok ? await answer.json() : null;
  if (isRecord(value) && value["collection"] === SIMULATOR_GRANT) return { kind: "simulator" };
  const grant = parseGrant(value, options);
  if (grant) return grant;
  throw new Error(`The content service answered the preview with ${answer.status}.`);
}
