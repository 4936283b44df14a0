/** Encrypts texts that only this service reads, such as the keys of second factors. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  type CipherGCM,
  type DecipherGCM,
} from "node:crypto";
import { env } from "../env.ts";

/** Key of these texts only. */
const KEY = createHmac("sha256", env.secrets.payload).update("sealed text").digest();
const CIPHER = "aes-256-gcm";
const [IV, TAG] = [12, 16] as const;

/**
 * Encrypts a text.
 * @param purpose what the text is for. It can be decrypted only for the same purpose.
 */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(IV);
  const cipher: CipherGCM = createCipheriv(CIPHER, KEY, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Decrypts a text. Returns null for a changed text, and for one of another purpose. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV + TAG) return null;
  try {
    const decipher: DecipherGCM = createDecipheriv(CIPHER, KEY, bytes.subarray(0, IV), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
