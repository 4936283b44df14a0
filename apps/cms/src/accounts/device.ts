/**
 * Device cookie of a browser in which a user has logged in to an account. It gives no access. It
 * only separates the tries of this browser from those of unknown browsers (attempts.ts; OWASP,
 * "Slow Down Online Guessing Attacks with Device Cookies").
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";

const DAYS = 180;
/** Signing key of device cookies only. */
const KEY = createHmac("sha256", env.secrets.payload).update("device cookie").digest();
const sign = (text: string): Buffer => createHmac("sha256", KEY).update(text).digest();
/**
 * Returns the name of the cookie. Each account has its own, because several people may share a
 * browser.
 */
const nameOf = (account: string): string => `orlaya-device-${account.slice(0, 12)}`;

/**
 * Creates the cookie of a browser that has just logged in.
 * @param account hash of the account's address
 */
export function createDeviceCookie(account: string, secure: boolean): string {
  const text = `${Date.now() + DAYS * 86_400_000}.${randomBytes(12).toString("base64url")}`;
  const value = `${text}.${sign(`${account}.${text}`).toString("base64url")}`;
  return `${nameOf(account)}=${value}; Path=/api/users; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}

/**
 * Returns the id of the known browser that sent these headers. Null for an unknown browser, and for
 * a cookie that is expired, forged or of another account.
 */
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
