/** Reads stored releases. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { hasExcludedLabel, validateData } from "../data/index.ts";
import { readFields } from "./payload/checks.ts";
import type { Raw } from "./payload/checks.ts";
import { readPayload } from "./payload/read.ts";
import { RELEASE_FORMAT, computeChecksum, computeFileChecksums } from "./release.ts";
import type { Release } from "./release.ts";

export type ReadRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problem: string };

/** Returns the fields of an object; none for anything else. */
const listFields = (value: unknown): Raw => readFields(value) ?? {};

/**
 * Reads a stored release: validates its data, and checks its checksums and payloads. Never throws.
 * A release without a format is upgraded; it has no checksums that could be checked.
 */
export async function readRelease(value: unknown): Promise<ReadRelease> {
  const bad = (problem: string): ReadRelease => ({ ok: false, problem });
  const stored = listFields(value);
  if (stored["type"] !== "realtime") return bad("this is not a release");
  const isEarlier = stored["format"] === undefined;
  if (!isEarlier && stored["format"] !== RELEASE_FORMAT)
    return bad("the release has a format that this version cannot read");
  const validated = validateData(isEarlier ? upgradeData(stored["data"]) : stored["data"]);
  if (!validated.ok)
    return bad(`the release contains bad data: ${validated.errors[0]?.detail ?? ""}`);
  const problem = findProblem(stored);
  if (problem !== null) return bad(problem);
  // All fields that affect results are checked. The certificate is only shown, and `verify`
  // creates it again.
  const release: Release = { ...(value as Release), data: validated.data };
  const files = await computeFileChecksums(release);
  if (isEarlier) return { ok: true, release: { ...release, format: RELEASE_FORMAT, files } };
  if (release.checksum !== (await computeChecksum(validated.data)))
    return bad("the checksum does not fit the data: the release was changed");
  const changed = findChangedFile(listFields(stored["files"]), files);
  return changed === null ? { ok: true, release } : bad(changed);
}

/** Returns what is wrong with the fields beside the data, or null. */
function findProblem(stored: Raw): string | null {
  const payloads = listFields(stored["payloads"]);
  for (const locale of LOCALES)
    if (!isPayloadOf(payloads[locale], locale, stored["version"]))
      return `the payload in ${locale} cannot be read`;
  const search = listFields(stored["search"]);
  for (const locale of LOCALES)
    if (typeof listFields(search[locale])["aliases"] !== "string")
      return `the search file in ${locale} cannot be read`;
  for (const field of ["author", "time", "note"] as const)
    if (typeof stored[field] !== "string") return `it has no ${field}`;
  return typeof stored["strictNationality"] === "boolean"
    ? null
    : "it does not say how it was compiled";
}

/** Compares the stored checksums with those of the files. Returns a sentence, or null. */
function findChangedFile(stored: Raw, files: Release["files"]): string | null {
  for (const locale of LOCALES) {
    const { payload, search } = listFields(stored[locale]);
    if (payload !== files[locale].payload)
      return `the payload in ${locale} does not fit its checksum: the release was changed`;
    if (search !== files[locale].search)
      return `the search file in ${locale} does not fit its checksum: the release was changed`;
  }
  return null;
}

/**
 * Adds the columns that releases without a format do not have, with the values that they meant:
 * the name of a list said that it is excluded, no country was closed, and every rule applied within
 * one country.
 */
function upgradeData(value: unknown): unknown {
  const data = listFields(value);
  function upgrade(table: string, add: (row: Raw) => Raw): unknown {
    const rows = data[table];
    return Array.isArray(rows)
      ? rows.map((row: unknown) => ({ ...add(listFields(row)), ...listFields(row) }))
      : rows;
  }
  return {
    ...data,
    countries: upgrade("countries", () => ({ never: false, never_nationality: false })),
    lists: upgrade("lists", ({ Name }) => ({ excluded: hasExcludedLabel({ Name: String(Name) }) })),
    rules: upgrade("rules", (row) => ("product" in row ? { sameCountry: true } : {})),
    journeys: data["journeys"] ?? [],
  };
}

function isPayloadOf(payload: unknown, locale: Locale, version: unknown): boolean {
  const read = readPayload(payload);
  return read.ok && read.finder.locale === locale && read.finder.version === version;
}
