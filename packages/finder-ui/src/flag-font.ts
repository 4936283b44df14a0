import font from "country-flag-emoji-polyfill/dist/TwemojiCountryFlags.woff2?url";

/** Name of the font in country-field.module.css. */
const FAMILY = "Flags";

/** Chromium on Windows has letters in place of flags: there a font of flags is fetched, from this site. Flags are decoration, so a failure is none. */
export function loadFlags(): void {
  if (!("userAgentData" in navigator) || !navigator.userAgent.includes("Windows")) return;
  // Added by script and not by a style sheet: no rule of the content security policy is needed for it.
  const face = new FontFace(FAMILY, `url(${font})`, { unicodeRange: "U+1F1E6-1F1FF" });
  document.fonts.add(face);
  face.load().catch(() => undefined);
}
