/** Codes of an authenticator app (RFC 6238), and recovery codes. */
import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { env } from "../env.ts";

const ISSUER = "Orlaya";
export const PERIOD_S = 30;
/** Steps before and after the current one whose code is accepted: clocks differ. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;
const DIGITS = 6;

function createTotp(secret: string, email: string): TOTP {
  return new TOTP({
    ...{ issuer: ISSUER, label: email, algorithm: "SHA1", digits: DIGITS, period: PERIOD_S },
    secret: Secret.fromBase32(secret),
  });
}

/** Creates the key of an authenticator app. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;
/** Returns the address that an authenticator app reads from a picture. */
export const writeSetupUri = (secret: string, email: string): string =>
  createTotp(secret, email).toString();

/** Returns the step of a code that is valid now; null for any other text. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  if (!new RegExp(`^\\d{${DIGITS}}$`).test(code)) return null;
  const delta = createTotp(secret, "").validate({
    ...{ token: code, timestamp: now, window: TOLERATED_STEPS },
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const [RECOVERY_CODES, RECOVERY_LENGTH] = [10, 10] as const;
const createRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Creates recovery codes. Each can be used once instead of a code of the app. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
/** Writes a recovery code in two groups, so that it is easy to copy. */
export const writeRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

const KEY = createHmac("sha256", env.secrets.payload).update("recovery code").digest();
/** Hashes a recovery code. The codes are random, so a fast hash with a key is enough. */
export const hashRecoveryCode = (code: string): string =>
  createHmac("sha256", KEY).update(code).digest("base64url");
/** Removes what people add when they type a code, such as spaces and hyphens. */
export const cleanCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, "").slice(0, RECOVERY_LENGTH);
