/**
 * Checks the signed call of the content service after publishing (content-service §3). The
 * signature covers the time, so that an old call cannot be replayed.
 */
import { parseRevalidation, verifyBody } from "@orlaya/contract";

/** The tags of a call and the time in ms of the change, or the reason why it is refused. */
export type RevalidateResult =
  | { readonly kind: "ok"; readonly tags: readonly string[]; readonly at: number | null }
  | { readonly kind: "refused"; readonly status: 400 | 401; readonly reason: string };

/** Verifies and parses a call. Never throws. @param now time in ms */
export function readRevalidation(
  secret: string,
  header: string | undefined,
  text: string,
  now: number,
): RevalidateResult {
  const verification = verifyBody(secret, header, text, now);
  if (verification !== "valid") return { kind: "refused", status: 401, reason: verification };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { kind: "refused", status: 400, reason: "not JSON" };
  }
  const valid = parseRevalidation(parsed);
  return valid ? { kind: "ok", ...valid } : { kind: "refused", status: 400, reason: "no tags" };
}
