/** Drafts that tests make, and the links that show them. */
import { createPreviewToken } from "@orlaya/contract";
import type { APIRequestContext } from "@playwright/test";
import { CMS, expect, signIn } from "./fixtures.ts";
import { secrets } from "./own-site.ts";

/** A word that nobody writes: in a draft only. */
export const MARKER = "Quokkamarker";
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
/** Deletes what this worker's tests made: a page that stays is in the way of the same test when it runs again. */
export async function deleteMade(request: APIRequestContext): Promise<void> {
  for (const { id } of made.splice(0)) await call(request, "DELETE", `page_landing/${id}`);
}
