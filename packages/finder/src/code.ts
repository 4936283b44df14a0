/**
 * A country code as anybody writes it: two ASCII letters, in any case. What merely becomes letters when it is upper-cased
 * or decomposed (`ß`, `ﬁ`, full-width letters) names no country.
 *
 * @returns the code in upper case, or null for anything else. Total.
 */
export function parseCode(text: string | null | undefined): string | null {
  const code = text?.trim() ?? "";
  return /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
}
