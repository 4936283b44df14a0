/** Where the last `npm test` left what its runners reported. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./steps.ts";

export const REPORTS = {
  unit: join(ROOT, ".build/tests/unit.json"),
  browser: join(ROOT, ".build/tests/browser.json"),
} as const;

/** What a runner reported; an empty object when it left nothing, or half of a report. */
export async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {};
  }
}
