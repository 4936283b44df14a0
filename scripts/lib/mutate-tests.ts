/**
 * Runs the tests of a specification item while its code is broken, and determines whether one
 * failed.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readFinite, record, readRecords, readString } from "@orlaya/slices/stored";
import { findBrowsers } from "./browser.ts";
import { readBrowserTests } from "./browser-report.ts";
import type { Proof } from "./spec-map.ts";
import { readReport } from "./reports.ts";
import { ROOT, Sentence } from "./steps.ts";

/** Result of a test run on broken code. Both fields are null when every test passed. */
export interface Result {
  /** The test file or the earlier step that failed. */
  readonly noticedBy: string | null;
  /** Why the run gives no result, for example because no test ran. */
  readonly problem: string | null;
}

/** How a test program ended. */
export interface Ended {
  /** Exit code; null when the program was stopped after its timeout. */
  readonly code: number | null;
  /** Last line of the output. */
  readonly lastLine: string;
}

/** A result for a break that no test noticed. */
export const UNNOTICED: Result = { noticedBy: null, problem: null };
/** Most titles in one call of Vitest. */
const TITLES_AT_ONCE = 20;
const UNIT_LIMIT_MS = 600_000;
const SERVED_LIMIT_MS = 3_600_000;
const STOP_GRACE_MS = 15_000;

let running: ChildProcess | null = null;

/** Returns the result for a break that `what` noticed. */
export function createNoticed(what: string): Result {
  return { noticedBy: what, problem: null };
}

/** Returns the result for a run that gives no result. */
export function createNotJudged(problem: string): Result {
  return { noticedBy: null, problem };
}

/**
 * Runs unit tests, grouped by file, until a run notices the break. Reports are written to `folder`.
 */
export async function runUnitTests(proofs: readonly Proof[], folder: string): Promise<Result> {
  const report = join(folder, "unit.json");
  let problem: string | null = null;
  for (const { file, titles } of groupByFile(proofs)) {
    await rm(report, { force: true });
    const args = ["run", file, "-t", buildUnitPattern(titles), "--reporter=json"];
    const ended = await runProgram(
      "vitest",
      [...args, `--outputFile=${report}`],
      {},
      UNIT_LIMIT_MS,
    );
    const result = judgeUnitRun(ended, await readReport(report), file);
    if (result.noticedBy !== null) return result;
    problem ??= result.problem;
  }
  return { noticedBy: null, problem };
}

/**
 * Runs Playwright tests on services that e2e/setup.ts starts with the data folder. The report is
 * written to `folder`.
 */
