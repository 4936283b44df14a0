/** What the row of a media file says of its files. */
import { readString, type Stored } from "../fields/record.ts";
import type { FocalPoint, StoredRendition } from "./renditions.ts";
import { isMediaName } from "./store.ts";

/** The stored renditions of a row. */
export const getRenditions = (row: Stored): readonly StoredRendition[] =>
  Array.isArray(row["renditions"]) ? (row["renditions"] as readonly StoredRendition[]) : [];
/** Every file of a row. */
export function listFiles(row: Stored): string[] {
  return [
    readString(row["filename"]),
    readString(row["social"]),
    ...getRenditions(row).map(({ file }) => file),
  ].filter((name) => isMediaName(name));
}
/** A share of a picture's side in whole percent; the middle for anything else. */
export function toPercent(value: unknown): number {
  return Math.round(
    Math.min(100, Math.max(0, typeof value === "number" && Number.isFinite(value) ? value : 50)),
  );
}
/** The focal point of a row in percent; the middle where it has none. */
export function getFocalPoint(data: Stored): FocalPoint {
  return {
    x: toPercent(data["focalX"]),
    y: toPercent(data["focalY"]),
  };
}
