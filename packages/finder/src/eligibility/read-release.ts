/** Reads stored releases. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { validateData } from "../data/index.ts";
import { readPayload } from "./payload/read.ts";
import { computeChecksum } from "./release.ts";
import type { Release } from "./release.ts";

export type ReadRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problem: string };

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; none for anything else. */
function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/**
 * Reads a stored release: validates its data, and checks its checksum and payloads. Never throws.
 */
export async function readRelease(value: unknown): Promise<ReadRelease> {
  const bad = (problem: string): ReadRelease => ({ ok: false, problem });
  const stored = readFields(value);
  if (stored["type"] !== "realtime") return bad("this is no release");
  const validated = validateData(stored["data"]);
  if (!validated.ok) return bad(`the release holds bad data: ${validated.errors[0]?.detail ?? ""}`);
  if (stored["checksum"] !== (await computeChecksum(validated.data)))
    return bad("the checksum does not fit the data: the release was changed");
  const payloads = readFields(stored["payloads"]);
  for (const locale of LOCALES)
    if (!isPayloadOf(payloads[locale], locale, stored["version"]))
      return bad(`the payload in ${locale} cannot be read`);
  for (const field of ["author", "time", "note"] as const)
    if (typeof stored[field] !== "string") return bad(`it has no ${field}`);
  if (typeof stored["strictNationality"] !== "boolean")
    return bad("it does not say how it was compiled");
  // All fields that affect results are checked above. The certificate is only shown, and `verify`
  // creates it again.
  return { ok: true, release: { ...(value as Release), data: validated.data } };
}

function isPayloadOf(payload: unknown, locale: Locale, version: unknown): boolean {
  const read = readPayload(payload);
  return read.ok && read.finder.locale === locale && read.finder.version === version;
}
