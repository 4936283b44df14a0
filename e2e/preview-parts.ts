/** Helpers that create drafts and preview tokens for them. */
import { createPreviewToken } from "@orlaya/contract";
import type { APIRequestContext } from "@playwright/test";
import { CMS, expect, signIn } from "./fixtures.ts";
import { secrets } from "./own-site.ts";

/** A word that appears only in drafts of these tests. */
export const MARKER = "Quokkamarker";
/** Creates a preview token. @param seconds expiry in Unix seconds; in ten minutes by default */
export async function makeToken(
  collection: string,
  id: string,
  seconds = Math.floor(Date.now() / 1000) + 600,
): Promise<string> {
  const secret = (await secrets())["PREVIEW_SECRET"] ?? "";
  return createPreviewToken(secret, { collection, documentId: id, expiry: seconds });
}
export interface Stored {
  readonly id: string;
  readonly path: string | null;
  readonly [field: string]: unknown;
}
const made: Stored[] = [];
/**
 * Calls the content service as the administrator. `deleteMade` deletes documents of a POST later.
 */
export async function call(
  request: APIRequestContext,
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  data: object = {},
): Promise<Stored> {
  const answer = await request.fetch(`${CMS()}/api/${path}`, {
    method,
    headers: await signIn(request),
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { doc } = (await answer.json()) as { doc: Stored };
  if (method === "POST") made.push(doc);
  return doc;
}
/** Returns the fields of a French landing page for companies. */
export function landing(uid: string, more: object = {}): object {
  return {
    uid,
    title: uid,
    purpose: "normal",
    locale: "fr",
    audience: "corporate",
    ...more,
  };
}
/**
 * Deletes the landing pages that tests of this worker created. A remaining page would make a retry
 * of the same test fail.
 */
export async function deleteMade(request: APIRequestContext): Promise<void> {
  for (const { id } of made.splice(0)) await call(request, "DELETE", `page_landing/${id}`);
}
