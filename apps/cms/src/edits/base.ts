/** What a save was based on: sent with each opened document, and sent back with each save. Pure; runs in the browser too. */
import { isRecord } from "../fields/record.ts";

/** Paths name rows by their id: `slices/65f0…/title`. */
export interface Base {
  /** Hash of each value that is not empty. */
  readonly values: Readonly<Record<string, string>>;
  /** Ids of the rows of each list, in order. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** What somebody chose where both had changed a field. It holds for the value that was shown. */
  readonly choices?: Readonly<Record<string, Choice>>;
  /** In an answer: something of somebody else came in, which the form does not show yet. */
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

/** Reads a base that came as text. @returns null when there is none, or it is none of ours */
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
