/** The reports of the test runners of the last `npm test`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./steps.ts";

/** Paths of the reports. */
export const REPORTS = {
  unit: join(ROOT, ".build/tests/unit.json"),
  browser: join(ROOT, ".build/tests/browser.json"),
} as const;

/** Reads the report of a test runner. @returns an empty object when it is missing or truncated */
export async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {};
  }
}
