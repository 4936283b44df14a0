/** Canonical JSON: one text for each value, so that it can be compared, hashed and signed. */
import { createHash } from "node:crypto";

/**
 * Serialises a value. The order of keys makes no difference; properties without a value are left
 * out.
 */
export function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  if (value instanceof Date) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${writeCanonical(inner)}`);
  return `{${entries.join()}}`;
}

/** Returns the SHA-256 of a text or of bytes, in hexadecimal digits. */
export const hashText = (text: string | Uint8Array): string =>
  createHash("sha256").update(text).digest("hex");

/** Returns the SHA-256 of the canonical JSON of a value. */
export const hashCanonical = (value: unknown): string => hashText(writeCanonical(value));
