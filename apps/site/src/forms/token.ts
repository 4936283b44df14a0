/**
 * The signed token of a form: the time at which the form was rendered, and a random number. It
 * detects programs that submit at once, and gives a second click the same lead key as the first. It
 * contains nothing about the visitor.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Minimum time in which a person reads and fills in a form. */
export const FASTEST_MS = 2000;
/** Maximum age of a token: the longest time for which a page is kept open on purpose. */
export const LONGEST_MS = 12 * 3_600_000;

/**
 * Result of reading a token: good, sent too fast, or expired. An invalid token counts as expired.
 */
export type Token =
  | { readonly kind: "good"; readonly nonce: string }
  | { readonly kind: "fast" }
  | { readonly kind: "expired" };

function sign(secret: string, form: string, text: string): string {
  return createHmac("sha256", `form token ${secret}`)
    .update(`${form} ${text}`)
    .digest("base64url")
    .slice(0, 32);
}

/** Creates a token for a form that is rendered at `now`, in ms. */
export function issueToken(secret: string, form: string, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(secret, form, text)}`;
}
/**
 * Reads a token at `now`, in ms. A missing or invalid token counts as expired: the form is shown
 * again with a new token and all input.
 */
export function readToken(secret: string, form: string, token: string, now: number): Token {
  const [time = "", nonce = "", given = ""] = token.slice(0, 200).split(".");
  const expected = Buffer.from(sign(secret, form, `${time}.${nonce}`));
  const signature = Buffer.from(given);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return { kind: "expired" };
  const age = now - parseInt(time, 36);
  if (!(age <= LONGEST_MS)) return { kind: "expired" };
  return age < FASTEST_MS ? { kind: "fast" } : { kind: "good", nonce };
}
/**
 * Returns the key of a lead. The same rendering of a form with the same answers gives the same key.
 * Other answers, for example after going back, give another key.
 */
export function createLeadKey(nonce: string, values: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(JSON.stringify([nonce, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest("base64url");
}
