/**
 * Mutation tests of the specification: changes the code behind each item, one item after the other,
 * runs the tests of the item and reports whether one of them fails.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.ts";
import { breakCode, type SpecCode } from "./mutate.ts";
import {
  createNoticed,
  createNotJudged,
  runServedTests,
  runUnitTests,
  stopTests,
  UNNOTICED,
  type Result,
} from "./mutate-tests.ts";
import type { Proof, SpecItem } from "./spec-map.ts";
import { describeError, ROOT, Sentence } from "./steps.ts";
import { prepareData } from "../../e2e/setup.ts";

/** An item, a change that breaks the code behind it, and the tests of the item. */
export interface Mutation {
  readonly item: SpecItem;
  readonly code: SpecCode;
  readonly proofs: readonly Proof[];
}

interface Outcome {
  readonly mutation: Mutation;
  readonly result: Result;
}

/** The working folder of a run. */
interface Workplace {
  /** Folder for reports and data. */
  readonly folder: string;
  /** Whether the unchanged code is built and its seeded data folder exists. */
  prepared: boolean;
}

/** Number of tests that are listed for a break that was not noticed. */
const SHOWN_TESTS = 10;
/** Code that creates content. A data folder that the unchanged code has seeded cannot test it. */
const MAKES_CONTENT = /^(?:data|apps\/cms\/src\/(?:cli|seed))\//;
/**
 * Code that influences content. When no test notices the break, the tests run again on a data
 * folder that the changed code has seeded.
 */
const SHAPES_CONTENT = /^(?:apps\/cms|packages\/(?:finder|messages|routes|slices))\//;

/** The file that is changed now, with its original and its changed text. */
let broken: { readonly file: string; readonly original: string; readonly text: string } | null =
  null;

/**
 * Tests one mutation after the other, prints each result and finally the number of noticed breaks.
 * @returns whether the tests noticed every break
 * @throws Sentence when a change cannot be made, a file has uncommitted changes, or the tests do
 * not pass on the unchanged code
 */
export async function runMutations(mutations: readonly Mutation[]): Promise<boolean> {
  requireBreakable(mutations);
  const workplace: Workplace = { folder: openFolder(), prepared: false };
  restoreOnSignals();
  const outcomes: Outcome[] = [];
  try {
    for (const [at, mutation] of mutations.entries()) {
      const started = performance.now();
      const result = await testMutation(mutation, workplace);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { id, target, change } = mutation.code;
      process.stdout.write(
        `${at + 1} of ${mutations.length}  ${id}  ${target}  ${change} → ${describeResult(result)} (${seconds} s)\n`,
      );
      outcomes.push({ mutation, result });
    }
  } finally {
    // The sources are restored. This replaces the last build, which was made of changed code.
    if (workplace.prepared) await build();
  }
  const survived = outcomes.filter(({ result }) => result.noticedBy === null);
  for (const outcome of survived) process.stdout.write(describeSurvivor(outcome));
  const count = outcomes.length - survived.length;
  process.stdout.write(`${count} of ${outcomes.length} breaks were noticed by the tests\n`);
  return survived.length === 0;
}

/** @throws Sentence when a change cannot be made or a file has uncommitted changes */
function requireBreakable(mutations: readonly Mutation[]): void {
  const problems = mutations.flatMap(({ code }) => {
    const result = breakCode(readSource(code.file), code.file, code.name, code.change);
    return "problem" in result ? [`${code.id} (${code.target}): ${result.problem}`] : [];
  });
  if (problems.length > 0) {
    throw new Sentence(`Correct these rows of data/spec-code.tsv:\n${problems.join("\n")}`);
  }
  const files = [...new Set(mutations.map(({ code }) => code.file))];
  const args = ["diff", "--name-only", "--", ...files];
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Sentence(`git diff failed: ${stderr}`);
  if (stdout.trim()) {
    throw new Sentence(
      `Commit or undo the changes to these files first (to remove a leftover break: git checkout -- FILE):\n${stdout.trim()}`,
    );
  }
}

function readSource(file: string): string {
  try {
    return readFileSync(join(ROOT, file), "utf8");
  } catch {
    throw new Sentence(
      `data/spec-code.tsv names ${file}, but this file cannot be read: correct its rows.`,
    );
  }
}

