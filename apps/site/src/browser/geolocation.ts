/**
 * Requests the visitor's country once and stores it under `country-code` (spec §7). A fallback is a
 * guess and is not stored. A mark for the visit records that a fallback was returned, so that the
 * next page sends no request. The quote-by-need search uses the country as location. The
 * eligibility panel suggests it as residence.
 */
import { readCode, readMark, writeCode, writeMark } from "./storage.ts";

/**
 * Returns the country code of a response of /api/geolocation, or null for a fallback. Accepts any
 * value.
 */
export function readCountry(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { country, source } = answer as { readonly country?: unknown; readonly source?: unknown };
  return typeof country === "string" && source !== "fallback" ? country : null;
}

let asked = false;

/**
 * Requests the country unless it is stored or was requested before. Never rejects and shows
 * nothing: without a code the server determines the location itself.
 */
export async function askForCountry(path: string | undefined): Promise<void> {
  if (!path || asked || readCode("country-code") !== null || readMark("country-asked")) return;
  asked = true;
  try {
    const response = await fetch(path, { headers: { accept: "application/json" } });
    if (!response.ok) return;
    const code = readCountry(await response.json());
    if (code === null) writeMark("country-asked");
    else writeCode("country-code", code);
  } catch {
    asked = false;
  }
}
