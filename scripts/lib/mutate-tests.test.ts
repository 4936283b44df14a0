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
  it("run together when they are in one file, at most twenty in one call", () => {
    const many = Array.from({ length: 45 }, (_, at) => proof("a.test.ts", `title ${at}`));
    const groups = groupByFile([proof("b.test.ts", "x"), ...many, proof("b.test.ts", "x")]);
    expect(groups.map(({ file, titles }) => [file, titles.length])).toEqual([
      ["b.test.ts", 1],
      ["a.test.ts", 20],
      ["a.test.ts", 20],
      ["a.test.ts", 5],
    ]);
  });
  it("are found by Vitest by their whole title, groups included", () => {
    const pattern = new RegExp(buildUnitPattern(["paths /en (home) is [one]", "other"]));
    expect(pattern.test("paths > /en (home) > is [one]")).toBe(true);
    expect(pattern.test("paths > /en (home) is [one]")).toBe(true);
    expect(pattern.test("other")).toBe(true);
    expect(pattern.test("paths > /en (home) is [one] more")).toBe(false);
    expect(pattern.test("another")).toBe(false);
  });
  it("are found by Playwright by their whole title behind project and file", () => {
    const pattern = new RegExp(buildServedPattern(["group a? b", "c"]), "gi");
    const finds = (title: string): boolean => title.search(pattern) >= 0;
    expect(finds(" browser pages.spec.ts group a? b")).toBe(true);
    expect(finds(" http pages.spec.ts c @slow @once")).toBe(true);
    expect(finds(" http pages.spec.ts group c")).toBe(false);
    expect(finds(" http pages.spec.ts c d")).toBe(false);
  });
});

describe("a run of Vitest", () => {
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
    ["something failed outside the tests", 1, report("passed", 3, 0), "a.test.ts"],
    ["it was stopped", null, {}, "a.test.ts, which did not end"],
    ["everything passed", 0, report("passed", 3, 0), null],
  ])("%s", (_what, code, given, noticedBy) => {
    expect(judgeUnitRun(ended(code), given, "a.test.ts")).toEqual({ noticedBy, problem: null });
  });
  it.each([
    ["no title fits", 0, report("passed", 0, 0), "ran in a.test.ts"],
    ["there is no such file", 1, { testResults: [] }, "ran in a.test.ts: the last line"],
    ["it does not start", 1, {}, "ran in a.test.ts: the last line"],
  ])("says nothing: %s", (_what, code, given, end) => {
    expect(judgeUnitRun(ended(code), given, "a.test.ts")).toEqual({
      noticedBy: null,
      problem: `no test with the titles of the last npm test ${end}`,
    });
  });
});

describe("a run of Playwright", () => {
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
      "the log holds what it must not",
      1,
      report(["expected"], ["Error: The log"]),
      "an error outside the tests (Error: The log)",
    ],
    ["it was stopped", null, {}, "browser tests that did not end"],
    ["everything passed", 0, report(["expected"]), null],
  ])("%s", (_what, code, given, noticedBy) => {
    expect(judgeServedRun(ended(code), given)).toEqual({ noticedBy, problem: null });
  });
  it.each([
    ["no title fits", 1, report([], ["Error: No tests found"])],
    ["every test was skipped", 0, report(["skipped"])],
    ["it does not start", 1, {}],
  ])("says nothing: %s", (_what, code, given) => {
    expect(judgeServedRun(ended(code), given)).toMatchObject({
      noticedBy: null,
      problem: expect.stringContaining("no browser test") as string,
    });
  });
});
