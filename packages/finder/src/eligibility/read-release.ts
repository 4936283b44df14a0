/** Reading a stored release. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { validateData } from "../data/index.ts";
import { readPayload } from "./payload/read.ts";
import { computeChecksum } from "./release.ts";
import type { Release } from "./release.ts";

export type ReadRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problem: string };

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Reads a stored release: its data are validated, its checksum and payloads checked. Total. */
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
  // What decides anything has been checked above; the certificate is shown, and made again by verifying.
  return { ok: true, release: { ...(value as Release), data: validated.data } };
}

function isPayloadOf(payload: unknown, locale: Locale, version: unknown): boolean {
  const read = readPayload(payload);
  return read.ok && read.finder.locale === locale && read.finder.version === version;
}
