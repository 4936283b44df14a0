/**
 * Input at the limits, through the command line as anybody would run it: a correct result or a clear error, within 512 MB
 * of memory, and never long silence (issue "Eligibility as a product", §4).
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
/** Longest time without a word on a terminal that cannot rewrite lines; the rest is the machine's. */
const SILENCE_MS = 45_000;
const folder = mkdtempSync(join(tmpdir(), "finder-heavy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tells the most memory the process ever held, whatever becomes of it. */
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

/** Runs a command and holds it to the memory and to its progress; prints what it took. */
async function within(...args: readonly string[]): Promise<Run> {
  const started = performance.now();
  const run = await finder(...args);
  const peak = Number(/peak (\d+) MB/.exec(run.stderr)?.[1]);
  console.log(
    `${args[0] ?? ""}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${peak} MB, at most ${(run.silence / 1000).toFixed(1)} s without a word`,
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
  it("over lists with a pattern: proven, and refused for their conflicts", async () => {
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

  it("over lists that overlap without any pattern: proven, with progress", async () => {
    const source = written("patternless", PATTERNLESS);
    expect(await within("findings", source)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Looking for findings") as string,
    });
    const run = await within("verify", source);
    expect(run.stdout).toMatch(PROVEN);
    expect(run.stderr.match(/Checking journeys \d+ %/g)?.length).toBeGreaterThanOrEqual(10);
  });

  it("all restricted to nationalities, over such lists: refused with the reason", async () => {
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
  it("5 MB of rules are read and judged; cut off, torn and endless ones are refused", async () => {
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
      stderr: expect.stringMatching(
        /^rules, row \d+, column ID: .*stands in row \d+ too$/m,
      ) as string,
    });
    writeFileSync(rules, `[${"[".repeat(5_000_000)}`);
    expect(await within("verify", source)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^rules: /) as string,
    });
    writeFileSync(rules, " ".repeat(33 * 1024 * 1024));
    expect(await within("verify", source)).toMatchObject({ status: 1, stdout: "" });
  });
});
