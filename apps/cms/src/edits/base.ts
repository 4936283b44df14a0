/**
 * Base of a save: sent with each opened document, and sent back with each save. Pure; also runs in
 * the browser.
 */
import { isRecord } from "../fields/record.ts";

/**
 * State of a document when the form was opened or last saved. Paths contain the ids of rows:
 * `slices/65f0…/title`.
 */
export interface Base {
  /** Hash of each value that is not empty, by path. */
  readonly values: Readonly<Record<string, string>>;
  /** Ids of the rows of each list, in order. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /**
   * The user's choices for fields that both people changed. A choice is valid for the value that
   * was shown.
   */
  readonly choices?: Readonly<Record<string, Choice>>;
  /** In a response: the save took changes of another person, which the form does not show yet. */
  readonly taken?: boolean;
}
export interface Choice {
  readonly keep: "mine" | "theirs";
  /** Hash of the other value as it was shown. */
  readonly theirs: string;
}

/** Whether a value is a record whose values all pass. */
const isRecordOf = (value: unknown, passes: (one: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(passes);
const isText = (value: unknown): boolean => typeof value === "string";
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
function isChoice(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value["keep"] === "mine" || value["keep"] === "theirs") &&
    isText(value["theirs"])
  );
}

/** Parses a base. @returns null when there is none or its shape is invalid */
export function parseBase(text: unknown): Base | null {
  if (typeof text !== "string") return null;
  try {
    const base: unknown = JSON.parse(text);
    if (
      !isRecord(base) ||
      !isRecordOf(base["values"], isText) ||
      !isRecordOf(base["rows"], isTexts)
    )
      return null;
    return isRecordOf(base["choices"] ?? {}, isChoice) ? (base as unknown as Base) : null;
  } catch {
    return null;
  }
}