/** Creates the working folder. It is removed when the process exits. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-mutate-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

function restoreOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void stopAfterSignal();
    });
  }
}

async function stopAfterSignal(): Promise<never> {
  try {
    restoreFile();
    process.stdout.write("\nStopped. All source files are restored.\n");
  } catch (error) {
    process.stderr.write(`\n${describeError(error)}\n`);
  }
  await stopTests();
  process.exit(1);
}

async function testMutation(mutation: Mutation, workplace: Workplace): Promise<Result> {
  const { code, proofs } = mutation;
  const units = proofs.filter(({ kind }) => kind === "unit");
  const served = proofs.filter(({ kind }) => kind !== "unit");
  if (proofs.length === 0)
    return createNotJudged("no test with this id passed in the last npm test");
  const first = await whileBroken(code, () => runUnitTests(units, workplace.folder));
  if (first.noticedBy !== null || served.length === 0) return first;
  if (!workplace.prepared) await prepareServices(mutation, served, workplace);
  const second = await whileBroken(code, () => testServices(code, served, workplace));
  return { ...second, problem: first.problem ?? second.problem };
}

/**
 * Builds the applications and seeds a data folder with the unchanged code, and runs the given tests
 * once. If they failed here, every break would seem to be noticed.
 * @throws Sentence when they do not pass
 */
async function prepareServices(
  { item }: Mutation,
  proofs: readonly Proof[],
  workplace: Workplace,
): Promise<void> {
  await build();
  workplace.prepared = true;
  await prepareData(seededFolder(workplace));
  const result = await testWithData(proofs, true, workplace);
  if (result.noticedBy !== null || result.problem !== null) {
    const reason = result.problem ?? `they failed in ${result.noticedBy ?? ""}`;
    throw new Sentence(
      `The tests of ${item.id} do not pass on the unchanged code: ${reason}. Run npm test first.`,
    );
  }
}

const seededFolder = ({ folder }: Workplace): string => join(folder, "seeded");

/**
 * Builds the changed code and runs its tests on the services: HTTP tests first, then browser tests.
 */
async function testServices(
  code: SpecCode,
  proofs: readonly Proof[],
  workplace: Workplace,
): Promise<Result> {
  try {
    await build();
  } catch (error) {
    if (error instanceof Sentence) return createNoticed("the build");
    throw error;
  }
  let result = UNNOTICED;
  for (const copied of dataFoldersFor(code.file)) {
    for (const kind of ["HTTP", "browser"] as const) {
      const own = proofs.filter((proof) => proof.kind === kind);
      if (own.length === 0) continue;
      const next = await testWithData(own, copied, workplace);
      if (next.noticedBy !== null) return next;
      if (result.problem === null) result = next;
    }
  }
  return result;
}

/**
 * Returns the kinds of data folder on which the tests of a file run: a copy of the folder that the
 * unchanged code has seeded (true), or an empty folder that the changed code seeds (false).
 */
function dataFoldersFor(file: string): readonly boolean[] {
  if (MAKES_CONTENT.test(file)) return [false];
  return SHAPES_CONTENT.test(file) ? [true, false] : [true];
}

async function testWithData(
  proofs: readonly Proof[],
  copied: boolean,
  workplace: Workplace,
): Promise<Result> {
  const dataDir = await mkdtemp(join(workplace.folder, "data-"));
  try {
    if (copied) await cp(seededFolder(workplace), dataDir, { recursive: true });
    return await runServedTests(proofs, dataDir, workplace.folder);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Changes a file, runs `work`, and restores the file in any case. */
async function whileBroken<T>(code: SpecCode, work: () => Promise<T>): Promise<T> {
  const original = readSource(code.file);
  const result = breakCode(original, code.file, code.name, code.change);
  if ("problem" in result) throw new Sentence(`${code.target}: ${result.problem}.`);
  broken = { file: code.file, original, text: result.text };
  writeFileSync(join(ROOT, code.file), result.text);
  try {
    return await work();
  } finally {
    restoreFile();
  }
}

/** Restores the changed file. @throws Sentence when it was edited in the meantime */
function restoreFile(): void {
  if (!broken) return;
  const { file, original, text } = broken;
  broken = null;
  if (readSource(file) !== text) {
    throw new Sentence(
      `${file} was edited during the mutation test: remove the break by hand (git diff shows it).`,
    );
  }
  writeFileSync(join(ROOT, file), original);
}

function describeResult({ noticedBy, problem }: Result): string {
  if (noticedBy !== null) return `noticed by ${noticedBy}`;
  return problem === null ? "NOT NOTICED" : `NOT TESTED: ${problem}`;
}

function describeSurvivor({ mutation: { item, code, proofs }, result }: Outcome): string {
  const tests = proofs.slice(0, SHOWN_TESTS).map(({ file, title }) => `  ${file} › ${title}`);
  const more = proofs.length - tests.length;
  return [
    `${describeResult(result)}: ${code.id}  ${code.target}  ${code.change}`,
    `  ${item.item}`,
    ...tests,
    ...(more > 0 ? [`  and ${more} more tests`] : []),
    "",
  ].join("\n");
}
