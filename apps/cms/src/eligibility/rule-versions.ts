/** Loads a version of the rules: a release by its number, or the saved tables. */
import type { EligibilityData } from "@orlaya/finder/data";
import type { Options } from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { loadReadableRelease } from "../releases/stored-releases.ts";
import { readAuthored } from "./authored.ts";

/** The saved tables, published or not. */
export const SAVED = "saved";
export type RuleVersion = number | typeof SAVED;

export interface VersionData {
  readonly data: EligibilityData;
  readonly options: Options;
}

/** Reads the version that a request names; null for anything else. */
export function readRuleVersion(value: string | null): RuleVersion | null {
  if (value === SAVED) return SAVED;
  return value !== null && /^[1-9]\d{0,8}$/u.test(value) ? Number(value) : null;
}

/** Loads a version; null when there is no such release, or when the saved tables are not valid. */
export async function loadRuleVersion(
  payload: Payload,
  version: RuleVersion,
): Promise<VersionData | null> {
  if (version === SAVED) {
    const { data } = await readAuthored(payload);
    return data.ok ? { data: data.data, options: {} } : null;
  }
  return loadRelease(payload, version);
}

/** Most releases that are kept. Each takes about a megabyte. */
const MOST_KEPT = 4;
/** The releases that were read last, by number and checksum. A release never changes. */
const kept = new Map<string, VersionData>();

/** Loads the data of a release. Its checksums are verified when it is read for the first time. */
async function loadRelease(payload: Payload, version: number): Promise<VersionData | null> {
  const row = await payload.db.findOne<Stored & { readonly id: string }>({
    collection: "finder_releases",
    where: { version: { equals: version } },
    select: { checksum: true },
  });
  const key = `${version} ${readString(row?.["checksum"])}`;
  const known = kept.get(key);
  if (row === null || known) return known ?? null;
  const release = await loadReadableRelease(payload, version);
  if (release === null) return null;
  const { data, strictNationality } = release;
  const read: VersionData = { data, options: { strictNationality } };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, read);
  return read;
}
