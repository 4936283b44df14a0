import type { StoredName } from "../cookies-and-storage.ts";

/**
 * The two values this site remembers (spec §9): ISO codes and nothing else (finder §6.19), and for a visit a mark that
 * holds no answer. Reading and writing never throw: storage may be forbidden or full, and the site does not depend on it.
 */
export type StoredCode = Extract<StoredName, "lastResearchOption" | "country-code">;

/** An upper-case ISO code, or null for anything else that stands there. */
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

/** What was done already during this visit. */
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
