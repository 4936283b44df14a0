/**
 * Returns the flag emoji of an upper-case ISO country code (spec §3), or an empty text for anything
 * else. For decoration only: a flag is never a label and never stands for a language.
 */
export function getFlag(code: string): string {
  // Regional indicator symbols are in alphabetical order.
  return /^[A-Z]{2}$/.test(code)
    ? code.replace(/./g, (letter) => String.fromCodePoint(0x1f1e6 - 65 + letter.charCodeAt(0)))
    : "";
}
