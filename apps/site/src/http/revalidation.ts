/**
 * The signed call of the content service after publishing (content-service §3). A signature covers the time, so that
 * an old call cannot be sent again.
 */
import { timingSafeEqual } from "node:crypto";
import { signBody } from "@orlaya/contract";
import { z } from "zod";

const MAX_AGE_MS = 5 * 60_000;
/** A tag may hold a path. */
const MAX_TAG = 2000;
const body = z.object({ tags: z.array(z.string().min(1).max(MAX_TAG)).min(1).max(2000) });

/** The tags of a call, or why it is refused. */
export type RevalidateResult =
  | { readonly kind: "ok"; readonly tags: readonly string[] }
  | { readonly kind: "refused"; readonly status: 400 | 401; readonly reason: string };

const readSeconds = (header: string | undefined): number =>
  Number(/^t=(\d{1,12}),/.exec(header ?? "")?.[1] ?? NaN);
/** Whether a signature names a time within five minutes of `now`, in ms. */
export const isTimely = (header: string | undefined, now: number): boolean =>
  Math.abs(now - readSeconds(header) * 1000) <= MAX_AGE_MS;

/** Checks a call; never throws. `now` in ms. */
export function readRevalidation(
  secret: string,
  header: string | undefined,
  text: string,
  now: number,
): RevalidateResult {
  const seconds = readSeconds(header);
  if (!isTimely(header, now)) return { kind: "refused", status: 401, reason: "timestamp" };
  const expected = Buffer.from(signBody(secret, seconds, text));
  const given = Buffer.from(header ?? "");
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return { kind: "refused", status: 401, reason: "signature" };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { kind: "refused", status: 400, reason: "not JSON" };
  }
  const valid = body.safeParse(parsed);
  return valid.success
    ? { kind: "ok", tags: valid.data.tags }
    : { kind: "refused", status: 400, reason: "no tags" };
}
