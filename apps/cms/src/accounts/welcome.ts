/** Responses to a login. */
import { createHash } from "node:crypto";
import { APIError, generatePayloadCookie, type PayloadRequest } from "payload";
import { parseCookies } from "payload/shared";
import { record } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { createDeviceCookie } from "./device.ts";
import { chooseAccountLanguage } from "../labels/account-language.ts";
import { completeSession } from "./sessions.ts";

/** Hashes the address of an account. */
export const hashAddress = (value: string): string =>
  createHash("sha256").update(value).digest("base64url");

/** Refuses a request with a sentence. */
export const refuse = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ errors: [{ message }] }, { status, headers });
/** Refuses a request after too many wrong passwords. @param ms time after which to try again */
export function refuseTooMany(req: PayloadRequest, ms: number): Response {
  const count = Math.max(1, Math.ceil(ms / 1000));
  return refuse(429, getSay(req)("account.tooMany", { count }), { "retry-after": String(count) });
}

/** Returns the collection of the accounts. */
export function getUsers(req: PayloadRequest): PayloadRequest["payload"]["collections"][string] {
  const collection = req.payload.collections["users"];
  if (!collection) throw new APIError("No users collection.", 500);
  return collection;
}

/** Lifetime of the choice of a language in seconds. The same as that of the admin's own cookie. */
const LANGUAGE_AGE = 365 * 24 * 60 * 60;
/**
 * Returns the cookie with the language of an account; null when the browser has chosen one. The
 * admin reads and replaces this cookie.
 */
function createLanguageCookie({ headers, payload }: PayloadRequest, user: unknown): string | null {
  const name = `${payload.config.cookiePrefix}-lng`;
  if (parseCookies(headers).has(name)) return null;
  const accept = headers.get("accept-language") ?? "";
  const language = chooseAccountLanguage(record(user)["edit_locales"], accept);
  return `${name}=${language}; Path=/; Max-Age=${LANGUAGE_AGE}; SameSite=Lax`;
}

/**
 * Completes the session of an authenticated user. Returns the cookies: the session, the device
 * cookie of a known browser, and the language of the admin.
 */
export async function welcome(
  req: PayloadRequest,
  {
    account,
    token,
    user,
  }: { readonly account: string; readonly token: string; readonly user: unknown },
): Promise<Headers> {
  await completeSession(req, token, req.context["withCode"] === true);
  const { auth } = getUsers(req).config;
  const headers = new Headers({
    "set-cookie": generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }),
  });
  headers.append("set-cookie", createDeviceCookie(account, auth.cookies.secure));
  const language = createLanguageCookie(req, user);
  if (language !== null) headers.append("set-cookie", language);
  return headers;
}
