/** Loads a version of the rules: a release by its number, or the saved tables. */
import type { EligibilityData } from "@orlaya/finder/data";
import type { Options } from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
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
  const release = await loadReadableRelease(payload, version);
  if (release === null) return null;
  const { data, strictNationality } = release;
  return { data, options: { strictNationality } };
}