export async function runServedTests(
  proofs: readonly Proof[],
  dataDir: string,
  folder: string,
): Promise<Result> {
  const report = join(folder, "served.json");
  await rm(report, { force: true });
  const files = [...new Set(proofs.map(({ file }) => file))];
  const pattern = buildServedPattern(proofs.map(({ title }) => title));
  const options = ["--retries", "0", "--max-failures", "1", "--no-deps", "--reporter", "json"];
  const { chromium, shell } = await findBrowsers();
  const ended = await runProgram(
    "playwright",
    ["test", "--config", "e2e/playwright.config.ts", ...files, "-g", pattern, ...options],
    {
      CHROMIUM: chromium,
      CHROMIUM_SHELL: shell,
      E2E_DATA: dataDir,
      E2E_SITE: undefined,
      E2E_CMS: undefined,
      E2E_SESSION: undefined,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    SERVED_LIMIT_MS,
  );
  return judgeServedRun(ended, await readReport(report));
}

/** Stops the running test program, if any, and the processes that it started. */
export async function stopTests(): Promise<void> {
  const child = running;
  if (!child) return;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  // SIGINT, as from Ctrl-C, makes Playwright stop the services of e2e/setup.ts.
  signalGroup(child, "SIGINT");
  const timer = setTimeout(() => {
    signalGroup(child, "SIGKILL");
  }, STOP_GRACE_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Returns the result of a Vitest run. A test file that does not load counts as noticing the break.
 * A run without any test is a problem.
 */
export function judgeUnitRun(ended: Ended, report: unknown, file: string): Result {
  if (ended.code === null) return createNoticed(`${file}, which did not end`);
  const { testResults, numPassedTests, numFailedTests } = record(report);
  if (readRecords(testResults).some(({ status }) => status === "failed"))
    return createNoticed(file);
  if ((readFinite(numPassedTests) ?? 0) + (readFinite(numFailedTests) ?? 0) === 0) {
    return createNotJudged(
      `no test with the titles of the last npm test ran in ${file}${reasonOf(ended)}`,
    );
  }
  return ended.code === 0 ? UNNOTICED : createNoticed(file);
}

/**
 * Returns the result of a Playwright run. Services that do not start count as noticing the break. A
 * run without any test is a problem.
 */
export function judgeServedRun(ended: Ended, report: unknown): Result {
  if (ended.code === null) return createNoticed("browser tests that did not end");
  const tests = readBrowserTests(report);
  const failed = tests.find(({ result }) => result === "failed");
  if (failed) return createNoticed(failed.file);
  const errors = readRecords(record(report)["errors"]).map(({ message }) => readString(message));
  const error = errors.find((message) => !message.includes("No tests found"));
  if (error !== undefined) return createNoticed(`an error outside the tests (${firstLine(error)})`);
  if (ended.code === 0 && tests.some(({ result }) => result === "passed")) return UNNOTICED;
  return createNotJudged(
    `no browser test with the titles of the last npm test ran${reasonOf(ended)}`,
  );
}

function reasonOf({ code, lastLine }: Ended): string {
  return code === 0 || !lastLine ? "" : `: ${lastLine}`;
}

/**
 * Returns a pattern for `vitest -t` that matches exactly these full titles. Reports separate groups
 * with a space, but `-t` is matched against titles that separate them with ` > `.
 */
export function buildUnitPattern(titles: readonly string[]): string {
  const patterns = titles.map((title) => title.split(" ").map(escapePattern).join(" (?:> )?"));
  return `^(?:${patterns.join("|")})$`;
}

/**
 * Returns a pattern for `playwright -g` that matches exactly these full titles. Project and file
 * precede a title, and tags may follow it.
 */
export function buildServedPattern(titles: readonly string[]): string {
  return `\\.spec\\.ts (?:${titles.map(escapePattern).join("|")})(?: @\\S+)*$`;
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const firstLine = (text: string): string =>
  stripVTControlCharacters(text).trim().split("\n")[0] ?? "";

interface FileTitles {
  readonly file: string;
  readonly titles: readonly string[];
}

/** Groups titles by file, at most `TITLES_AT_ONCE` per group. */
export function groupByFile(proofs: readonly Proof[]): readonly FileTitles[] {
  const groups: FileTitles[] = [];
  for (const [file, own] of Map.groupBy(proofs, (proof) => proof.file)) {
    const titles = [...new Set(own.map(({ title }) => title))];
    for (let at = 0; at < titles.length; at += TITLES_AT_ONCE) {
      groups.push({ file, titles: titles.slice(at, at + TITLES_AT_ONCE) });
    }
  }
  return groups;
}

/**
 * Runs a program until it ends or until its time limit.
 * @throws Sentence when it cannot be started
 */
function runProgram(
  program: string,
  args: readonly string[],
  env: Partial<NodeJS.ProcessEnv>,
  limitMs: number,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A separate process group, so that a signal reaches each of its processes exactly once.
    const child = spawn(program, [...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32",
    });
    running = child;
    let [lastLine, late] = ["", false];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        lastLine = stripVTControlCharacters(chunk.toString()).trim().split("\n").at(-1) || lastLine;
      });
    }
    const timer = setTimeout(() => {
      late = true;
      void stopTests();
    }, limitMs);
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(new Sentence(`${program} could not be started (${error.message}). Run npm install.`));
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      running = null;
      resolve({ code: late ? null : (code ?? 1), lastLine });
    });
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}
