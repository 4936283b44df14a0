import type { StoredName } from "../cookies-and-storage.ts";

/**
 * Keys of the two stored codes (spec §9). The values are ISO codes and nothing else (finder §6.19).
 * Reading and writing never throws: storage may be forbidden or full, and the site does not depend
 * on it.
 */
export type StoredCode = Extract<StoredName, "lastResearchOption" | "country-code">;

/** Returns the stored upper-case ISO code, or null for any other value. */
export function readCode(key: StoredCode): string | null {
  try {
    const code = localStorage.getItem(key) ?? "";
    return /^[A-Z]{2}$/.test(code) ? code : null;
  } catch {
    return null;
  }
}

export function writeCode(key: StoredCode, code: string): void {
  if (!/^[A-Z]{2}$/.test(code)) return;
  try {
    localStorage.setItem(key, code);
  } catch {
    console.warn(`${key} could not be stored.`);
  }
}

/**
 * Keys of marks for actions that were done already during this visit. A mark contains no answer.
 */
export type StoredMark = Extract<StoredName, "country-asked">;

export function readMark(key: StoredMark): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function writeMark(key: StoredMark): void {
  try {
    sessionStorage.setItem(key, "");
  } catch {
    console.warn(`${key} could not be stored.`);
  }
}
