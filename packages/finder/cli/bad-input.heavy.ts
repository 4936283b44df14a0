/**
 * Runs the command line with input at the limits. Each run must give a correct result or a clear
 * error, within 512 MB of memory and without long silence (issue "Eligibility as a product", §4).
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { EligibilityData } from "../src/data/index.ts";
import { SPEC_SHAPE, syntheticData } from "../src/testing/synthetic.ts";
import type { Shape } from "../src/testing/synthetic.ts";
import { save } from "./load.ts";

const MEMORY_MB = 512;
/**
 * Longest accepted time without output where lines cannot be rewritten. Progress is written every
 * ten seconds; the rest allows for a slow machine.
 */
const SILENCE_MS = 45_000;
const folder = mkdtempSync(join(tmpdir(), "finder-heavy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Node import that prints the peak memory of the process when it exits, whatever its exit code. */
const WITNESS = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\npeak '+Math.round(process.resourceUsage().maxRSS/1024)+' MB\\n'))`;

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly silence: number;
}

function finder(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      `--max-old-space-size=${MEMORY_MB - 128}`,
      "--import",
      WITNESS,
      join(import.meta.dirname, "main.ts"),
      ...args,
    ]);
    let [stdout, stderr, silence, last] = ["", "", 0, performance.now()];
    function heard() {
      const now = performance.now();
      silence = Math.max(silence, now - last);
      last = now;
    }
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      heard();
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
      heard();
    });
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, stdout, stderr, silence }));
  });
}

/**
 * Runs a command and checks its memory and its progress output. Prints its duration, memory and
 * longest silence.
 */
async function within(...args: readonly string[]): Promise<Run> {
  const started = performance.now();
  const run = await finder(...args);
  const peak = Number(/peak (\d+) MB/.exec(run.stderr)?.[1]);
  console.log(
    `${args[0] ?? ""}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${peak} MB, at most ${(run.silence / 1000).toFixed(1)} s without output`,
  );
  expect(run.stderr).not.toMatch(/RangeError|heap|    at /);
  expect(peak).toBeLessThanOrEqual(MEMORY_MB);
  expect(run.silence).toBeLessThan(SILENCE_MS);
  return run;
}

function written(
  name: string,
  shape: Partial<Shape>,
  change: (data: EligibilityData) => EligibilityData = (data) => data,
): string {
  const path = join(folder, name);
  save(change(syntheticData(9, { ...SPEC_SHAPE, ...shape })), path, "json");
  return path;
}

const PROVEN =
  /^140,625,000 of 140,625,000 journeys checked against the literal interpreter, 0 differences$/m;
const MANY = { rules: 10_000, restricted: 0.2 };
const PATTERNLESS = { ...MANY, regions: 250, lists: 60 };

describe("ten thousand rules", () => {
  it("verifies every journey over lists with a pattern, and refuses their conflicts", async () => {
    const source = written("pattern", MANY);
    const run = await within("verify", source);
    expect(run.stdout).toMatch(PROVEN);
    expect(run).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /lead the same visitors to different plans.*Must not be published\.\n$/s,
      ) as string,
    });
    expect(await within("stats", source)).toMatchObject({ status: 0 });
    expect(await within("golden", source)).toMatchObject({ status: 0 });
  });

  it("verifies every journey over lists that overlap without any pattern, with progress", async () => {
    const source = written("patternless", PATTERNLESS);
    expect(await within("findings", source)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Looking for findings") as string,
    });
    const run = await within("verify", source);
    expect(run.stdout).toMatch(PROVEN);
    expect(run.stderr.match(/Checking journeys \d+ %/g)?.length).toBeGreaterThanOrEqual(10);
  });

  it("refuses rules that are all restricted to nationalities over such lists, with the reason", async () => {
    const source = written("intricate", { ...PATTERNLESS, restricted: 2 });
    expect(await within("findings", source)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("Countries are divided so finely") as string,
    });
    for (const args of [
      ["verify", source],
      ["stats", source],
      ["diff", source, source],
    ]) {
      expect(await within(...args)).toMatchObject({
        status: 1,
        stdout: "",
        stderr: expect.stringContaining("These data cannot be compiled") as string,
      });
    }
    expect(await within("release", join(folder, "none.json"), source)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Countries are divided so finely") as string,
    });
  });
});

describe("large files", () => {
  it("reads 5 MB of rules; refuses truncated rules, duplicate IDs, deep nesting and oversized files", async () => {
    const source = written("large", { rules: 17_000, restricted: 0.2 });
    const rules = join(source, "rules.json");
    const text = readFileSync(rules, "utf8");
    expect(statSync(rules).size).toBeGreaterThan(5_000_000);
    const run = await within("stats", source, "--json");
    expect(JSON.parse(run.stdout)).toMatchObject({ rules: 17_000, journeys: 140_625_000 });

    writeFileSync(rules, text.slice(0, 4_999_999));
    expect(await within("verify", source)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^rules: /) as string,
    });
    writeFileSync(rules, text.replaceAll('"R9', '"R8'));
    expect(await within("verify", source)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^rules, row \d+, column ID: .*is also in row \d+$/m) as string,
    });
    writeFileSync(rules, `[${"[".repeat(5_000_000)}`);
    expect(await within("verify", source)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^rules: /) as string,
    });
    writeFileSync(rules, " ".repeat(33 * 1024 * 1024));
    expect(await within("verify", source)).toMatchObject({ status: 2, stdout: "" });
  });
});
