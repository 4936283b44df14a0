/**
 * Signatures of request bodies between the site and the content service. Both have the same secret.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Name of the header that contains the signature of a body. */
export const SIGNATURE_HEADER = "x-orlaya-signature";

/**
 * Largest accepted difference between the time of a signature and the clock of the receiver, in ms.
 */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Result of a verification. `timestamp`: the header has no time, or its time is too old or too new.
 */
export type Verification = "valid" | "timestamp" | "signature";

/**
 * Returns the header value: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. The signed text
 * contains the time, so that an old request is rejected.
 */
export const signBody = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;

/** Returns the header that signs a body at the present time. */
export function createSignatureHeader(
  secret: string,
  body: string,
): Readonly<Record<typeof SIGNATURE_HEADER, string>> {
  return { [SIGNATURE_HEADER]: signBody(secret, Math.floor(Date.now() / 1000), body) };
}

const readSeconds = (header: string): number => Number(/^t=(\d{1,12}),/.exec(header)?.[1] ?? NaN);

/**
 * Whether the time in a signature is within the allowed clock skew.
 * @param now in ms
 */
export const isTimely = (header: string | undefined, now: number): boolean =>
  Math.abs(now - readSeconds(header ?? "") * 1000) <= MAX_CLOCK_SKEW_MS;

/** Whether two texts are equal. The duration of the comparison depends only on their length. */
export function equalsSafely(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Verifies the signature of a body. Never throws.
 * @param now in ms
 */
export function verifyBody(
  secret: string,
  header: string | undefined,
  body: string,
  now: number,
): Verification {
  if (header === undefined || !isTimely(header, now)) return "timestamp";
  return equalsSafely(header, signBody(secret, readSeconds(header), body)) ? "valid" : "signature";
}
