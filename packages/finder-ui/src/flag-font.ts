import font from "country-flag-emoji-polyfill/dist/TwemojiCountryFlags.woff2?url";

/** Font family that country-field.module.css uses. */
const FAMILY = "Flags";

/**
 * Loads a flag font from this site in Chromium on Windows, which shows letters instead of flags. A
 * failed load is ignored, because flags are decoration.
 */
export function loadFlags(): void {
  if (!("userAgentData" in navigator) || !navigator.userAgent.includes("Windows")) return;
  // Added by script instead of a style sheet: the content security policy needs no rule for it.
  const face = new FontFace(FAMILY, `url(${font})`, { unicodeRange: "U+1F1E6-1F1FF" });
  document.fonts.add(face);
  face.load().catch(() => undefined);
}
