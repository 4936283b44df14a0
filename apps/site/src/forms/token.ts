/**
 * The signed token of a form: the time at which the form was rendered, and a random number. It identifies programs that
 * answer at once, and gives a second click the same key as the first. It holds nothing about the visitor.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Shortest time in which a person reads a form and writes. */
export const FASTEST_MS = 2000;
/** Longest time for which a page is kept open on purpose. */
export const LONGEST_MS = 12 * 3_600_000;

/** What a token says: good, sent too fast, or too old; one that is not ours counts as expired. */
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

/** A token for a form that is rendered at `now`, in ms. */
export function issueToken(secret: string, form: string, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(secret, form, text)}`;
}
/** Reads a token at `now`, in ms. One that is missing or not ours counts as expired: the form is shown again with a good token and everything that was written. */
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
/** The key of a lead. The same rendering of a form with the same answers is the same lead; other answers after going back are another one. */
export function createLeadKey(nonce: string, values: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(JSON.stringify([nonce, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest("base64url");
}
