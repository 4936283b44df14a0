/** The flag of a country as an emoji (spec §3): decoration only, never the label and never a language. */
export function getFlag(code: string): string {
  // Regional indicators stand in the order of the alphabet.
  return /^[A-Z]{2}$/.test(code)
    ? code.replace(/./g, (letter) => String.fromCodePoint(0x1f1e6 - 65 + letter.charCodeAt(0)))
    : "";
}
