/**
 * The signed call of the content service after publishing (content-service §3). A signature covers the time, so that
 * an old call cannot be sent again.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const MAX_AGE_MS = 5 * 60_000;
const body = z.object({ tags: z.array(z.string().min(1).max(200)).min(1).max(2000) });

/** Signature of a call: HMAC-SHA256 over `timestamp.body`, hex. The content service makes it the same way. */
export const sign = (secret: string, timestamp: string, text: string): string => createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');

export type RevalidateResult = { readonly kind: 'ok'; readonly tags: readonly string[] } | { readonly kind: 'refused'; readonly status: 400 | 401; readonly reason: string };

/** Checks a call; never throws. `timestamp` in ms since 1970 as the sender wrote it. */
export const readRevalidation = (secret: string, headers: { readonly timestamp: string | undefined; readonly signature: string | undefined }, text: string, now: number): RevalidateResult => {
  const at = Number(headers.timestamp);
  if (!headers.timestamp || !Number.isFinite(at) || Math.abs(now - at) > MAX_AGE_MS) return { kind: 'refused', status: 401, reason: 'timestamp' };
  const expected = Buffer.from(sign(secret, headers.timestamp, text));
  const given = Buffer.from(headers.signature ?? '');
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { kind: 'refused', status: 401, reason: 'signature' };
  let parsed: unknown;
  try { parsed = JSON.parse(text); } catch { return { kind: 'refused', status: 400, reason: 'not JSON' }; }
  const valid = body.safeParse(parsed);
  return valid.success ? { kind: 'ok', tags: valid.data.tags } : { kind: 'refused', status: 400, reason: 'no tags' };
};
