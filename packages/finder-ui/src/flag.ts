/** The flag of a country as an emoji (spec §3): decoration only, never the label and never a language. */
export function flagOf(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 - 65 + (letter.codePointAt(0) ?? 65))) : '';
}
