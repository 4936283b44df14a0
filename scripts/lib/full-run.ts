/** What `npm test` leaves to the full run (`npm run test:full`). */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Page that the full run writes, with its date as the third line. */
const REPORT = "docs/test-full.md";
const TESTS = "{apps,packages,e2e,data,scripts}/**/*.{spec,test}.{ts,tsx}";
const HEAVY = "{apps,packages}/**/*.heavy.ts";
/** How a test asks whether the full run runs it (e2e/fixtures.ts). */
const ASKS = /\bTEST_FULL\b|\bFULL\b|\binTurn\(/;

const isInstalled = (path: string): boolean => path.includes("node_modules");

async function listFiles(root: string, pattern: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const path of glob(pattern, { cwd: root, exclude: isInstalled })) found.push(path);
  return found.sort();
}

export interface FullRun {
  /** Files whose tests run with fewer cases in `npm test`. */
  readonly sampled: readonly string[];
  /** Files that run in the full run only. */
  readonly heavy: readonly string[];
  /** ISO date of the last full run of this checkout; null without its report. */
  readonly date: string | null;
}

/** Reads the test files of the repository and the report of the last full run. */
export async function readFullRun(root: string): Promise<FullRun> {
  const sampled: string[] = [];
  for (const file of await listFiles(root, TESTS))
    if (ASKS.test(await readFile(join(root, file), "utf8"))) sampled.push(file);
  const report = join(root, REPORT);
  const text = existsSync(report) ? await readFile(report, "utf8") : "";
  const date = /^\d{4}-\d{2}-\d{2}$/m.exec(text)?.[0] ?? null;
  return { sampled, heavy: await listFiles(root, HEAVY), date };
}

/** Returns the section of docs/spec-map.md. */
export function formatFullRun({ sampled, heavy, date }: FullRun): string {
  const ran = date === null ? "It has not run since its report was added." : `Last run: ${date}.`;
  return [
    "## Left to the full run",
    "",
    `\`npm run test:full\` runs these files with every language, site, width and case, and the last ${heavy.length} at all. ${ran}`,
    "",
    ...[...sampled, ...heavy].map((file) => `- ${file}`),
    "",
  ].join("\n");
}
