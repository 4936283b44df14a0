import { describe, expect, it } from "vitest";
import {
  groupByFile,
  judgeServedRun,
  judgeUnitRun,
  buildServedPattern,
  buildUnitPattern,
  type Ended,
} from "./mutate-tests.ts";
import type { Proof } from "./spec-map.ts";

const proof = (file: string, title: string): Proof => ({ file, title, kind: "unit" });
const ended = (code: number | null): Ended => ({ code, lastLine: "the last line" });

describe("the tests of an item", () => {
  it("are grouped by file, at most twenty titles per call", () => {
    const many = Array.from({ length: 45 }, (_, at) => proof("a.test.ts", `title ${at}`));
    const groups = groupByFile([proof("b.test.ts", "x"), ...many, proof("b.test.ts", "x")]);
    expect(groups.map(({ file, titles }) => [file, titles.length])).toEqual([
      ["b.test.ts", 1],
      ["a.test.ts", 20],
      ["a.test.ts", 20],
      ["a.test.ts", 5],
    ]);
  });
  it("match a Vitest pattern by their full title, including groups", () => {
    const pattern = new RegExp(buildUnitPattern(["paths /en (home) is [one]", "other"]));
    expect(pattern.test("paths > /en (home) > is [one]")).toBe(true);
    expect(pattern.test("paths > /en (home) is [one]")).toBe(true);
    expect(pattern.test("other")).toBe(true);
    expect(pattern.test("paths > /en (home) is [one] more")).toBe(false);
    expect(pattern.test("another")).toBe(false);
  });
  it("match a Playwright pattern by their full title after project and file", () => {
    const pattern = new RegExp(buildServedPattern(["group a? b", "c"]), "gi");
    const finds = (title: string): boolean => title.search(pattern) >= 0;
    expect(finds(" browser pages.spec.ts group a? b")).toBe(true);
    expect(finds(" http pages.spec.ts c @slow @once")).toBe(true);
    expect(finds(" http pages.spec.ts group c")).toBe(false);
    expect(finds(" http pages.spec.ts c d")).toBe(false);
  });
});

describe("judgeUnitRun", () => {
  function report(status: string, passed: number, failed: number): unknown {
    return {
      testResults: [{ status }],
      numPassedTests: passed,
      numFailedTests: failed,
    };
  }
  it.each([
    ["a test failed", 1, report("failed", 3, 1), "a.test.ts"],
    ["the file does not load", 1, report("failed", 0, 0), "a.test.ts"],
    ["an error occurred outside the tests", 1, report("passed", 3, 0), "a.test.ts"],
    ["the run timed out", null, {}, "a.test.ts, which did not end"],
    ["every test passed", 0, report("passed", 3, 0), null],
  ])("returns what noticed the break: %s", (_what, code, given, noticedBy) => {
    expect(judgeUnitRun(ended(code), given, "a.test.ts")).toEqual({ noticedBy, problem: null });
  });
  it.each([
    ["no title matches", 0, report("passed", 0, 0), "ran in a.test.ts"],
    ["there is no such file", 1, { testResults: [] }, "ran in a.test.ts: the last line"],
    ["Vitest does not start", 1, {}, "ran in a.test.ts: the last line"],
  ])("returns a problem: %s", (_what, code, given, end) => {
    expect(judgeUnitRun(ended(code), given, "a.test.ts")).toEqual({
      noticedBy: null,
      problem: `no test with the titles of the last npm test ${end}`,
    });
  });
});

describe("judgeServedRun", () => {
  function report(statuses: readonly string[], errors: readonly string[] = []): unknown {
    return {
      suites: [
        {
          title: "a.spec.ts",
          file: "a.spec.ts",
          specs: statuses.map((status) => ({ title: "x", file: "a.spec.ts", tests: [{ status }] })),
        },
      ],
      errors: errors.map((message) => ({ message })),
    };
  }
  it.each([
    ["a test failed", 1, report(["expected", "unexpected", "skipped"]), "e2e/a.spec.ts"],
    [
      "the services do not start",
      1,
      report(["skipped"], ["\u001b[31mError: The site did not start\u001b[39m\n  at setup"]),
      "an error outside the tests (Error: The site did not start)",
    ],
    [
      "the log contains a forbidden entry",
      1,
      report(["expected"], ["Error: The log"]),
      "an error outside the tests (Error: The log)",
    ],
    ["the run timed out", null, {}, "browser tests that did not end"],
    ["every test passed", 0, report(["expected"]), null],
  ])("returns what noticed the break: %s", (_what, code, given, noticedBy) => {
    expect(judgeServedRun(ended(code), given)).toEqual({ noticedBy, problem: null });
  });
  it.each([
    ["no title matches", 1, report([], ["Error: No tests found"])],
    ["every test was skipped", 0, report(["skipped"])],
    ["Playwright does not start", 1, {}],
  ])("returns a problem: %s", (_what, code, given) => {
    expect(judgeServedRun(ended(code), given)).toMatchObject({
      noticedBy: null,
      problem: expect.stringContaining("no browser test") as string,
    });
  });
});
