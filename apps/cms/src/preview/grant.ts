/** What a preview opens: its documents, the page that shows them, and until when. */
import { isLinkToken } from "@orlaya/contract";
import { buildPath, type Audience } from "@orlaya/routes";
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest, PopulateType } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { adminPaths } from "../names/paths.ts";
import { isPageCollection } from "../names/slugs.ts";
import { loadSet } from "../sets/store.ts";
import { readTrialSite } from "../trials/site.ts";
import { findTrial, loadTrialRules } from "../trials/trial.ts";
import { findLink, getSubjectId, type LinkSubject } from "./links.ts";
import { listPages, loadLivePage, readPlace } from "./pages.ts";
import { loadDrafts, type Draft } from "./populate.ts";
import { checkPreviewToken, TRIAL_COLLECTION } from "./token.ts";
import { addUnsaved } from "./unsaved.ts";

/** What a token opens. */
export interface Opened {
  readonly subject: LinkSubject;
  /** ISO 8601. */
  readonly until: string;
  /** Id of the page that it opens; empty: chosen by the service. */
  readonly page: string;
  /** Id of the account that previews its own work; empty for a link. */
  readonly person: string;
  /** The link; null for a token of the admin. */
  readonly link: { readonly id: string; readonly madeById: string } | null;
}

/** A link that does not open anything any more. */
export interface EndedLink {
  readonly ended: true;
}

/**
 * Returns what a token opens; null when it is forged, expired or for another document.
 */
export async function findOpened(
  req: PayloadRequest,
  token: string,
  id: string,
): Promise<Opened | EndedLink | null> {
  if (!isLinkToken(token)) {
    const grant = checkPreviewToken(token, id);
    if (!grant) return null;
    const { collection, until, person } = grant;
    const subject: LinkSubject =
      collection === TRIAL_COLLECTION
        ? { kind: "set", set: id }
        : { kind: "documents", documents: [{ collection, id }] };
    return { subject, until, page: "", person, link: null };
  }
  const link = await findLink(req.payload, token);
  if (link === null || getSubjectId(link.subject) !== id) return null;
  if (link.isEnded) return { ended: true };
  const { subject, until, page } = link;
  return { subject, until, page, person: "", link };
}

/** Answer to the site. */
export interface PreviewGrant {
  readonly collection: string;
  readonly id: string;
  /** Path of the document itself; null for a document without a page of its own. */
  readonly path: string | null;
  /** Path of the page that the preview opens; null for a page without a path. */
  readonly page: string | null;
  readonly locale: Locale;
  readonly audience: Audience;
  /** Address of the document in the admin; empty for a link. */
  readonly edit: string;
  readonly until: string;
  readonly isLink: boolean;
  readonly documents: readonly Draft[];
  /** The rules that are tried; null in a preview of documents. */
  readonly trial: GrantedTrial | null;
}

/** The trial of a change set. Its rules are loaded apart, by their fingerprint. */
export interface GrantedTrial {
  readonly set: string;
  readonly name: string;
  readonly fingerprint: string;
}

/** Returns the path of the page that a preview opens. */
async function findPage(
  req: PayloadRequest,
  { collection, document }: Draft,
  path: string | null,
  wanted: string,
): Promise<string | null> {
  const chosen = wanted === "" ? null : await loadLivePage(req, wanted);
  if (chosen) return chosen.path;
  if (isPageCollection(collection)) return path;
  const [page] = await listPages(req, collection, document);
  const { locale, audience } = readPlace(document);
  return page?.path ?? buildPath("home", { locale, audience: audience ?? "individual" });
}

/**
 * Loads what a preview shows; null when its document does not exist.
 * @param wanted id of the page that the address asks for
 */
export async function loadGrant(
  req: PayloadRequest,
  opened: Opened,
  token: string,
  { wanted, populating }: { readonly wanted: string; readonly populating: PopulateType },
): Promise<PreviewGrant | EndedLink | null> {
  const { subject } = opened;
  if (subject.kind === "set") return loadTrialGrant(req, opened, subject.set, wanted);
  const change = (document: Stored): Stored =>
    opened.link ? document : addUnsaved(token, document);
  const documents = await loadDrafts(req, subject.documents, populating, change);
  const id = getSubjectId(subject);
  const first = documents.find((each) => each.id === id);
  if (!first) return null;
  const path = readString(first.document["path"]) || null;
  const { locale, audience } = readPlace(first.document);
  return {
    collection: first.collection,
    id,
    path,
    page: await findPage(req, first, path, wanted || opened.page),
    locale,
    audience: audience ?? "individual",
    edit: opened.link ? "" : new URL(adminPaths.document(first.collection, id), env.cmsUrl).href,
    until: opened.until,
    isLink: opened.link !== null,
    documents,
    trial: null,
  };
}

/**
 * Loads what a trial shows: everything live, with the rules of a change set. A set that went live,
 * was withdrawn, or does not fit the live rules any more, has no trial.
 * @param wanted language and site of the page that it opens (trials/site.ts)
 */
async function loadTrialGrant(
  req: PayloadRequest,
  opened: Opened,
  set: string,
  wanted: string,
): Promise<PreviewGrant | EndedLink | null> {
  if ((await loadSet(req.payload, set)) === null) return null;
  const trial = await findTrial(req.payload, set);
  if (trial === null || (await loadTrialRules(req.payload, trial)) === null) return { ended: true };
  const { locale, audience } = readTrialSite(wanted || opened.page);
  const path = buildPath("home", { locale, audience });
  return {
    collection: TRIAL_COLLECTION,
    id: set,
    path: null,
    page: path,
    locale,
    audience,
    edit: opened.link ? "" : new URL(adminPaths.set(set), env.cmsUrl).href,
    until: opened.until,
    isLink: opened.link !== null,
    documents: [],
    trial: { set, name: trial.set.name, fingerprint: trial.fingerprint },
  };
}
