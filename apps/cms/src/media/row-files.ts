/** Reads the files of a media row. */
import { readString, type Stored } from "../fields/record.ts";
import type { FocalPoint, StoredRendition } from "./renditions.ts";
import { isMediaName } from "./file-name.ts";

/** Returns the stored renditions of a row. */
export const getRenditions = (row: Stored): readonly StoredRendition[] =>
  Array.isArray(row["renditions"]) ? (row["renditions"] as readonly StoredRendition[]) : [];
/** Returns the names of all files of a row. */
export function listFiles(row: Stored): string[] {
  return [
    readString(row["filename"]),
    readString(row["social"]),
    ...getRenditions(row).map(({ file }) => file),
  ].filter((name) => isMediaName(name));
}
/** Converts a value to whole percent from 0 to 100; 50 for anything but a number. */
export function toPercent(value: unknown): number {
  return Math.round(
    Math.min(100, Math.max(0, typeof value === "number" && Number.isFinite(value) ? value : 50)),
  );
}
/** Returns the focal point of a row in percent; the centre when it has none. */
export function getFocalPoint(data: Stored): FocalPoint {
  return {
    x: toPercent(data["focalX"]),
    y: toPercent(data["focalY"]),
  };
}
