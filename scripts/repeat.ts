/**
 * `npm run test:repeat`: runs every HTTP and browser test ten times without retries, and lists the
 * tests that did not pass every time. `--times 3` sets the number of rounds. All other arguments
 * are passed to Playwright (`forms`, `-g "a title"`). All rounds share one build, one pair of
 * services and one database.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTestName, readBrowserTests } from "./lib/browser-report.ts";
import { findBrowsers } from "./lib/browser.ts";
import { runPlaywright } from "./lib/run-tests.ts";
import { runMain, Sentence } from "./lib/steps.ts";
import setUp from "../e2e/setup.ts";

/**
 * Reads the number of rounds and the arguments for Playwright.
 * @throws Sentence when it is invalid
 */
function readArguments(given: readonly string[]): {
  readonly times: number;
  readonly args: readonly string[];
} {
  const at = given.indexOf("--times");
  if (at === -1) return { times: 10, args: given };
  const times = Number(given[at + 1]);
  if (!Number.isInteger(times) || times < 1)
    throw new Sentence("--times must be followed by a whole number of rounds from 1, such as 10.");
  return { times, args: given.toSpliced(at, 2) };
}

runMain(async () => {
  const { times, args } = readArguments(process.argv.slice(2));
  const browsers = await findBrowsers();
  const scratch = await mkdtemp(join(tmpdir(), "site-repeat-"));
  process.env["E2E_DATA"] = join(scratch, "data");
  const stop = await setUp();
  /** Number of rounds in which each test passed, by test name. */
  const passes = new Map<string, number>();
  try {
    for (let round = 1; round <= times; round += 1) {
      process.stdout.write(`Round ${round} of ${times}\n`);
      const { report } = await runPlaywright(browsers, join(scratch, `round-${round}.json`), {
        args: ["--retries", "0", ...args],
      });
      for (const test of readBrowserTests(report)) {
        passes.set(
          getTestName(test),
          (passes.get(getTestName(test)) ?? 0) + (test.result === "passed" ? 1 : 0),
        );
      }
    }
  } finally {
    await stop();
    await rm(scratch, { recursive: true, force: true });
  }
  if (passes.size === 0) throw new Sentence("No test ran: check the arguments.");
  const unsteady = [...passes]
    .filter(([, count]) => count < times)
    .toSorted(([, a], [, b]) => a - b);
  for (const [name, count] of unsteady) process.stdout.write(`${count} of ${times}: ${name}\n`);
  process.stdout.write(`${passes.size - unsteady.length} passed, ${unsteady.length} failed\n`);
  if (unsteady.length > 0) process.exitCode = 1;
});
