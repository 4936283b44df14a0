/**
 * Tokens of previews that people of the admin open: signed and with an expiry, each for one document
 * and one account (content-service §3).
 */
import {
  createPreviewToken,
  PREVIEW_SECONDS,
  SIMULATOR_GRANT,
  verifyPreviewToken,
} from "@orlaya/contract";
import { technical } from "@orlaya/routes";
import { env } from "../env.ts";
import { isPlannedStateKind, type PlannedStateKind } from "../planned-states/shapes.ts";
import { isPreviewed, type PreviewedCollection } from "../names/slugs.ts";

/**
 * Returns the expiry of a token, in Unix seconds. It is a whole number of hours, one to two hours
 * from now, so that the address of a preview stays the same while a document is edited.
 */
const computeExpiry = (now: number): number =>
  (Math.ceil(now / 1000 / PREVIEW_SECONDS) + 1) * PREVIEW_SECONDS;

/** Collection that the tokens of trials name. It has change sets, which are no documents. */
export const TRIAL_COLLECTION = "finder_sets";
/** What a token opens: the draft of a document, the trial of a change set, a campaign or a moment. */
export type PreviewedKind = PreviewedCollection | typeof TRIAL_COLLECTION | PlannedStateKind;

/** Creates a token that opens one preview. @param now in ms */
export function issuePreviewToken(
  collection: PreviewedKind,
  id: string,
  person: string,
  now = Date.now(),
): string {
  const content = { collection, documentId: id, expiry: computeExpiry(now), person };
  return createPreviewToken(env.secrets.preview, content);
}

/** What a valid token opens, for whom, and until when. */
export interface TokenGrant {
  readonly collection: PreviewedKind;
  readonly person: string;
  /** ISO 8601. */
  readonly until: string;
}

const readExpiry = (token: string): string =>
  new Date(Number(token.split(".")[1]) * 1000).toISOString();

/**
 * Returns what a token opens; null when the token is forged, expired or for another document.
 */
export function checkPreviewToken(token: string, id: string, now = Date.now()): TokenGrant | null {
  const claim = verifyPreviewToken(env.secrets.preview, { token, documentId: id }, now);
  if (!claim) return null;
  const { collection, person } = claim;
  return isPreviewed(collection) ||
    collection === TRIAL_COLLECTION ||
    isPlannedStateKind(collection)
    ? { collection, person, until: readExpiry(token) }
    : null;
}

/**
 * Returns the address of a preview.
 * @param page id of the page that it opens; absent: chosen by the service
 */
export function buildPreviewUrl(token: string, documentId: string, page?: string): string {
  const key = { token, documentId, ...(page === undefined ? {} : { page }) };
  return new URL(technical.preview(key), env.siteUrl).href;
}

/** Returns the address of the admin's preview; null before the first save, when there is no id. */
export function createPreviewUrl(
  collection: PreviewedCollection,
  id: string,
  person: string,
): string | null {
  return id ? buildPreviewUrl(issuePreviewToken(collection, id, person), id) : null;
}

/** Creates a token that opens the slice simulator. @param now in ms */
export function issueSimulatorToken(person: string, now = Date.now()): string {
  const content = {
    ...{ collection: SIMULATOR_GRANT, documentId: SIMULATOR_GRANT },
    ...{ expiry: computeExpiry(now), person },
  };
  return createPreviewToken(env.secrets.preview, content);
}

/** Whether a token opens the slice simulator. */
export function isSimulatorToken(token: string, now = Date.now()): boolean {
  const key = { token, documentId: SIMULATOR_GRANT };
  return verifyPreviewToken(env.secrets.preview, key, now)?.collection === SIMULATOR_GRANT;
}
