/** The proof that a body comes from the other process: both know the secret. */
import { createHmac } from "node:crypto";

export const SIGNATURE_HEADER = "x-orlaya-signature";

/**
 * The value of the header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. The time is signed too, so that an old
 * call cannot be sent again.
 */
export const signBody = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
