/**
 * Parses a country code: two ASCII letters, in any case. Characters that only become letters when
 * they are upper-cased or decomposed (`ß`, `ﬁ`, full-width letters) are rejected.
 *
 * @returns the code in upper case, or null for anything else. Never throws.
 */
export function parseCode(text: string | null | undefined): string | null {
  const code = text?.trim() ?? "";
  return /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
}

/** The nationality answer "My nationality is not listed" (finder §2.4). */
export const NOT_LISTED = "other";
