/** The shipped eligibility rules and other files of data/, for tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseData, TABLE_NAMES, type EligibilityData } from "@orlaya/finder/data";
import { compileTable, createPayload, readPayload, resolveFlows } from "@orlaya/finder/eligibility";
import type { Finder } from "@orlaya/finder/eligibility";
import { mapLocales, type Locale } from "@orlaya/locales";

/** Reads a file of data/. */
export const readShippedFile = (file: string): string =>
  readFileSync(join(import.meta.dirname, "../../../../data", file), "utf8");

function readRules(): EligibilityData {
  const parsed = parseData(
    Object.fromEntries(
      TABLE_NAMES.map((name) => [
        name,
        { format: "json" as const, text: readShippedFile(`eligibility/${name}.json`) },
      ]),
    ),
  );
  if (!parsed.ok) throw new Error("The shipped rules cannot be read.");
  return parsed.data;
}

export const shippedRules = readRules();
export const shippedFlows = resolveFlows(shippedRules);
const table = compileTable(shippedFlows);

/** Returns the stored payload of a release with the shipped rules. */
export const createShippedPayload = (locale: Locale, version: number) =>
  createPayload({ flows: shippedFlows, table, version, hosts: "any" }, locale);

/** Returns a release with the shipped rules in every language, as the content service stores it. */
export function createShippedRelease(version: number) {
  return {
    version,
    checksum: "",
    payloads: mapLocales((locale) => createShippedPayload(locale, version)),
    search: mapLocales(() => undefined),
  };
}

/** Returns the finder of a payload. */
export function readFinder(payload: unknown): Finder {
  const read = readPayload(payload);
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}
