/**
 * The visitor's country, asked once and kept under `country-code` (spec §7). A fallback is a guess and is not kept; that
 * it was given is remembered for the visit, so that the next page asks nobody.
 * Only the quote-by-need search reads it: the residence of the eligibility finder is never prefilled with it.
 */
import { readCode, readMark, writeCode, writeMark } from "./storage.ts";

/** The code worth keeping in an answer of /api/geolocation, or null. Total: the answer may be anything. */
export function readCountry(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { country, source } = answer as { readonly country?: unknown; readonly source?: unknown };
  return typeof country === "string" && source !== "fallback" ? country : null;
}

let asked = false;

/** Never rejects and never shows anything: without an answer the server derives the location itself. */
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
