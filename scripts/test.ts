/**
 * `npm test`: checks format, types, lint and dependency rules and runs the unit and integration
 * tests. Then it runs the HTTP and browser tests against the built application, on free ports with
 * a separate data folder. Finally it checks that every item of the specification has a passed test.
 *
 * `--fast` (`npm run check`) skips the build and everything after it.
 * `--full` (`npm run test:full`) tests every language, site and width, runs the slow suites too and
 * writes docs/test-full.md.
 * The output ends with the names of failed, unsteady and skipped tests. Its last line is
 * "N passed, N failed".
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowsers } from "./lib/browser.ts";
import { UNSTEADY_AT_MOST } from "./lib/browser-report.ts";
import { build } from "./lib/build.ts";
import { REPORTS } from "./lib/reports.ts";
import { type Count, runPlaywright, runShown, runVitest } from "./lib/run-tests.ts";
import { runCommand, runMain, ROOT, Sentence, runStep } from "./lib/steps.ts";
import { DUMP_TEST, findDumpServer } from "../apps/cms/src/testing/dump-server.ts";
import { prepareData } from "../e2e/setup.ts";

const [fast, full] = [process.argv.includes("--fast"), process.argv.includes("--full")];
// The runners and their tests read it.
if (full) process.env["TEST_FULL"] = "1";
const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };
const PRETTIER = [".", "--check", "--cache", "--cache-location", ".build/prettier"];
const ESLINT = [".", "--max-warnings", "0", "--cache", "--cache-location", ".build/eslint"];

/** Number of passed and failed tests and checks of all parts, and a summary line per part. */
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
/** Lines that are printed at the end of the output, after the summary of the parts. */
const closing: string[] = [];

/**
 * Runs a part and adds its counts. A part that throws counts as one failure; other parts still run.
 */
async function runPart(name: string, work: () => Promise<Count>): Promise<void> {
  const started = performance.now();
  const count = await runStep(name, () =>
    work().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Sentence ? error.message : String(error)}\n`);
      return FAILED;
    }),
  );
  total.passed += count.passed;
  total.failed += count.failed;
  closing.push(...(count.failures ?? []).map((failure) => `Failed: ${failure}`));
  const seconds = Math.round((performance.now() - started) / 1000);
  lines.push(`${name}: ${count.passed} ok, ${count.failed} not ok, ${seconds} s`);
  process.stdout.write(`${lines.at(-1) ?? ""}\n`);
}

/**
 * Runs a program that counts as one check. Its output is written to a log file; the end of the
 * output is printed when it fails.
 */
function runCheck(name: string, program: string, args: readonly string[]): Promise<void> {
  return runPart(name, async () => {
    const log = join(ROOT, ".build/tests", `${name.toLowerCase().replaceAll(" ", "-")}.log`);
    await runCommand(name, program, args, { log });
    return PASSED;
  });
}

async function runStyle(): Promise<void> {
  await runCheck("Format", "prettier", PRETTIER);
  await runCheck("Lint", "eslint", ESLINT);
}

async function runUnbuilt(): Promise<void> {
  await runCheck("Types", "node", [join(ROOT, "scripts/types.ts")]);
  await runCheck("Dependency rules", "npm", ["run", "--silent", "deps"]);
  await runPart("Unit and integration tests", () => runVitest(REPORTS.unit));
}

async function runBuilt(scratch: string): Promise<void> {
  const browsers = await findBrowsers();
  const dataDir = join(scratch, "data");
  await runPart("Build and seed", async () => {
    await Promise.all([build(), prepareData(dataDir)]);
    return PASSED;
  });
  await runPart("HTTP and browser tests", async () => {
    const env = { E2E_DATA: dataDir };
    const { count, names } = await runPlaywright(browsers, REPORTS.browser, { env });
    for (const name of names.skipped) closing.push(`Skipped (counts as failed): ${name}`);
    for (const name of names.unsteady) closing.push(`Unsteady, passed on its retry: ${name}`);
    if (names.unsteady.length > UNSTEADY_AT_MOST)
      closing.push(`More than ${UNSTEADY_AT_MOST} unsteady tests: all of them count as failed.`);
    return count;
  });
  await runPart("Specification map", async () =>
    (await runShown("node", [join(ROOT, "scripts/spec-map.ts"), "--require", "all"])) === 0
      ? PASSED
      : FAILED,
  );
}

async function runLong(scratch: string): Promise<void> {
  const suite = (name: string, config: string): Promise<void> =>
    runPart(name, () => runVitest(join(scratch, "long.json"), ["--config", config]));
  await suite("Content service on PostgreSQL", "apps/cms/vitest.postgres.config.ts");
  await suite("Forms under load and kills", "apps/cms/vitest.heavy.config.ts");
  await suite("Every answer of the finder", "packages/finder/vitest.heavy.config.ts");
  const date = new Date().toISOString().slice(0, 10);
  const parts = lines.map((line) => `- ${line}`);
  const page = ["# The last `npm run test:full`", "", date, "", ...parts, "", sumUp(), ""];
  await writeFile(join(ROOT, "docs/test-full.md"), page.join("\n"));
}

/** Names the tests that this machine cannot run. */
async function nameUnselected(): Promise<void> {
  if ((await findDumpServer()) === null)
    closing.push(
      `Not selected: ${DUMP_TEST} (no pg_dump that fits the pinned PostgreSQL or a server beside it)`,
    );
}

const sumUp = (): string => `${total.passed} passed, ${total.failed} failed`;

runMain(async () => {
  const scratch = await mkdtemp(join(tmpdir(), "site-test-"));
  await nameUnselected();
  try {
    // Both run in parallel. Format and lint use one processor, for longer than the type check.
    await Promise.all([runStyle(), runUnbuilt()]);
    if (!fast) await runBuilt(scratch);
    if (full) await runLong(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  process.stdout.write(`\n${[...lines, ...closing, sumUp()].join("\n")}\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});
