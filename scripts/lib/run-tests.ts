/** Runs Vitest and Playwright and reads their reports. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { readFinite, record } from "@orlaya/slices/stored";
import { type BrowserCounts, countBrowserTests } from "./browser-report.ts";
import type { Browsers } from "./browser.ts";
import { readReport } from "./reports.ts";
import { ROOT } from "./steps.ts";
import { listUnitFailures } from "./unit-report.ts";

/** Number of passed and failed tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, for the end of the output. */
  readonly failures?: readonly string[];
}

/** Runs a program and shows its output. @returns the exit code */
export function runShown(
  program: string,
  args: readonly string[],
  env: Partial<NodeJS.ProcessEnv> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Counts one failure when a runner fails without one: a crash, or an error outside the tests. */
function settleCount(runner: string, code: number, count: Count): Count {
  if (code === 0 || count.failed > 0) return count;
  const failure = `${runner} ended with code ${code}; the output above has the error`;
  return { ...count, failed: 1, failures: [...(count.failures ?? []), failure] };
}

/** Runs Vitest. Skipped and `todo` tests count as failed. @param file path of the report */
export async function runVitest(file: string, more: readonly string[] = []): Promise<Count> {
  await rm(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runShown("vitest", ["run", ...reporters, ...more]);
  const report = record(await readReport(file));
  const [passed, failed, pending, planned] = [
    "numPassedTests",
    "numFailedTests",
    "numPendingTests",
    "numTodoTests",
  ].map((name) => readFinite(report[name]) ?? 0) as [number, number, number, number];
  if (pending + planned > 0)
    process.stdout.write(`Skipped (counts as failed): ${pending + planned} tests\n`);
  const failures = listUnitFailures(report, ROOT);
  return settleCount("vitest", code, { passed, failed: failed + pending + planned, failures });
}

/** Runs Playwright against the built application. @param file path of the report */
export async function runPlaywright(
  browsers: Browsers,
  file: string,
  {
    args = [],
    env = {},
  }: { readonly args?: readonly string[]; readonly env?: Partial<NodeJS.ProcessEnv> } = {},
): Promise<{ readonly count: Count; readonly report: unknown; readonly names: BrowserCounts }> {
  await rm(file, { force: true });
  const code = await runShown(
    "playwright",
    ["test", "--config", "e2e/playwright.config.ts", ...args],
    {
      CHROMIUM: browsers.chromium,
      CHROMIUM_SHELL: browsers.shell,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...env,
    },
  );
  const report = await readReport(file);
  const names = countBrowserTests(report);
  return { count: settleCount("playwright", code, names), report, names };
}
