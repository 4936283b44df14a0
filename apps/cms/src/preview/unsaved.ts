/**
 * What a person has typed and the form has not saved yet, for the live preview of this person. It is
 * kept in memory, by the token of the preview, until the document is saved.
 */
import { readIso, type Stored } from "../fields/record.ts";

interface Unsaved {
  readonly values: Stored;
  /** Time in ms. */
  readonly at: number;
}
/** Most previews with unsaved values. */
const MAX_PREVIEWS = 50;
/** Time after which unsaved values no longer count, in ms. */
const KEPT_MS = 10 * 60 * 1000;
const unsaved = new Map<string, Unsaved>();

/** Fields that only the service sets. */
const FIXED = ["id", "group", "path", "locale", "audience", "_status", "updatedAt", "createdAt"];

/** Keeps the values of a form for the preview of a token. */
export function keepUnsaved(token: string, values: Stored, now = Date.now()): void {
  unsaved.delete(token);
  unsaved.set(token, { values, at: now });
  const [oldest] = unsaved.keys();
  if (unsaved.size > MAX_PREVIEWS && oldest !== undefined) unsaved.delete(oldest);
}

/** Returns the newest version of a document with the unsaved values of the preview of a token. */
export function addUnsaved(token: string, newest: Stored, now = Date.now()): Stored {
  const known = unsaved.get(token);
  if (!known) return newest;
  const savedAt = Date.parse(readIso(newest["updatedAt"]));
  if (savedAt >= known.at || now - known.at > KEPT_MS) {
    unsaved.delete(token);
    return newest;
  }
  const kept = Object.entries(newest).filter(([name]) => FIXED.includes(name));
  return { ...newest, ...known.values, ...Object.fromEntries(kept) };
}
