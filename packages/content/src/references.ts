/** Finds and fills the references in all texts of an answer of the content service. */
import { listReferences, type ReferenceKind } from "@orlaya/contract";
import { isRecord } from "./json.ts";

/** Returns whether a text of a value contains a reference. @param kind only those of this kind */
export function findReference(value: unknown, kind: ReferenceKind | null = null): boolean {
  if (typeof value === "string")
    return listReferences(value).some((found) => kind === null || found.kind === kind);
  if (Array.isArray(value)) return value.some((entry) => findReference(entry, kind));
  return isRecord(value) && Object.values(value).some((entry) => findReference(entry, kind));
}

/** Returns a value in which each text with a reference is filled. Parts without one are kept. */
export function fillTexts<T>(value: T, fillText: (text: string) => string): T {
  return fillPart(value, fillText) as T;
}
function fillPart(value: unknown, fillText: (text: string) => string): unknown {
  if (!findReference(value)) return value;
  if (typeof value === "string") return fillText(value);
  if (Array.isArray(value)) return value.map((entry) => fillPart(entry, fillText));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, fillPart(entry, fillText)]),
  );
}
