/** Writes XML 1.0. Characters that it forbids become `<cp>` elements of XLIFF. */

/** Characters that XML 1.0 forbids, with halves of surrogate pairs. */
const FORBIDDEN = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\uD800-\uDFFF`;
// A carriage return becomes a reference, because a parser would read a bare one as a line break.
const SPECIAL = new RegExp(`[&<>"\\r${FORBIDDEN}]`, "gu");
const forbidden = new RegExp(`[${FORBIDDEN}]`, "u");
const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#xD;",
};

/** Returns whether XML 1.0 forbids some character of a text. */
export const hasForbidden = (text: string): boolean => forbidden.test(text);

function writeCodePoint(char: string): string {
  const hex = (char.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `<cp hex="${hex.padStart(4, "0")}"/>`;
}
/** Writes the text of a sentence. */
export const writeText = (text: string): string =>
  text.replaceAll(SPECIAL, (char) => REFERENCES[char] ?? writeCodePoint(char));

/** Writes a text where `<cp>` is not allowed: a note, or the value of an attribute. */
export const writePlain = (text: string): string =>
  text.replaceAll(SPECIAL, (char) => REFERENCES[char] ?? "\uFFFD");

/** Writes attributes. One whose value is null is left out. */
export function writeAttributes(values: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${writePlain(String(value)).replaceAll(/[\n\t]/g, " ")}"`)
    .join("");
}
