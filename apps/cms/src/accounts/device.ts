/**
 * The cookie of a browser in which somebody has logged in to an account. It opens nothing: it only keeps this browser's
 * tries apart from those of strangers (attempts.ts; OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";

const DAYS = 180;
/** A key for this purpose alone. */
const KEY = createHmac("sha256", env.secrets.payload).update("device cookie").digest();
const sign = (text: string): Buffer => createHmac("sha256", KEY).update(text).digest();
/** One cookie for each account: several people may share a browser. */
const nameOf = (account: string): string => `orlaya-device-${account.slice(0, 12)}`;

/** Cookie for a browser that has just logged in. @param account hash of the account's address */
export function createDeviceCookie(account: string, secure: boolean): string {
  const text = `${Date.now() + DAYS * 86_400_000}.${randomBytes(12).toString("base64url")}`;
  const value = `${text}.${sign(`${account}.${text}`).toString("base64url")}`;
  return `${nameOf(account)}=${value}; Path=/api/users; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}

/** Which known browser of the account sent these headers; null for any other one. */
export function readDevice(headers: Headers, account: string): string | null {
  const prefix = `${nameOf(account)}=`;
  const value =
    (headers.get("cookie") ?? "")
      .split(";")
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(prefix))
      ?.slice(prefix.length) ?? "";
  const [, text = "", until = "", given = ""] =
    /^((\d{1,15})\.[\w-]{16})\.([\w-]{43})$/.exec(value) ?? [];
  if (text === "" || Number(until) < Date.now()) return null;
  return timingSafeEqual(sign(`${account}.${text}`), Buffer.from(given, "base64url")) ? text : null;
}
