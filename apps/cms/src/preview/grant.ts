/** What a preview opens: its documents, the page that shows them, and until when. */
import { isLinkToken } from "@orlaya/contract";
import { buildPath, type Audience } from "@orlaya/routes";
import type { Locale } from "@orlaya/locales";
import type { PayloadRequest, PopulateType } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import type { AddressChanges } from "../planned-states/addresses.ts";
import {
  isPlannedStateKind,
  type PlannedStateKind,
  type PlannedStateSubject,
} from "../planned-states/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { isPageCollection } from "../names/slugs.ts";
import { loadSet } from "../sets/store.ts";
import { readTrialSite } from "../trials/site.ts";
import { findTrial, loadTrialRules } from "../trials/trial.ts";
import { loadPlannedState } from "./planned-state.ts";
import { findLink, getSubjectId, type LinkSubject } from "./links.ts";
import { listPages, loadLivePage, readPlace } from "./pages.ts";
import { loadDrafts, type Draft } from "./populate.ts";
import type { PlannedPage } from "./read-planned-state.ts";
import { checkPreviewToken, TRIAL_COLLECTION, type PreviewedKind } from "./token.ts";
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

/** A preview that does not show anything any more. */
export interface EndedLink {
  /**
   * `link`: somebody ended it, or its time is over. `over`: a campaign that is live or was undone, a
   * moment in the past, a set that is live or withdrawn. `broken`: it cannot be shown as it is.
   */
  readonly ended: "link" | "over" | "broken";
  /** Why, in words; empty when the reason says it. */
  readonly message: string;
}

/** Returns what a token of the admin names. */
function readSubject(collection: PreviewedKind, id: string): LinkSubject {
  if (collection === TRIAL_COLLECTION) return { kind: "set", set: id };
  if (isPlannedStateKind(collection)) return { kind: "plannedState", of: collection, id };
  return { kind: "documents", documents: [{ collection, id }] };
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
    return { subject: readSubject(collection, id), until, page: "", person, link: null };
  }
  const link = await findLink(req.payload, token);
  if (link === null || getSubjectId(link.subject) !== id) return null;
  if (link.isEnded) return { ended: "link", message: "" };
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
  /** The rules that are tried; null while the live ones are shown, or those of a release. */
  readonly trial: GrantedTrial | null;
  /** What differs besides the documents, in the preview of a campaign or of a moment. */
  readonly plannedState: GrantedPlannedState | null;
}

/** The preview of a campaign or of a moment, without its documents. */
export interface GrantedPlannedState {
  readonly kind: PlannedStateKind;
  /** Name of the campaign; empty for a moment. */
  readonly name: string;
  /** ISO 8601; empty for a campaign without a time. */
  readonly at: string;
  readonly zone: string;
  /** Number of plans that become visible until the moment, and of those that would be refused. */
  readonly count: number;
  readonly failed: number;
  readonly pages: readonly PlannedPage[];
  /** Ids of the documents that visitors no longer see. */
  readonly removed: readonly string[];
  readonly addresses: AddressChanges;
  /** Number of the release that is live then; null while it is the present one. */
  readonly release: number | null;
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

/** What the site asks for. */
interface Asked {
  /** Id of the page that the address asks for. */
  readonly wanted: string;
  readonly populating: PopulateType;
  /** Language of the sentences. */
  readonly language: string;
}

/** Loads what a preview shows; null when its document does not exist. */
export async function loadGrant(
  req: PayloadRequest,
  opened: Opened,
  token: string,
  asked: Asked,
): Promise<PreviewGrant | EndedLink | null> {
  const { subject } = opened;
  const { wanted, populating } = asked;
  if (subject.kind === "plannedState") return loadPlannedStateGrant(req, opened, subject, asked);
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
    plannedState: null,
  };
}

/** Loads what the preview of a campaign or of a moment shows; null when there is no such campaign. */
async function loadPlannedStateGrant(
  req: PayloadRequest,
  opened: Opened,
  subject: PlannedStateSubject,
  { wanted, populating, language }: Asked,
): Promise<PreviewGrant | EndedLink | null> {
  const loaded = await loadPlannedState(req, subject, { populating, language });
  if (!loaded.ok) {
    if (loaded.reason === "none") return null;
    return { ended: loaded.reason, message: loaded.reason === "broken" ? loaded.message : "" };
  }
  const { planned, seen, count, failed, release, fingerprint } = loaded.value;
  const { campaign, at, zone } = planned;
  const { documents, pages, removed, addresses, place } = seen;
  const chosen = documents.find(({ id }) => id === (wanted || opened.page));
  const name = campaign?.name ?? "";
  const address = campaign ? adminPaths.campaign(campaign.id) : adminPaths.campaigns;
  return {
    collection: subject.of,
    id: subject.id,
    path: null,
    page: readString(chosen?.document["path"]) || seen.page,
    ...place,
    edit: opened.link ? "" : new URL(address, env.cmsUrl).href,
    until: opened.until,
    isLink: opened.link !== null,
    documents,
    trial: fingerprint === null ? null : { set: subject.id, name, fingerprint },
    plannedState: {
      ...{ kind: subject.of, name, at, zone, count, failed },
      ...{ pages, removed, addresses, release },
    },
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
  if (trial === null || (await loadTrialRules(req.payload, trial)) === null)
    return { ended: "link", message: "" };
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
    plannedState: null,
  };
}
